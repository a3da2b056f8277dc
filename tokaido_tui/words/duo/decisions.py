"""Tokaido Duo's kinds of decision, each with its words."""

from __future__ import annotations

from collections.abc import Callable

from tokaido_tui.games.duo.view import PlayerView, View
from tokaido_tui.words.decision import Decision
from tokaido_tui.words.duo import hints, questions, reasons
from tokaido_tui.words.question import Question


def _decider(question: Callable[[View, PlayerView], Question]) -> Callable[[View], Question]:
    return lambda view: question(view, view.players[view.decider])


DECISIONS = {
    "die": Decision(hints.die_label, hints.die_reasons),
    "move": Decision(hints.move_label, hints.move_reasons),
    "visit": Decision(reasons.visit_label, reasons.visit, _decider(questions.visit)),
    "take": Decision(reasons.take_label, reasons.take, _decider(questions.take)),
    "sell": Decision(reasons.sell_label, reasons.sell, _decider(questions.sell)),
    "keep": Decision(reasons.keep_label, reasons.keep, _decider(questions.keep)),
    "paint": Decision(reasons.paint_label, reasons.paint, _decider(questions.paint)),
    "repeat": Decision(hints.repeat_label, hints.repeat_reasons, _decider(questions.repeat)),
}
