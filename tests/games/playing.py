"""What the games' tests share: chance that is scripted pile by pile, and a game whose acts are named."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from tokaido_tui.engine.dealer import ScriptedDealer, SeededDealer
from tokaido_tui.engine.event import Event
from tokaido_tui.engine.game import GameSystem


class PileDealer:
    """A scripted dealer for every pile, so that a test scripts only the piles it is about."""

    def __init__(self, system: GameSystem, seed: int, piles: dict[str, Sequence[str | int]]) -> None:
        chance = SeededDealer(seed)
        self._piles = {
            pile: ScriptedDealer([system.parse_draw(pile, str(name)) for name in names], chance)
            for pile, names in piles.items()
        }
        self._chance = chance
        self.take = self._take

    def _take(self, cards: list[int], pile: str) -> int:
        return self._piles.get(pile, self._chance).take(cards, pile)


class Played:
    """A game that a test plays."""

    game: Any

    @property
    def kind(self) -> str:
        kind: str = self.game.decision_kind()
        return kind

    def choices(self) -> list[str]:
        """The names of everything the decider can do."""
        return [self.game.action_name(action) for action in self.game.legal_actions()]

    def source(self, name: str) -> tuple[int, ...]:
        points: tuple[int, ...] = self.game.outcome().sources[name]
        return points

    def do(self, *names: str) -> list[Event]:
        """Takes these actions, named as records name them; a move can be named by where it goes alone."""
        events: list[Event] = []
        for name in names:
            by_name = {self.game.action_name(action): action for action in self.game.legal_actions()}
            found = [n for n in by_name if n == name or (name.startswith("move ") and n.startswith(name + " "))]
            assert len(found) == 1, f"{name!r} is not among {list(by_name)}"
            events += self.game.apply(by_name[found[0]])
        return events


class Travelled(Played):
    """A road game that a test plays; seat 0 is its hero."""

    on_the_way = ("move",)
    """The decisions that come before the hero has arrived, so that the others may have to be waited for."""

    def pass_time(self) -> list[Event]:
        raise NotImplementedError

    def others_wait(self) -> None:
        """Everybody but the hero goes to where all wait, taking as little as can be, until the hero is to move."""
        while not (self.kind == "move" and self.game.walker == 0):
            assert not self.game.is_over
            self.pass_time()

    def go(self, *kinds: str) -> list[Event]:
        """The hero stops at the next station of each kind, one after the other, the others out of the way."""
        events: list[Event] = []
        for kind in kinds:
            if self.kind in self.on_the_way:
                self.others_wait()
            ahead = [name for name in self.choices() if name.endswith(f" {kind}")]
            assert ahead, f"there is no {kind} among {self.choices()}"
            events += self.do(ahead[0])
        return events

    def finish(self) -> None:
        while not self.game.is_over:
            self.pass_time()


def points(events: list[Event], seat: int = 0, cause: str | None = None) -> int:
    return sum(e.amount for e in events if e.kind == "points" and e.seat == seat and cause in (None, e.cause))


def coins(events: list[Event], seat: int = 0) -> int:
    return sum(e.amount for e in events if e.kind == "coins" and e.seat == seat)


def kinds(events: list[Event]) -> list[str]:
    return [event.kind for event in events]
