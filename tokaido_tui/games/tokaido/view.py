"""What a seat may know. What is hidden from it is absent, not flagged."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from tokaido_tui.engine.deck import Cards, Layer
from tokaido_tui.engine.hidden import HiddenCards, hidden_layer
from tokaido_tui.games.road.panoramas import sections_of
from tokaido_tui.games.tokaido.box import ACHIEVEMENT_NAMES, Traveller
from tokaido_tui.games.tokaido.decisions import DECISIONS
from tokaido_tui.games.tokaido.imagine import collections
from tokaido_tui.games.tokaido.inn import knows
from tokaido_tui.games.tokaido.options import CHOOSE, OVER
from tokaido_tui.games.tokaido.scoring import SOURCES, recount

if TYPE_CHECKING:
    from tokaido_tui.engine.decision import Decision
    from tokaido_tui.engine.game import Outcome
    from tokaido_tui.engine.setup import Setup
    from tokaido_tui.games.road.road import Road
    from tokaido_tui.games.tokaido.box import Box
    from tokaido_tui.games.tokaido.game import Tokaido


class TravellerView(NamedTuple):
    """A traveller on the road; the neutral one has no more than this."""

    number: int
    station: int
    slot: int
    offerings: int


class PlayerView(NamedTuple):
    """A player's traveller and collection; cards are sorted. `traveller` is None while it is secret, or with
    Initiation, and so is `who`."""

    number: int
    station: int
    slot: int
    offerings: int
    name: str
    traveller: int | None
    coins: int
    points: int
    sections: tuple[int, ...]
    souvenirs: Cards
    meals: Cards
    springs: Cards
    encounters: Cards
    achievements: Cards
    who: Traveller | None


class View(NamedTuple):
    """All that `seat` may know; None is a spectator.

    `hand` is the inn's, None while no hand lies there. `offer` are the cards in front of the decider, empty
    where they are not for the viewer's eyes. `decks` are layers, top first. `dealt` are the viewer's two
    travellers while it has to choose.
    """

    seat: int | None
    setup: Setup
    box: Box
    road: Road
    kind: str
    decider: int
    walker: int
    players: tuple[PlayerView, ...]
    neutral: TravellerView | None
    stage: int
    free: int
    roomy: int
    waiting: int
    awarded: int
    hand: HiddenCards | None
    offer: Cards
    offer_size: int
    effects_done: int
    dealt: Cards
    decks: dict[str, tuple[HiddenCards, ...]]
    decision: Decision | None
    outcome: Outcome | None

    @property
    def is_over(self) -> bool:
        return self.outcome is not None

    def sources(self, seat: int) -> dict[str, int]:
        """The points of a seat so far, by source; what is settled at the end counts only then."""
        return dict(zip(SOURCES, recount(collections(self), seat), strict=True))

    @property
    def travellers(self) -> tuple[PlayerView | TravellerView, ...]:
        return (*self.players, self.neutral) if self.neutral else self.players


def bits(mask: int, size: int) -> Cards:
    return tuple(i for i in range(size) if mask >> i & 1)


def _spread(tally: list[int], cards: range | tuple[int, ...]) -> Cards:
    """Cards from how many there are of each."""
    return tuple(card for card, count in zip(cards, tally, strict=True) for _ in range(count))


def _player(game: Tokaido, seat: int, viewer: int | None) -> PlayerView:
    box, chosen = game.box, game.chosen[seat]
    known = chosen >= 0 and (game.kind != CHOOSE or seat == viewer or bool(game.setup.role(seat)))
    return PlayerView(
        number=seat,
        station=game.station_of(seat),
        slot=game.slot_of(seat),
        offerings=game.offerings[seat],
        name=game.setup.names[seat],
        traveller=chosen if known else None,
        coins=game.coins[seat],
        points=game.points[seat],
        sections=sections_of(game, seat),
        souvenirs=bits(game.souvenirs[seat], len(box.souvenirs)),
        meals=bits(game.meals[seat], len(box.dishes)),
        springs=_spread(game.springs[box.spring_kinds * seat : box.spring_kinds * (seat + 1)], box.springs),
        encounters=_spread(game.met[box.people * seat : box.people * (seat + 1)], range(box.people)),
        achievements=bits(game.awards[seat], len(ACHIEVEMENT_NAMES)),
        who=game.box.travellers[chosen] if known else None,
    )


def _layer(game: Tokaido, layer: Layer, viewer: int | None) -> HiddenCards:
    hidden = hidden_layer(layer, viewer)
    if viewer is not None and game.hand_dealt and hidden.place == game.stage.end:
        # From the inn that is still open: meals bought since narrow it down.
        return HiddenCards(hidden.size, knows(game, viewer), hidden.place)
    return hidden


def _hand(game: Tokaido, viewer: int | None) -> HiddenCards | None:
    if not game.hand_dealt:
        return None
    among = None if viewer is None else knows(game, viewer)
    return HiddenCards(len(game.hand), among, None if among is None else game.stage.end)


def view_of(game: Tokaido, seat: int | None) -> View:
    kind = DECISIONS[game.kind]
    decides = seat is not None and seat == game.seat and game.kind != OVER
    secret_offer = kind.hides_offer and not decides
    decision = game.decision
    if decision is not None and not decides and kind.hides_options:
        decision = type(decision)(decision.seat, decision.kind)
    neutral = game.players if game.travellers > game.players else None
    return View(
        seat=seat,
        setup=game.setup,
        box=game.box,
        road=game.road,
        kind=kind.name,
        decider=game.seat,
        walker=game.walker,
        players=tuple(_player(game, s, seat) for s in range(game.players)),
        neutral=None
        if neutral is None
        else TravellerView(neutral, game.station_of(neutral), game.slot_of(neutral), game.offerings[neutral]),
        stage=game.road.stages.index(game.stage),
        free=game.free,
        roomy=game.roomy,
        waiting=game.waiting,
        awarded=game.awarded,
        hand=_hand(game, seat),
        offer=() if secret_offer else game.offer,
        offer_size=len(game.offer),
        effects_done=game.effects_done,
        dealt=game.dealt[seat] if seat is not None and game.kind == CHOOSE else (),
        decks={deck.name: tuple(_layer(game, layer, seat) for layer in deck.layers()) for deck in game.decks},
        decision=decision,
        outcome=game.outcome() if game.kind == OVER else None,
    )
