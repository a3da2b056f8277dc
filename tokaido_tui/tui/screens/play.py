"""Playing at a table, on the screen: whose turn it is, whose eyes may look, and who is waited for.

Who decides what, the host knows. It knows no keys: the screens that play a game are made from it.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from textual.timer import Timer

from tokaido_tui.engine.event import Event
from tokaido_tui.table.host import Host
from tokaido_tui.table.plan import Plan
from tokaido_tui.table.told import Happened
from tokaido_tui.tui.board import Board
from tokaido_tui.tui.screens.client_screen import ClientScreen
from tokaido_tui.tui.screens.curtain import CurtainScreen

BOT_PAUSE = 0.5


class PlayScreen(ClientScreen):
    """Plays a host's game to its result."""

    def __init__(self, host: Host, seats: Iterable[int] = ()) -> None:
        super().__init__(host, seats)
        self._bot_timer: Timer | None = None
        self._unveiled: int | None = None
        """The person for whom the curtain was opened last, until somebody else decides."""
        self._ending: Sequence[Event] = ()
        self._held = False
        """Whether the game waits until nothing covers it."""

    def happened(self, told: Happened) -> None:
        if self.host.is_over:
            self._ending = told.events
        elif self.host.decider != told.seat or self.host.kind not in self.ui.words.secret:
            self._unveiled = None
        self.board.deciding = False
        self.tell(told.events)
        self.enact(self.board.frames(told.events))

    def _rearranged(self, events: Sequence[Event]) -> None:
        self._unveiled = None
        super()._rearranged(events)

    # --- whose turn, whose eyes --------------------------------------------------------------------------------------

    @property
    def viewer(self) -> int | None:
        """Whose view the screen shows: the only person's, or, at a shared keyboard, of the person who decides."""
        seats = self.client.seats
        if len(seats) == 1:
            return seats[0]
        decider = self.host.decider
        return decider if decider in seats and not self.host.is_over else None

    @property
    def shared(self) -> bool:
        return len(self.client.seats) > 1

    def on_screen_suspend(self) -> None:
        """Covered by a question, the rules or the plea for a larger terminal, the game waits: a curtain or the final
        scoring would come to lie on top of them."""
        if self._open and self._timer is None and self.host.bots_turn:
            self._stop_waiting()
            self.client.wait()
            self._held = True

    def on_screen_resume(self) -> None:
        if self._held:
            self._go_on()

    def _go_on(self) -> None:
        """Shows how things stand and waits for who is next."""
        self._open = True
        self._held = not self.is_active
        if self._held:
            return
        host = self.host
        if host.is_over:
            self.show(deciding=False)
            self._finish()
        elif host.decider not in self.client.seats:
            self.show(deciding=False)
            self.await_bot()
        elif self._needs_curtain(host.decider):
            self._draw_curtain(host.decider)
        else:
            self.show(deciding=True)

    def await_bot(self) -> None:
        self._bot_timer = self.set_timer(BOT_PAUSE if self.app.animated else 0.01, self.let_bot_act)

    def let_bot_act(self) -> None:
        self._bot_timer = None
        self._held = not self.is_active
        if not self._held:
            self.client.go_on()

    def _needs_curtain(self, decider: int) -> bool:
        secret = self.host.kind in self.ui.words.secret
        return self.shared and self.app.settings.curtain and secret and self._unveiled != decider

    def _draw_curtain(self, decider: int) -> None:
        self.board.show(self.public_view(), deciding=False, note=self.note())

        def unveil(_result: None) -> None:
            self._unveiled = decider
            self.show(deciding=True)

        self.app.push_screen(CurtainScreen(self.host.seats[decider].name), unveil)

    def show(self, deciding: bool) -> None:
        self.board.show(self.client.view(self.viewer), deciding, self.note(), open_hand=not self.shared)
        self.show_keys()

    def sheet_view(self) -> Any:
        seats = self.client.seats
        return self.client.view(seats[0] if len(seats) == 1 else None)

    # --- deciding ----------------------------------------------------------------------------------------------------

    async def on_board_decided(self, message: Board.Decided) -> None:
        if not self.board.takes(message):
            return
        self.board.deciding = False
        # Keys that were typed ahead come after what this brings, and mean what is asked then.
        await self._await_told(self._asked(self.client.submit(self.host.decider, self._number, message.action)))

    # --- the end -----------------------------------------------------------------------------------------------------

    def _finish(self) -> None:
        from tokaido_tui.tui.screens.after_game import AfterGame

        AfterGame(self, self._ending).show()

    def play_again(self, plan: Plan) -> None:
        self.app.play(plan)

    def stop(self) -> None:
        """Nothing happens by itself any more."""
        self.stop_frames()
        self._stop_waiting()

    def _stop_waiting(self) -> None:
        if self._bot_timer is not None:
            self._bot_timer.stop()
            self._bot_timer = None
