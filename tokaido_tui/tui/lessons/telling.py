"""What happened, in the journal's words."""

from __future__ import annotations

from tokaido_tui.engine.event import Event, seen_by
from tokaido_tui.table.playback import Playback
from tokaido_tui.tui.face import Face
from tokaido_tui.words.lessons.notes import LEARNER
from tokaido_tui.words.log import Chronicle


def chronicle_of(playback: Playback, face: Face) -> Chronicle:
    """What led to this moment, as the learner may know it; what is about nobody is left to the notes."""
    chronicle = Chronicle(face.teller(playback.view()))
    for events in playback.fresh():
        chronicle.tell(seen_by(events, LEARNER))
    chronicle.lines = [line for line in chronicle.lines if line.seat >= 0]
    return chronicle


def events_to_show(playback: Playback, played: int) -> list[Event]:
    """What can be shown on the road since that many acts; the next stage has a road of its own."""
    now = playback.now
    if now.note is not None and now.note.until:
        return []
    events = [event for act in playback.told[played : now.played] for event in seen_by(act, LEARNER)]
    for number, event in enumerate(events):
        if event.kind == "set out":
            return events[:number]
    return events
