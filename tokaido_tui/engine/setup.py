"""How a game is set up: seats, variants, seed."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import NamedTuple

from tokaido_tui.engine.errors import SetupError

MAX_NAME = 24
MAX_SEED = 10**18 - 1


class Variant(NamedTuple):
    """A rule that can be switched on."""

    name: str
    summary: str


@dataclass(frozen=True, slots=True)
class Setup:
    """Everything that is fixed before the first draw. Variants are kept sorted, so that equal games are equal.

    `roles` names a character for each seat, "" for one to be dealt by the rules; empty, all are dealt.
    """

    names: tuple[str, ...]
    variants: tuple[str, ...] = ()
    roles: tuple[str, ...] = ()
    seed: int | None = field(default=None, compare=False)

    def __post_init__(self) -> None:
        for name in self.names:
            if not name.strip() or name != name.strip() or not name.isprintable():
                raise SetupError("a player's name needs visible characters, without blanks at its ends")
            if len(name) > MAX_NAME:
                raise SetupError("a player's name has at most {most} characters", most=MAX_NAME)
        if len(set(self.names)) < len(self.names):
            raise SetupError("two players can't have the same name")
        if self.seed is not None and abs(self.seed) > MAX_SEED:
            raise SetupError("a seed has at most 18 digits")
        if len(set(self.variants)) < len(self.variants):
            raise SetupError("a variant can be named only once")
        if self.roles and len(self.roles) != len(self.names):
            raise SetupError("name a character for every seat or for none")
        chosen = [role for role in self.roles if role]
        if len(set(chosen)) < len(chosen):
            raise SetupError("two players can't have the same character")
        object.__setattr__(self, "variants", tuple(sorted(self.variants)))
        object.__setattr__(self, "roles", self.roles if chosen else ())

    @property
    def players(self) -> int:
        return len(self.names)

    def role(self, seat: int) -> str:
        return self.roles[seat] if self.roles else ""

    def check(self, players: range, variants: tuple[Variant, ...]) -> None:
        if self.players not in players:
            few, many = players.start, players.stop - 1
            if few == many:
                raise SetupError("this game is for {wanted} players, not {n}", wanted=few, n=self.players)
            raise SetupError("this game is for {few} to {many} players, not {n}", few=few, many=many, n=self.players)
        for name in self.variants:
            if name not in (variant.name for variant in variants):
                raise SetupError("this game has no variant {name!r}", name=name)
