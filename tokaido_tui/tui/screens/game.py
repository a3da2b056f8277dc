"""The game screen: what its keys do. What is shown when is in play.py, what is drawn is the board's."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, ClassVar

from textual.binding import BindingType

from tokaido_tui.i18n import _, mark, pmark
from tokaido_tui.table.host import Host
from tokaido_tui.table.refusal import RefusedError
from tokaido_tui.table.told import UndoAnswered, UndoAsked
from tokaido_tui.tui.keys import LOG_PAGES, RULES_HERE, SHEET, Command
from tokaido_tui.tui.screens.board_screen import CURSOR_COMMANDS, LOOK_COMMANDS, CursorScreen, board_bindings
from tokaido_tui.tui.screens.curtain import CurtainScreen
from tokaido_tui.tui.screens.play import PlayScreen
from tokaido_tui.tui.widgets.log_panel import LogPanel

if TYPE_CHECKING:
    from tokaido_tui.tui.screens.dialogs.confirm import ConfirmScreen


class GameScreen(PlayScreen, CursorScreen[None]):
    """Plays for some seats of a table; for all of its people, who share this keyboard, if none are said."""

    early = True
    COMMANDS_HERE = (
        *CURSOR_COMMANDS,
        Command("enter", "confirm", mark("Confirm"), mark("stop at this space, or choose this"), False),
        Command("space", "mark", mark("Mark"), mark("mark one of several things, or turn a net"), False),
        *LOOK_COMMANDS,
        Command("u", "undo", mark("Undo"), mark("take back your last step, as long as nothing hidden was seen since")),
        Command("r", "redo", mark("Redo"), mark("take again what was taken back")),
        Command("f", "hint", mark("Hint"), mark("what the strongest bot would do here, and why"),
                hint=pmark("footer", "hint"), when="decides"),
        RULES_HERE,
        SHEET,
        Command("o", "own_secrets", mark("Your secrets"), mark("what only you may see, behind a curtain")),
        *LOG_PAGES,
        Command("q,escape", "leave_game", mark("Leave the game"), mark("leave this game; it asks first"),
                hint=pmark("footer", "leave"), leaves=True),
    )  # fmt: skip
    BINDINGS: ClassVar[list[BindingType]] = board_bindings(COMMANDS_HERE)

    def __init__(self, host: Host, seats: Iterable[int] | None = None) -> None:
        super().__init__(host, host.persons if seats is None else seats)
        self._confirming: ConfirmScreen | None = None
        """The question whether a step may be taken back."""

    def action_turn(self, rows: int) -> None:
        self.query_one(LogPanel).turn(rows)

    def action_hint(self) -> None:
        if self.board.deciding:
            self.say(_("A hint is on its way..."))
            self.run_worker(self._advise, name="hint", exclusive=True, group="hint")  # type: ignore[arg-type]

    async def _advise(self) -> None:
        """A hint that comes too late is dropped."""
        number = self._number
        try:
            advice = await self.client.hint(self.host.decider, number)
        except RefusedError:
            return
        if self._number == number and self.board.deciding:
            self.board.advise(advice)
            self.show_keys()

    def action_sheet(self) -> None:
        viewer = self.viewer
        self.open_sheet(self.host.decider if viewer is None else viewer)

    def action_own_secrets(self) -> None:
        """At a shared keyboard, for who is to decide; the others look away."""
        if not self.shared:
            self.action_sheet()
        elif self.board.deciding:
            seat = self.host.decider
            screen = CurtainScreen(self.host.seats[seat].name)
            self.app.push_screen(screen, lambda _opened: self.push_sheet(self.client.view(seat), seat))

    def action_leave_game(self) -> None:
        if self.board.jumping:
            self.board.jump()
            return
        # Only now: the first frame does not wait for the widgets of forms.
        from tokaido_tui.tui.screens.dialogs.confirm import ConfirmScreen

        question = _("Leave this game? It is kept: Continue brings it back.")
        if not self.host.is_kept:
            question = _("Leave this game? It is not kept.")
        self.app.push_screen(ConfirmScreen(question, _("Leave"), _("Play on")), self._left)

    def _left(self, yes: bool | None) -> None:
        if yes:
            self.leave_for(self.app.show_title)

    # --- taking back -------------------------------------------------------------------------------------------------

    def action_undo(self) -> None:
        self.ask_host(self.client.undo())

    def action_redo(self) -> None:
        self.ask_host(self.client.redo())

    def ask_undo(self, asked: UndoAsked) -> None:
        from tokaido_tui.tui.screens.dialogs.confirm import ConfirmScreen

        name = self.host.seats[asked.seat].name
        question = _("Back to {name}'s last decision? Cards were seen or others decided since: do all agree?")
        self._confirming = ConfirmScreen(question.format(name=name), _("All agree"), _("No"))

        def answered(yes: bool | None) -> None:
            self._confirming = None
            self.ask_host(self.client.answer(asked.request, bool(yes)))

        self.app.push_screen(self._confirming, answered)

    def undo_answered(self, answered: UndoAnswered) -> None:
        if self._confirming is not None and self._confirming.is_current:
            # The game has gone on meanwhile.
            self._confirming.dismiss(False)
        elif not answered.agreed and not self.shared:
            self.say(_("Not everybody agrees."))
