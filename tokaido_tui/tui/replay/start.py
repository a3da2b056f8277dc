"""The app opened at a replay: the title lies below, for who goes back."""

from __future__ import annotations

from tokaido_tui.session import Session
from tokaido_tui.table.replay import Replay
from tokaido_tui.table.table import Table
from tokaido_tui.tui.app import TokaidoApp


class ReplayFirst(TokaidoApp):
    def __init__(self, session: Session, replay: Replay, date: str = "") -> None:
        super().__init__(session)
        self._shown: tuple[Replay, str] | None = (replay, date)

    def show_title(self) -> None:
        super().show_title()
        if self._shown is None:
            return
        from tokaido_tui.tui.screens.replay import ReplayScreen

        replay, date = self._shown
        self._shown = None
        self.push_screen(ReplayScreen(replay, date), self._after)

    def _after(self, table: Table | None) -> None:
        if table is not None:
            self.play_on(table)
