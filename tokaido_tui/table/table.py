"""The table: people and bots around a game."""

from __future__ import annotations

import random
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any

from tokaido_tui.engine.dealer import SeededDealer
from tokaido_tui.engine.decision import Decision
from tokaido_tui.engine.event import Event
from tokaido_tui.engine.game import Game, Outcome
from tokaido_tui.engine.record import Recorder, write
from tokaido_tui.engine.setup import Setup
from tokaido_tui.games import system
from tokaido_tui.table.advice import AdviceQuestion, adviser
from tokaido_tui.table.question import BotQuestion, is_slow, private_seed

if TYPE_CHECKING:
    from tokaido_tui.bots.policy import Policy

SEEDS = 1_000_000


@dataclass(frozen=True, slots=True)
class Seat:
    """Who sits there: a person, or a bot of some level."""

    name: str
    bot: str = ""
    colour: int = 0

    @property
    def is_person(self) -> bool:
        return not self.bot


@dataclass(frozen=True, slots=True)
class Plan:
    """A game to be played: what the setup screen and `tokaido play` make."""

    seats: tuple[Seat, ...]
    game: str = "tokaido"
    variants: tuple[str, ...] = ()
    roles: tuple[str, ...] = ()
    seed: int | None = None

    def setup(self) -> Setup:
        """Raises SetupError for a plan that cannot be played."""
        names = tuple(seat.name for seat in self.seats)
        setup = Setup(names, self.variants, self.roles, self.seed)
        chosen = system(self.game)
        setup.check(chosen.players, chosen.variants)
        return setup

    def with_seed(self) -> Plan:
        """The plan with a seed of its own, if it has none."""
        return self if self.seed is not None else replace(self, seed=random.randrange(SEEDS))


def _bot(level: str, seed: str) -> Policy:
    # Loaded only when one sits down: the title need not wait for them.
    from tokaido_tui.bots import make

    return make(level, seed)


class Table:
    """Plays a plan. `story` is everything that has happened, in order, as nobody but the table may know it."""

    def __init__(self, plan: Plan) -> None:
        self.plan = plan.with_seed()
        assert self.plan.seed is not None
        self.system = system(self.plan.game)
        self._recorder = Recorder(self.system, self.plan.setup(), SeededDealer(self.plan.seed))
        self.story: list[Event] = list(self._recorder.opening)
        self.decisions = 0
        """How many have been made."""
        self.hints: dict[int, int] = {}
        """By seat, how many hints it has used."""
        self._bots: dict[int, Policy] = {
            number: _bot(seat.bot, f"{self.plan.seed}/{number}")
            for number, seat in enumerate(self.plan.seats)
            if seat.bot
        }

    @property
    def _game(self) -> Game:
        return self._recorder.game

    @property
    def seats(self) -> tuple[Seat, ...]:
        return self.plan.seats

    @property
    def persons(self) -> list[int]:
        return [number for number, seat in enumerate(self.seats) if seat.is_person]

    @property
    def is_over(self) -> bool:
        return self._game.is_over

    @property
    def decider(self) -> int:
        return self._game.seat

    @property
    def kind(self) -> str:
        return self._game.decision_kind()

    @property
    def decision(self) -> Decision | None:
        return self._game.decision

    def view(self, seat: int | None) -> Any:
        return self._game.view(seat)

    def outcome(self) -> Outcome:
        return self._game.outcome()

    def decide(self, seat: int, action: int) -> list[Event]:
        """An action of who has to decide now; its events, unredacted, are added to the story."""
        assert seat == self.decider, "only who decides may act"
        events = self._recorder.apply(action)
        self.decisions += 1
        self.story += events
        return events

    def bot_action(self) -> int:
        """What the bot that has to decide now would do."""
        game = self._game
        seat = game.seat
        if self.bot_thinks:
            return self.question().answer()
        return self._bots[seat].choose(game.decision_kind(), game.legal_actions(), lambda: game.view(seat))

    @property
    def bot_thinks(self) -> bool:
        """Whether the bot that has to decide now would take its time: then a thinker should answer `question`."""
        return is_slow(self._bots[self._game.seat]) and len(self._game.legal_actions()) > 1

    def question(self) -> BotQuestion:
        """What the bot that has to decide now has to think about, as its seat sees it."""
        game = self._game
        seat = game.seat
        seed = private_seed(self.plan.seed, seat, self.decisions)
        return BotQuestion(self.seats[seat].bot, seed, game.decision_kind(), game.legal_actions(), game.view(seat))

    def advice_question(self) -> AdviceQuestion:
        """What the strongest bot is to be asked about the decision that is due, as its decider sees it."""
        seat = self.decider
        return AdviceQuestion(adviser(), private_seed(self.plan.seed, seat, self.decisions, "hint"), self.view(seat))

    def take_over(self, seat: int) -> None:
        """From now on a person decides for the seat."""
        seats = list(self.plan.seats)
        seats[seat] = replace(seats[seat], bot="")
        self.plan = replace(self.plan, seats=tuple(seats))
        self._bots.pop(seat, None)

    def record_text(self) -> str:
        return write(self._recorder.record(), self.system)
