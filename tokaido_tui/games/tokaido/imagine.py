"""From a view back to a whole game that agrees with it: what the viewer cannot know is dealt anew."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import TYPE_CHECKING

from tokaido_tui.engine.dealer import Dealer, Take
from tokaido_tui.engine.deck import OPEN, SEATS, Cards, Deck, Sighting
from tokaido_tui.games.road.travel import standing
from tokaido_tui.games.tokaido.options import FAMILY_UNITS, KIND_NAMES, offer_key
from tokaido_tui.games.tokaido.setting_out import lay_out
from tokaido_tui.games.tokaido.tables import (
    ENCOUNTER_PILE,
    MEAL_PILE,
    NOVICE,
    PANORAMAS,
    PEOPLE,
    SECTIONS,
    SOUVENIR_PILE,
    SPRING_KINDS,
    SPRING_PILE,
    SPRING_VALUES,
    TRAVELLER_PILE,
    TRAVELLERS,
)
from tokaido_tui.games.tokaido.terms import terms_of

if TYPE_CHECKING:
    from tokaido_tui.games.tokaido.game import Tokaido
    from tokaido_tui.games.tokaido.view import HiddenCards, PlayerView, View

PILES = {"souvenir": SOUVENIR_PILE, "meal": MEAL_PILE, "encounter": ENCOUNTER_PILE, "spring": SPRING_PILE}
_OFFERED_FROM = {"buy": "souvenir", "accept": "meal", "keep": "encounter"}


def imagine(view: View, dealer: Dealer) -> Tokaido:
    from tokaido_tui.games.tokaido.game import Tokaido

    game = object.__new__(Tokaido)
    game.events = None
    lay_out(game, terms_of(view.setup), dealer)
    game.enter_stage(view.stage)
    game.kind = KIND_NAMES.index(view.kind)
    game.seat = view.decider
    game.walker = view.walker
    game.free, game.roomy, game.waiting, game.awarded = view.free, view.roomy, view.waiting, view.awarded
    for traveller in view.travellers:
        game.where[traveller.number] = standing(traveller.station, traveller.slot, traveller.number)
        game.offerings[traveller.number] = traveller.offerings
    for player in view.players:
        _collection(game, player)
    _travellers(game, view)
    _hidden_cards(game, view)
    return game


def _collection(game: Tokaido, player: PlayerView) -> None:
    seat = player.number
    game.coins[seat] = player.coins
    game.points[seat] = player.points
    for panorama, section in enumerate(player.sections):
        game.sections[PANORAMAS * seat + panorama] = section
        if section == SECTIONS[panorama]:
            game.shut[seat] |= 1 << panorama
    for card in player.souvenirs:
        game.souvenirs[seat] |= 1 << card
        game.families[seat] += FAMILY_UNITS[card]
    for dish in player.meals:
        game.meals[seat] |= 1 << dish
    for value in player.springs:
        game.springs[SPRING_KINDS * seat + SPRING_VALUES.index(value)] += 1
    for person in player.encounters:
        game.met[PEOPLE * seat + person] += 1
    for achievement in player.achievements:
        game.awards[seat] |= 1 << achievement


def _travellers(game: Tokaido, view: View) -> None:
    if view.kind != "choose":
        game.chosen = tuple(-1 if p.traveller is None else p.traveller for p in view.players)
        game.who = tuple(NOVICE if number < 0 else TRAVELLERS[number] for number in game.chosen)
        return
    fixed = game.terms.fixed
    left = [card for card in TRAVELLER_PILE if card not in fixed and card not in view.dealt]
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


def _remove(cards: list[int], gone: Iterable[int]) -> Cards:
    """Takes those out that are there, and returns them."""
    found = []
    for card in gone:
        if card in cards:
            cards.remove(card)
            found.append(card)
    return tuple(found)


def _deal(places: list[HiddenCards], unseen: list[int], take: Take, pile: str) -> list[list[int]]:
    """Cards for each face-down place, from those not seen, in the light of what the viewer knows."""
    dealt: list[list[int] | None] = [None] * len(places)
    for i, place in enumerate(places):
        if place.among is not None and len(place.among) == place.size:
            dealt[i] = list(_remove(unseen, place.among))
    for i, place in enumerate(places):
        if dealt[i] is None and place.among is not None:
            # All places of one sighting hold its cards together.
            pool = list(_remove(unseen, place.among))
            for j, other in enumerate(places):
                if dealt[j] is None and other.place == place.place:
                    dealt[j] = [take(pool, pile) for _ in range(min(other.size, len(pool)))]
            unseen += pool
    filled = []
    for place, cards in zip(places, dealt, strict=True):
        cards = cards or []
        cards += [take(unseen, pile) for _ in range(place.size - len(cards))]
        filled.append(cards)
    return filled


def _sighting(game: Tokaido, view: View, hidden: HiddenCards) -> Sighting | None:
    if hidden.among is None or hidden.place is None:
        return None
    for shared in (OPEN, SEATS):
        if hidden.place == shared.place:
            return shared
    seen = tuple(hidden.among if seat == view.seat else None for seat in range(game.players))
    return Sighting(hidden.place, seen)


def _hidden_cards(game: Tokaido, view: View) -> None:
    from tokaido_tui.games.tokaido.view import HiddenCards

    offered_from = _OFFERED_FROM.get(view.kind)
    owned = {
        "souvenir": [card for player in view.players for card in player.souvenirs],
        "meal": [card for player in view.players for card in player.meals],
        "encounter": [card for player in view.players for card in player.encounters],
        "spring": [card for player in view.players for card in player.springs],
    }
    decks = []
    for deck in game.decks:
        unseen = list(PILES[deck.name])
        _remove(unseen, owned[deck.name])
        layers = list(view.decks[deck.name])
        places = layers[:]
        if deck.name == "meal" and view.hand is not None:
            places.append(view.hand)
        if deck.name == offered_from:
            places.append(HiddenCards(view.offer_size, view.offer or None))
        dealt = _deal(places, unseen, game.take, deck.name)
        if deck.name == offered_from:
            game.offer = tuple(sorted(dealt.pop()))
            game.offer_key = offer_key(game.offer) if view.kind == "buy" else 0
        if deck.name == "meal" and view.hand is not None:
            game.hand = dealt.pop()
            _hand(game, view)
        (top, sighting), *below = [
            (tuple(cards), _sighting(game, view, hidden)) for cards, hidden in zip(dealt, layers, strict=True)
        ]
        decks.append(Deck(deck.name, list(top), sighting, tuple(below)))
    game.souvenir_deck, game.meal_deck, game.encounter_deck, game.spring_deck = decks


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
