"""The rules: a list of pages on the left, the page on the right."""

from __future__ import annotations

from collections.abc import Hashable
from typing import Any, ClassVar, cast

from textual import events
from textual.app import ComposeResult
from textual.binding import BindingType
from textual.containers import Horizontal, Vertical
from textual.screen import Screen

from tokaido_tui.i18n import _, mark
from tokaido_tui.tui.canvas import Canvas, clip
from tokaido_tui.tui.game_ui import GameUI
from tokaido_tui.tui.games import ON_SCREEN, ui
from tokaido_tui.tui.keys import Command, bindings
from tokaido_tui.tui.palette import style
from tokaido_tui.tui.screens.chrome import Clickable, title_line
from tokaido_tui.tui.screens.pager import Block, Pager
from tokaido_tui.tui.widgets.bars import coloured
from tokaido_tui.tui.widgets.painted import Painted
from tokaido_tui.words.rules import Page, Rulebook


class RulesTitle(Painted):
    def __init__(self, title: str) -> None:
        super().__init__(id="rules-title")
        self._title = title

    def show(self, title: str) -> None:
        self._title = title
        self.repaint()

    def paint(self, canvas: Canvas) -> None:
        hint = _("Up Down page   Space scroll   Esc back")
        if len(ON_SCREEN) > 1:
            hint = _("g game") + "   " + hint
        title_line(canvas, self.palette, self.glyphs, self._title, hint)


class PageTitle(Painted):
    """The name of the page; a station's on its tile."""

    page: Page | None = None

    def paint(self, canvas: Canvas) -> None:
        if self.page is None:
            return
        palette, x = self.palette, 0
        if self.page.tile is not None:
            letter, colour = self.page.tile
            x = canvas.put(0, 0, f" {letter} ", coloured(palette.named(colour), palette, bold=True)) + 1
        title = self.page.title
        canvas.put(x, 0, title[:1].upper() + title[1:], style(palette.gold, bold=True))


class Contents(Clickable):
    """The pages by chapter; the cursor stays in view."""

    def __init__(self, book: Rulebook) -> None:
        super().__init__(id="rules-contents")
        self.show(book)

    def show(self, book: Rulebook) -> None:
        self._book = book
        self.topics = book.topics
        self.cursor = 0
        self._top = 0

    def _lines(self) -> list[tuple[str, int]]:
        """What is listed: a text and the number of its page, -1 for a chapter or a gap."""
        lines: list[tuple[str, int]] = []
        chapter = ""
        for number, topic in enumerate(self.topics):
            if topic.split(":")[0] != chapter:
                chapter = topic.split(":")[0]
                lines += [("", -1)] if lines else []
                lines.append((_(self._book.chapters[chapter]), -1))
            lines.append((self._book.heading(topic), number))
        return lines

    def paint(self, canvas: Canvas) -> None:
        palette, glyphs = self.palette, self.glyphs
        lines = self._lines()
        row = next(i for i, (_text, number) in enumerate(lines) if number == self.cursor)
        # One line more than the cursor's, so that a chapter's name is seen above its first page.
        self._top = min(self._top, row - 1)
        self._top = max(self._top, row + 2 - canvas.height, 0)
        self._top = min(self._top, max(0, len(lines) - canvas.height))
        width = canvas.width - 2
        for y, (text, number) in enumerate(lines[self._top : self._top + canvas.height]):
            if number < 0:
                canvas.put(1, y, text.upper(), style(palette.faint, bold=True))
                continue
            here = number == self.cursor
            text = clip(text[:1].upper() + text[1:], width - 4, glyphs)
            self.spot(0, y, width, number)
            if here:
                canvas.put(0, y, f" {glyphs.right} {text}".ljust(width), style(palette.ink, palette.gold, bold=True))
                continue
            canvas.put(3, y, text, style(palette.paper))
            tile = self._book.tile(self.topics[number])
            if tile is not None:
                canvas.put(1, y, tile[0], style(palette.named(tile[1]), bold=True))
        for y in range(canvas.height):
            canvas.put(canvas.width - 1, y, glyphs.rule, style(palette.line))

    def clicked(self, target: Hashable) -> None:
        cast("RulesScreen", self.screen).open(cast(int, target))

    def on_mouse_scroll_down(self, event: events.MouseScrollDown) -> None:
        event.stop()
        cast("RulesScreen", self.screen).action_move(1)

    def on_mouse_scroll_up(self, event: events.MouseScrollUp) -> None:
        event.stop()
        cast("RulesScreen", self.screen).action_move(-1)


