"""What a Namiji position between two legs promises: numbers about one seat, for a linear forecast of the points it will
still make beyond those of the others."""

from __future__ import annotations

from tokaido_tui.bots.namiji.tables import own_tables
from tokaido_tui.games.namiji.box import EFFECT_NAMES, EFFECTS, FISH, OFFERINGS, PANORAMA_NAMES
from tokaido_tui.games.namiji.game import Namiji
from tokaido_tui.games.namiji.options import MEMBERS
from tokaido_tui.games.namiji.scoring import measure
from tokaido_tui.games.namiji.shelf import CELLS
from tokaido_tui.games.road.panoramas import PANORAMAS

SECTIONS = 5
"""More sections of a panorama than these, in a box of one's own, say nothing more."""

NAMES = (
    "open lines", "the next fish", "the next net", "empty cells", "full shelf",
    *(f"{name} {n}" for name in PANORAMA_NAMES for n in range(1, SECTIONS + 1)), "complete panoramas",
    *(f"{name} race" for name in PANORAMA_NAMES),
    *(f"{n} offerings" for n in range(1, OFFERINGS + 1)),
    "rocks kept", "rocks promise",
    *EFFECT_NAMES,
    "place",
)  # fmt: skip


def _marks(size: int) -> tuple[tuple[float, ...], ...]:
    """By a number from 0 to `size`: a 1 at its place, and none for 0."""
    return tuple(tuple(1.0 if number == n else 0.0 for n in range(1, size + 1)) for number in range(size + 1))


_SECTIONS, _OFFERINGS = _marks(SECTIONS), _marks(OFFERINGS)


def features(game: Namiji) -> list[list[float]]:
    """One row of numbers a seat, in the order of NAMES."""
    tables = own_tables(game.box)
    time = tables.time_of[game.stage.start]
    rows = []
    for seat in range(game.players):
        shelf = tables.shelves[time][game.tokens[seat]]
        empty = CELLS - game.filled[seat].bit_count()
        row = [shelf.hope, sum(shelf.fish) / FISH, sum(shelf.nets) / FISH, float(empty), float(not empty)]
        races = []
        sections = game.sections[PANORAMAS * seat : PANORAMAS * (seat + 1)]
        for panorama, mine in enumerate(sections):
            row += _SECTIONS[min(mine, SECTIONS)]
            if game.awarded >> panorama & 1 or not mine:
                races.append(0.0)
            else:
                theirs = game.sections[panorama::PANORAMAS]
                theirs[seat] = 0
                races.append(max(-2, min(2, mine - max(theirs))) * mine / game.whole[panorama])
        row.append(float(game.shut[seat].bit_count()))
        row += races
        row += _OFFERINGS[game.offerings[seat]]
        kept = MEMBERS[game.rocks[seat]]
        cards = game.box.rocks
        row.append(float(len(kept)))
        row.append(sum([tables.rock_worth(card, time, measure(game, seat, cards[card].counts)) for card in kept]))
        row += game.effects[EFFECTS * seat : EFFECTS * (seat + 1)]
        row.append(float(game.slot_of(seat)))
        rows.append(row)
    return rows
