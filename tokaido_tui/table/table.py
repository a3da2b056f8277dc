"""The table: people and bots around a game."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress
from typing import TYPE_CHECKING, Any, NamedTuple

from tokaido_tui.engine.dealer import Dealer, Draw, ScriptedDealer, StackedDealer
from tokaido_tui.engine.decision import Decision
from tokaido_tui.engine.errors import GameError, IllegalActionError
from tokaido_tui.engine.event import Event
from tokaido_tui.engine.game import Game, Outcome
from tokaido_tui.engine.record import Record, Recorder, step_line, write
from tokaido_tui.table.plan import Plan, Seat
from tokaido_tui.table.question import BotQuestion, private_seed, thinks
from tokaido_tui.table.summary import StepWriter, Summary

if TYPE_CHECKING:
    from tokaido_tui.bots.advice import AdviceQuestion
    from tokaido_tui.engine.setup import Setup

OWN_CHOICE = ("chose", "refused")
"""Private events that tell a seat nothing but what it chose itself."""


class Taken(NamedTuple):
    """A decision that was made: by whom, the step it is in the record, and whether it showed anything hidden."""

    seat: int
    action: int
    step: int
    revealed: bool


class Retreat(NamedTuple):
    """What undo would take back: everything after the first `to` decisions, the first of which was `seat`'s.

    It is `free` if nobody needs to be asked: nothing hidden was seen since, and no other person has decided.
    """

    to: int
    seat: int
    free: bool


class Table:
    """Plays a plan. `story` is everything that has happened, in order, as nobody but the table may know it.

    `start` is where the game goes on; its first `inherited_steps` steps are another game's, and cannot be taken back.
    Every step is given to the `writer` before anybody learns what it brought.
    """

    def __init__(
        self, plan: Plan, start: Record | None = None, inherited_steps: int = 0, writer: StepWriter | None = None
    ) -> None:
        self.plan = plan.with_seed()
        self.system = self.plan.system()
        self.hints: dict[int, int] = {}
        """By seat, how many hints it has used."""
        self.inherited_steps = inherited_steps
        self._setup: Setup = self.plan.setup()
        self._script: list[Draw] = (
            [step for step in start.steps[:inherited_steps] if isinstance(step, Draw)] if start else []
        )
        self._undone: list[list[Taken]] = []
        if start is None:
            self._sit_down([])
        else:
            self._sit_down_again(start)
        self._writer = writer
        if start is None or inherited_steps:
            self._keep(0)

    def _sit_down_again(self, start: Record) -> None:
        actions = [act.action for act in start.acts]
        with suppress(GameError):
            self._sit_down(actions)
            if tuple(self._recorder.steps) == start.steps:
                return
        # Not the chance this seed would have brought: a record from elsewhere, or of an earlier version.
        self._script = start.draws
        self._sit_down(actions)

    def _sit_down(self, actions: Sequence[int]) -> None:
        """Plays these actions from the beginning: chance comes again as it came before."""
        chance: Dealer = StackedDealer(self.plan.seed or 0)
        dealer = ScriptedDealer(self._script, chance) if self._script else chance
        self._recorder = Recorder(self.system, self._setup, dealer)
        self.told: list[Sequence[Event]] = [tuple(self._recorder.opening)]
        """What setting up brought, and then every decision: whoever retells it tells it as it was told then."""
        self._taken: list[Taken] = []
        for action in actions:
            self._take(action)

    def _take(self, action: int) -> list[Event]:
        seat, step = self.decider, len(self._recorder.steps)
        events = self._recorder.apply(action)
        drawn = len(self._recorder.steps) - step > 1
        shown = any(e.private and self.seats[e.seat].is_person and e.kind not in OWN_CHOICE for e in events)
        self._taken.append(Taken(seat, action, step, drawn or shown))
        self.told.append(tuple(events))
        return events

    @property
    def game(self) -> Game:
        return self._recorder.game

    @property
    def story(self) -> list[Event]:
        return [event for events in self.told for event in events]

    @property
    def seats(self) -> tuple[Seat, ...]:
        return self.plan.seats

    @property
    def persons(self) -> list[int]:
        return [number for number, seat in enumerate(self.seats) if seat.is_person]

    @property
    def is_over(self) -> bool:
        return self.game.is_over

    @property
    def decisions(self) -> int:
        """How many have been made."""
        return len(self._taken)

    @property
    def decider(self) -> int:
        return self.game.seat

    @property
    def kind(self) -> str:
        return self.game.decision_kind()

    @property
    def decision(self) -> Decision | None:
        return self.game.decision

    def view(self, seat: int | None) -> Any:
        return self.game.view(seat)

    def outcome(self) -> Outcome:
        return self.game.outcome()

    def decide(self, seat: int, action: int) -> list[Event]:
        """An action of who has to decide now; its events, unredacted, are added to the story."""
        if seat != self.decider:
            raise IllegalActionError("only who decides may act")
        at = len(self._recorder.steps)
        events = self._take(action)
        self._undone.clear()
        self._keep(at)
        return events

    # --- taking back -------------------------------------------------------------------------------------------------

    def retreat(self) -> Retreat | None:
        """Back to the last decision of a person, with what bots did since; None if there is nothing to take back."""
        if self.is_over:
            return None
        for to in range(self.decisions - 1, -1, -1):
            seat, _action, step, _revealed = self._taken[to]
            if step < self.inherited_steps:
                return None
            if self.seats[seat].is_person:
                revealed = any(taken.revealed for taken in self._taken[to:])
                another = bool(self._undone) and self._undone[-1][0].seat != seat
                return Retreat(to, seat, not (revealed or another))
        return None

    def undo(self, retreat: Retreat) -> None:
        step = self._taken[retreat.to].step
        self._undone.append(self._taken[retreat.to :])
        self._sit_down([taken.action for taken in self._taken[: retreat.to]])
        self._keep(step)

    @property
    def can_redo(self) -> bool:
        return bool(self._undone)

    @property
    def redo_seat(self) -> int | None:
        """Whose decision would be taken again; None if nothing was taken back."""
        return self._undone[-1][0].seat if self._undone else None

    def redo(self) -> list[Sequence[Event]]:
        """Takes again what was taken back last, bots' steps too; chance is the same. What every decision brought."""
        at = len(self._recorder.steps)
        events: list[Sequence[Event]] = [self._take(taken.action) for taken in self._undone.pop()]
        self._keep(at)
        return events

    # --- keeping -----------------------------------------------------------------------------------------------------

    def keep_with(self, writer: StepWriter) -> None:
        """From now on the game is kept, from its beginning."""
        self.go_on_with(writer)
        self._keep(0)

    def go_on_with(self, writer: StepWriter) -> None:
        """From now on steps are given to a writer that has all of them up to here."""
        self._writer = writer

    def _keep(self, at: int) -> None:
        if self._writer is not None:
            lines = [step_line(step, self.system) for step in self._recorder.steps[at:]]
            self._writer.write(at, lines, self.summary())

    @property
    def writer(self) -> StepWriter | None:
        return self._writer

    @property
    def is_kept(self) -> bool:
        return self._writer is not None and not self._writer.trouble

    @property
    def trouble(self) -> GameError | None:
        """Why the game is not kept, if it should be."""
        return None if self._writer is None else self._writer.trouble

    def summary(self) -> Summary:
        hints = tuple(self.hints.get(seat, 0) for seat in range(len(self.seats)))
        game = self.game
        return Summary(self.plan, game.outcome(), game.progress, game.roles(), hints, game.is_over)

    def count_hint(self, seat: int) -> None:
        self.hints[seat] = self.hints.get(seat, 0) + 1
        self._keep(len(self._recorder.steps))

    def leave(self) -> None:
        """Nobody plays it here any more; what is kept stays kept."""
        if self._writer is not None:
            self._writer.close()
            self._writer = None

    def record(self) -> Record:
        return self._recorder.record()

    def record_text(self) -> str:
        return write(self.record(), self.system)

    # --- bots --------------------------------------------------------------------------------------------------------

    def bot_action(self) -> int:
        """What the bot that has to decide now would do. The same position always gets the same answer."""
        return self.question().answer()

    @property
    def bot_thinks(self) -> bool:
        """Whether the bot that has to decide now would take its time: then a thinker should answer `question`."""
        return thinks(self.seats[self.decider].bot, self.plan.game) and len(self.game.legal_actions()) > 1

    def question(self) -> BotQuestion:
        """What the bot that has to decide now has to think about, as its seat sees it."""
        game = self.game
        seat = game.seat
        seed = private_seed(self.plan.seed, seat, self.decisions)
        kind, actions = game.decision_kind(), game.legal_actions()
        return BotQuestion(self.seats[seat].bot, seed, kind, actions, game.view(seat), self.plan.game)

    def advice_question(self) -> AdviceQuestion:
        """What the strongest bot is to be asked about the decision that is due, as its decider sees it."""
        # Loaded only when somebody asks: the first frame need not wait for the bots.
        from tokaido_tui.bots.advice import AdviceQuestion, adviser

        seat = self.decider
        seed = private_seed(self.plan.seed, seat, self.decisions, "hint")
        return AdviceQuestion(adviser(), seed, self.view(seat), game=self.plan.game)

    def seat_somebody(self, seat: int, bot: str = "") -> None:
        """From now on a person decides for the seat, or a bot."""
        seats = list(self.plan.seats)
        seats[seat] = seats[seat]._replace(bot=bot)
        self.plan = self.plan._replace(seats=tuple(seats))
        self._keep(len(self._recorder.steps))
