"""The game screen: what its keys do. The turn loop is in tui/play.py, what is drawn is the board's."""

from __future__ import annotations

from dataclasses import replace
from typing import ClassVar

from textual.binding import BindingType
from textual.events import Key
from textual.widgets import Static

from tokaido_tui.engine.event import Event
from tokaido_tui.i18n import _, mark, pgettext
from tokaido_tui.table.table import Retreat
from tokaido_tui.tui.keys import STEPS, Command, bindings
from tokaido_tui.tui.play import PlayScreen
from tokaido_tui.tui.screens.curtain import CurtainScreen
from tokaido_tui.tui.widgets.log_panel import LogPanel

LETTERED = ("jump", "undo", "redo", "hint", "rules", "sheet", "own_secrets", "step")
"""Commands whose letters are places in jump mode."""


class GameScreen(PlayScreen):
    early = True
    COMMANDS_HERE = (
        *STEPS,
        Command("home", "end(False)", mark("First"), mark("to the first of them"), False),
        Command("end", "end(True)", mark("Last"), mark("to the last of them"), False),
        Command("1,2,3,4,5,6,7,8,9", "digit", mark("By number"), mark("straight to that one"), False),
        Command("enter", "confirm", mark("Confirm"), mark("stop at this space, or choose this"), False),
        Command("space", "mark", mark("Mark"), mark("mark one of several things, or turn a net"), False),
        Command("g", "jump", mark("Jump"), mark("letters appear on the spaces: press one to go there")),
        Command("comma,left_square_bracket", "look(-1)", mark("Look back"),
                mark("look at any space: why is it closed?"), False),
        Command("full_stop,right_square_bracket", "look(1)", mark("Look ahead"),
                mark("look at any space, one further"), False),
        Command("u", "undo", mark("Undo"), mark("take back your last step, as long as nothing hidden was seen since")),
        Command("r", "redo", mark("Redo"), mark("take again what was taken back")),
        Command("f", "hint", mark("Hint"), mark("what the strongest bot would do here, and why")),
        Command("i", "rules", mark("Rules"), mark("the rules of what the cursor is on")),
        Command("s", "sheet", mark("Player's sheet"), mark("everything a player has collected")),
        Command("o", "own_secrets", mark("Your secrets"), mark("what only you may see, behind a curtain")),
        Command("pageup", "turn(3)", mark("Journal back"), mark("turn the journal back"), False),
        Command("pagedown", "turn(-3)", mark("Journal forth"), mark("turn the journal forth"), False),
        Command("q,escape", "leave_game", mark("Leave the game"), mark("leave this game; it asks first")),
    )  # fmt: skip
    BINDINGS: ClassVar[list[BindingType]] = bindings(command for command in COMMANDS_HERE if command.action != "digit")

    def _keys(self) -> list[tuple[str, str]]:
        keys = self.board.keys()
        # Where things are marked there is no room for it.
        marking = len(keys) > 2 and self.board.choosing
        keys += [("f", _("hint"))] * bool(keys) + [("s", _("sheet"))] * (not marking)
        return [*keys, ("i", pgettext("footer", "rules")), ("?", pgettext("footer", "keys")), ("q", _("leave"))]

    def on_key(self, event: Key) -> None:
        if not self._open:
            return
        if self._hurry():
            event.stop()
            return
        character = event.character or ""
        if self.board.jumping:
            if len(character) == 1 and character.isalpha():
                event.stop()
                event.prevent_default()
                self.board.jump_to(character)
            return
        if character.isdigit() and character != "0":
            event.stop()
            self.board.digit(int(character))

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:  # noqa: ARG002
        """In jump mode letters are targets, not commands; while something is shown a key only hurries it."""
        if not self._open:
            return False
        if action != "leave_game":
            if self._timer is not None:
                return False
            if self.board.jumping and action in LETTERED:
                return action == "jump"
        return True

    def action_step(self, dx: int, dy: int) -> None:
        self.board.step(dx, dy)

    def action_end(self, last: bool) -> None:
        self.board.end(last)

    def action_confirm(self) -> None:
        self.board.confirm()

    def action_mark(self) -> None:
        self.board.mark()

    def action_jump(self) -> None:
        self.board.jump()

    def action_look(self, by: int) -> None:
        self.board.look(by)

    def action_turn(self, rows: int) -> None:
        self.query_one(LogPanel).turn(rows)

    def action_hint(self) -> None:
        if self.board.deciding:
            self._say(_("A hint is on its way..."))
            self.run_worker(self._advise, name="hint", exclusive=True, group="hint")  # type: ignore[arg-type]

    async def _advise(self) -> None:
        """Asks in a process of its own; a hint that comes too late is dropped."""
        from tokaido_tui.table.worker import ThoughtLostError

        table = self.table
        seat, number, question = table.decider, table.decisions, table.advice_question()
        try:
            advice = await self.pool.ask("hint", question)
        except ThoughtLostError:
            advice = replace(question, level="pilgrim").answer()
        if table.decisions == number and self.board.deciding:
            table.count_hint(seat)
            self.board.advise(advice)
            self._hints()

    def action_rules(self) -> None:
        self.game_app.show_rules(self.ui, self.board.topic())

    def action_sheet(self) -> None:
        viewer = self._viewer
        self.open_sheet(self.table.view(None).decider if viewer is None else viewer)

    def action_own_secrets(self) -> None:
        """At a shared keyboard, for who is to decide; the others look away."""
        if not self._shared:
            self.action_sheet()
        elif self.board.deciding:
            seat = self.table.decider
            screen = CurtainScreen(self.table.seats[seat].name)
            self.app.push_screen(screen, lambda _opened: self.open_sheet(seat, seat))

    def action_leave_game(self) -> None:
        if self.board.jumping:
            self.board.jump()
            return
        from tokaido_tui.tui.screens.confirm import ConfirmScreen

        question = _("Leave this game? It is kept: Continue brings it back.")
        if not self.table.is_kept:
            question = _("Leave this game? It is not kept.")
        self.app.push_screen(ConfirmScreen(question, _("Leave"), _("Play on")), self._left)

    # --- taking back -------------------------------------------------------------------------------------------------

    def _say(self, text: str) -> None:
        """In the place of the keys, until they are shown again."""
        self.query_one("#hints", Static).update(text)

    def action_undo(self) -> None:
        retreat = self.table.retreat()
        if retreat is None:
            self._say(_("There is nothing to take back."))
        elif retreat.free:
            self._take_back(retreat)
        elif self._shared:
            from tokaido_tui.tui.screens.confirm import ConfirmScreen

            name = self.table.seats[retreat.seat].name
            question = _("Back to {name}'s last decision? Cards were seen or others decided since: do all agree?")
            screen = ConfirmScreen(question.format(name=name), _("All agree"), _("No"))
            self.app.push_screen(screen, lambda yes: self._take_back(retreat) if yes else None)
        else:
            self._say(_("This can't be taken back: a card was seen since."))

    def _take_back(self, retreat: Retreat) -> None:
        self._stop_thinking()
        self.table.undo(retreat)
        self._log = self._new_log()
        self._rearranged(self.table.story)

    def action_redo(self) -> None:
        if not self.table.can_redo:
            self._say(_("Nothing was taken back."))
            return
        self._stop_thinking()
        self._rearranged(self.table.redo())

    def _stop_thinking(self) -> None:
        """What a bot thinks about is no longer so."""
        self._stop()
        self.workers.cancel_group(self, "hint")
        self._decided = None
        self._end_thoughts()

    def _rearranged(self, events: list[Event]) -> None:
        # Until it is shown how things stand now, nothing is decided about how they stood.
        self.board.deciding = False
        self._unveiled = None
        self._say_trouble()
        self._tell(events)
        self._go_on()

    def on_unmount(self) -> None:
        self.table.leave()

    def _left(self, yes: bool | None) -> None:
        if yes:
            self._stop()
            self._leave_for(self.game_app.show_title)
