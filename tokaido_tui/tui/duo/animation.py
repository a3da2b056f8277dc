"""How events look as they happen: a pawn goes its way space by space, points run up, the dice roll."""

from __future__ import annotations

from collections.abc import Sequence

from tokaido_tui.engine.event import Event
from tokaido_tui.games.duo.box import PAWNS
from tokaido_tui.games.duo.view import View
from tokaido_tui.tui.board import Frame
from tokaido_tui.tui.duo.dice import Dice
from tokaido_tui.tui.duo.map.island_map import IslandMap
from tokaido_tui.tui.duo.players import Players

LINGER = 3
"""So many frames a pawn stands on each space of its way."""
TUMBLES = 6
"""So often the dice show other faces before they lie still."""


def frames_of(events: Sequence[Event], view: View, island: IslandMap, players: Players, dice: Dice) -> list[Frame]:
    frames: list[Frame] = []
    points = [player.points for player in view.players]
    for event in events:
        if event.kind == "moved" and isinstance(event.what, tuple):
            number = 3 * event.seat + PAWNS.index(event.cause)
            for space in event.what:
                frames += [lambda n=number, s=space: island.walk(n, s)] * LINGER  # type: ignore[misc]
        elif event.kind == "points":
            for _step in range(event.amount):
                points[event.seat] += 1
                frames.append(lambda p=tuple(points): players.run_up(p))  # type: ignore[misc]
        elif event.kind == "rolled" and isinstance(event.what, tuple):
            for tumble in range(TUMBLES, 0, -1):
                faces = tuple((face + tumble * (pawn + 1)) % 4 + 1 for pawn, face in enumerate(event.what))
                frames += [lambda f=faces: dice.roll(f)] * 2  # type: ignore[misc]
    return frames
