"""What the bots know about Tokaido."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tokaido_tui.bots.knowledge import Random
from tokaido_tui.bots.simple import stroll
from tokaido_tui.bots.tokaido.guide import TokaidoGuide, pilgrims_scores, strolling, to_next_inn
from tokaido_tui.bots.tokaido.merchant import Merchant
from tokaido_tui.bots.tokaido.pilgrim import Pilgrim
from tokaido_tui.engine.dealer import Dealer
from tokaido_tui.games.tokaido.game import Tokaido
from tokaido_tui.games.tokaido.imagine import Imagination, imagine


class TokaidoKnowledge:
    """As `tokaido_tui.bots.knowledge.Knowledge` says."""

    def merchant(self) -> Merchant:
        return Merchant()

    def pilgrim(self) -> Pilgrim:
        return Pilgrim()

    def scores(self, game: Tokaido, actions: tuple[int, ...]) -> list[float]:
        return Pilgrim().scores(game, actions)

    def wander(self, kind: str, actions: tuple[int, ...], random: Random) -> int:
        return stroll(kind, actions, random)

    def imagine(self, view: Any, dealer: Dealer) -> Tokaido:
        return imagine(view, dealer)

    def imagination(self, view: Any, dealer: Dealer) -> Callable[[], Tokaido]:
        return Imagination(view, dealer).game

    def guide(self, playout: str, seed: str) -> TokaidoGuide:
        if playout == "wanderer":
            return TokaidoGuide(strolling(seed))
        pilgrim = Pilgrim()
        pick = pilgrim.pick if playout == "pilgrim" else Merchant().pick
        return TokaidoGuide(to_next_inn(pick), pilgrims_scores(pilgrim))


KNOWLEDGE = TokaidoKnowledge()
