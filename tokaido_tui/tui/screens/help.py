"""Help: every key of the screen it was opened from, made from the declarations of the keys themselves."""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar

from textual import getters
from textual.app import ComposeResult
from textual.binding import BindingType
from textual.screen import Screen

from tokaido_tui.i18n import _, mark, pmark
from tokaido_tui.tui.app import TokaidoApp
from tokaido_tui.tui.keys import RULES, Command, bindings
from tokaido_tui.tui.widgets.key_line import KeyLine
from tokaido_tui.tui.widgets.page import Block, Page
from tokaido_tui.tui.widgets.title_bar import TitleBar


class HelpScreen(Screen[None]):
    COMMANDS_HERE = (
        Command("up,k", "lines(-1)", mark("Up"), mark("a line up"), False, hint=pmark("footer", "scroll")),
        Command("down,j", "lines(1)", mark("Down"), mark("a line down"), False, hint=pmark("footer", "scroll")),
        Command("pageup", "pages(-1)", mark("Page up"), mark("a page up"), False),
        Command("pagedown,space", "pages(1)", mark("Page down"), mark("a page down"), False),
        Command("home", "edge(False)", mark("Top"), mark("to the top"), False),
        Command("end", "edge(True)", mark("Bottom"), mark("to the bottom"), False),
        RULES,
        Command(
            "escape,question_mark,q,f1,enter", "close", mark("Close"), mark("close the help"),
            hint=pmark("footer", "close"), leaves=True,
        ),
    )  # fmt: skip
    BINDINGS: ClassVar[list[BindingType]] = bindings(COMMANDS_HERE)
    app = getters.app(TokaidoApp)
    page = getters.query_one(Page)

    def __init__(self, commands: tuple[Command, ...]) -> None:
        super().__init__()
        self._commands = commands

    def compose(self) -> ComposeResult:
        yield TitleBar()
        yield Page(id="help-keys", indent=20, middle=18)
        yield KeyLine()

    def on_mount(self) -> None:
        self.show_words()

    def show_words(self) -> None:
        """The texts, in the language there is now."""
        self.query_one(TitleBar).show(_("Keys and help"))
        self.page.show(list(self._blocks()))

    def _blocks(self) -> Iterator[Block]:
        yield Block(_("Keys here"), "heading")
        for command in self._commands:
            keys = command.shown_keys(self.app.settings.ascii)
            yield Block(_(command.help), "row", left=keys, middle=_(command.label))
        yield Block()
        yield Block(_("Good to know"), "heading")
        yield Block(_("Press i for the rules: a page for every station and every traveller."), "point")
        yield Block(_("In the game, i opens the page of what is under the cursor."), "point")
        yield Block(_("Everything works without a mouse; a click does what Enter does."), "point")

    def action_close(self) -> None:
        if self.is_current:
            self.dismiss()

    def action_rules(self) -> None:
        self.app.show_rules()

    def action_lines(self, step: int) -> None:
        self.page.scroll_lines(step)

    def action_pages(self, step: int) -> None:
        self.page.scroll_pages(step)

    def action_edge(self, end: bool) -> None:
        self.page.scroll_to_edge(end)
