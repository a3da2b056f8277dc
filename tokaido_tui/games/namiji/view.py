"""What a seat may know. What is hidden from it is absent, not flagged."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from tokaido_tui.engine.dealer import SeededDealer
from tokaido_tui.engine.deck import Cards
from tokaido_tui.engine.hidden import HiddenCards, hidden_layer
from tokaido_tui.games.namiji.box import CRAB, SHRIMP
from tokaido_tui.games.namiji.decisions import DECISIONS
from tokaido_tui.games.namiji.dock import knows
from tokaido_tui.games.namiji.imagine import imagine
from tokaido_tui.games.namiji.options import MEMBERS, OVER, TAKE
from tokaido_tui.games.namiji.scoring import SOURCES, gear_of, recount
from tokaido_tui.games.namiji.shelf import CELLS, CELLS_OF, is_net
from tokaido_tui.games.road.panoramas import sections_of

if TYPE_CHECKING:
    from tokaido_tui.engine.decision import Decision
    from tokaido_tui.engine.game import Outcome
    from tokaido_tui.engine.setup import Setup
    from tokaido_tui.games.namiji.box import Box
    from tokaido_tui.games.namiji.game import Namiji
    from tokaido_tui.games.road.road import Road

EMPTY = -1


@dataclass(frozen=True, slots=True)
class BoatView:
    """A boat on the route; the neutral one has no more than this. `slot` is the place at a dock, ADRIFT before it is
    chosen."""

    number: int
    station: int
    slot: int


@dataclass(frozen=True, slots=True)
class Token:
    """A fish or a net on a shelf: where (see shelf.py) and which fish."""

    placement: int
    fish: int

    @property
    def is_net(self) -> bool:
        return is_net(self.placement)


@dataclass(frozen=True, slots=True)
class PlayerView(BoatView):
    """A player's boat and collection; cards are sorted. `tokens` are in the order they were placed; `lines` are those
    scored; `rocks` is empty where they are secret, `rock_count` never. `arrived` is the order of coming home, 0 for
    not yet."""

    name: str
    points: int
    sections: tuple[int, ...]
    bonuses: Cards
    tokens: tuple[Token, ...]
    lines: Cards
    shrimp: int
    crabs: int
    offerings: int
    dock_cards: Cards
    upgrade_points: int
    rocks: Cards
    rock_count: int
    arrived: int

    @property
    def shelf(self) -> tuple[int, ...]:
        """The fish in each cell, EMPTY for none."""
        cells = [EMPTY] * CELLS
        for token in self.tokens:
            for cell in MEMBERS[CELLS_OF[token.placement]]:
                cells[cell] = token.fish
        return tuple(cells)


@dataclass(frozen=True, slots=True)
class View:
    """All that `seat` may know; None is a spectator.

    The bank has so many fish `face_down` and those `face_up`; the bag so many `bag_shrimp` and `bag_crabs`, which
    anybody can count. `caught` is the fish, or the net if `netted`, that is about to be placed, `offer` the cards
    in front of the decider, empty where they are not for the viewer's eyes. `berths` are the free places of the next
    dock, `hand` the cards passed on there, None while there are none. `decks` are layers, top first.
    """

    seat: int | None
    setup: Setup
    box: Box = field(repr=False)
    road: Road = field(repr=False)
    kind: str
    decider: int
    walker: int
    players: tuple[PlayerView, ...]
    neutral: BoatView | None
    stage: int
    free: int
    roomy: int
    waiting: int
    awarded: int
    face_down: int
    face_up: Cards
    bag_shrimp: int
    bag_crabs: int
    caught: int | None
    netted: bool
    again: bool
    catches: int
    haul_shrimp: int
    haul_crabs: int
    offer: Cards
    offer_size: int
    berths: Cards
    hand: HiddenCards | None
    discarded: HiddenCards | None
    decks: dict[str, tuple[HiddenCards, ...]]
    decision: Decision | None
    outcome: Outcome | None

    @property
    def is_over(self) -> bool:
        return self.outcome is not None

    def sources(self, seat: int) -> dict[str, int]:
        """The points of a seat so far, by source; what is settled at the end counts only then."""
        # All that scores lies open, or does not count yet: any game that agrees with the view serves.
        game = imagine(self, SeededDealer(0))
        return dict(zip(SOURCES, recount(game, seat), strict=True))

    @property
    def travellers(self) -> tuple[BoatView, ...]:
        return (*self.players, self.neutral) if self.neutral else self.players


def _spread(tally: list[int]) -> Cards:
    """Cards from how many there are of each."""
    return tuple(card for card, count in enumerate(tally) for _ in range(count))


def _player(game: Namiji, seat: int, viewer: int | None) -> PlayerView:
    shown = seat == viewer or game.kind == OVER
    return PlayerView(
        number=seat,
        station=game.station_of(seat),
        slot=game.slot_of(seat),
        name=game.setup.names[seat],
        points=game.points[seat],
        sections=sections_of(game, seat),
        bonuses=MEMBERS[game.awards[seat]],
        tokens=tuple(Token(token >> 4, token & 15) for token in game.tokens[seat]),
        lines=MEMBERS[game.lines[seat]],
        shrimp=game.trap[2 * seat + SHRIMP],
        crabs=game.trap[2 * seat + CRAB],
        offerings=game.offerings[seat],
        dock_cards=_spread(gear_of(game, seat)),
        upgrade_points=game.extra[seat],
        rocks=MEMBERS[game.rocks[seat]] if shown else (),
        rock_count=game.rocks[seat].bit_count(),
        arrived=game.arrived[seat],
    )


def _passed(game: Namiji, viewer: int | None) -> tuple[HiddenCards | None, HiddenCards | None]:
    """The hand of a dock, and the card that the neutral's turn took out of it."""
    if game.kind != TAKE:
        return None, None
    among = None if viewer is None else knows(game, viewer)
    place = None if among is None else game.stage.end
    hand = HiddenCards(len(game.hand), among, place)
    if not game.discarded:
        return hand, None
    known = viewer is not None and game.missed >> viewer & 1
    return hand, HiddenCards(1, among, place) if known else HiddenCards(1)


