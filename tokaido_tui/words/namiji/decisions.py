"""Namiji's kinds of decision, each with its words."""

from __future__ import annotations

from tokaido_tui.words.decision import Decision, unless_forced
from tokaido_tui.words.namiji import hints, questions, reasons

DECISIONS = {
    "move": Decision(hints.stop_label, hints.stop_reasons),
    "fish": Decision(reasons.fish_label, unless_forced(reasons.fish)),
    "place": Decision(reasons.place_label, unless_forced(reasons.place)),
    "haul": Decision(reasons.haul_label, unless_forced(reasons.haul)),
    "draw": Decision(reasons.draw_label, unless_forced(reasons.draw), questions.draw),
    "keep": Decision(reasons.keep_label, unless_forced(reasons.keep), questions.keep),
    "moor": Decision(reasons.moor_label, unless_forced(reasons.moor), questions.moor),
    "take": Decision(reasons.take_label, unless_forced(reasons.take), questions.take),
}
