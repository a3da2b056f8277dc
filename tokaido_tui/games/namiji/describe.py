"""Actions in words: the names records use, what options certainly do, and why an action is not allowed."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tokaido_tui.engine.decision import Decision, Option
from tokaido_tui.engine.errors import IllegalActionError, sentence
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
from tokaido_tui.games.namiji.fishing import lines_filled
from tokaido_tui.games.namiji.options import (
    DRAW,
    FACE_UP,
    FISH,
    HAUL,
    KEEP,
    KIND_NAMES,
    MOOR,
    OVER,
    PLACE,
    TAKE,
    UNSEEN,
)
from tokaido_tui.games.namiji.shelf import placement_name
from tokaido_tui.games.road.foresight import why_closed
from tokaido_tui.games.road.panoramas import PANORAMAS, completes_first
from tokaido_tui.games.road.travel import MOVE

if TYPE_CHECKING:
    from tokaido_tui.games.namiji.game import Namiji

NOTHING = "nothing"


def station_name(game: Namiji, station: int) -> str:
    return HOME if station == game.road.last else STATION_NAMES[game.road.kinds[station]]


def action_name(game: Namiji, action: int) -> str:
    """One line of a record, without its seat: a verb and what it is about."""
    kind, box = game.kind, game.box
    if kind == MOVE:
        return f"move {action} {station_name(game, action)}"
    if kind == FISH:
        fish = "unseen" if action == UNSEEN else box.fish_names[action - FACE_UP] if action else NOTHING
        return f"fish {fish}"
    if kind == PLACE:
        return f"place {placement_name(action)}" if action else "release"
    if kind == HAUL:
        return "haul " + (box.fish_names[action - 1] if action else NOTHING)
    if kind == DRAW:
        return "draw" if action else "stop"
    if kind == KEEP:
        return f"keep {box.rocks[action].name}"
    if kind == MOOR:
        return f"moor {action + 1}"
    if kind == TAKE:
        return f"take {box.docks[action].name}"
    return ""


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


def certain_points(game: Namiji, action: int) -> int:
    """The points an action gives its decider for certain, before anything is drawn; the end of the game apart."""
    kind, seat = game.kind, game.seat
    if kind == MOVE and game.walker == seat:
        return stop_points(game, seat, action)
    if kind == PLACE and action:
        return game.box.line_points[lines_filled(game, seat, action, game.caught)]
    if kind == DRAW and not action:
        return (game.haul_shrimp + game.haul_crabs) * game.box.crustacean_points
    if kind == TAKE:
        return game.box.docks[action].points
    return 0


def decision(game: Namiji) -> Decision:
    options = [
        Option(action, action_name(game, action), certain_points(game, action)) for action in game.legal_actions()
    ]
    return Decision(game.seat, KIND_NAMES[game.kind], tuple(options))


_WHY = {
    "start": sentence("no stop at station {n}: the boat is there already"),
    "behind": sentence("no stop at station {n}: nobody sails back"),
    "beyond": sentence("no stop at station {n}: everybody stops at the next dock"),
    "full": sentence("no stop at station {n}: every slot there is taken"),
    "complete": sentence("no stop at station {n}: that panorama is complete"),
}


def why_illegal(game: Namiji, action: int) -> IllegalActionError:
    if game.kind == OVER:
        return IllegalActionError("the game is over")
    if game.kind == MOVE:
        if not 0 <= action <= game.road.last:
            return IllegalActionError("the route has no station {n}", n=action)
        return IllegalActionError(_WHY[why_closed(game, action)], n=action)
    wanted = "; ".join(action_name(game, legal) for legal in game.legal_actions())
    return IllegalActionError("that is not one of the choices now, which are: {wanted}", wanted=wanted)
