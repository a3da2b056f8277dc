"""From a view back to a whole game that agrees with it: what the viewer cannot know is dealt anew."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from tokaido_tui.engine.dealer import Dealer, SeededDealer
from tokaido_tui.engine.deck import Cards, Deck
from tokaido_tui.engine.hidden import HiddenCards, deal_hidden, is_settled, remove, sighting_of
from tokaido_tui.games.road.panoramas import see_sections
from tokaido_tui.games.road.travel import standing
from tokaido_tui.games.tokaido.decisions import DECISIONS
from tokaido_tui.games.tokaido.options import KIND_NAMES
from tokaido_tui.games.tokaido.terms import terms_of

if TYPE_CHECKING:
    from tokaido_tui.games.tokaido.box import Box
    from tokaido_tui.games.tokaido.game import Tokaido
    from tokaido_tui.games.tokaido.view import PlayerView, View


def imagine(view: View, dealer: Dealer) -> Tokaido:
    from tokaido_tui.games.tokaido.game import Tokaido

    game = Tokaido()
    game.lay_out(terms_of(view.box, view.setup), dealer)
    game.enter_stage(view.stage)
    game.kind = KIND_NAMES.index(view.kind)
    game.seat = view.decider
    game.walker = view.walker
    game.effects_done = view.effects_done
    game.free, game.roomy, game.waiting, game.awarded = view.free, view.roomy, view.waiting, view.awarded
    for traveller in view.travellers:
        game.where[traveller.number] = standing(traveller.station, traveller.slot, traveller.number)
        game.offerings[traveller.number] = traveller.offerings
    for player in view.players:
        _collection(game, player)
    _travellers(game, view)
    for pile in _DECKS:
        _fill(game, view, pile, _places(view, pile), _unseen(view, pile))
    return game


def collections(view: View) -> Tokaido:
    """A game with what lies open in front of the players, and no more: to count it."""
    from tokaido_tui.games.tokaido.game import Tokaido

    game = Tokaido()
    game.lay_out(terms_of(view.box, view.setup), SeededDealer(0))
    game.kind = KIND_NAMES.index(view.kind)
    for traveller in view.travellers:
        game.offerings[traveller.number] = traveller.offerings
    for player in view.players:
        _collection(game, player)
    game.who = tuple(player.who or view.box.novice for player in view.players)
    return game


def _collection(game: Tokaido, player: PlayerView) -> None:
    seat, box = player.number, game.box
    game.coins[seat] = player.coins
    game.points[seat] = player.points
    see_sections(game, seat, player.sections)
    for card in player.souvenirs:
        game.souvenirs[seat] |= 1 << card
        game.families[seat] += box.family_units[card]
    for dish in player.meals:
        game.meals[seat] |= 1 << dish
    for value in player.springs:
        game.springs[box.spring_kinds * seat + box.spring_slots[value]] += 1
    for person in player.encounters:
        game.met[box.people * seat + person] += 1
    for achievement in player.achievements:
        game.awards[seat] |= 1 << achievement


def _travellers(game: Tokaido, view: View) -> None:
    if view.kind != "choose":
        game.chosen = tuple(-1 if p.traveller is None else p.traveller for p in view.players)
        game.who = tuple(game.box.novice if number < 0 else game.box.travellers[number] for number in game.chosen)
        return
    fixed = game.terms.fixed
    left = [card for card in game.box.traveller_pile if card not in fixed and card not in view.dealt]
    dealt, chosen = [], []
    for seat, role in enumerate(fixed):
        pair = view.dealt
        if role >= 0:
            pair = ()
        elif seat != view.seat:
            pair = tuple(sorted((game.take(left, "traveller"), game.take(left, "traveller"))))
        dealt.append(pair)
        own = view.players[seat].traveller
        if own is not None:
            chosen.append(own)
        else:
            # Seats choose in order: who sits before the decider has chosen, in secret.
            chosen.append(game.take(list(pair), "traveller") if seat < view.decider else -1)
    game.dealt, game.chosen = tuple(dealt), tuple(chosen)


_DECKS = ("souvenir", "meal", "encounter", "spring")


def _owned(view: View, pile: str) -> list[int]:
    """The cards of a pile that lie open in front of the players."""
    cards = {
        "souvenir": [player.souvenirs for player in view.players],
        "meal": [player.meals for player in view.players],
        "encounter": [player.encounters for player in view.players],
        "spring": [player.springs for player in view.players],
    }
    return [card for collection in cards[pile] for card in collection]


def _offered_from(view: View) -> str:
    return DECISIONS[KIND_NAMES.index(view.kind)].offered_from


def _places(view: View, pile: str) -> list[HiddenCards]:
    """Where the other cards of a pile lie: the layers of its deck, the inn's hand, what is on offer."""
    places = list(view.decks[pile])
    if pile == "meal" and view.hand is not None:
        places.append(view.hand)
    if _offered_from(view) == pile:
        places.append(HiddenCards(view.offer_size, view.offer or None))
    return places


def _pile(box: Box, pile: str) -> Cards:
    piles = {
        "souvenir": box.souvenir_pile,
        "meal": box.meal_pile,
        "encounter": box.encounter_pile,
        "spring": box.spring_pile,
    }
    return piles[pile]


def _unseen(view: View, pile: str) -> list[int]:
    unseen = list(_pile(view.box, pile))
    remove(unseen, _owned(view, pile))
    return unseen


def _fill(game: Tokaido, view: View, pile: str, places: list[HiddenCards], unseen: list[int]) -> None:
    """Deals the cards of a pile to where they lie."""
    dealt = deal_hidden(places, unseen, game.take, pile)
    if _offered_from(view) == pile:
        game.offer = tuple(sorted(dealt.pop()))
        game.offer_key = game.box.offer_key(game.offer) if view.kind == "buy" else 0
    if pile == "meal" and view.hand is not None:
        game.hand = sorted(dealt.pop())
        _hand(game, view)
    (top, sighting), *below = [
        (tuple(cards), sighting_of(hidden, view.seat, game.players))
        for cards, hidden in zip(dealt, places, strict=False)
    ]
    setattr(game, f"{pile}_deck", Deck(pile, list(top), sighting, tuple(below)))


class Imagination:
    """As many whole games as wanted that agree with a view, each with the hidden cards dealt anew.

    Decks have no order before they are drawn from, so little is ever hidden: mostly the hand of an inn that the
    viewer has not reached. Only that is dealt again; the rest is copied.
    """

    def __init__(self, view: View, dealer: Dealer) -> None:
        self._view = view
        self._dealer = dealer
        self._base = imagine(view, dealer)
        places = {pile: _places(view, pile) for pile in _DECKS}
        self._hidden = [(pile, lying, _unseen(view, pile)) for pile, lying in places.items() if not is_settled(lying)]

    def game(self) -> Tokaido:
        if self._view.kind == "choose":
            return imagine(self._view, self._dealer)
        game = self._base.copy()
        for pile, places, unseen in self._hidden:
            _fill(game, self._view, pile, places, unseen[:])
        return game


def _hand(game: Tokaido, view: View) -> None:
    """Who sits at the inn has seen its hand, except who has yet to look."""
    assert view.hand is not None
    game.hand_dealt = True
    yet_to_look = view.walker if view.kind in ("admire", "accept") else -1
    for player in view.players:
        if player.station == game.stage.end and player.number != yet_to_look:
            game.looked |= 1 << player.number
    if view.seat is not None and view.hand.among is not None and len(view.hand.among) > view.hand.size:
        game.missed = 1 << view.seat
        game.discarded = tuple((Counter(view.hand.among) - Counter(game.hand)).elements())
