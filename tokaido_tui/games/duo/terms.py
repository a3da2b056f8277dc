"""The terms of a game: what its setup fixes for good, worked out once and shared by all games set up alike."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from functools import lru_cache
from typing import TYPE_CHECKING

from tokaido_tui.engine.errors import SetupError
from tokaido_tui.engine.setup import Setup, Variant
from tokaido_tui.games.duo.box import COLOURS, Box

if TYPE_CHECKING:
    from tokaido_tui.games.duo.game import Duo

PLAYERS = range(2, 3)
VARIANTS: tuple[Variant, ...] = ()


@dataclass(slots=True)
class Terms:
    """`purple` is the seat that plays this colour and begins, None if lots are drawn. `laid_out` is a game on these
    terms before anything is drawn, once there is one: new ones begin as its copy."""

    setup: Setup
    box: Box
    purple: int | None
    laid_out: Duo | None = field(default=None, compare=False)


def _purple(setup: Setup) -> int | None:
    for role in setup.roles:
        if role and role not in COLOURS:
            raise SetupError("there is no colour {name!r}; there are {all}", name=role, all=", ".join(COLOURS))
    if not setup.roles:
        return None
    # One colour is enough: the other one is the other's.
    return 0 if COLOURS[0] == setup.roles[0] or COLOURS[1] == setup.roles[1] else 1


# Bounded: a server that plays for months meets ever new names.
@lru_cache(maxsize=256)
def terms_of(box: Box, setup: Setup) -> Terms:
    setup.check(PLAYERS, VARIANTS)
    # The seed stays outside: who knows it knows every draw to come.
    return Terms(replace(setup, seed=None), box, _purple(setup))
