"""Points: the end of the game, the recount from the collections, and who wins."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from tokaido_tui.engine.game import Outcome
from tokaido_tui.games.namiji.box import COLOURS, CRAB, KINDS, OFFERINGS, SHRIMP
from tokaido_tui.games.namiji.options import MEMBERS, OVER
from tokaido_tui.games.namiji.shelf import is_net
from tokaido_tui.games.road.panoramas import panorama_points, sections_of

if TYPE_CHECKING:
    from tokaido_tui.games.namiji.game import Namiji

SOURCES = (
    "lines", "crustaceans", "panoramas", "bonuses", "meals", "upgrades", "early bird", "rocks", "offerings",
)  # fmt: skip


def _nets(game: Namiji, seat: int) -> int:
    return sum(is_net(token >> 4) for token in game.tokens[seat])


def _variety(game: Namiji, seat: int) -> int:
    """How many colours and kinds there are on the shelf."""
    colours = game.colour_cells[COLOURS * seat : COLOURS * (seat + 1)]
    kinds = game.kind_cells[KINDS * seat : KINDS * (seat + 1)]
    return sum(map(bool, colours)) + sum(map(bool, kinds))


def gear_of(game: Namiji, seat: int) -> list[int]:
    """How many of each dock card."""
    size = len(game.box.docks)
    return game.gear[size * seat : size * (seat + 1)]


def _cards(meals: bool) -> Callable[[Namiji, int], int]:
    return lambda game, seat: sum(
        count for count, card in zip(gear_of(game, seat), game.box.docks, strict=True) if card.is_meal == meals
    )


_MEASURES: dict[str, Callable[[Namiji, int], int]] = {
    "lines": lambda game, seat: game.lines[seat].bit_count(),
    "cells": lambda game, seat: game.filled[seat].bit_count(),
    "single fish": lambda game, seat: len(game.tokens[seat]) - _nets(game, seat),
    "nets": _nets,
    "variety": _variety,
    "shrimp": lambda game, seat: game.trap[2 * seat + SHRIMP],
    "crabs": lambda game, seat: game.trap[2 * seat + CRAB],
    "crustaceans": lambda game, seat: game.trap[2 * seat + SHRIMP] + game.trap[2 * seat + CRAB],
    "dolphin": lambda game, seat: sections_of(game, seat)[0],
    "octopus": lambda game, seat: sections_of(game, seat)[1],
    "whale": lambda game, seat: sections_of(game, seat)[2],
    "panoramas": lambda game, seat: sum(map(bool, sections_of(game, seat))),
    "offerings": lambda game, seat: OFFERINGS - game.offerings[seat],
    "meals": _cards(True),
    "upgrades": _cards(False),
    "rocks": lambda game, seat: game.rocks[seat].bit_count(),
}


def measure(game: Namiji, seat: int, counts: str) -> int:
    """How many a seat has of what a rock counts: see rocks.toml."""
    if counts in _MEASURES:
        return _MEASURES[counts](game, seat)
    # A colour. A net counts as its two fish, which are as many as the cells it covers.
    return game.colour_cells[COLOURS * seat + game.box.colours.index(counts)].bit_count()


def rock_points(game: Namiji, seat: int, card: int) -> int:
    """What a rock would score now."""
    rock = game.box.rocks[card]
    return rock.points if measure(game, seat, rock.counts) >= rock.at_least else 0


def finish(game: Namiji) -> None:
    """All are home: rocks are shown and scored, offerings left are punished."""
    game.kind = OVER
    for seat in range(game.players):
        for card in MEMBERS[game.rocks[seat]]:
            points = rock_points(game, seat, card)
            if game.events is not None:
                game.tell("rock shown", seat, points, card)
            if points:
                game.score(seat, points, "rocks")
        left = game.offerings[seat]
        if left:
            if game.events is not None:
                game.tell("penalty", seat, left)
            game.score(seat, -game.box.penalty[left], "offerings")
    if game.events is not None:
        for seat in winners(game):
            game.tell("won", seat, game.points[seat])


def recount(game: Namiji, seat: int) -> tuple[int, ...]:
    """The points of a seat by source, from nothing but its collection."""
    box = game.box
    over = game.kind == OVER
    meals = sum(count * card.points for count, card in zip(gear_of(game, seat), box.docks, strict=True))
    home = game.arrived[seat]
    return (
        box.line_points[game.lines[seat]],
        measure(game, seat, "crustaceans") * box.crustacean_points,
        panorama_points(sections_of(game, seat)),
        game.awards[seat].bit_count() * box.bonus,
        meals,
        game.extra[seat],
        box.early_bird[home - 1] if home else 0,
        sum(rock_points(game, seat, card) for card in MEMBERS[game.rocks[seat]]) if over else 0,
        -box.penalty[game.offerings[seat]] if over else 0,
    )


def winners(game: Namiji) -> list[int]:
    """Ties share the win."""
    return [seat for seat, points in enumerate(game.points) if points == max(game.points)]


def outcome(game: Namiji) -> Outcome:
    recounts = [recount(game, seat) for seat in range(game.players)]
    return Outcome(
        points=tuple(game.points),
        sources={source: tuple(r[i] for r in recounts) for i, source in enumerate(SOURCES)},
        winners=tuple(winners(game)) if game.kind == OVER else (),
        places=tuple(1 + sum(other > mine for other in game.points) for mine in game.points),
    )
