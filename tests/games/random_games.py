"""Whole games for the properties, played at random: the same ones every time."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from random import Random
from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

from tokaido_tui.engine.dealer import Dealer, ScriptedDealer, SeededDealer
from tokaido_tui.engine.event import Event
from tokaido_tui.engine.game import GameSystem
from tokaido_tui.engine.record import Act, Record, Recorder, parse, replay, write
from tokaido_tui.engine.setup import Setup
from tokaido_tui.games import system as systems

Step = tuple[Any, int | None, list[Event]]


class Chance:
    """Of one game, by its seed: how its cards fall and what its players fancy."""

    setup: Setup
    seed: int

    def dealer(self) -> SeededDealer:
        return SeededDealer(f"cards {self.seed}")

    def mind(self) -> Random:
        return Random(f"minds {self.seed}")


class RandomGames:
    """`cases` draws a game to be played, `pick(game, mind, case)` decides for all of its players."""

    def __init__(
        self,
        system: GameSystem,
        cases: Callable[..., st.SearchStrategy[Any]],
        pick: Callable[[Any, Random, Any], int],
    ) -> None:
        self._system, self._cases, self._pick = system, cases, pick

    def over_games(self, count: int, **kinds: Any) -> Callable[[Any], Any]:
        """The test runs over this many games."""

        def decorate(test: Any) -> Any:
            limits = settings(max_examples=count, derandomize=True, deadline=None, database=None)
            return limits(given(self._cases(**kinds))(test))

        return decorate

    def steps(self, case: Any, dealer: Dealer | None = None) -> Iterator[Step]:
        """The game before any act, with the events of setting up; then after each act, with it and its events."""
        game, opening = self._system.start(case.setup, dealer or case.dealer())
        yield game, None, opening
        mind = case.mind()
        while not game.is_over:
            action = self._pick(game, mind, case)
            yield game, action, game.apply(action)

    def finished(self, case: Any) -> tuple[Any, list[Event]]:
        """The game at its end and its whole story."""
        whole = list(self.steps(case))
        return whole[-1][0], [event for _, _, events in whole for event in events]

    def recorded(self, case: Any) -> tuple[Recorder, list[list[Event]]]:
        """A whole game and its events, act by act."""
        recorder = Recorder(self._system, case.setup, case.dealer())
        mind = case.mind()
        story = [recorder.opening]
        while not recorder.game.is_over:
            story.append(recorder.apply(self._pick(recorder.game, mind, case)))
        return recorder, story


def assert_replayed(system: GameSystem, recorder: Recorder, story: list[list[Event]]) -> None:
    """Written, read and replayed, a game is the same game."""
    text = write(recorder.record(), system)
    record, at_end = parse(text, systems)
    assert record == recorder.record()
    assert [events for _, _, events in replay(record, system)] == story
    assert state(at_end) == state(recorder.game)
    assert write(record, system) == text


def assert_played_on(system: GameSystem, recorder: Recorder) -> None:
    """Written before its end and read, it can be played on to the same end."""
    whole = recorder.steps
    acts = [i for i, step in enumerate(whole) if isinstance(step, Act)]
    cut = acts[len(acts) // 3]
    unfinished = Record(recorder.record().game, recorder.record().setup, tuple(whole[:cut]))
    record, game = parse(write(unfinished, system), systems)
    assert record.points is None
    assert not game.is_over
    rest = [step for step in whole[cut:] if not isinstance(step, Act)]
    *_, (again, _, _) = replay(record, system, ScriptedDealer(rest))
    for act in (whole[i] for i in acts if i >= cut):
        assert isinstance(act, Act)
        again.apply(act.action)
    assert again.outcome() == recorder.game.outcome()
    assert state(again) == state(recorder.game)


def state(game: Any) -> dict[str, Any]:
    """Everything in a game, copied out, to tell whether anything changed."""
    found: dict[str, Any] = {}
    for kind in type(game).__mro__:
        for name in getattr(kind, "__slots__", ()):
            if name in ("take", "events", "stops", "answers"):
                continue
            value = getattr(game, name)
            if isinstance(value, list):
                value = [part[:] if isinstance(part, list) else part for part in value]
            found[name] = value.layers() if name.endswith("_deck") else value
    return found
