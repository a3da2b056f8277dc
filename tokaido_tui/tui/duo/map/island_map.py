"""The island: one widget, drawn with the line API.

Where the pawn of a die can go is bright and numbered, everything else recedes. A pawn is a tile of its player's colour
with two letters, the player's initial and the pawn's: "Ap" is Ana's pilgrim.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from textual.events import Click, MouseMove
from textual.message import Message

from tokaido_tui.games.duo.view import View
from tokaido_tui.tui.canvas import Canvas
from tokaido_tui.tui.duo.map.ground import cell_of, paint_picture
from tokaido_tui.tui.duo.map.places import places_of
from tokaido_tui.tui.duo.map.plain_ground import paint_signs
from tokaido_tui.tui.duo.map.tiles import Tiles
from tokaido_tui.tui.widgets.painted import Painted


class IslandMap(Painted):
    """Shows a view; knows where the pawn can go, where the cursor is and which way is looked at."""

    @dataclass
    class Picked(Message):
        """The player pointed at a space; `go` means to move there."""

        space: int
        go: bool

    view: View | None = None
    cursor: int | None = None
    looked_at: int | None = None

    def __init__(self, **kwargs: object) -> None:
        super().__init__(**kwargs)  # type: ignore[arg-type]
        self.targets: tuple[int, ...] = ()
        self.way: tuple[int, ...] = ()
        """The spaces from the pawn to where the cursor is."""
        self.colours: Sequence[int] = ()
        self.initials: Sequence[str] = ()
        self.gains: dict[int, int] = {}
        """The points that can be scored on the targets."""
        self.values: dict[int, float] = {}
        self.letters: dict[int, str] = {}
        """How good a hint says the targets are, from 0 to 1: a bar over each."""
        self._steps: dict[int, int] = {}

    def show(self, view: View, colours: Sequence[int], initials: Sequence[str]) -> None:
        self.view, self.colours, self.initials = view, colours, initials
        self.gains, self.values = {}, {}
        self._steps = {}
        self.letters = {}
        self.point((), None)

    def point(
        self, targets: tuple[int, ...], cursor: int | None, way: tuple[int, ...] = (), looked_at: int | None = None
    ) -> None:
        self.targets, self.cursor, self.way, self.looked_at = targets, cursor, way, looked_at
        self.repaint()

    @property
    def pointed(self) -> int | None:
        """Where the cursor is, or what is looked at instead."""
        return self.cursor if self.looked_at is None else self.looked_at

    def walk(self, pawn: int, space: int) -> None:
        """Draws a pawn on its way: pawns are numbered 3 a seat."""
        self._steps[pawn] = space
        self.way = ()
        self.targets = ()
        self.cursor = self.looked_at = None
        self.repaint()

    def show_letters(self, letters: dict[int, str]) -> None:
        self.letters = letters
        self.repaint()

    # --- the mouse -----------------------------------------------------------------------------------------------

    def space_at(self, x: int, y: int) -> int | None:
        """The space that is drawn there."""
        if self.view is None:
            return None
        columns, rows = self.size
        for space, place in enumerate(places_of(self.view.box)):
            its_x, its_y = cell_of(place, columns, rows)
            if its_y == y and abs(its_x - x) <= 2:
                return space
        return None

    def on_mouse_move(self, event: MouseMove) -> None:
        space = self.space_at(event.x, event.y)
        if space is not None and space not in (self.looked_at, self.cursor):
            self.post_message(self.Picked(space, go=False))

    def on_click(self, event: Click) -> None:
        space = self.space_at(event.x, event.y)
        if space is not None:
            self.post_message(self.Picked(space, go=space == self.cursor))

    # --- painting ------------------------------------------------------------------------------------------------

    def paint(self, canvas: Canvas) -> None:
        view = self.view
        if view is None:
            return
        palette = self.palette
        if self.app.settings.ascii or palette.exact:
            paint_signs(canvas, view.box, palette, self.glyphs, self.way)
        else:
            paint_picture(canvas, view.box, palette, self.way)
        tiles = Tiles(canvas, palette, self.glyphs, view, self.colours, self.initials)
        tiles.tokens()
        pawns = self.pawns()
        # What the rim shows lies over the landscapes' names, where they meet.
        for space in reversed(range(len(view.box.kinds))):
            number = self.targets.index(space) + 1 if space in self.targets else 0
            digit = str(number) if 0 < number < 10 else ""
            tag = self.letters.get(space, "") if self.letters else digit
            tiles.space(space, pawns.get(space, ()), bool(number), tag, space == self.pointed, space in self.way[1:])
        for space in self.targets:
            if self.gains.get(space) and not self.values:
                tiles.gain(space, self.gains[space])
        for space, value in self.values.items():
            tiles.value(space, value)

    def pawns(self) -> dict[int, list[int]]:
        """By space, the pawns that stand there, numbered 3 a seat."""
        assert self.view is not None
        standing: dict[int, list[int]] = {}
        for player in self.view.players:
            for pawn, space in enumerate(player.pawns):
                number = 3 * player.number + pawn
                standing.setdefault(self._steps.get(number, space), []).append(number)
        return standing