class RulesScreen(Screen[None]):
    """`topic` names the page to open: 'station:temple', 'traveller:Kinko', 'overview:moving'; else it is the first."""

    COMMANDS_HERE = (
        Command("escape,q,i,enter", "close", mark("Close"), mark("close the rules")),
        Command("up,k", "move(-1)", mark("Page before"), mark("the page before"), False),
        Command("down,j", "move(1)", mark("Next page"), mark("the next page"), False),
        Command("left,h,shift+tab", "chapter(-1)", mark("Chapter before"), mark("the chapter before"), False),
        Command("right,l,tab", "chapter(1)", mark("Next chapter"), mark("the next chapter"), False),
        Command("home", "edge(0)", mark("First page"), mark("the first page"), False),
        Command("end", "edge(-1)", mark("Last page"), mark("the last page"), False),
        Command("g", "game", mark("Another game"), mark("the rules of the next game")),
        Command("pagedown,space", "scroll(1)", mark("Scroll down"), mark("scroll the page down"), False),
        Command("pageup,b", "scroll(-1)", mark("Scroll up"), mark("scroll the page up"), False),
    )
    BINDINGS: ClassVar[list[BindingType]] = bindings(COMMANDS_HERE)

    def __init__(self, of: GameUI, topic: str = "", view: Any = None) -> None:
        """`view` is of the game that is played, which may have tables of its own."""
        super().__init__()
        self.game = of.name
        self._played = of.name if view is not None else ""
        self._view = view
        self._book = of.words.rulebook(view)
        self._topic = topic

    def compose(self) -> ComposeResult:
        yield RulesTitle(self._book.title)
        with Horizontal(id="rules-body"):
            yield Contents(self._book)
            with Vertical(id="rules-right"):
                yield PageTitle(id="rules-page-title")
                yield Pager(id="rules-page", indent=18)

    @property
    def contents(self) -> Contents:
        return self.query_one(Contents)

    @property
    def topic(self) -> str:
        return self.contents.topics[self.contents.cursor]

    def on_mount(self) -> None:
        topics = self.contents.topics
        self.open(topics.index(self._topic) if self._topic in topics else 0)

    def open(self, number: int) -> None:
        contents = self.contents
        contents.cursor = number % len(contents.topics)
        contents.repaint()
        page = self._book.page(self.topic)
        title = self.query_one(PageTitle)
        title.page = page
        title.repaint()
        self.query_one(Pager).show(_blocks(page, ui(self.game)))

    def action_game(self) -> None:
        if len(ON_SCREEN) > 1:
            self.game = ON_SCREEN[(ON_SCREEN.index(self.game) + 1) % len(ON_SCREEN)]
            self._show_book(0)

    def _show_book(self, number: int) -> None:
        self._book = ui(self.game).words.rulebook(self._view if self.game == self._played else None)
        self.query_one(RulesTitle).show(self._book.title)
        self.contents.show(self._book)
        self.open(number)

    def show_words(self) -> None:
        """The same page in the new language."""
        self._show_book(self.contents.cursor)

    def action_close(self) -> None:
        if self.is_current:
            self.dismiss()

    def action_move(self, step: int) -> None:
        self.open(self.contents.cursor + step)

    def action_edge(self, number: int) -> None:
        self.open(number)

    def action_chapter(self, step: int) -> None:
        """The first page of another chapter."""
        firsts = [f"{chapter}:" for chapter in self._book.chapters]
        here = next(i for i, first in enumerate(firsts) if self.topic.startswith(first))
        wanted = firsts[(here + step) % len(firsts)]
        self.open(next(i for i, topic in enumerate(self.contents.topics) if topic.startswith(wanted)))

    def action_scroll(self, step: int) -> None:
        self.query_one(Pager).scroll_pages(step)


def _blocks(page: Page, of: GameUI) -> list[Block]:
    blocks: list[Block] = []
    if page.picture:
        blocks += [Block(picture=of.picture(page.picture)), Block()]
    for sentence in page.sentences:
        blocks += [Block(sentence), Block()]
    blocks += [Block(text, "pair", left=left[:1].upper() + left[1:]) for left, text in page.facts]
    return blocks
