"""What the bots know about Tokaido Duo."""

from __future__ import annotations

from collections.abc import Hashable

from tokaido_tui.bots.duo.merchant import Merchant
from tokaido_tui.bots.duo.pilgrim import Pilgrim, own_evaluations
from tokaido_tui.bots.knowledge import Knowledge, Pick
from tokaido_tui.bots.search.guide import Playout
from tokaido_tui.bots.search.strolling import stroll
from tokaido_tui.bots.search.win_chance import decided, expected
from tokaido_tui.games.duo.game import Duo
from tokaido_tui.games.duo.imagine import imagine
from tokaido_tui.games.duo.options import DIE, KEEP, MOVE, OVER, PAINT
from tokaido_tui.games.duo.scoring import winners


def question(game: Duo) -> Hashable:
    # Other dice, other goods or another painting in front make the same words another question.
    kind = game.kind
    if kind == DIE:
        return kind, game.dice
    if kind == MOVE:
        return kind, game.pawn, game.dice[game.pawn]
    if kind == KEEP:
        return kind, game.held(game.seat)
    if kind == PAINT:
        return kind, game.revealed[game.seat][:1]
    return kind


def chances_at_end(game: Duo) -> list[float]:
    return decided(game.points, winners(game))


def to_next_roll(pick: Pick) -> Playout:
    """The search sees the dice of this round through; the pilgrim's evaluation says the rest."""
    evaluations = own_evaluations()

    def play_out(game: Duo) -> list[float]:
        advance = game.advance
        this = game.round
        while game.round == this and game.kind != OVER:
            advance(pick(game))
        if game.kind == OVER:
            return chances_at_end(game)
        evaluation = evaluations.now(game)
        return expected([evaluation.value(game, 0), evaluation.value(game, 1)], evaluation.spread)

    return play_out


KNOWLEDGE = Knowledge(
    merchant=Merchant,
    pilgrim=Pilgrim,
    imagine=imagine,
    # What is hidden is dealt when it is drawn: a copy is as good as another imagination.
    imagination=lambda view, dealer: imagine(view, dealer).copy,
    question=question,
    play_on=to_next_roll,
    at_end=chances_at_end,
    stroll=stroll(MOVE, OVER),
    calm=2.0,
)
