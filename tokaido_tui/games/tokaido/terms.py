"""The terms of a game: what its setup fixes for good, worked out once and shared by all games set up alike."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING

from tokaido_tui.engine.errors import SetupError
from tokaido_tui.engine.setup import Setup, Variant
from tokaido_tui.games.road.road import Road
from tokaido_tui.games.tokaido.box import Box

if TYPE_CHECKING:
    from tokaido_tui.games.tokaido.game import Tokaido

PLAYERS = range(2, 6)
VARIANTS = (
    Variant("gastronomy", "One meal fewer at every inn: come early or go hungry."),
    Variant("initiation", "No travellers and no abilities; everybody starts with 7 coins."),
    Variant("preparations", "Who leaves Kyoto later starts with more coins."),
    Variant("return-trip", "The road from Edo back to Kyoto."),
)


@dataclass(slots=True)
class Terms:
    """`fixed` are the travellers given at set-up, -1 for seats that are dealt two, from the pile `dealt_from`;
    `preparations` the coins by order of departure, if any; `hand` how many meals the first at an inn draws.

    `laid_out` is a game on these terms before anything is dealt, once there is one: new ones begin as its copy.
    """

    setup: Setup
    box: Box
    road: Road
    neutral: bool
    hand: int
    travellers: bool
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
_KNOWN: dict[tuple[Box, Setup], Terms] = {}
_MOST_KNOWN = 256


def terms_of(box: Box, setup: Setup) -> Terms:
    known = _KNOWN.get((box, setup))
    if known is not None:
        return known
    setup.check(PLAYERS, VARIANTS)
    variants = setup.variants
    if "initiation" in variants and setup.roles:
        raise SetupError("the Initiation variant is played without travellers")
    travellers = max(setup.players, 3)
    fixed = _fixed(box, setup)
    road = box.road.reversed() if "return-trip" in variants else box.road
    terms = Terms(
        # The seed stays outside: who knows it knows every draw to come.
        setup=replace(setup, seed=None),
        box=box,
        road=road.with_doubles(setup.players >= 4),
        neutral=setup.players == 2,
        # One meal more than travellers, the neutral counted; with Gastronomy as many.
        hand=travellers + ("gastronomy" not in variants),
        travellers="initiation" not in variants,
        fixed=fixed,
        dealt_from=tuple(card for card in box.traveller_pile if card not in fixed),
        preparations=box.preparations[setup.players] if "preparations" in variants else (),
    )
    if len(_KNOWN) >= _MOST_KNOWN:
        _KNOWN.clear()
    _KNOWN[box, setup] = terms
    return terms
