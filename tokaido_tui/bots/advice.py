"""Advice: what the strongest bot would do in a seat's place, and how good everything else is."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

SECONDS = 1.0
"""How long the strongest may think about it."""


@dataclass(frozen=True)
class Advice:
    """The best action, what each legal one is worth from 0 (the worst) to 1 (the best), and who says so."""

    action: int
    values: dict[int, float]
    level: str


@dataclass(frozen=True)
class AdviceQuestion:
    """About the decision in a view of whoever decides; nothing but the view is looked at."""

    level: str
    seed: str
    view: Any
    seconds: float = SECONDS
    game: str = "tokaido"

    def answer(self) -> Advice:
        actions = tuple(option.action for option in self.view.decision.options)
        if len(actions) == 1:
            return Advice(actions[0], {actions[0]: 1.0}, self.level)
        worths = self._searched(actions) if self.level == "sage" else self._weighed(actions)
        low, high = min(worths.values()), max(worths.values())
        # A hair's breadth is not shown as if it were everything.
        spread = max(high - low, 1e-9)
        values = {action: (worth - low) / spread for action, worth in worths.items()}
        best = next(iter(worths))
        values[best] = 1.0
        return Advice(best, values, self.level)

    def _searched(self, actions: tuple[int, ...]) -> dict[int, float]:
        """The best first: by how often it was tried, which is what the sage goes by."""
        from tokaido_tui.bots.search.sage import Sage

        ranking = Sage(self.seed, self.game, seconds=str(self.seconds)).ranking(self.view, actions)
        tried = [edge.mean for _action, edge in ranking if edge.visits]
        return {action: edge.mean if edge.visits else min(tried) for action, edge in ranking}

    def _weighed(self, actions: tuple[int, ...]) -> dict[int, float]:
        """By the pilgrim's evaluation, the best first."""
        from tokaido_tui.bots.knowledge import knowledge_of
        from tokaido_tui.engine.dealer import SeededDealer

        known = knowledge_of(self.game)
        worths = dict(zip(actions, known.scores(known.imagine(self.view, SeededDealer(0)), actions), strict=True))
        return dict(sorted(worths.items(), key=lambda pair: -pair[1]))


def adviser() -> str:
    """The strongest bot there is."""
    from tokaido_tui.bots import LEVELS

    return "sage" if "sage" in LEVELS else "pilgrim"
