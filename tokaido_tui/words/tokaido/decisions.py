"""Tokaido's kinds of decision, each with its words."""

from __future__ import annotations

from collections.abc import Callable

from tokaido_tui.engine.decision import Option
from tokaido_tui.games.tokaido.view import PlayerView, View
from tokaido_tui.words.decision import Decision, unless_forced
from tokaido_tui.words.question import Question
from tokaido_tui.words.tokaido import hints, questions, reasons


def _listed(
    label: Callable[[View, int], str],
    told: Callable[[View, PlayerView, Option], list[str]],
    question: Callable[[View, PlayerView], Question],
) -> Decision:
    """One that is chosen from a list."""
    return Decision(
        label,
        unless_forced(lambda view, action: told(view, view.players[view.decider], reasons.option_of(view, action))),
        lambda view: question(view, view.players[view.decider]),
    )


DECISIONS = {
    "move": Decision(hints.stop_label, hints.stop_reasons),
    "choose": _listed(reasons.choose_label, reasons.choose, questions.choose),
    "buy": _listed(reasons.buy_label, reasons.buy, questions.buy),
    "donate": _listed(reasons.donate_label, reasons.donate, questions.donate),
    "eat": _listed(reasons.eat_label, reasons.eat, questions.eat),
    "accept": _listed(reasons.accept_label, reasons.accept, questions.accept),
    "keep": _listed(reasons.keep_label, reasons.keep, questions.keep),
    "act": _listed(reasons.act_label, reasons.act, questions.act),
    "admire": _listed(reasons.admire_label, reasons.admire, questions.admire),
}
