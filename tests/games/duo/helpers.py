"""Positions for the tests of the rules: a game whose chance is scripted pile by pile and whose acts are named."""

from __future__ import annotations

from collections.abc import Sequence

from tests.games.playing import PileDealer, Played
from tokaido_tui.engine.event import Event
from tokaido_tui.engine.setup import Setup
from tokaido_tui.games.duo.box import ARTIST, GOODS, LANDSCAPES, MERCHANT, PAWNS, PILGRIM
from tokaido_tui.games.duo.game import Duo
from tokaido_tui.games.duo.system import SYSTEM
from tokaido_tui.games.duo.view import PlayerView, View

NAMES = ("Ana", "Bo")
TABLES = SYSTEM.box
# The trade tokens from C1 to C8, where a test does not say otherwise.
TOKENS = ["kimono 4", "ceramics 3", "doll 3", "fan 2", "kimono 4", "ceramics 4", "doll 3", "fan 3"]


def space(name: str | int) -> int:
    """A space by its name, or a stop by its number."""
    return TABLES.names.index(str(name)) if str(name) in TABLES.names else int(name) - 1


def landscape(name: str) -> int:
    return LANDSCAPES.index(name)


class Trip(Played):
    """A game that a test plays. Seat 0, Ana, is purple and begins.

    `dice` are the rolls of the first rounds, each as pilgrim, merchant, artist. `waves` names the sides that lie up.
    """

    def __init__(
        self,
        *dice: tuple[int, int, int],
        waves: tuple[str, str, str] = ("calm", "shrewd", "master"),
        tokens: Sequence[str] = TOKENS,
        goods: Sequence[str] = (),
        paintings: Sequence[str] = (),
        seed: int = 1,
    ) -> None:
        piles: dict[str, Sequence[str | int]] = {"token": tokens, "good": goods, "purple-painting": paintings}
        for pawn, name in enumerate(PAWNS):
            piles[f"{name}-die"] = [roll[pawn] for roll in dice]
            piles[f"{name}-wave"] = [waves[pawn]]
        self.game: Duo
        self.game, self.opening = SYSTEM.start(Setup(NAMES, (), ("purple", "green")), PileDealer(SYSTEM, seed, piles))

    # --- putting things where a test wants them

    def put(self, seat: int, pilgrim: str | int = "", merchant: str = "", artist: str = "") -> Trip:
        for pawn, name in ((PILGRIM, pilgrim), (MERCHANT, merchant), (ARTIST, artist)):
            if name:
                self.game.where[3 * seat + pawn] = space(name)
        return self

    def goods(self, seat: int, **counts: int) -> Trip:
        """The seat's merchant holds these, out of the bag."""
        for name, count in counts.items():
            for _ in range(count):
                self.game.bag.remove(GOODS.index(name))
                self.game.goods[len(GOODS) * seat + GOODS.index(name)] += 1
        return self

    def revealed(self, seat: int, *names: str) -> Trip:
        for name in names:
            self.game.hidden[seat].remove(landscape(name))
            self.game.revealed[seat] += (landscape(name),)
        return self

    def boards(
        self, seat: int, temple: int = 1, garden: int = 1, ingots: int = 0, coins: int = 0, given: int = 0
    ) -> Trip:
        game = self.game
        game.temple[seat], game.garden[seat] = temple - 1, garden - 1
        game.ingots[seat], game.coins[seat], game.given[seat] = ingots, coins, given
        del game.hidden[seat][:given]
        game.points[seat] = temple * garden + TABLES.ingots[ingots] + TABLES.paintings[given]
        return self

    def wave(self, seat: int, *names: str) -> Trip:
        for name in names:
            self.game.holder[[wave.name for wave in self.game.waves].index(name)] = seat
        return self

    # --- what there is to see

    def player(self, seat: int) -> PlayerView:
        return self.view().players[seat]

    def view(self, seat: int | None = None) -> View:
        return self.game.view(seat)

    def at(self, seat: int, pawn: str) -> str:
        return TABLES.names[self.game.where[3 * seat + PAWNS.index(pawn)]]

    def places(self) -> list[str]:
        """The names of the spaces the pawn can go to."""
        assert self.kind == "move"
        return [name.split()[1] for name in self.choices()]

    # --- playing

    def finish_round(self) -> list[Event]:
        """Plays on, doing as little as can be, until the dice are rolled anew or the game is over."""
        events: list[Event] = []
        number = self.game.round
        while self.game.round == number and not self.game.is_over:
            events += self.game.apply(self.game.legal_actions()[0])
        return events
