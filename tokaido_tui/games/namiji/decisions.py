"""Every kind of decision: what can be chosen, what is done, what records call it, what it certainly brings.

A new one is an entry here, with its number and name in options.py.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from tokaido_tui.engine.decision import Kind, in_order
from tokaido_tui.games.namiji import dock, fishing, stops
from tokaido_tui.games.namiji.box import (
    DOLPHIN,
    EFFECTS,
    HOME,
    OFFERING_POINTS,
    ROCK,
    ROCK_POINTS,
    SECTION_POINTS,
    STATION_NAMES,
    WHALE,
    WHIRLPOOL,
)
from tokaido_tui.games.namiji.box import FISH as FISHES
from tokaido_tui.games.namiji.options import (
    CATCHES_OF,
    DRAW,
    FACE_UP,
    FISH,
    HAUL,
    KEEP,
    KIND_NAMES,
    MEMBERS,
    MOOR,
    OVER,
    PLACE,
    STOP_OR_DRAW,
    TAKE,
    UNSEEN,
)
from tokaido_tui.games.namiji.shelf import FISH_PLACES, NET_PLACES, placement_name
from tokaido_tui.games.road.panoramas import PANORAMAS, completes_first
from tokaido_tui.games.road.travel import MOVE

if TYPE_CHECKING:
    from tokaido_tui.games.namiji.game import Namiji

NOTHING = "nothing"
Gains = tuple[int, int]


# --- moves -----------------------------------------------------------------------------------------------------------


def _move_name(game: Namiji, station: int) -> str:
    name = HOME if station == game.road.last else STATION_NAMES[game.road.kinds[station]]
    return f"move {station} {name}"


def section_points(game: Namiji, seat: int, panorama: int) -> int:
    """What the next section of a panorama scores, upgrades and the bonus of being first to complete it included."""
    points = game.sections[PANORAMAS * seat + panorama] + 1 + game.effects[EFFECTS * seat + SECTION_POINTS]
    return points + game.box.bonus if completes_first(game, seat, panorama) else points


def stop_points(game: Namiji, seat: int, station: int) -> int:
    """What stopping at a station scores for certain."""
    kind = game.road.kinds[station]
    if DOLPHIN <= kind <= WHALE:
        return section_points(game, seat, kind - DOLPHIN)
    if kind == WHIRLPOOL and game.offerings[seat]:
        return game.effects[EFFECTS * seat + OFFERING_POINTS]
    if kind == ROCK:
        return game.effects[EFFECTS * seat + ROCK_POINTS]
    if station == game.road.last:
        return game.box.early_bird[game.waiting]
    return 0


def _move_gains(game: Namiji, station: int) -> Gains:
    return (stop_points(game, game.seat, station) if game.walker == game.seat else 0), 0


# --- fishing ---------------------------------------------------------------------------------------------------------


def _fish(game: Namiji) -> tuple[int, ...]:
    return CATCHES_OF[game.again << FISHES + 1 | bool(game.shoal) << FISHES | game.up_mask]


def _fish_name(game: Namiji, choice: int) -> str:
    return "fish " + ("unseen" if choice == UNSEEN else game.box.fish_names[choice - FACE_UP] if choice else NOTHING)


def _places(game: Namiji) -> tuple[int, ...]:
    return (NET_PLACES if game.netted else FISH_PLACES)[game.filled[game.seat]]


def _place_name(_game: Namiji, placement: int) -> str:
    return f"place {placement_name(placement)}" if placement else "release"


def _place_gains(game: Namiji, placement: int) -> Gains:
    if not placement:
        return 0, 0
    return game.box.line_points[fishing.lines_filled(game, game.seat, placement, game.caught)], 0


def _nets(game: Namiji) -> tuple[int, ...]:
    return (0, *[1 + net for net in dict.fromkeys(game.offer)])


def _net_name(game: Namiji, choice: int) -> str:
    return "haul " + (game.box.fish_names[choice - 1] if choice else NOTHING)


# --- the trap --------------------------------------------------------------------------------------------------------


def _draws(_game: Namiji) -> tuple[int, ...]:
    return STOP_OR_DRAW


def _draw_name(_game: Namiji, more: int) -> str:
    return "draw" if more else "stop"


def _draw_gains(game: Namiji, more: int) -> Gains:
    return (0 if more else (game.haul_shrimp + game.haul_crabs) * game.box.crustacean_points), 0


# --- rocks and docks -------------------------------------------------------------------------------------------------


def _rocks(game: Namiji) -> tuple[int, ...]:
    return game.offer


def _rock_name(game: Namiji, card: int) -> str:
    return f"keep {game.box.rocks[card].name}"


def _berths(game: Namiji) -> tuple[int, ...]:
    return MEMBERS[game.berths]


def _berth_name(_game: Namiji, place: int) -> str:
    return f"moor {place + 1}"


def _dock_cards(game: Namiji) -> tuple[int, ...]:
    return tuple(dict.fromkeys(game.hand))


def _dock_card_name(game: Namiji, card: int) -> str:
    return f"take {game.box.docks[card].name}"


def _dock_card_gains(game: Namiji, card: int) -> Gains:
    return game.box.docks[card].points, 0


def _over(_game: Namiji) -> tuple[int, ...]:
    return ()


DECISIONS = in_order(
    {
        # Moves are found and made in game.py and travel.py: nothing is done more often.
        MOVE: Kind("move", names=_move_name, gains=_move_gains),
        FISH: Kind("fish", _fish, fishing.fish, _fish_name),
        PLACE: Kind("place", _places, fishing.place, _place_name, _place_gains),
        HAUL: Kind("haul", _nets, fishing.haul, _net_name),
        DRAW: Kind("draw", _draws, stops.draw, _draw_name, _draw_gains),
        KEEP: Kind("keep", _rocks, stops.keep, _rock_name, hides_options=True, hides_offer=True),
        MOOR: Kind("moor", _berths, dock.moor, _berth_name),
        TAKE: Kind("take", _dock_cards, dock.take, _dock_card_name, _dock_card_gains, hides_options=True),
        OVER: Kind("over", _over),
    },
    KIND_NAMES,
)
LEGAL = tuple(kind.legal for kind in DECISIONS)
ANSWERS = tuple(kind.answer for kind in DECISIONS)
