"""Before the first step: the deal of travellers, the queue at the first inn.

Like every answer (see stops.py), `choose` returns True when it leaves nothing to decide but the next move.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from tokaido_tui.games.tokaido.options import CHOOSE

if TYPE_CHECKING:
    from tokaido_tui.games.tokaido.game import Tokaido


def deal_travellers(game: Tokaido) -> None:
    """Two travellers to everybody who has none, unless the game is played without."""
    if game.terms.deals:
        left = list(game.terms.dealt_from)
        take = game.take
        dealt: list[tuple[int, ...]] = []
        for seat, traveller in enumerate(game.terms.fixed):
            if traveller >= 0:
                dealt.append(())
                continue
            one, two = take(left, "traveller"), take(left, "traveller")
            dealt.append((one, two) if one < two else (two, one))
            if game.events is not None:
                game.tell("dealt", seat, what=dealt[seat], private=True)
        game.dealt = tuple(dealt)
        if not ask_next(game):
            return
    else:
        depart(game)
    game.first_turn()


def ask_next(game: Tokaido) -> bool:
    """The next seat without a traveller chooses; when all have one they are shown, and the journey begins."""
    if -1 in game.chosen:
        game.kind = CHOOSE
        game.seat = game.walker = game.chosen.index(-1)
        return False
    game.who = tuple([game.box.travellers[number] for number in game.chosen])
    if game.events is not None:
        for seat, number in enumerate(game.chosen):
            game.tell("traveller", seat, what=number)
    depart(game)
    return True


def choose(game: Tokaido, seat: int, traveller: int) -> bool:
    game.chosen = (*game.chosen[:seat], traveller, *game.chosen[seat + 1 :])
    if game.events is not None:
        game.tell("chose", seat, what=traveller, private=True)
    return ask_next(game)


def depart(game: Tokaido) -> None:
    """Purses, the random queue, and what the Preparations variant makes of it."""
    game.coins = [traveller.coins for traveller in game.who]
    if game.events is not None:
        for seat, coins in enumerate(game.coins):
            if coins:
                game.tell("coins", seat, coins, cause="purse")
    queue = game.queue_up()
    if game.events is not None:
        game.tell("queue", -1, what=tuple(queue))
    if game.terms.preparations:
        # Who stands last in the queue leaves first.
        for coins, traveller_number in zip(game.terms.preparations, reversed(queue), strict=True):
            if coins and traveller_number < game.players:
                game.receive(traveller_number, max(coins, -game.coins[traveller_number]), "preparations")
