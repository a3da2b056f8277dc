"""Points: what changes them, what sets off the end, the recount from the boards, and who wins."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tokaido_tui.engine.game import Outcome
from tokaido_tui.games.duo.options import OVER

if TYPE_CHECKING:
    from tokaido_tui.games.duo.game import Duo

SOURCES = ("faith", "trade", "culture")


def score(game: Duo, seat: int, points: int, source: str) -> None:
    game.points[seat] += points
    if game.events is not None and points:
        game.tell("points", seat, points, cause=source)


def set_off_the_end(game: Duo, seat: int, cause: str) -> None:
    """The round is played out, and then the game is over."""
    if not game.ending:
        game.ending = True
        game.tell("ending", seat, cause=cause)


def advance_temple(game: Duo, seat: int) -> None:
    track = game.box.temple
    peg = game.temple[seat] = game.temple[seat] + 1
    if game.events is not None:
        game.tell("temple", seat, 1, track[peg])
    score(game, seat, (track[peg] - track[peg - 1]) * game.box.garden[game.garden[seat]], "faith")
    if peg == len(track) - 1:
        set_off_the_end(game, seat, "temple")


def advance_garden(game: Duo, seat: int) -> None:
    track = game.box.garden
    peg = game.garden[seat] = game.garden[seat] + 1
    if game.events is not None:
        game.tell("garden", seat, 1, track[peg])
    score(game, seat, (track[peg] - track[peg - 1]) * game.box.temple[game.temple[seat]], "faith")
    if peg == len(track) - 1:
        set_off_the_end(game, seat, "garden")


def receive(game: Duo, seat: int, coins: int, cause: str) -> None:
    """Coins from the supply; enough of them become an ingot at once, as long as there is a slot for it."""
    box = game.box
    game.coins[seat] += coins
    if game.events is not None:
        game.tell("coins", seat, coins, cause=cause)
    track = box.ingots
    while game.coins[seat] >= box.coins_an_ingot and game.ingots[seat] < len(track) - 1:
        game.coins[seat] -= box.coins_an_ingot
        ingots = game.ingots[seat] = game.ingots[seat] + 1
        if game.events is not None:
            game.tell("coins", seat, -box.coins_an_ingot, cause="ingot")
            game.tell("ingot", seat, 1, ingots)
        score(game, seat, track[ingots] - track[ingots - 1], "trade")
        if ingots == len(track) - 1:
            set_off_the_end(game, seat, "ingots")


def give_painting(game: Duo, seat: int) -> None:
    """The leftmost painting face up leaves the board."""
    track = game.box.paintings
    revealed = game.revealed[seat]
    game.revealed[seat] = revealed[1:]
    given = game.given[seat] = game.given[seat] + 1
    if game.events is not None:
        game.tell("gave", seat, 1, revealed[0])
    score(game, seat, track[given] - track[given - 1], "culture")
    if given == len(track) - 1:
        set_off_the_end(game, seat, "paintings")


def finish(game: Duo) -> None:
    game.ask(OVER, game.seat, ())
    if game.events is not None:
        for seat in winners(game):
            game.tell("won", seat, game.points[seat])


def recount(game: Duo, seat: int) -> tuple[int, int, int]:
    """The points of a seat by source, from nothing but its three boards."""
    box = game.box
    return (
        box.temple[game.temple[seat]] * box.garden[game.garden[seat]],
        box.ingots[game.ingots[seat]],
        box.paintings[game.given[seat]],
    )


def money(game: Duo, seat: int) -> int:
    return game.box.coins_an_ingot * game.ingots[seat] + game.coins[seat]


def standing_of(game: Duo, seat: int) -> tuple[int, int]:
    """What decides the game: points, then money."""
    return game.points[seat], money(game, seat)


def winners(game: Duo) -> list[int]:
    standings = [standing_of(game, seat) for seat in range(2)]
    return [seat for seat, standing in enumerate(standings) if standing == max(standings)]


def outcome(game: Duo) -> Outcome:
    recounts = [recount(game, seat) for seat in range(2)]
    standings = [standing_of(game, seat) for seat in range(2)]
    return Outcome(
        points=tuple(game.points),
        sources={source: tuple(r[i] for r in recounts) for i, source in enumerate(SOURCES)},
        winners=tuple(winners(game)) if game.kind == OVER else (),
        places=tuple(1 + sum(other > mine for other in standings) for mine in standings),
    )
