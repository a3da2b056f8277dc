"""A game to be played: who sits where, by which rules."""

from __future__ import annotations

import random
from pathlib import Path
from typing import NamedTuple

from tokaido_tui.engine.game import GameSystem
from tokaido_tui.engine.setup import Setup
from tokaido_tui.games import system

SEEDS = 1_000_000


class Seat(NamedTuple):
    """Who sits there: a person, or a bot of some level."""

    name: str
    bot: str = ""
    colour: int = 0

    @property
    def is_person(self) -> bool:
        return not self.bot


class Plan(NamedTuple):
    """A game to be played: what the setup screen and `tokaido play` make."""

    seats: tuple[Seat, ...]
    game: str = "tokaido"
    variants: tuple[str, ...] = ()
    roles: tuple[str, ...] = ()
    seed: int | None = None
    data: Path | None = None
    """The folder with tables of the players' own, if they play with any."""

    def system(self) -> GameSystem:
        """Raises SetupError or DataError where there is no such game, or its tables are gone or wrong."""
        return system(self.game, self.data)

    def setup(self) -> Setup:
        """Raises SetupError for a plan that cannot be played."""
        names = tuple(seat.name for seat in self.seats)
        setup = Setup(names, self.variants, self.roles, self.seed)
        chosen = self.system()
        setup.check(chosen.players, chosen.variants)
        return setup

    def with_seed(self) -> Plan:
        """The plan with a seed of its own, if it has none."""
        return self if self.seed is not None else self._replace(seed=random.randrange(SEEDS))
