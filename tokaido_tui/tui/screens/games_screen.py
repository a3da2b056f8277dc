"""What the lists of kept games share: moving about, deleting, and saying what went wrong."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, ClassVar, cast

from textual import getters
from textual.app import ComposeResult
from textual.screen import Screen

from tokaido_tui.i18n import _, mark
from tokaido_tui.store.database import StoreError
from tokaido_tui.tui.canvas import Canvas, clip
from tokaido_tui.tui.keys import Command
from tokaido_tui.tui.palette import style
from tokaido_tui.tui.screens.chrome import MARGIN, hints, title_line
from tokaido_tui.tui.screens.game_list import GameList
from tokaido_tui.tui.widgets.painted import Painted

if TYPE_CHECKING:
    from tokaido_tui.store.store import KeptGame, Store
    from tokaido_tui.tui.app import TokaidoApp

MOVING = (
    Command("up,k,shift+tab", "move(-1)", mark("Up"), mark("up in the list"), False),
    Command("down,j,tab", "move(1)", mark("Down"), mark("down in the list"), False),
    Command("pageup", "page(-1)", mark("Page up"), mark("a page up"), False),
    Command("pagedown", "page(1)", mark("Page down"), mark("a page down"), False),
    Command("home", "edge(False)", mark("First"), mark("to the first line"), False),
    Command("end", "edge(True)", mark("Last"), mark("to the last line"), False),
    Command("enter,space,right", "open", mark("Open"), mark("what is marked"), False),
)
LEAVING = (
    Command("d,delete", "delete", mark("Delete"), mark("delete the game for good; it asks first")),
    Command("escape,q,left", "close", mark("Back"), mark("back to where you came from")),
)


class GamesHead(Painted):
    def __init__(self, title: str) -> None:
        super().__init__(id="games-head")
        self._title = title

    def paint(self, canvas: Canvas) -> None:
        title_line(canvas, self.palette, self.glyphs, self._title, _("Esc back"))


class GamesFoot(Painted):
    """The keys, and above them what there is to say."""

    def __init__(self, keys: Sequence[tuple[str, str]]) -> None:
        super().__init__(id="games-foot")
        self._keys = keys
        self.note = ""

    def say(self, note: str) -> None:
        self.note = note
        self.repaint()

    def paint(self, canvas: Canvas) -> None:
        room = canvas.width - 2 * MARGIN
        canvas.put(MARGIN, 0, clip(self.note, room, self.glyphs), style(self.palette.gold))
        hints(canvas, self.palette, MARGIN, 1, self._keys, room)


class GamesScreen(Screen[None]):
    """A list of kept games. `over` says which: finished ones, those in progress, or, if None, all."""

    over: ClassVar[bool | None] = None
    list = getters.query_one(GameList)
    foot = getters.query_one(GamesFoot)

    def title_here(self) -> str:
        raise NotImplementedError

    def empty_here(self) -> str:
        """What is said where there is no game."""
        raise NotImplementedError

    def keys_here(self) -> Sequence[tuple[str, str]]:
        raise NotImplementedError

    def action_open(self) -> None:
        raise NotImplementedError

    def compose(self) -> ComposeResult:
        yield GamesHead(self.title_here())
        yield GameList(empty=self.empty_here())
        yield GamesFoot(self.keys_here())

    @property
    def game_app(self) -> TokaidoApp:
        return cast("TokaidoApp", self.app)

    def on_mount(self) -> None:
        self.fill()

    def on_game_list_opened(self) -> None:
        self.action_open()

    def try_to(self, do: Callable[[Store], None]) -> None:
        """Does something with the store; what goes wrong is said at the foot."""
        store = self.game_app.store
        if store is None:
            self.foot.say(self.game_app.store_trouble)
            return
        try:
            do(store)
        except StoreError as error:
            self.foot.say(str(error))

    def fill(self) -> None:
        """Reads the list anew."""
        self.try_to(lambda store: self.list.show(store.games(self.over)))

    def action_move(self, step: int) -> None:
        self.foot.say("")
        self.list.move(step)

    def action_page(self, step: int) -> None:
        self.list.page(step)

    def action_edge(self, last: bool) -> None:
        self.list.edge(last)

    def action_delete(self) -> None:
        chosen = self.list.chosen
        if chosen is not None:
            from tokaido_tui.tui.screens.confirm import ConfirmScreen

            question = _("Delete game {n} for good?").format(n=chosen.number)
            self.app.push_screen(
                ConfirmScreen(question, _("Delete"), _("Keep")), lambda yes: self._delete(chosen) if yes else None
            )

    def _delete(self, chosen: KeptGame) -> None:
        self.try_to(lambda store: store.delete(chosen.number))
        self.fill()

    def action_close(self) -> None:
        if self.is_current:
            self.dismiss(None)
