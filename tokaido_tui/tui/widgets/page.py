"""A page of text that can be longer than its place: headings, paragraphs, points and columns, below a picture."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from textual import getters
from textual.app import ComposeResult
from textual.containers import VerticalScroll
from textual.content import Content
from textual.geometry import Size
from textual.widget import Widget

from tokaido_tui.tui.app import TokaidoApp
from tokaido_tui.tui.art.picture import Picture
from tokaido_tui.tui.canvas import ASCII, Canvas
from tokaido_tui.tui.screens.backdrop import put_picture
from tokaido_tui.tui.widgets.entry_list import heading_row
from tokaido_tui.tui.widgets.painted import Painted
from tokaido_tui.words.wrapping import wrapped_text


@dataclass(frozen=True)
class Block:
    """A part of a page; `left` and perhaps `middle` stand in columns beside the text."""

    text: str = ""
    kind: str = "text"
    """text, heading, point (a list's line) or row (of columns)"""
    left: str = ""
    middle: str = ""


class PageText(Widget):
    app = getters.app(TokaidoApp)

    def __init__(self, indent: int, middle: int) -> None:
        super().__init__(classes="page-text")
        self._indent = indent
        self._middle = middle
        self._blocks: Sequence[Block] = ()

    def show(self, blocks: Sequence[Block]) -> None:
        self._blocks = blocks
        self.refresh(layout=True)

    def get_content_height(self, container: Size, viewport: Size, width: int) -> int:  # noqa: ARG002
        return sum(len(list(self._rows(block, width))) for block in self._blocks)

    def render(self) -> Content:
        width = self.content_size.width
        return Content("\n").join(row for block in self._blocks for row in self._rows(block, width))

    def _rows(self, block: Block, width: int) -> Iterator[Content]:
        if block.kind == "heading":
            yield heading_row(block.text, width, self.app.glyphs)
        elif block.kind == "row":
            yield from self._columns(block, width)
        elif block.kind == "point":
            for number, line in enumerate(wrapped_text(block.text, width - 2)):
                yield Content.assemble((f"{' ' if number else self.app.glyphs.bullet} ", "$gold"), line)
        else:
            yield from map(Content, wrapped_text(block.text, width) or [""])

    def _columns(self, block: Block, width: int) -> Iterator[Content]:
        """A left part that is too long has a line of its own."""
        begin = self._indent + self._middle
        ellipsis = self.app.glyphs.ellipsis
        left = Content.styled(block.left, "bold $gold")
        if left.cell_length > self._indent - 2:
            yield left if left.cell_length <= width else left.truncate(width - len(ellipsis)) + ellipsis
            left = Content()
        middle = Content(block.middle).truncate(max(0, self._middle - 1))
        look = "$faint" if block.middle else ""
        for number, line in enumerate(wrapped_text(block.text, width - begin) or [""]):
            columns = (left, self._indent), (middle, self._middle)
            before = [part + " " * (room - part.cell_length) for part, room in columns]
            yield Content.assemble(*(before if number == 0 else [" " * begin]), (line, look))


class PagePicture(Painted):
    """As high as its picture."""

    picture: Picture | None = None

    def show(self, picture: Picture | None) -> None:
        self.picture = picture
        self.display = picture is not None
        if picture is not None:
            self.styles.height = picture.rows
        self.repaint()

    def paint(self, canvas: Canvas) -> None:
        if self.picture is not None:
            put_picture(canvas, 0, 0, self.picture, self.palette, self.glyphs is ASCII)


class Page(VerticalScroll, can_focus=False):
    """The screen's keys scroll it; so do the wheel and its scroll bar."""

    text = getters.query_one(PageText)
    picture = getters.query_one(PagePicture)

    def __init__(self, *, id: str, indent: int = 20, middle: int = 0) -> None:
        super().__init__(id=id)
        self._columns = indent, middle

    def compose(self) -> ComposeResult:
        yield PagePicture()
        yield PageText(*self._columns)

    def show(self, blocks: Sequence[Block], picture: Picture | None = None) -> None:
        self.picture.show(picture)
        self.text.show(blocks)
        self.scroll_home(animate=False)

    def scroll_lines(self, step: int) -> None:
        self.scroll_to(y=self.scroll_offset.y + step, animate=False, immediate=True)

    def scroll_pages(self, step: int) -> None:
        self.scroll_lines(step * max(1, self.size.height - 2))

    def scroll_to_edge(self, end: bool) -> None:
        self.scroll_lines(self.max_scroll_y if end else -self.max_scroll_y)
