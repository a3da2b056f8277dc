"""From a view back to a whole game that agrees with it: what the viewer cannot know is dealt anew."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from tokaido_tui.engine.dealer import Dealer
from tokaido_tui.engine.deck import Deck
from tokaido_tui.engine.hidden import HiddenCards, deal_hidden, is_settled, remove, sighting_of
from tokaido_tui.games.namiji.box import COLOURS, CRAB, KINDS, SHRIMP
from tokaido_tui.games.namiji.dock import equip
from tokaido_tui.games.namiji.options import KIND_NAMES
from tokaido_tui.games.namiji.shelf import CELLS_OF
from tokaido_tui.games.namiji.terms import terms_of
from tokaido_tui.games.road.panoramas import see_sections
from tokaido_tui.games.road.travel import standing

if TYPE_CHECKING:
    from tokaido_tui.games.namiji.game import Namiji
    from tokaido_tui.games.namiji.view import PlayerView, View


def imagine(view: View, dealer: Dealer) -> Namiji:
    from tokaido_tui.games.namiji.game import Namiji

    game = Namiji()
    game.lay_out(terms_of(view.box, view.setup), dealer)
    game.enter_stage(view.stage)
    game.kind = KIND_NAMES.index(view.kind)
    game.seat = view.decider
    game.walker = view.walker
    game.free, game.roomy, game.waiting, game.awarded = view.free, view.roomy, view.waiting, view.awarded
    for boat in view.travellers:
        game.where[boat.number] = standing(boat.station, boat.slot, boat.number)
    for player in view.players:
        _collection(game, player)
    _table(game, view)
    _nets(game, view)
    _docks(game, view)
    _rocks(game, view)
    return game


def _collection(game: Namiji, player: PlayerView) -> None:
    seat = player.number
    game.points[seat] = player.points
    see_sections(game, seat, player.sections)
    game.awards[seat] = sum(1 << panorama for panorama in player.bonuses)
    game.lines[seat] = sum(1 << line for line in player.lines)
    game.tokens[seat] = tuple(token.placement << 4 | token.fish for token in player.tokens)
    for token in player.tokens:
        cells = CELLS_OF[token.placement]
        colour, kind = divmod(token.fish, KINDS)
        game.filled[seat] |= cells
        game.colour_cells[COLOURS * seat + colour] |= cells
        game.kind_cells[KINDS * seat + kind] |= cells
    game.trap[2 * seat + SHRIMP] = player.shrimp
    game.trap[2 * seat + CRAB] = player.crabs
    game.offerings[seat] = player.offerings
    for card in player.dock_cards:
        game.gear[len(game.box.docks) * seat + card] += 1
        equip(game, seat, card)
    game.extra[seat] = player.upgrade_points
    game.arrived[seat] = player.arrived


def _table(game: Namiji, view: View) -> None:
    """What lies open, and what can be counted from it: the face-down fish and the bag."""
    for fish in view.face_up:
        game.face_up[fish] += 1
        game.up_mask |= 1 << fish
    taken = [token.fish for player in view.players for token in player.tokens if not token.is_net]
    remove(game.shoal, taken)
    remove(game.shoal, view.face_up)
    if view.caught is not None:
        game.caught = view.caught
        if not view.netted:
            remove(game.shoal, (view.caught,))
    game.netted, game.again, game.catches = view.netted, view.again, view.catches
    game.bag = [SHRIMP] * view.bag_shrimp + [CRAB] * view.bag_crabs
    game.haul_shrimp, game.haul_crabs = view.haul_shrimp, view.haul_crabs
    game.berths = sum(1 << place for place in view.berths)


def _deck(game: Namiji, view: View, pile: str, dealt: list[list[int]]) -> Deck:
    """A deck with these cards in its layers."""
    (top, sighting), *below = [
        (tuple(sorted(cards)), sighting_of(hidden, view.seat, game.players))
        for cards, hidden in zip(dealt, view.decks[pile], strict=True)
    ]
    return Deck(pile, list(top), sighting, tuple(below))


def _nets(game: Namiji, view: View) -> None:
    unseen = list(game.box.nets)
    remove(unseen, [token.fish for player in view.players for token in player.tokens if token.is_net])
    if view.netted and view.caught is not None:
        remove(unseen, (view.caught,))
    if view.kind in ("haul", "place"):
        game.offer = view.offer
        remove(unseen, view.offer)
    game.net_deck = _deck(game, view, "net", deal_hidden(view.decks["net"], unseen, game.take, "net"))


def _dock_places(view: View) -> list[HiddenCards]:
    return [*view.decks["dock"], *[hidden for hidden in (view.hand, view.discarded) if hidden is not None]]


def _docks(game: Namiji, view: View) -> None:
    unseen = list(game.box.dock_pile)
    remove(unseen, [card for player in view.players for card in player.dock_cards])
    dealt = deal_hidden(_dock_places(view), unseen, game.take, "dock")
    if view.discarded is not None:
        game.discarded = tuple(dealt.pop())
    if view.hand is not None:
        game.hand = sorted(dealt.pop())
        _held(game, view)
    game.dock_deck = _deck(game, view, "dock", dealt)


def _held(game: Namiji, view: View) -> None:
    """Who is at a place up to the decider's has held the hand; before the neutral's, also what that discarded."""
    for player in view.players:
        if player.slot <= view.players[view.decider].slot:
            game.held |= 1 << player.number
            if view.discarded is not None and view.neutral is not None and player.slot < view.neutral.slot:
                game.missed |= 1 << player.number


def _rock_places(view: View) -> list[HiddenCards]:
    """The deck, then the secret rocks of every seat, then those on offer."""
    places = list(view.decks["rock"])
    places += [HiddenCards(player.rock_count, player.rocks or None) for player in view.players]
    if view.kind == "keep":
        places.append(HiddenCards(view.offer_size, view.offer or None))
    return places


def _rocks(game: Namiji, view: View) -> None:
    dealt = deal_hidden(_rock_places(view), list(game.box.rock_pile), game.take, "rock")
    if view.kind == "keep":
        game.offer = tuple(sorted(dealt.pop()))
    for seat in reversed(range(game.players)):
        game.rocks[seat] = sum(1 << card for card in dealt.pop())
    game.rock_deck = _deck(game, view, "rock", dealt)


class Imagination:
    """As many whole games as wanted that agree with a view, each with the hidden cards dealt anew.

    Fish, nets and crustaceans have no order before they are drawn, and are never hidden; only rocks and the hand of a
    dock are, and only they are dealt again.
    """

    def __init__(self, view: View, dealer: Dealer) -> None:
        self._view = view
        self._base = imagine(view, dealer)
        hidden = ((_dock_places(view), _docks), (_rock_places(view), _rocks))
        self._again = [deal for places, deal in hidden if not is_settled(places)]

    def game(self) -> Namiji:
        game = self._base.copy()
        for deal in self._again:
            deal(game, self._view)
        return game


def unseen_fish(view: View) -> Counter[int]:
    """How many of each fish lie face down, which anybody can count."""
    left = Counter(view.box.fish)
    left.subtract(view.face_up)
    left.subtract(token.fish for player in view.players for token in player.tokens if not token.is_net)
    if view.caught is not None and not view.netted:
        left[view.caught] -= 1
    return +left
