"""The terms of a game: what its setup fixes for good, worked out once and shared by all games set up alike."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from functools import lru_cache
from typing import TYPE_CHECKING

from tokaido_tui.engine.errors import SetupError
from tokaido_tui.engine.setup import Setup, Variant
from tokaido_tui.games.namiji.box import Box
from tokaido_tui.games.road.terms import PLAYERS, RETURN_TRIP, RoadTerms, road_for, travellers_for

if TYPE_CHECKING:
    from tokaido_tui.games.namiji.game import Namiji

VARIANTS = (Variant(RETURN_TRIP, "The sea route the other way round."),)


@dataclass(slots=True)
class Terms(RoadTerms):
    """`laid_out` is a game on these terms before anything is dealt, once there is one: new ones begin as its copy."""

    box: Box
    laid_out: Namiji | None = field(default=None, compare=False)


# Bounded: a server that plays for months meets ever new names.
@lru_cache(maxsize=256)
def terms_of(box: Box, setup: Setup) -> Terms:
    setup.check(PLAYERS, VARIANTS)
    if setup.roles:
        raise SetupError("Namiji is played without travellers to choose from")
    boats = travellers_for(setup)
    return Terms(
        # The seed stays outside: who knows it knows every draw to come.
        setup=replace(setup, seed=None),
        box=box,
        road=road_for(box.route, setup),
        travellers=boats,
        hand=boats + 1,
    )
