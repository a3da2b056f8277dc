"""What the bots know about Tokaido."""

from __future__ import annotations

from collections.abc import Hashable

from tokaido_tui.bots.knowledge import Knowledge
from tokaido_tui.bots.search.guide import Scores
from tokaido_tui.bots.tokaido.forecast import FORECAST, chances_at_end
from tokaido_tui.bots.tokaido.merchant import Merchant
from tokaido_tui.bots.tokaido.pilgrim import Pilgrim
from tokaido_tui.games.road.travel import MOVE
from tokaido_tui.games.tokaido.game import Tokaido
from tokaido_tui.games.tokaido.imagine import Imagination, imagine
from tokaido_tui.games.tokaido.options import BUY
from tokaido_tui.games.tokaido.strolling import stroll


def question(game: Tokaido) -> Hashable:
    # A purchase is a mask over the cards on offer: it means something else with other cards.
    return game.offer if game.kind == BUY else game.kind


def search_scores(pilgrim: Pilgrim) -> Scores:
    """The pilgrim's ratings of its moves; elsewhere its choice above all others."""

    def scores(game: Tokaido, actions: tuple[int, ...]) -> list[float]:
        if game.kind == MOVE and game.walker < game.players:
            return pilgrim.values(game, actions)
        chosen = pilgrim.pick(game)
        return [2.0 if action == chosen else 0.0 for action in actions]

    return scores


KNOWLEDGE = Knowledge(
    merchant=Merchant,
    pilgrim=Pilgrim,
    imagine=imagine,
    imagination=lambda view, dealer: Imagination(view, dealer).game,
    question=question,
    play_on=FORECAST.play_on(),
    at_end=chances_at_end,
    stroll=stroll,
    search_scores=search_scores,
)
