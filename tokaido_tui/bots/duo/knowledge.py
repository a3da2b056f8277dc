"""What the bots know about Tokaido Duo."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tokaido_tui.bots.duo.guide import DuoGuide, some_rounds, strolling
from tokaido_tui.bots.duo.merchant import Merchant
from tokaido_tui.bots.duo.pilgrim import Pilgrim
from tokaido_tui.bots.knowledge import Random
from tokaido_tui.bots.simple import stroll
from tokaido_tui.engine.dealer import Dealer
from tokaido_tui.games.duo.game import Duo
from tokaido_tui.games.duo.imagine import imagine


class DuoKnowledge:
    """As `tokaido_tui.bots.knowledge.Knowledge` says."""

    def merchant(self) -> Merchant:
        return Merchant()

    def pilgrim(self) -> Pilgrim:
        return Pilgrim()

    def scores(self, game: Duo, actions: tuple[int, ...]) -> list[float]:
        return Pilgrim().scores(game, actions)

    def wander(self, kind: str, actions: tuple[int, ...], random: Random) -> int:
        return stroll(kind, actions, random)

    def imagine(self, view: Any, dealer: Dealer) -> Duo:
        return imagine(view, dealer)

    def imagination(self, view: Any, dealer: Dealer) -> Callable[[], Duo]:
        # What is hidden is dealt when it is drawn: a copy is as good as another imagination.
        return imagine(view, dealer).copy

    def guide(self, playout: str, seed: str) -> DuoGuide:
        if playout == "wanderer":
            return DuoGuide(strolling(seed))
        pilgrim = Pilgrim()
        pick = pilgrim.pick if playout == "pilgrim" else Merchant().pick
        return DuoGuide(some_rounds(pick, pilgrim.evaluations), pilgrim.scores)


KNOWLEDGE = DuoKnowledge()
