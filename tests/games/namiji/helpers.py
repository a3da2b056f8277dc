"""Positions for the tests of the rules: a voyage whose draws are scripted pile by pile and whose acts are named."""

from __future__ import annotations

from collections.abc import Sequence

from tokaido_tui.engine.dealer import ScriptedDealer, SeededDealer
from tokaido_tui.engine.event import Event
from tokaido_tui.engine.setup import Setup
from tokaido_tui.games.namiji import dock
from tokaido_tui.games.namiji.game import Namiji
from tokaido_tui.games.namiji.system import SYSTEM
from tokaido_tui.games.namiji.view import PlayerView, View

BOX = SYSTEM.box
NAMES = ("Ana", "Bo", "Cy", "Di", "Ed")
SHRIMP, CRAB = "shrimp", "crab"


class PileDealer:
    """A scripted dealer for every pile, so that a test scripts only the piles it is about."""

    def __init__(self, seed: int, piles: dict[str, Sequence[str | int]]) -> None:
        chance = SeededDealer(seed)
        self._piles = {
            pile: ScriptedDealer([SYSTEM.parse_draw(pile, str(name)) for name in names], chance)
            for pile, names in piles.items()
        }
        self._chance = chance
        self.take = self._take

    def _take(self, cards: list[int], pile: str) -> int:
        return self._piles.get(pile, self._chance).take(cards, pile)


class Voyage:
    """A game that a test plays; seat 0 is its hero.

    The hero lies nearest the route in the harbour unless `queue` (seats, nearest first) says otherwise, so everybody
    else sets out before. Named piles (`net=["blue tai", ...]`) are scripted, the rest is chance.
    """

    def __init__(
        self,
        players: int = 3,
        variants: Sequence[str] = (),
        queue: Sequence[int] | None = None,
        seed: int = 1,
        **piles: Sequence[str | int],
    ) -> None:
        order = range(max(players, 3)) if queue is None else queue
        dealer = PileDealer(seed, {"queue": [seat + 1 for seat in order], **piles})
        self.game: Namiji
        self.game, self.opening = SYSTEM.start(Setup(NAMES[:players], tuple(variants)), dealer)

    # --- what there is to see

    @property
    def kind(self) -> str:
        return self.game.decision_kind()

    @property
    def hero(self) -> PlayerView:
        return self.player(0)

    def player(self, seat: int) -> PlayerView:
        return self.view(seat).players[seat]

    def view(self, seat: int | None = None) -> View:
        return self.game.view(seat)

    def choices(self) -> list[str]:
        """The names of everything the decider can do."""
        return [self.game.action_name(action) for action in self.game.legal_actions()]

    def source(self, name: str) -> tuple[int, ...]:
        return self.game.outcome().sources[name]

    # --- playing

    def do(self, *names: str) -> list[Event]:
        """Takes these actions, named as records name them; a move can be named by its station alone."""
        events: list[Event] = []
        for name in names:
            by_name = {self.game.action_name(action): action for action in self.game.legal_actions()}
            found = [n for n in by_name if n == name or (name.startswith("move ") and n.startswith(name + " "))]
            assert len(found) == 1, f"{name!r} is not among {list(by_name)}"
            events += self.game.apply(by_name[found[0]])
        return events

    def pass_time(self) -> list[Event]:
        """The decider sails on to the dock, to the place farthest from the route, or takes as little as can be."""
        legal = self.game.legal_actions()
        return self.game.apply(legal[-1] if self.kind in ("move", "moor") else legal[0])

    def others_wait(self) -> None:
        """Everybody but the hero goes to the next dock, until the hero is to move; dock cards are taken as they lie."""
        while not (self.kind == "move" and self.game.walker == 0):
            assert not self.game.is_over
            self.pass_time()

    def go(self, *kinds: str) -> list[Event]:
        """The hero stops at the next station of each kind, one after the other, the others out of the way."""
        events: list[Event] = []
        for kind in kinds:
            if self.kind in ("move", "take"):
                self.others_wait()
            ahead = [name for name in self.choices() if name.endswith(f" {kind}")]
            assert ahead, f"there is no {kind} among {self.choices()}"
            events += self.do(ahead[0])
        return events

    def finish(self) -> None:
        while not self.game.is_over:
            self.pass_time()

    def equip(self, *names: str, seat: int = 0) -> None:
        """Gives upgrades as they would come at docks."""
        for name in names:
            card = [c.name for c in BOX.docks].index(name)
            self.game.dock_deck.top.remove(card)
            self.game.gear[len(BOX.docks) * seat + card] += 1
            dock.equip(self.game, seat, card)


def fish_number(name: str) -> int:
    return BOX.fish_names.index(name)


def rock_number(name: str) -> int:
    return [card.name for card in BOX.rocks].index(name)


def card_names(cards: Sequence[int]) -> list[str]:
    return [BOX.docks[card].name for card in cards]


def points(events: list[Event], seat: int = 0, cause: str | None = None) -> int:
    return sum(e.amount for e in events if e.kind == "points" and e.seat == seat and cause in (None, e.cause))


def kinds(events: list[Event]) -> list[str]:
    return [event.kind for event in events]


def whats(events: list[Event], kind: str) -> list[object]:
    return [event.what for event in events if event.kind == kind]
