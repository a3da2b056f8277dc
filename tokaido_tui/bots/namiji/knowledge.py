"""What the bots know about Namiji."""

from __future__ import annotations

from collections.abc import Callable

from tokaido_tui.bots.knowledge import Random
from tokaido_tui.bots.namiji.guide import NamijiGuide, strolling, to_next_dock
from tokaido_tui.bots.namiji.merchant import Merchant
from tokaido_tui.bots.namiji.pilgrim import Pilgrim
from tokaido_tui.bots.simple import stroll
from tokaido_tui.engine.dealer import Dealer
from tokaido_tui.games.namiji.game import Namiji
from tokaido_tui.games.namiji.imagine import Imagination, imagine
from tokaido_tui.games.namiji.view import View


class NamijiKnowledge:
    """As `tokaido_tui.bots.knowledge.Knowledge` says."""

    def merchant(self) -> Merchant:
        return Merchant()

    def pilgrim(self) -> Pilgrim:
        return Pilgrim()

    def scores(self, game: Namiji, actions: tuple[int, ...]) -> list[float]:
        return Pilgrim().scores(game, actions)

    def wander(self, kind: str, actions: tuple[int, ...], random: Random) -> int:
        return stroll(kind, actions, random)

    def imagine(self, view: View, dealer: Dealer) -> Namiji:
        return imagine(view, dealer)

    def imagination(self, view: View, dealer: Dealer) -> Callable[[], Namiji]:
        return Imagination(view, dealer).game

    def guide(self, playout: str, seed: str) -> NamijiGuide:
        if playout == "wanderer":
            return NamijiGuide(strolling(seed))
        pilgrim = Pilgrim()
        pick = pilgrim.pick if playout == "pilgrim" else Merchant().pick
        return NamijiGuide(to_next_dock(pick), pilgrim.scores)


KNOWLEDGE = NamijiKnowledge()
