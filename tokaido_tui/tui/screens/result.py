"""The result: who won and why, and where everybody's points come from."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, ClassVar

from textual import getters
from textual.app import ComposeResult
from textual.binding import BindingType
from textual.screen import Screen

from tokaido_tui.i18n import mark, pmark
from tokaido_tui.tui.canvas import Canvas
from tokaido_tui.tui.game_ui import GameUI
from tokaido_tui.tui.keys import CARD, SAVE, Command, bindings
from tokaido_tui.tui.screens.result_parts import ResultPainter
from tokaido_tui.tui.widgets.key_line import KeyLine
from tokaido_tui.tui.widgets.painted import Painted
from tokaido_tui.words.initials import initials_of


class Result(Painted):
    """Points by source as numbers and bars, the winner on top."""

    def __init__(self, ui: GameUI, view: Any, about: str, colours: Sequence[int], **kwargs: Any) -> None:
        super().__init__(**kwargs)
        self._ui = ui
        self.view = view
        self.note = ""
        self._about = about
        self._colours = colours
        self._initials = initials_of(view)

    def say(self, note: str) -> None:
        self.note = note
        self.repaint()

    def paint(self, canvas: Canvas) -> None:
        painter = ResultPainter(self._ui, canvas, self.palette, self.glyphs)
        painter.paint(self.view, self._about, self._initials, self._colours)
        painter.note(self.note)


class ResultScreen(Screen[str]):
    """Dismissed with "rematch", "same-deal", "replay" or "title". `save` stores the record and says where; `card` is
    the result as a text."""

    COMMANDS_HERE = (
        Command("r", "rematch", mark("Rematch"), mark("the same players, a new deal"),
                hint=pmark("footer", "rematch")),
        Command("d", "same_deal", mark("Same deal again"), mark("the same players and the same cards again"),
                hint=pmark("footer", "same deal again")),
        Command("p", "replay", mark("Replay"), mark("this game again, step by step, and a graph of the points"),
                hint=pmark("footer", "replay")),
        CARD._replace(hint=pmark("footer", "card")),
        SAVE._replace(hint=pmark("footer", "save")),
        Command("escape", "title", mark("Title"), mark("back to the title"), hint=pmark("footer", "title"),
                leaves=True),
    )  # fmt: skip
    BINDINGS: ClassVar[list[BindingType]] = bindings(COMMANDS_HERE)
    result = getters.query_one(Result)

    def __init__(
        self, ui: GameUI, view: Any, about: str, colours: Sequence[int], save: Callable[[], str],
        card: Callable[[], str],
    ) -> None:  # fmt: skip
        super().__init__()
        self._ui = ui
        self._view = view
        self._about = about
        self._colours = colours
        self._save = save
        self._card = card

    def compose(self) -> ComposeResult:
        yield Result(self._ui, self._view, self._about, self._colours)
        yield KeyLine()

    def action_rematch(self) -> None:
        self.dismiss("rematch")

    def action_same_deal(self) -> None:
        self.dismiss("same-deal")

    def action_replay(self) -> None:
        self.dismiss("replay")

    def action_card(self) -> None:
        from tokaido_tui.tui.screens.card import CardScreen

        self.app.push_screen(CardScreen(self._card()))

    def action_save(self) -> None:
        self.result.say(self._save())

    def action_title(self) -> None:
        self.dismiss("title")
