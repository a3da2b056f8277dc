"""Positions for the tests of the rules: a journey whose draws are scripted pile by pile and whose acts are named."""

from __future__ import annotations

from collections.abc import Sequence

from tests.games.playing import PileDealer, Travelled
from tokaido_tui.engine.dealer import Draw
from tokaido_tui.engine.event import Event
from tokaido_tui.engine.setup import Setup
from tokaido_tui.games import system
from tokaido_tui.games.tokaido.box import ACHIEVEMENT_NAMES, STATION_NAMES
from tokaido_tui.games.tokaido.load_box import load_box
from tokaido_tui.games.tokaido.view import PlayerView, View

BOX = load_box()

SYSTEM = system("tokaido")
NAMES = ("Ana", "Bo", "Cy", "Di", "Ed")
# Companions whose abilities keep out of the way of who walks straight to the inn.
PLAIN = ("Kinko", "Zen-emon", "Hirotada", "Sasayakko", "Umegae")
PADDY_GUIDE, MOUNTAIN_GUIDE, SEA_GUIDE = (f"Annaibito of the {place}" for place in ("paddy", "mountain", "sea"))


class Journey(Travelled):
    """A game that a test plays; seat 0 is its hero.

    The hero stands nearest the road at Kyoto unless `queue` (seats, nearest the road first) says otherwise, so
    everybody else sets out before. Named piles (`meal=["Udon", ...]`) are scripted, the rest is chance.
    """

    def __init__(
        self,
        *travellers: str,
        players: int = 3,
        variants: Sequence[str] = (),
        queue: Sequence[int] | None = None,
        seed: int = 1,
        **piles: Sequence[str | int],
    ) -> None:
        roles: tuple[str, ...] = ()
        if "initiation" not in variants:
            spare = [name for name in PLAIN if name not in travellers]
            roles = (*travellers, *spare[: players - len(travellers)])
        order = range(max(players, 3)) if queue is None else queue
        dealer = PileDealer(SYSTEM, seed, {"queue": [seat + 1 for seat in order], **piles})
        self.game, self.opening = SYSTEM.start(Setup(NAMES[:players], tuple(variants), roles), dealer)

    # --- what there is to see

    @property
    def hero(self) -> PlayerView:
        return self.player(0)

    def player(self, seat: int) -> PlayerView:
        return self.view(seat).players[seat]

    def view(self, seat: int | None = None) -> View:
        return self.game.view(seat)

    def kinds_open(self) -> set[str]:
        """The kinds of station the walker can stop at now."""
        return {name.split()[2] for name in self.choices()}

    # --- playing

    def pass_time(self) -> list[Event]:
        """The decider walks on to the inn, or takes as little as can be."""
        legal = self.game.legal_actions()
        return self.game.apply(legal[-1] if self.kind == "move" else legal[0])

    def sections(self, paddy: int, mountain: int, sea: int) -> None:
        """The hero's panoramas as they would be after many stops; those complete have been awarded to somebody."""
        game = self.game
        for panorama, count in enumerate((paddy, mountain, sea)):
            game.sections[panorama] = count
            if count == (3, 4, 5)[panorama]:
                game.shut[0] |= 1 << panorama
                game.awarded |= 1 << panorama
        game.points[0] = sum(n * (n + 1) // 2 for n in (paddy, mountain, sea))

    def purse(self, coins: int, seat: int = 0) -> None:
        """Puts a purse where the test wants it, instead of through many stops."""
        self.game.coins[seat] = coins


def souvenirs(cards: Sequence[int]) -> list[str]:
    return [BOX.souvenirs[card].name for card in cards]


def dishes(cards: Sequence[int]) -> list[str]:
    return [BOX.dishes[card].name for card in cards]


def people(cards: Sequence[int]) -> list[str]:
    return [BOX.encounters[card].name for card in cards]


def achievements(cards: Sequence[int]) -> set[str]:
    return {ACHIEVEMENT_NAMES[card] for card in cards}


def station_names(stations: Sequence[int], road_kinds: Sequence[int]) -> list[str]:
    return [STATION_NAMES[road_kinds[station]] for station in stations]


def draws(pile: str, *names: str | int) -> list[Draw]:
    return [SYSTEM.parse_draw(pile, str(name)) for name in names]
