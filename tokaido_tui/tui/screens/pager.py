"""A page of text that can be longer than the screen."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from rich.cells import cell_len
from textual import events

from tokaido_tui.tui.art.picture import Picture
from tokaido_tui.tui.canvas import ASCII, Canvas, clip
from tokaido_tui.tui.palette import style
from tokaido_tui.tui.screens.backdrop import put_picture
from tokaido_tui.tui.screens.chrome import heading, wrapped
from tokaido_tui.tui.widgets.painted import Painted


@dataclass(frozen=True)
class Block:
    """A part of a page: a heading, a paragraph, a line of two columns, or a picture."""

    text: str = ""
    kind: str = "text"
    """text, weak, heading, point (a list's line) or pair (`left`, perhaps `middle`, and the text beside them)"""
    left: str = ""
    middle: str = ""
    picture: Picture | None = None


@dataclass
class _Line:
    parts: list[tuple[int, str, str]] = field(default_factory=list)
    """column, text, colour's name (with a * for bold)"""
    rule: str = ""
    picture: Picture | None = None


class Pager(Painted):
    """Shows blocks; `scroll_by` and `scroll_to_edge` move, the mouse wheel too."""

    def __init__(self, *, id: str, indent: int = 20, middle: int = 0) -> None:
        super().__init__(id=id)
        self._indent = indent
        self._middle = middle
        self._blocks: Sequence[Block] = ()
        self._top = 0

    def show(self, blocks: Sequence[Block]) -> None:
        self._blocks = blocks
        self._top = 0
        self.repaint()

    @property
    def top(self) -> int:
        return self._top

    def _lines(self, width: int) -> list[_Line]:
        lines: list[_Line] = []
        for block in self._blocks:
            if block.picture is not None:
                lines += [_Line(picture=block.picture), *(_Line() for _ in range(block.picture.rows - 1))]
            elif block.kind == "heading":
                lines.append(_Line(rule=block.text))
            elif block.kind == "pair":
                lines += self._pair(block, width)
            else:
                bullet = 2 if block.kind == "point" else 0
                colour = "faint" if block.kind == "weak" else "paper"
                rows = wrapped(block.text, width - bullet) or [""]
                lines += [_Line([(bullet, row, colour)]) for row in rows]
                if bullet:
                    lines[-len(rows)].parts.insert(0, (0, self.glyphs.bullet, "gold"))
        return lines

    def _pair(self, block: Block, width: int) -> list[_Line]:
        """A left part that is too long has a line of its own."""
        begin = self._indent + self._middle
        colour = "faint" if block.middle else "paper"
        rows = [_Line([(begin, row, colour)]) for row in wrapped(block.text, width - begin) or [""]]
        if cell_len(block.left) > self._indent - 2:
            rows.insert(0, _Line())
        rows[0].parts.insert(0, (0, clip(block.left, width, self.glyphs), "gold*"))
        if block.middle:
            line = rows[1 if not rows[0].parts[1:] else 0]
            line.parts.append((self._indent, clip(block.middle, self._middle - 1, self.glyphs), "paper"))
        return rows

    def paint(self, canvas: Canvas) -> None:
        palette, glyphs = self.palette, self.glyphs
        width = canvas.width - 2
        lines = self._lines(width)
        self._last = max(0, len(lines) - canvas.height)
        self._top = min(self._top, self._last)
        for number, line in enumerate(lines):
            y = number - self._top
            if line.picture is not None:
                put_picture(canvas, 0, y, line.picture, palette, glyphs is ASCII)
            if line.rule:
                heading(canvas, palette, glyphs, 0, y, width, line.rule)
            for x, text, colour in line.parts:
                look = style(getattr(palette, colour.rstrip("*")), bold=colour.endswith("*"))
                canvas.put(x, y, text, look)
        if self._last:
            self._bar(canvas, len(lines))

    def _bar(self, canvas: Canvas, total: int) -> None:
        height, x = canvas.height, canvas.width - 1
        size = max(1, height * height // total)
        start = (height - size) * self._top // self._last
        for y in range(height):
            on = start <= y < start + size
            sign = self.glyphs.half if on else self.glyphs.rule
            canvas.put(x, y, sign, style(self.palette.gold if on else self.palette.line))

    _last = 0

    def scroll_lines(self, step: int) -> None:
        self._top = max(0, min(self._last, self._top + step))
        self.repaint()

    def scroll_pages(self, step: int) -> None:
        self.scroll_lines(step * max(1, self.size.height - 2))

    def scroll_to_edge(self, end: bool) -> None:
        self.scroll_lines(self._last if end else -self._last)

    def on_mouse_scroll_down(self, event: events.MouseScrollDown) -> None:
        event.stop()
        self.scroll_lines(2)

    def on_mouse_scroll_up(self, event: events.MouseScrollUp) -> None:
        event.stop()
        self.scroll_lines(-2)
