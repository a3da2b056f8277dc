"""The terms of a game: what its setup fixes for good, worked out once and shared by all games set up alike."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from functools import lru_cache
from typing import TYPE_CHECKING

from tokaido_tui.engine.errors import SetupError
from tokaido_tui.engine.setup import Setup, Variant
from tokaido_tui.games.road.terms import PLAYERS, RETURN_TRIP, RoadTerms, road_for, travellers_for
from tokaido_tui.games.tokaido.box import Box

if TYPE_CHECKING:
    from tokaido_tui.games.tokaido.game import Tokaido

VARIANTS = (
    Variant("gastronomy", "One meal fewer at every inn: come early or go hungry."),
    Variant("initiation", "No travellers and no abilities; everybody starts with 7 coins."),
    Variant("preparations", "Who leaves Kyoto later starts with more coins."),
    Variant(RETURN_TRIP, "The road from Edo back to Kyoto."),
)


@dataclass(slots=True)
class Terms(RoadTerms):
    """`fixed` are the travellers given at set-up, -1 for seats that are dealt two, from the pile `dealt_from`, unless
    the game is played without (`deals`); `preparations` the coins by order of departure, if any.

    `laid_out` is a game on these terms before anything is dealt, once there is one: new ones begin as its copy.
    """

    box: Box
    deals: bool
    fixed: tuple[int, ...]
    dealt_from: tuple[int, ...]
    preparations: tuple[int, ...]
    laid_out: Tokaido | None = field(default=None, compare=False)


def _fixed(box: Box, setup: Setup) -> tuple[int, ...]:
    names = [traveller.name for traveller in box.travellers]
    unknown = [role for role in setup.roles if role and role not in names]
    if unknown:
        raise SetupError("there is no traveller {name!r}; there are {all}", name=unknown[0], all=", ".join(names))
    return tuple(names.index(role) if role else -1 for role in setup.roles or ("",) * setup.players)


# Bounded: a server that plays for months meets ever new names.
@lru_cache(maxsize=256)
def terms_of(box: Box, setup: Setup) -> Terms:
    setup.check(PLAYERS, VARIANTS)
    variants = setup.variants
    if "initiation" in variants and setup.roles:
        raise SetupError("the Initiation variant is played without travellers")
    travellers = travellers_for(setup)
    fixed = _fixed(box, setup)
    return Terms(
        # The seed stays outside: who knows it knows every draw to come.
        setup=replace(setup, seed=None),
        box=box,
        road=road_for(box.road, setup),
        travellers=travellers,
        # One meal more than travellers, the neutral counted; with Gastronomy as many.
        hand=travellers + ("gastronomy" not in variants),
        deals="initiation" not in variants,
        fixed=fixed,
        dealt_from=tuple(card for card in box.traveller_pile if card not in fixed),
        preparations=box.preparations[setup.players] if "preparations" in variants else (),
    )
