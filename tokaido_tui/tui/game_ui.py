"""What a game brings to the screens that all games share: its board, its sheet, its pictures; and its words.

Screens ask `games.ui(name)` for it and know nothing else about a game. The parts are loaded when they are asked for:
the title and a list of games need only words.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from importlib import import_module
from typing import TYPE_CHECKING, Any, NamedTuple

from tokaido_tui.words import of

if TYPE_CHECKING:
    from tokaido_tui.tui.art.picture import Picture
    from tokaido_tui.tui.board import Board
    from tokaido_tui.tui.canvas import Canvas, Glyphs
    from tokaido_tui.tui.palette import Palette
    from tokaido_tui.words.game_words import GameWords


class Trophy(NamedTuple):
    """A picture of what a player brought home, for a large result: `paint(canvas, x, y, palette, glyphs)`."""

    width: int
    rows: int
    paint: Callable[[Canvas, int, int, Palette, Glyphs], None]


class GameUI(NamedTuple):
    """The parts are declared as 'module:name', below the package of the screens."""

    name: str
    board_class: str
    trophy_maker: str
    sheet_painter: str
    rules_picture: str

    @property
    def words(self) -> GameWords:
        return of(self.name)

    def _load(self, part: str) -> Any:
        module, name = part.split(":")
        return getattr(import_module(f"tokaido_tui.tui.{module}"), name)

    def board(self, colours: Sequence[int]) -> Board:
        board: Board = self._load(self.board_class)(colours)
        return board

    def trophy(self, view: Any, seat: int) -> Trophy | None:
        trophy: Trophy | None = self._load(self.trophy_maker)(view, seat)
        return trophy

    def paint_sheet(self, canvas: Canvas, palette: Palette, glyphs: Glyphs, view: Any, seat: int) -> None:
        """Everything a player has, and what it is worth, on the canvas below the tabs and above the keys."""
        self._load(self.sheet_painter)(canvas, palette, glyphs, view, seat)

    def picture(self, name: str) -> Picture:
        """A picture that a rules page names."""
        picture: Picture = self._load(self.rules_picture)(name)
        return picture

    def seat_colours(self, view: Any, chosen: Sequence[int]) -> list[int]:
        """The colours of the seats: those chosen, as far as they differ, unless the characters have their own."""
        roles = self.words.roles
        own = [roles[player.who.name].colour for player in view.players] if self.words.has_own_colours() else []
        colours = [chosen[seat] if colour is None else colour for seat, colour in enumerate(own)] or list(chosen)
        return colours if len(set(colours)) == len(colours) else list(range(len(colours)))
