"""What happened, in the journal's words."""

from __future__ import annotations

from collections.abc import Sequence

from tokaido_tui.engine.event import Event
from tokaido_tui.i18n import ngettext
from tokaido_tui.tui.palette import Palette, style
from tokaido_tui.tui.tokaido.story import Line, Teller
from tokaido_tui.tui.widgets.panel import Pieces


def lines_of(acts: Sequence[Sequence[Event]], names: tuple[str, ...], kinds: tuple[int, ...]) -> list[Line]:
    """The acts as lines, about somebody each: an arrival gives way to what was done there."""
    teller = Teller(names, kinds)
    told: list[Line] = []
    for events in acts:
        lines = teller.tell(events)
        same_stop = bool(events) and events[0].kind != "moved"
        if same_stop and lines and told and told[-1].weak and told[-1].seat == lines[0].seat:
            told.pop()
        told += [line for line in lines if line.seat >= 0]
    return told


def pieces_of(line: Line, names: tuple[str, ...], palette: Palette, colours: Sequence[int]) -> Pieces:
    pieces: Pieces = []
    if line.seat >= 0:
        speaker = Teller(names, ()).speaker(line.seat)
        pieces.append((speaker + " ", style(palette.seat(colours[line.seat]), bold=True)))
    pieces.append((line.text, style(palette.paper)))
    if line.points:
        pieces.append((f"  +{line.points}", style(palette.gain, bold=True)))
    if line.coins:
        change = ngettext("{n:+} coin", "{n:+} coins", abs(line.coins)).format(n=line.coins)
        pieces.append(("  " + change, style(palette.gold)))
    return pieces


def up_to_departure(events: list[Event]) -> list[Event]:
    """What can be shown on this stage's road: the next stage has its own."""
    for number, event in enumerate(events):
        if event.kind == "set out":
            return events[:number]
    return events
