"""The terms of a game: what its setup fixes for good, worked out once and shared by all games set up alike."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING

from tokaido_tui.engine.errors import SetupError
from tokaido_tui.engine.setup import Setup, Variant
from tokaido_tui.games.namiji.box import Box
from tokaido_tui.games.road.road import Road

if TYPE_CHECKING:
    from tokaido_tui.games.namiji.game import Namiji

PLAYERS = range(2, 6)
VARIANTS = (Variant("return-trip", "The sea route the other way round."),)


@dataclass(slots=True)
class Terms:
    """`boats` are the players' and the neutral; `hand` is how many cards a dock deals.

    `laid_out` is a game on these terms before anything is dealt, once there is one: new ones begin as its copy.
    """

    setup: Setup
    box: Box
    road: Road
    boats: int
    hand: int
    laid_out: Namiji | None = field(default=None, compare=False)


# Bounded: a server that plays for months meets ever new names.
_KNOWN: dict[tuple[Box, Setup], Terms] = {}
_MOST_KNOWN = 256


def terms_of(box: Box, setup: Setup) -> Terms:
    known = _KNOWN.get((box, setup))
    if known is not None:
        return known
    setup.check(PLAYERS, VARIANTS)
    if setup.roles:
        raise SetupError("Namiji is played without travellers to choose from")
    route = box.route.reversed() if "return-trip" in setup.variants else box.route
    # With two players a neutral boat is the third.
    boats = max(setup.players, 3)
    terms = Terms(
        # The seed stays outside: who knows it knows every draw to come.
        setup=replace(setup, seed=None),
        box=box,
        road=route.with_doubles(setup.players >= 4),
        boats=boats,
        hand=boats + 1,
    )
    if len(_KNOWN) >= _MOST_KNOWN:
        _KNOWN.clear()
    _KNOWN[box, setup] = terms
    return terms
