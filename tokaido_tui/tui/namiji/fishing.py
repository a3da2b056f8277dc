"""Fishing: the shelf of who decides, and beside it the bank, the nets, or what is about to be placed.

The cursor stands only where something can be chosen. On the shelf it carries a ghost of the token, and the lines that
this would complete light up with their points.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from textual.events import Click, MouseMove
from textual.message import Message

from tokaido_tui.games.namiji.box import KINDS
from tokaido_tui.games.namiji.options import FACE_UP, MEMBERS, NO_MORE, UNSEEN
from tokaido_tui.games.namiji.shelf import CELLS, CELLS_OF, COLUMNS, ROWS
from tokaido_tui.games.namiji.view import View
from tokaido_tui.i18n import _
from tokaido_tui.tui.canvas import ASCII, Canvas
from tokaido_tui.tui.jump import letters_for
from tokaido_tui.tui.keys import key_name
from tokaido_tui.tui.namiji import shelf_painter
from tokaido_tui.tui.namiji.bank import BankPainter
from tokaido_tui.tui.namiji.pointer import Pointer, Spot
from tokaido_tui.tui.namiji.shelf_painter import NET_MARK, ShelfPainter
from tokaido_tui.tui.palette import style
from tokaido_tui.tui.widgets.bars import coloured
from tokaido_tui.tui.widgets.panel import Panel
from tokaido_tui.words.namiji import names, previews_fishing
from tokaido_tui.words.namiji.fits import fit
from tokaido_tui.words.namiji.shelves import gain, lines_completed, points_by_cell, with_token
from tokaido_tui.words.wrapping import wrapped

KINDS_OF_FISHING = ("fish", "place", "haul")
LARGE_ROWS = 2 + shelf_painter.rows_of(shelf_painter.LARGE)
LARGE_WIDTH = 98
LEFT = 1
GAP = 2


def pointer_for(view: View) -> Pointer:
    """The spots of a decision; the cursor begins where a token scores most."""
    assert view.decision is not None
    actions = [option.action for option in view.decision.options]
    if view.kind == "place":
        pointer = Pointer([*[placed(action) for action in actions if action], Spot(0, 0, ROWS, broad=True)])
        player, fish = view.players[view.decider], view.caught
        assert fish is not None
        # Ahead of the others is what scores most, then what spoils least.
        found = {spot.action: fit(view.box, player, spot.action, fish) for spot in pointer.spots[:-1]}
        pointer.point_at(max(found, key=lambda action: (found[action].points, -len(found[action].spoiled))))
        return pointer
    if view.kind == "haul":
        nets = [action for action in actions if action]
        return Pointer([Spot(action, 0, number, broad=True) for number, action in enumerate([*nets, 0])])
    spots = [Spot(a, (a - FACE_UP) % KINDS, (a - FACE_UP) // KINDS) for a in actions if a >= FACE_UP]
    below = [Spot(a, 0, KINDS + i, broad=True) for i, a in enumerate((UNSEEN, NO_MORE)) if a in actions]
    return Pointer([*spots, *below])


def placed(placement: int) -> Spot:
    """Where a token would lie: the middle of its cells."""
    members = MEMBERS[CELLS_OF[placement]]
    x = sum(cell % COLUMNS for cell in members) / len(members)
    y = sum(cell // COLUMNS for cell in members) / len(members)
    return Spot(placement, x, y, turn=(placement - 1) // CELLS)


def _nowhere(_x: int, _y: int, _width: int, _action: int) -> None:
    """For what is only shown."""


class Fishing(Panel):
    """Asks `fish`, `place` and `haul`."""

    @dataclass
    class Picked(Message):
        """The player pointed at an action; `go` means to take it."""

        action: int
        go: bool

    def __init__(self, **kwargs: Any) -> None:
        super().__init__(**kwargs)
        self.view: View | None = None
        self.pointer: Pointer | None = None
        self.letters: dict[int, str] = {}
        self.values: dict[int, float] = {}
        self.advised: tuple[int, str] | None = None
        """What a hint advises, and its sentence."""
        self._rects: list[tuple[int, int, int, int, int]] = []

    def ask(self, view: View) -> None:
        self.view = view
        self.pointer = pointer_for(view)
        self.letters = {}
        self.values = {}
        self.advised = None
        self.repaint()

    def put_away(self) -> None:
        """Nothing is asked here any more."""
        self.view = self.pointer = None
        self.letters = {}

    @property
    def can_turn(self) -> bool:
        return self.pointer is not None and self.pointer.turned() is not None

    def jump_letters(self) -> dict[int, str]:
        """By action, the letter that jumps to it."""
        if self.pointer is None:
            return {}
        return letters_for(spot.action for spot in self.pointer.shown())

    def show_letters(self, letters: dict[int, str]) -> None:
        self.letters = letters
        self.repaint()

    # --- the mouse ---------------------------------------------------------------------------------------------------

    def action_at(self, x: int, y: int) -> int | None:
        for left, top, width, rows, action in self._rects:
            if left <= x < left + width and top <= y < top + rows:
                return action
        return None

    def on_mouse_move(self, event: MouseMove) -> None:
        action = self.action_at(event.x, event.y)
        if action is not None and self.pointer is not None and action != self.pointer.action:
            self.post_message(self.Picked(action, go=False))

    def on_click(self, event: Click) -> None:
        action = self.action_at(event.x, event.y)
        if action is not None and self.pointer is not None:
            self.post_message(self.Picked(action, go=action == self.pointer.action))

    # --- painting ----------------------------------------------------------------------------------------------------

    def paint(self, canvas: Canvas) -> None:
        view, pointer = self.view, self.pointer
        if view is None or pointer is None:
            return
        self._rects = []
        self.paint_title(canvas, 0, previews_fishing.title(view), self._keys(view))
        large = canvas.height >= LARGE_ROWS and canvas.width >= LARGE_WIDTH
        size = shelf_painter.LARGE if large else shelf_painter.SMALL
        painter = ShelfPainter(canvas, self.palette, self.glyphs, view.box, LEFT, 1, size)
        beside = LEFT + shelf_painter.width_of(size) + GAP
        below = 1 + shelf_painter.rows_of(size)
        letters = self.letters
        bank = BankPainter(canvas, self.palette, self.glyphs, view, pointer.action, letters)
        if view.kind == "place":
            self._placing(canvas, painter, letters)
            self._release(below, bank)
        else:
            self._scores(painter)
        self._aside(canvas, beside, canvas.width - beside - 1, bank, large)
        if self.advised is not None and pointer.action == self.advised[0]:
            self._advice(canvas, self.advised[1], beside - 2 if large else canvas.width)

    def _keys(self, view: View) -> str:
        if view.kind == "place" and self.can_turn:
            return _("arrows move it, Space turns it")
        if view.kind == "place":
            return _("arrows move, {enter} places").format(enter=key_name("enter"))
        return _("arrows choose, {enter} takes").format(enter=key_name("enter"))

    def _advice(self, canvas: Canvas, text: str, room: int) -> None:
        """In the last rows, where it takes precedence."""
        lines = wrapped([(text, "gold")], room - LEFT - 1)
        for y, line in enumerate(lines, canvas.height - len(lines)):
            canvas.put(LEFT, y, " " * (room - LEFT), self.base_style())
            self.paint_pieces(canvas, LEFT + 1, y, line)

    def _spotted(self, x: int, y: int, width: int, action: int) -> None:
        self._rects.append((x, y, width, 1, action))

    def _placing(self, canvas: Canvas, painter: ShelfPainter, letters: dict[int, str]) -> None:
        """The shelf with the ghost on it, and what every other open cell would score."""
        view, pointer = self.view, self.pointer
        assert view is not None
        assert pointer is not None
        assert view.caught is not None
        player, fish, here = view.players[view.decider], view.caught, pointer.here
        placement = here.action
        done = [state.number for state in lines_completed(view.box, player, placement, fish)] if placement else []
        painter.paint(player, done, with_token(player, placement, fish) if placement else None)
        for spot in pointer.shown():
            if spot.broad:
                continue
            for cell in MEMBERS[CELLS_OF[spot.action]]:
                points = gain(view.box, player, spot.action, fish)
                if not view.netted:
                    painter.empty(cell, open_=True, text=f"+{points}" if points else "")
                else:
                    painter.empty(cell, open_=True)
        if placement:
            painter.token(placement, fish, ghost=True)
        for spot in pointer.shown():
            if not spot.broad:
                self._mark(canvas, painter, spot, letters)

    def _mark(self, canvas: Canvas, painter: ShelfPainter, spot: Spot, letters: dict[int, str]) -> None:
        """Where the mouse can point, the letter to jump with, the bar of a hint: all at a placement's first cell."""
        cell = MEMBERS[CELLS_OF[spot.action]][0]
        x, y = painter.place_of(cell)
        size = painter.size
        self._rects.append((x, y, size.width, size.rows, spot.action))
        if spot.action in letters:
            canvas.put(x, y, f" {letters[spot.action]} ", style(self.palette.ink, self.palette.gold, bold=True))
        if spot.action in self.values:
            value = self.values[spot.action]
            look = style(self.palette.gold if value == 1 else self.palette.gain, bold=value == 1)
            bar = "=" if self.glyphs is ASCII else "▄"
            canvas.put(x, y + size.rows - 1, bar * max(1, round(value * size.width)), look)

    def _release(self, y: int, bank: BankPainter) -> None:
        view = self.view
        assert view is not None
        room = shelf_painter.width_of(shelf_painter.SMALL)
        bank.line(LEFT + 2, y, room, 0, previews_fishing.release(view), self._spotted, self.values)

    def _scores(self, painter: ShelfPainter) -> None:
        """The shelf, and where the fish or net under the cursor would score."""
        view, pointer = self.view, self.pointer
        assert view is not None
        assert pointer is not None
        player = view.players[view.decider]
        painter.paint(player)
        fish = previews_fishing.thought_of(view, pointer.action)
        if fish is not None:
            for cell, points in points_by_cell(view.box, player, fish, view.kind == "haul").items():
                painter.empty(cell, open_=True, text=f"+{points}")

    def _aside(self, canvas: Canvas, x: int, room: int, bank: BankPainter, large: bool) -> None:
        """The bank, the nets, or the token in the hand; and what the cursor means."""
        view, pointer = self.view, self.pointer
        assert view is not None
        assert pointer is not None
        y = 1
        if view.kind == "fish":
            y = bank.paint(x, y, room, large, self._spotted, self.values)
            y = bank.lines(x, y, room, self._spotted, self.values)
        elif view.kind == "haul":
            for spot in pointer.spots:
                fish = spot.action - 1
                text = names.net(view.box, fish) if spot.action else previews_fishing.release(view)
                tile = self._net_tile(fish) if spot.action else None
                y = bank.line(x, y, room, spot.action, text, self._spotted, self.values, tile)
                y += large
        else:
            assert view.caught is not None
            name = names.net(view.box, view.caught) if view.netted else names.fish(view.box, view.caught)
            at = canvas.put(x, y, *self._net_tile(view.caught, view.netted)) + 1
            canvas.put(at, y, name, style(self.palette.paper, bold=True))
            y += 1 + large
        y += large and view.kind != "fish"
        for pieces in previews_fishing.about(view, pointer.action):
            for line in wrapped(pieces, room):
                self.paint_pieces(canvas, x, y, line)
                y += 1
        if large and view.kind == "place":
            # There is room to look at what lies in the bank.
            BankPainter(canvas, self.palette, self.glyphs, view, None, {}).paint(x, y + 1, room, False, _nowhere, {})

    def _net_tile(self, fish: int, net: bool = True) -> tuple[str, Any]:
        view = self.view
        assert view is not None
        letters = names.fish_letters(view.box, fish)
        colour = self.palette.named(names.fish_colour(fish))
        text = f" {letters}{NET_MARK}{letters} " if net else f" {letters} "
        return text, coloured(colour, self.palette, bold=True)
