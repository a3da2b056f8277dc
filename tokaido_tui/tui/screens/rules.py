"""The rules: a list of pages on the left, the page on the right."""

from __future__ import annotations

from typing import Any, ClassVar

from textual import getters
from textual.app import ComposeResult
from textual.binding import BindingType
from textual.containers import Horizontal, Vertical
from textual.content import Content
from textual.screen import Screen
from textual.widgets import Static

from tokaido_tui.i18n import _, mark, pmark
from tokaido_tui.tui.app import TokaidoApp
from tokaido_tui.tui.canvas import clip
from tokaido_tui.tui.game_ui import GameUI
from tokaido_tui.tui.games import ON_SCREEN, ui
from tokaido_tui.tui.keys import Command, bindings
from tokaido_tui.tui.widgets.entry_list import EntryList
from tokaido_tui.tui.widgets.key_line import KeyLine
from tokaido_tui.tui.widgets.page import Block, Page
from tokaido_tui.tui.widgets.title_bar import TitleBar
from tokaido_tui.words import rules


def capitalised(text: str) -> str:
    return text[:1].upper() + text[1:]


class Contents(EntryList, can_focus=False):
    """The pages by chapter; the screen's keys move it, and a click opens a page."""

    def __init__(self) -> None:
        super().__init__(id="rules-contents")
        self.topics: tuple[str, ...] = ()

    def show(self, book: rules.Rulebook, cursor: int = 0) -> None:
        self._book = book
        self.topics = book.topics
        chapters = [topic.split(":")[0] for topic in book.topics]
        firsts = {chapters.index(chapter): _(title) for chapter, title in book.chapters.items() if chapter in chapters}
        self.fill(len(self.topics), firsts, set(firsts) - {0}, cursor)

    def rows(self, number: int, width: int, marked: bool) -> list[Content]:
        topic = self.topics[number]
        title = clip(capitalised(self._book.heading(topic)), width - 4, self.glyphs)
        if marked:
            return [Content(f" {self.glyphs.right} {title}")]
        tile = self._book.tile(topic)
        letter = Content.styled(tile[0], f"bold {self.app.palette.named(tile[1])}") if tile else Content(" ")
        return [Content.assemble(" ", letter, " ", title)]


class RulesScreen(Screen[None]):
    """`topic` names the page to open: 'station:temple', 'traveller:Kinko', 'overview:moving'; else it is the first."""

    COMMANDS_HERE = (
        Command("up,k", "move(-1)", mark("Page before"), mark("the page before"), False, hint=pmark("footer", "page")),
        Command("down,j", "move(1)", mark("Next page"), mark("the next page"), False, hint=pmark("footer", "page")),
        Command(
            "left,h,shift+tab", "chapter(-1)", mark("Chapter before"), mark("the chapter before"), False,
            hint=pmark("footer", "chapter"),
        ),
        Command(
            "right,l,tab", "chapter(1)", mark("Next chapter"), mark("the next chapter"), False,
            hint=pmark("footer", "chapter"),
        ),
        Command("home", "edge(0)", mark("First page"), mark("the first page"), False),
        Command("end", "edge(-1)", mark("Last page"), mark("the last page"), False),
        Command(
            "g", "game", mark("Another game"), mark("the rules of the next game"), hint=pmark("footer", "another game")
        ),
        Command(
            "space,pagedown", "scroll(1)", mark("Scroll down"), mark("scroll the page down"), False,
            hint=pmark("footer", "scroll"), when="is_long",
        ),
        Command("pageup,b", "scroll(-1)", mark("Scroll up"), mark("scroll the page up"), False),
        Command(
            "escape,q,i,enter", "close", mark("Close"), mark("close the rules"), hint=pmark("footer", "close"),
            leaves=True,
        ),
    )  # fmt: skip
    BINDINGS: ClassVar[list[BindingType]] = bindings(COMMANDS_HERE)
    app = getters.app(TokaidoApp)
    contents = getters.query_one(Contents)
    page = getters.query_one(Page)

    def __init__(self, of: GameUI, topic: str = "", view: Any = None) -> None:
        """`view` is of the game that is played, which may have tables of its own."""
        super().__init__()
        self.game = of.name
        self._played = of.name if view is not None else ""
        self._view = view
        self._topic = topic

    def compose(self) -> ComposeResult:
        yield TitleBar()
        with Horizontal(id="rules-body"):
            yield Contents()
            with Vertical(id="rules-right"):
                yield Static(id="rules-page-title")
                yield Page(id="rules-page", indent=18)
        yield KeyLine()

    @property
    def topic(self) -> str:
        return self.contents.topics[self.contents.cursor]

    @property
    def is_long(self) -> bool:
        return self.page.max_scroll_y > 0

    def on_mount(self) -> None:
        self.watch(self.contents, "highlighted", self._turn, init=False)
        self.watch(self.page, "show_vertical_scrollbar", self.query_one(KeyLine).repaint, init=False)
        topics = self._rulebook().topics
        self._show_book(topics.index(self._topic) if self._topic in topics else 0)

    def show_words(self) -> None:
        """The texts, in the language there is now."""
        self._show_book(self.contents.cursor)

    def _rulebook(self) -> rules.Rulebook:
        return ui(self.game).words.rulebook(self._view if self.game == self._played else None)

    def _show_book(self, number: int) -> None:
        self._book = self._rulebook()
        self.query_one(TitleBar).show(self._book.title)
        self.contents.show(self._book, number)
        self._turn()

    def _turn(self) -> None:
        """To the page that is marked."""
        page = self._book.page(self.topic)
        title = Content.styled(capitalised(page.title), "bold $gold")
        if page.tile is not None:
            letter, colour = page.tile
            ground = self.app.palette.named(colour)
            tile = Content.styled(f" {letter} ", f"bold {self.app.palette.ink_on(ground)} on {ground}")
            title = Content.assemble(tile, " ", title)
        self.query_one("#rules-page-title", Static).update(title)
        self.page.show(_blocks(page), ui(self.game).picture(page.picture) if page.picture else None)

    def open(self, number: int) -> None:
        self.contents.move_to(number % len(self.contents.topics))

    def action_game(self) -> None:
        self.game = ON_SCREEN[(ON_SCREEN.index(self.game) + 1) % len(ON_SCREEN)]
        self._show_book(0)

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
        self.page.scroll_pages(step)


def _blocks(page: rules.Page) -> list[Block]:
    blocks = [Block(text) for sentence in page.sentences for text in (sentence, "")]
    return [*blocks, *(Block(text, "row", left=capitalised(left)) for left, text in page.facts)]
