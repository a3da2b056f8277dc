"""What a game promises to its clients, whichever game it is."""

from __future__ import annotations

from typing import Any, NamedTuple, Protocol, Self

from tokaido_tui.engine.dealer import Dealer, Draw
from tokaido_tui.engine.decision import Decision
from tokaido_tui.engine.event import Event
from tokaido_tui.engine.setup import Setup, Variant


class Outcome(NamedTuple):
    """How a game ended, or stands: points by seat, by source and seat, and who won."""

    points: tuple[int, ...]
    sources: dict[str, tuple[int, ...]]
    winners: tuple[int, ...]
    places: tuple[int, ...]


class Game(Protocol):
    """A game in progress. Actions are small ints; what one means depends on the decision it answers."""

    @property
    def setup(self) -> Setup: ...
    @property
    def seat(self) -> int:
        """Who decides now."""

    @property
    def is_over(self) -> bool: ...
    @property
    def decision(self) -> Decision | None:
        """What is to be decided, with every option described; None when the game is over."""

    def decision_kind(self) -> str:
        """The kind of the decision alone, without the price of describing its options."""

    def legal_actions(self) -> tuple[int, ...]:
        """In a fixed order; never empty before the game is over."""

    def apply(self, action: int) -> list[Event]:
        """Takes an action, or raises IllegalActionError and changes nothing."""

    def advance(self, action: int) -> None:
        """Takes an action that is known to be legal, without events: for playouts."""

    def action_name(self, action: int) -> str:
        """As records write it."""

    @property
    def progress(self) -> tuple[int, int]:
        """Which part of the game is being played, from 1, and of how many; 0 where nobody can know that."""

    def roles(self) -> tuple[str, ...]:
        """The name of each seat's character; "" where it has none, or it is a secret yet."""

    def outcome(self) -> Outcome: ...
    def copy(self, dealer: Dealer | None = None) -> Self: ...
    def view(self, seat: int | None) -> Any:
        """All that this seat may know; None is a spectator."""


class GameSystem(Protocol):
    """A kind of game: how to start one, and the names its records use."""

    name: str
    players: range
    variants: tuple[Variant, ...]
    sources: tuple[str, ...]

    def start(self, setup: Setup, dealer: Dealer) -> tuple[Game, list[Event]]:
        """A new game and what happened before its first decision."""

    def deal(self, setup: Setup, dealer: Dealer) -> Game:
        """A new game without its story: for playouts."""

    def imagine(self, view: Any, dealer: Dealer) -> Game:
        """A whole game that agrees with the view, what it does not show dealt anew."""

    def draw_name(self, draw: Draw) -> str: ...
    def parse_draw(self, pile: str, name: str) -> Draw:
        """Raises RecordError for a pile or a card that this game does not have."""
