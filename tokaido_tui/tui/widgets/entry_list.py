"""A list whose entries are written to the width there is, with headings between them."""

from __future__ import annotations

from collections.abc import Collection, Mapping

from textual import getters
from textual.content import Content
from textual.css.styles import RulesMap
from textual.reactive import reactive
from textual.strip import Strip
from textual.style import Style
from textual.visual import RenderOptions, Visual
from textual.widgets import OptionList
from textual.widgets.option_list import Option

from tokaido_tui.tui.app import TokaidoApp
from tokaido_tui.tui.canvas import Glyphs, clip


def columns(width: int, left: Content, right: Content) -> Content:
    """One row with something at either end; the left part gives way."""
    room = max(0, width - right.cell_length - 1)
    left = left.truncate(room, ellipsis=True)
    return left + " " * (width - left.cell_length - right.cell_length) + right


def heading_row(text: str, width: int, glyphs: Glyphs) -> Content:
    """A heading on a line across."""
    heading = Content.styled(clip(text.upper(), width - 2, glyphs), "bold $gold")
    line = Content.styled(glyphs.line * (width - heading.cell_length - 1), "$line")
    return Content.assemble(heading, " ", line)


class _Rows(Visual):
    """What an entry says: asked of its list whenever it is drawn."""

    def __init__(self, entries: EntryList, number: int) -> None:
        self._entries = entries
        self._number = number

    def render_strips(self, width: int, height: int | None, style: Style, options: RenderOptions) -> list[Strip]:  # noqa: ARG002
        marked = self._entries.cursor == self._number
        rows = self._entries.rows(self._number, width, marked)
        return [strip for row in rows for strip in row.truncate(width).render_strips(width, 1, style, options)]

    def get_optimal_width(self, rules: RulesMap, container_width: int) -> int:  # noqa: ARG002
        return container_width

    def get_height(self, rules: RulesMap, width: int) -> int:  # noqa: ARG002
        return self._entries.height_of(self._number)


class _Heading(Visual):
    def __init__(self, entries: EntryList, text: str) -> None:
        self._entries = entries
        self._text = text

    def render_strips(self, width: int, height: int | None, style: Style, options: RenderOptions) -> list[Strip]:
        return heading_row(self._text, width, self._entries.app.glyphs).render_strips(width, height, style, options)

    def get_optimal_width(self, rules: RulesMap, container_width: int) -> int:  # noqa: ARG002
        return container_width

    def get_height(self, rules: RulesMap, width: int) -> int:  # noqa: ARG002
        return 1


class EntryList(OptionList):
    """Subclasses say what the rows of an entry are. Entries count from 0; headings are not counted."""

    app = getters.app(TokaidoApp)
    # Not painted anew as a whole when the cursor moves: over SSH two entries cost a quarter of the list.
    highlighted: reactive[int | None] = reactive(None, repaint=False)

    @property
    def glyphs(self) -> Glyphs:
        return self.app.glyphs

    def rows(self, number: int, width: int, marked: bool) -> list[Content]:
        """As many rows as `height_of` says. A marked one leaves the colours to the list."""
        raise NotImplementedError

    def height_of(self, number: int) -> int:  # noqa: ARG002
        return 1

    def fill(
        self, count: int, headings: Mapping[int, str] | None = None, gaps: Collection[int] = (), cursor: int = 0
    ) -> None:
        """So many entries; headings and gaps stand before the entries they are named by."""
        options: list[Option] = []
        for number in range(count):
            if number in gaps:
                options.append(Option("", disabled=True))
            if headings and number in headings:
                options.append(Option(_Heading(self, headings[number]), disabled=True))
            options.append(Option(_Rows(self, number), id=str(number)))
        self.set_options(options)
        self.move_to(cursor)

    @property
    def count(self) -> int:
        return sum(not option.disabled for option in self.options)

    @property
    def cursor(self) -> int:
        """The marked entry; 0 where there is none."""
        option = self.highlighted_option
        return int(option.id) if option is not None and option.id is not None else 0

    def move_to(self, number: int) -> None:
        if self.count:
            self.highlighted = self.get_option_index(str(max(0, min(number, self.count - 1))))

    def watch_highlighted(self, before: int | None, highlighted: int | None) -> None:  # type: ignore[override]
        super().watch_highlighted(highlighted)
        for option in (before, highlighted):
            if option is not None and option < len(self.options) and (name := self.options[option].id) is not None:
                self.refresh_lines(self._line_of(int(name)), self.height_of(int(name)))

    def _line_of(self, number: int) -> int:
        """How many rows stand above an entry."""
        options = self.options[: self.get_option_index(str(number))]
        return sum(1 if option.id is None else self.height_of(int(option.id)) for option in options)

    def row_of(self, number: int) -> int:
        """On which of the widget's rows an entry begins."""
        return self._line_of(number) - self.scroll_offset.y
