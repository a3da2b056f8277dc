"""What has been told so far: the lines of the log, as pieces of text."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from typing import Protocol

from tokaido_tui.engine.event import Event
from tokaido_tui.i18n import _, mark, ngettext
from tokaido_tui.words.pieces import Pieces

NOBODY = -1
DECIDES_LIKE = {
    "random": mark("lost the thread twice, and decides like a random this time"),
    "wanderer": mark("lost the thread twice, and decides like a wanderer this time"),
    "merchant": mark("lost the thread twice, and decides like a merchant this time"),
    "pilgrim": mark("lost the thread twice, and decides like a pilgrim this time"),
    "sage": mark("lost the thread twice, and decides like a sage this time"),
}
"""By the bot that decides instead."""


@dataclass
class Line:
    """A sentence about a seat (-1: about the table), and what it brought."""

    seat: int
    text: str
    points: int = 0
    coins: int = 0
    weak: bool = False
    """A mere arrival: a line about the same seat that says more takes its place."""
    notes: list[str] = field(default_factory=list)
    bare: str = ""
    """The sentence without its notes, where it has some."""


class LogWriter(Protocol):
    """Turns the events of a game into lines, as far as those who listen may know them."""

    def speaker(self, seat: int) -> str:
        """The name of a seat, or of a neutral piece numbered after the seats; "" for NOBODY."""

    def tell(self, events: Iterable[Event]) -> list[Line]: ...


class Log:
    def __init__(self, writer: LogWriter) -> None:
        self._writer = writer
        self.lines: list[Line] = []
        self.latest_from = 0
        """The first of the lines that were told last."""

    def tell(self, events: Sequence[Event]) -> None:
        """Adds what one decision brought, as far as those at the screen may know it."""
        lines = self._writer.tell(events)
        same_stop = bool(events) and events[0].kind != "moved"
        if same_stop and lines and self.lines and self.lines[-1].weak and self.lines[-1].seat == lines[0].seat:
            # "stopped at the temple" gives way to what was given there.
            self.lines.pop()
        self.latest_from = len(self.lines)
        self.lines += lines

    def note(self, line: Line) -> None:
        """Something that is no event of the game."""
        self.lines.append(line)

    def pieces(self) -> list[Pieces]:
        return [self._pieces(line) for line in self.lines]

    def latest(self) -> list[Pieces]:
        """What was told last."""
        return [self._pieces(line) for line in self.lines[self.latest_from :]]

    def _pieces(self, line: Line) -> Pieces:
        pieces: Pieces = []
        if line.seat >= 0:
            pieces.append((self._writer.speaker(line.seat) + " ", f"strong seat {line.seat}"))
        pieces.append((line.text, ""))
        if line.points:
            pieces.append((f"  {line.points:+}", "strong gain" if line.points > 0 else "strong loss"))
        if line.coins:
            change = ngettext("{n:+} coin", "{n:+} coins", abs(line.coins)).format(n=line.coins)
            pieces.append(("  " + change, "coins"))
        return pieces


def thought_lost(seat: int, level: str) -> Line:
    """A bot's process died: it has thought again, or decides like one of a lower level."""
    return Line(seat, _(DECIDES_LIKE[level]) if level else _("lost the thread, and thought again"))
