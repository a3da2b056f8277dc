"""How a game stands: what a list of games shows and statistics are made of."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple, Protocol

from tokaido_tui.engine.errors import GameError
from tokaido_tui.engine.game import Outcome
from tokaido_tui.table.plan import Plan


class Summary(NamedTuple):
    """`progress` is which part of the game is played, of how many; `hints` and `roles` have an entry a seat.

    `outcome` is how it stands, final if the game is `over`.
    """

    plan: Plan
    outcome: Outcome
    progress: tuple[int, int]
    roles: tuple[str, ...]
    hints: tuple[int, ...]
    over: bool


class StepWriter(Protocol):
    """Writes a game down as it is played. Its lines are the steps as records write them."""

    @property
    def trouble(self) -> GameError | None:
        """What is not kept, and why; None while all is well."""

    def write(self, at: int, lines: Sequence[str], summary: Summary) -> None:
        """Writes the lines as the game's steps from number `at` on, in place of those that were there.

        Returns when they are safe, or `trouble` says that they are not.
        """

    def close(self) -> None:
        """The game is no longer played here."""
