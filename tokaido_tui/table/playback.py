"""A lesson as a row of moments, and a game that stands at one of them. Going back replays from the start."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from tokaido_tui.engine.dealer import ScriptedDealer
from tokaido_tui.engine.event import Event
from tokaido_tui.engine.game import Game
from tokaido_tui.engine.record import Act
from tokaido_tui.games import system
from tokaido_tui.words.lessons.notes import LEARNER, Lesson, Note

READ, DO, SCORE = "read", "do", "score"


@dataclass(frozen=True)
class Moment:
    """`played` acts lie behind it; `told` says from which act on they are told to the learner.

    READ shows a text, DO waits for the learner's act, SCORE counts the points of a game that is over.
    """

    kind: str
    step: int
    played: int
    told: int
    text: str = ""
    title: str = ""
    note: Note | None = None


class _Plan:
    """Lays out the moments of a lesson."""

    def __init__(self, lesson: Lesson) -> None:
        self.acts = lesson.record.acts
        self.notes = {note.act: note for note in lesson.notes}
        self.moments: list[Moment] = []
        self.played = 0
        self.told = 0
        self.step = 0
        self.title = lesson.title
        while self.played < len(self.acts):
            self._next()
        if lesson.record.points is not None:
            self._add(SCORE)
        self._add(READ, lesson.farewell)

    def _add(self, kind: str, text: str = "", note: Note | None = None) -> None:
        self.moments.append(Moment(kind, self.step, self.played, self.told, text, self.title, note))
        self.told = self.played

    def _next(self) -> None:
        note = self.notes.get(self.played + 1)
        act = self.acts[self.played]
        if note is None:
            self.played += 1
            after = self.notes.get(self.played + 1)
            if self.played == len(self.acts) or (after is not None and (after.before or after.until)):
                # What nobody comments on is still shown before the next step.
                self._add(READ)
        elif note.until:
            self._begin(note)
            self.played = note.until
            self._add(READ, note.say, note)
        elif act.seat == LEARNER:
            self._begin(note)
            for page in note.read:
                self._add(READ, page)
            self._add(DO, note.before, note)
            self.played += 1
            if note.after:
                self._add(READ, note.after)
        else:
            self.title = note.title or self.title
            for page in note.read:
                self._add(READ, page)
            self.played += 1
            if note.say:
                self._add(READ, note.say)

    def _begin(self, note: Note) -> None:
        self.step += 1
        self.title = note.title or self.title


class Playback:
    """`at` is the moment that is shown."""

    def __init__(self, lesson: Lesson) -> None:
        self.lesson = lesson
        self.system = system(lesson.record.game)
        self._acts = lesson.record.acts
        self.moments = tuple(_Plan(lesson).moments)
        self.at = 0
        self._restart()
        self._play_to(self.now.played)

    def _restart(self) -> None:
        record = self.lesson.record
        self._game: Game
        self._game, self.opening = self.system.start(record.setup, ScriptedDealer(record.draws))
        self.told: list[list[Event]] = []
        """The events of every act so far."""
        self.first_view: Any = self._game.view(LEARNER)

    def _play_to(self, played: int) -> None:
        if played < len(self.told):
            self._restart()
        while len(self.told) < played:
            self.told.append(self._game.apply(self._acts[len(self.told)].action))

    @property
    def now(self) -> Moment:
        return self.moments[self.at]

    @property
    def steps(self) -> int:
        return self.moments[-1].step

    @property
    def is_last(self) -> bool:
        return self.at == len(self.moments) - 1

    @property
    def expected(self) -> Act:
        """What the learner is asked to do."""
        assert self.now.kind == DO
        return self._acts[self.now.played]

    @property
    def is_over(self) -> bool:
        return self._game.is_over

    def view(self, seat: int | None = LEARNER) -> Any:
        return self._game.view(seat)

    def name_of(self, action: int) -> str:
        """What the record would call an action that is possible now."""
        return self._game.action_name(action)

    def fresh(self) -> list[list[Event]]:
        """The events of the acts that this moment tells."""
        return self.told[self.now.told : self.now.played]

    def go(self, at: int) -> None:
        self.at = max(0, min(at, len(self.moments) - 1))
        self._play_to(self.now.played)

    def go_on(self) -> None:
        self.go(self.at + 1)

    def _start_of(self, step: int) -> int:
        return next(i for i, moment in enumerate(self.moments) if moment.step >= step)

    def skip(self) -> bool:
        """To the next step; what this one asks for is played. False if there is none."""
        after = (i for i, moment in enumerate(self.moments) if moment.step > self.now.step)
        at = next(after, len(self.moments) - 1)
        moved = at > self.at
        self.go(at)
        return moved

    def back(self) -> bool:
        """To the beginning of this step, or, from there, of the one before. False at the very beginning."""
        start = self._start_of(self.now.step)
        if start == self.at:
            start = self._start_of(self.now.step - 1)
        moved = start < self.at
        self.go(start)
        return moved
