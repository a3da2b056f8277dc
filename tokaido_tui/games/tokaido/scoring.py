"""Points: the end of the game, the recount from the collections, and who wins."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from tokaido_tui.engine.game import Outcome
from tokaido_tui.games.road.panoramas import panorama_points, sections_of
from tokaido_tui.games.tokaido.box import BATHER, CHATTERBOX, COLLECTOR, GOURMET
from tokaido_tui.games.tokaido.options import OVER, unpack_families

if TYPE_CHECKING:
    from tokaido_tui.games.tokaido.box import Box
    from tokaido_tui.games.tokaido.game import Tokaido

SOURCES = ("meals", "panoramas", "souvenirs", "springs", "encounters", "gifts", "ranks", "achievements")


def temple_ranks(box: Box, offerings: Sequence[int]) -> list[int]:
    """Points for each pile of offerings: equal piles share a rank in full, and no rank is skipped."""
    ranked = dict(zip(sorted(set(offerings), reverse=True), box.rank_points, strict=False))
    ranked[0] = 0
    return [ranked[pile] for pile in offerings]


def souvenirs_worth(families: list[int]) -> int:
    """A whole collection: the i-th set has as many families as hold i cards, and scores that number squared."""
    return sum(sum(count >= i for count in families) ** 2 for i in range(1, max(families) + 1))


def tallies(game: Tokaido) -> tuple[tuple[int, list[int]], ...]:
    """The final achievements, each with what decides it, by seat."""
    springs, met, box = game.springs, game.met, game.box
    kinds, people = box.spring_kinds, box.people
    return (
        # The printed prices, whatever was paid.
        (GOURMET, [box.printed_prices[meals] for meals in game.meals]),
        (BATHER, [sum(springs[i : i + kinds]) for i in range(0, len(springs), kinds)]),
        (CHATTERBOX, [sum(met[i : i + people]) for i in range(0, len(met), people)]),
        (COLLECTOR, [souvenirs.bit_count() for souvenirs in game.souvenirs]),
    )


def award(game: Tokaido, seat: int, achievement: int) -> None:
    points = game.box.achievement_points + game.who[seat].achievement_points
    game.awards[seat] |= 1 << achievement
    game.points[seat] += points
    if game.events is not None:
        game.tell("achievement", seat, what=achievement)
        game.tell("points", seat, points, cause="achievements")


def finish(game: Tokaido) -> None:
    """All are at the last inn: achievements, then the ranks of the temple."""
    game.kind = OVER
    for achievement, tally in tallies(game):
        best = max(tally)
        if best:
            seat = -1
            for _ in range(tally.count(best)):
                seat = tally.index(best, seat + 1)
                award(game, seat, achievement)
    ranks = temple_ranks(game.box, game.offerings)
    for seat in range(game.players):
        game.points[seat] += ranks[seat]
    if game.events is not None:
        for seat, points in enumerate(ranks[: game.players]):
            if points:
                game.tell("rank", seat, game.offerings[seat])
                game.tell("points", seat, points, cause="ranks")
        for seat in winners(game):
            game.tell("won", seat, game.points[seat])


def recount(game: Tokaido, seat: int) -> tuple[int, ...]:
    """The points of a seat by source, from nothing but its collection."""
    who, box = game.who[seat], game.box
    families = unpack_families(game.families[seat])
    springs = game.springs[box.spring_kinds * seat : box.spring_kinds * (seat + 1)]
    met = game.met[box.people * seat : box.people * (seat + 1)]
    return (
        box.meal_points * game.meals[seat].bit_count(),
        panorama_points(sections_of(game, seat)),
        souvenirs_worth(families),
        sum(n * (value + who.spring_points) for n, value in zip(springs, box.springs, strict=True)),
        sum(n * (who.encounter_points + person.points) for n, person in zip(met, box.encounters, strict=True)),
        game.offerings[seat],
        temple_ranks(game.box, game.offerings)[seat] if game.kind == OVER else 0,
        game.awards[seat].bit_count() * (box.achievement_points + who.achievement_points),
    )


def standing_of(game: Tokaido, seat: int) -> tuple[int, int]:
    """What decides the game: points, then achievement cards."""
    return game.points[seat], game.awards[seat].bit_count()


def winners(game: Tokaido) -> list[int]:
    standings = [standing_of(game, seat) for seat in range(game.players)]
    return [seat for seat, standing in enumerate(standings) if standing == max(standings)]


def outcome(game: Tokaido) -> Outcome:
    recounts = [recount(game, seat) for seat in range(game.players)]
    standings = [standing_of(game, seat) for seat in range(game.players)]
    return Outcome(
        points=tuple(game.points),
        sources={source: tuple(r[i] for r in recounts) for i, source in enumerate(SOURCES)},
        winners=tuple(winners(game)) if game.kind == OVER else (),
        places=tuple(1 + sum(other > mine for other in standings) for mine in standings),
    )