def view_of(game: Namiji, seat: int | None) -> View:
    decides = seat is not None and seat == game.seat and game.kind != OVER
    kind = DECISIONS[game.kind]
    secret_offer = kind.hides_offer and not decides
    decision = game.decision
    if decision is not None and not decides and kind.hides_options:
        decision = type(decision)(decision.seat, decision.kind)
    neutral = game.players if game.travellers > game.players else None
    hand, discarded = _passed(game, seat)
    crabs = game.bag.count(CRAB)
    return View(
        seat=seat,
        setup=game.setup,
        box=game.box,
        road=game.road,
        kind=kind.name,
        decider=game.seat,
        walker=game.walker,
        players=tuple(_player(game, s, seat) for s in range(game.players)),
        neutral=None if neutral is None else BoatView(neutral, game.station_of(neutral), game.slot_of(neutral)),
        stage=game.road.stages.index(game.stage),
        free=game.free,
        roomy=game.roomy,
        waiting=game.waiting,
        awarded=game.awarded,
        face_down=len(game.shoal),
        face_up=_spread(game.face_up),
        bag_shrimp=len(game.bag) - crabs,
        bag_crabs=crabs,
        caught=None if game.caught < 0 else game.caught,
        netted=game.netted,
        again=game.again,
        catches=game.catches,
        haul_shrimp=game.haul_shrimp,
        haul_crabs=game.haul_crabs,
        offer=() if secret_offer else game.offer,
        offer_size=len(game.offer),
        berths=MEMBERS[game.berths],
        hand=hand,
        discarded=discarded,
        decks={deck.name: tuple(hidden_layer(layer, seat) for layer in deck.layers()) for deck in game.decks},
        decision=decision,
        outcome=game.outcome() if game.kind == OVER else None,
    )
