"""Help: every key of the screen it was opened from, made from the declarations of the keys themselves."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, cast

from textual.app import ComposeResult
from textual.binding import BindingType
from textual.screen import Screen

from tokaido_tui.i18n import _, mark
from tokaido_tui.tui.canvas import ASCII, Canvas
from tokaido_tui.tui.keys import Command, bindings
from tokaido_tui.tui.screens.chrome import title_line
from tokaido_tui.tui.screens.pager import Block, Pager
from tokaido_tui.tui.widgets.painted import Painted

if TYPE_CHECKING:
    from tokaido_tui.tui.app import TokaidoApp


class HelpTitle(Painted):
    def paint(self, canvas: Canvas) -> None:
        title_line(canvas, self.palette, self.glyphs, _("Keys and help"), _("Esc back   i rules"))


class HelpScreen(Screen[None]):
    COMMANDS_HERE = (
        Command("escape,question_mark,q,f1,enter", "close", mark("Close"), mark("close the help")),
        Command("i", "rules", mark("Rules"), mark("the rules of the game, page by page")),
        Command("up,k", "lines(-1)", mark("Up"), mark("a line up"), False),
        Command("down,j", "lines(1)", mark("Down"), mark("a line down"), False),
        Command("pageup", "pages(-1)", mark("Page up"), mark("a page up"), False),
        Command("pagedown,space", "pages(1)", mark("Page down"), mark("a page down"), False),
        Command("home", "edge(False)", mark("Top"), mark("to the top"), False),
        Command("end", "edge(True)", mark("Bottom"), mark("to the bottom"), False),
    )
    BINDINGS: ClassVar[list[BindingType]] = bindings(COMMANDS_HERE)

    def __init__(self, commands: tuple[Command, ...]) -> None:
        super().__init__()
        self._commands = commands

    def compose(self) -> ComposeResult:
        yield HelpTitle(id="help-title")
        yield Pager(id="help-keys", indent=20, middle=18)

    @property
    def pager(self) -> Pager:
        return self.query_one(Pager)

    def on_mount(self) -> None:
        self.pager.show(self._blocks())

    def show_words(self) -> None:
        self.pager.show(self._blocks())

    def _blocks(self) -> list[Block]:
        ascii_only = self.pager.glyphs is ASCII
        blocks = [Block(_("Keys here"), "heading")]
        for command in self._commands:
            keys = command.shown_keys(ascii_only)
            blocks.append(Block(_(command.help), "pair", left=keys, middle=_(command.label)))
        return [
            *blocks,
            Block(),
            Block(_("Good to know"), "heading"),
            Block(_("Press i for the rules: a page for every station and every traveller."), "point"),
            Block(_("In the game, i opens the page of what is under the cursor."), "point"),
            Block(_("Everything works without a mouse; a click does what Enter does."), "point"),
        ]

    def action_close(self) -> None:
        if self.is_current:
            self.dismiss()

    def action_rules(self) -> None:
        cast("TokaidoApp", self.app).show_rules()

    def action_lines(self, step: int) -> None:
        self.pager.scroll_lines(step)

    def action_pages(self, step: int) -> None:
        self.pager.scroll_pages(step)

    def action_edge(self, end: bool) -> None:
        self.pager.scroll_to_edge(end)
