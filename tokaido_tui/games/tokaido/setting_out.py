"""Before the first step: the empty state, the deal of travellers, the queue at the first inn.

Like every answer (see stops.py), `choose` returns True when it leaves nothing to decide but the next move.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from tokaido_tui.engine.deck import Deck
from tokaido_tui.games.tokaido import stops
from tokaido_tui.games.tokaido.options import CHOOSE

if TYPE_CHECKING:
    from tokaido_tui.engine.dealer import Dealer
    from tokaido_tui.games.tokaido.game import Tokaido
    from tokaido_tui.games.tokaido.terms import Terms


def lay_out(game: Tokaido, terms: Terms, dealer: Dealer) -> None:
    """The table before anything is dealt: as it was for the last game on these terms."""
    if terms.laid_out is None:
        _lay_out_anew(game, terms, dealer)
        terms.laid_out = game.copy()
    else:
        game.copy_from(terms.laid_out)
        game.take = dealer.take


def _lay_out_anew(game: Tokaido, terms: Terms, dealer: Dealer) -> None:
    players, box = terms.setup.players, terms.box
    game.terms = terms
    game.box = box
    by_kind = [stops.stop_of(actions) for actions in box.actions]
    game.stops = tuple([by_kind[kind] for kind in terms.road.kinds])
    game.answers = stops.ANSWERS
    game.set_out(terms.road, players, terms.neutral, dealer, box.whole)
    game.kind = CHOOSE
    game.who = (box.novice,) * players
    game.chosen = terms.fixed
    game.dealt = ((),) * players
    game.coins = [0] * players
    game.offerings = [0] * game.travellers
    game.families = [0] * players
    game.souvenirs = [0] * players
    game.meals = [0] * players
    game.springs = [0] * (box.spring_kinds * players)
    game.met = [0] * (box.people * players)
    game.awards = [0] * players
    game.souvenir_deck = Deck("souvenir", list(box.souvenir_pile))
    game.meal_deck = Deck("meal", list(box.meal_pile))
    game.encounter_deck = Deck("encounter", list(box.encounter_pile))
    game.spring_deck = Deck("spring", list(box.spring_pile))
    game.hand = []
    game.hand_dealt = False
    game.looked = game.missed = 0
    game.discarded = ()
    game.offer = ()
    game.offer_key = 0
    game.effects_done = 0


def deal_travellers(game: Tokaido) -> None:
    """Two travellers to everybody who has none, unless the game is played without."""
    if game.terms.travellers:
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
