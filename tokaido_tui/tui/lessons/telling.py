"""What happened, in the journal's words."""

from __future__ import annotations

from tokaido_tui.engine.event import Event, seen_by
from tokaido_tui.table.playback import Playback
from tokaido_tui.words.game_words import GameWords
from tokaido_tui.words.lessons.notes import LEARNER
from tokaido_tui.words.log import Log


def log_of(playback: Playback, words: GameWords) -> Log:
    """What led to this moment, as the learner may know it; what is about nobody is left to the notes."""
    # From the beginning: a line may name the place where a pawn has been since then.
    log = Log(words.log_writer(playback.first_view))
    fresh = playback.fresh()
    for events in (playback.opening, *playback.told[: len(playback.told) - len(fresh)]):
        log.tell(seen_by(events, LEARNER))
    start = len(log.lines)
    for events in fresh:
        log.tell(seen_by(events, LEARNER))
        start = min(start, log.latest_from)
    log.lines = [line for line in log.lines[start:] if line.seat >= 0]
    return log


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
