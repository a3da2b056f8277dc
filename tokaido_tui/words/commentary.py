"""The commentary of a demo: one or two sentences a step that teach, and that are true."""

from __future__ import annotations

from collections import Counter, deque
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Any

from tokaido_tui.engine.event import Event, seen_by
from tokaido_tui.words.log import Line, LogWriter

WHAT, WHY, ORDER = "what", "why", "order"
"""What a remark is about: what happened, what it means, who comes next. Two remarks about a step differ in this."""
RECENT = 14
"""So many remarks back a kind of remark is still in everybody's ear."""
WORN = 1.4
TIRED = 0.12
WORTH_SAYING = 0.9


@dataclass(frozen=True)
class Remark:
    """A true sentence. `weight` is how much it is worth saying; `facts` are the numbers in it, by name."""

    kind: str
    text: str
    weight: float = 1.0
    topic: str = WHY
    facts: dict[str, int] = field(default_factory=dict)


Remarks = Callable[[Any, Sequence[Event], Any], list[Remark]]
"""Everything worth saying about a step: from the view before it, its events and the view after, all a spectator's."""


class Commentator:
    """Chooses what to say, so that nothing is repeated too often."""

    def __init__(self, writer: LogWriter, remarks: Remarks) -> None:
        self._writer = writer
        self._remarks = remarks
        self._recent: deque[str] = deque(maxlen=RECENT)
        self._said: Counter[str] = Counter()

    def say(self, before: Any, events: Sequence[Event], after: Any) -> list[Remark]:
        """One or two remarks about different things; none where nothing can be seen from outside."""
        events = seen_by(events, None)
        found = self._remarks(before, events, after)
        plain = self._plainly(events)
        if plain is not None:
            found.append(plain)
        found.sort(key=lambda remark: -self._worth(remark))
        chosen: list[Remark] = []
        for remark in found:
            if all(remark.topic != other.topic for other in chosen) and (
                not chosen or self._worth(remark) > WORTH_SAYING
            ):
                chosen.append(remark)
            if len(chosen) == (3 if after.is_over else 2):
                break
        # What happened comes before what it means.
        chosen.sort(key=lambda remark: remark.topic != WHAT)
        for remark in chosen:
            self._recent.append(remark.kind)
            self._said[remark.kind] += 1
        return chosen

    def _worth(self, remark: Remark) -> float:
        return remark.weight - WORN * self._recent.count(remark.kind) - TIRED * self._said[remark.kind]

    def _plainly(self, events: Sequence[Event]) -> Remark | None:
        """What the journal says: for things that have been explained often enough."""
        lines = [line for line in self._writer.tell(events) if line.seat >= 0]
        if not lines:
            return None
        return Remark("plain", self._sentence(lines[0]), 1.0 if lines[0].weak else 1.9, WHAT)

    def _sentence(self, line: Line) -> str:
        text = f"{self._writer.speaker(line.seat)} {line.text}"
        return f"{text}: {line.points:+}." if line.points else f"{text}."
