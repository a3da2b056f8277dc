"""Text in the game's manner: a titled rule and lines of pieces that play roles."""

from __future__ import annotations

from collections.abc import Sequence

from rich.cells import cell_len

from tokaido_tui.tui.canvas import Canvas, clip
from tokaido_tui.tui.palette import style
from tokaido_tui.tui.roles import spelled, style_of
from tokaido_tui.tui.widgets.painted import Painted
from tokaido_tui.words.pieces import Pieces


class Panel(Painted):
    """A title and, below it, as many of its lines as there is room for."""

    def __init__(self, **kwargs: object) -> None:
        super().__init__(**kwargs)  # type: ignore[arg-type]
        self.title = ""
        self.aside = ""
        self.lines: list[Pieces] = []
        self.colours: Sequence[int] = ()
        """The seats' colours, as places in the palette's colours."""
        self.latest = False
        """Whether it is the last lines that are shown where there is no room for all."""

    def show(self, title: str, lines: Sequence[Pieces], aside: str = "", latest: bool = False) -> None:
        self.title = title
        self.aside = aside
        self.lines = list(lines)
        self.latest = latest
        self.repaint()

    def paint(self, canvas: Canvas) -> None:
        self.paint_title(canvas, 0, self.title, self.aside)
        # Only now is it known how much room there is: what was hidden before has no size until it is laid out.
        lines = self.lines[-max(1, canvas.height - 1) :] if self.latest else self.lines
        for y, pieces in enumerate(lines, 1):
            self.paint_pieces(canvas, 2, y, pieces)

    def paint_title(self, canvas: Canvas, y: int, title: str, aside: str = "") -> None:
        palette = self.palette
        canvas.put(0, y, self.glyphs.line * canvas.width, style(palette.line))
        room = canvas.width - 6
        if aside:
            shown = clip(aside, room // 2, self.glyphs)
            canvas.put_right(canvas.width - 2, y, f" {shown} ", style(palette.faint))
            room -= cell_len(shown) + 4
        if title:
            canvas.put(2, y, f" {clip(title, room, self.glyphs)} ", style(palette.gold, bold=True))

    def paint_pieces(self, canvas: Canvas, x: int, y: int, pieces: Pieces) -> None:
        for text, role in pieces:
            room = canvas.width - x
            if room <= 0:
                return
            shown = clip(spelled(text, self.glyphs), room, self.glyphs)
            x = canvas.put(x, y, shown, style_of(role, self.palette, self.colours))
