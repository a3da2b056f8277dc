"""What a Tokaido position promises: numbers about one seat, for a linear forecast of the points still to come."""

from __future__ import annotations

from tokaido_tui.games.road.panoramas import PANORAMAS
from tokaido_tui.games.tokaido.game import Tokaido
from tokaido_tui.games.tokaido.load_box import load_box
from tokaido_tui.games.tokaido.options import unpack_families
from tokaido_tui.games.tokaido.scoring import temple_ranks

SECTIONS = (3, 4, 5)
"""More sections of a panorama than these, in a box of one's own, say nothing more."""
TRAVELLERS = tuple(traveller.name for traveller in load_box().travellers)
"""Whom games were learnt from."""
_MARKS = {who: [1.0 if who == name else 0.0 for name in TRAVELLERS] for who in TRAVELLERS}
_NOBODY, _ANYBODY = [0.0] * len(TRAVELLERS), [1 / len(TRAVELLERS)] * len(TRAVELLERS)
"""The novice, and who is only in a box of one's own: like the mean of all."""

NAMES = (
    "one",
    "coins to 3", "coins to 6", "coins over 6",
    *(f"paddy {n}" for n in range(1, 4)), *(f"mountain {n}" for n in range(1, 5)), *(f"sea {n}" for n in range(1, 6)),
    "paddy race", "mountain race", "sea race",
    "souvenirs", "families in the open set", "souvenir lead",
    "springs lead", "people lead", "gourmet lead",
    "offerings", "rank now",
    "queue",
    *(f"as {name}" for name in TRAVELLERS),
)  # fmt: skip
LEAD = 3
"""Leads beyond this in a race for an achievement say nothing more."""


def _lead(tally: list[int], seat: int) -> float:
    """How far ahead of the best other, between -LEAD and LEAD."""
    others = max(count for other, count in enumerate(tally) if other != seat)
    return max(-LEAD, min(LEAD, tally[seat] - others))


def features(game: Tokaido) -> list[list[float]]:
    """One row of numbers a seat, in the order of NAMES."""
    seats, box = range(game.players), game.box
    kinds, met = box.spring_kinds, box.people
    springs = [sum(game.springs[kinds * s : kinds * (s + 1)]) for s in seats]
    people = [sum(game.met[met * s : met * (s + 1)]) for s in seats]
    gourmet = [box.printed_prices[game.meals[s]] for s in seats]
    cards = [game.souvenirs[s].bit_count() for s in seats]
    ranks = temple_ranks(box, game.offerings)
    rows = []
    for s in seats:
        coins = game.coins[s]
        row: list[float] = [1.0, min(coins, 3), max(0, min(coins, 6) - 3), max(0, coins - 6)]
        sections = game.sections[PANORAMAS * s : PANORAMAS * (s + 1)]
        races = []
        for panorama, size in enumerate(box.whole):
            mine = sections[panorama]
            seen = min(mine, SECTIONS[panorama])
            row += [1.0 if seen == n else 0.0 for n in range(1, SECTIONS[panorama] + 1)]
            best = max(game.sections[PANORAMAS * o + panorama] for o in seats if o != s)
            open_ = not game.awarded >> panorama & 1
            races.append(float(max(-2, min(2, mine - best)) * mine / size) if open_ else 0.0)
        row += races
        families = unpack_families(game.families[s])
        sets = max(families)
        row += [cards[s], sum(count == sets for count in families) % 4 if sets else 0, _lead(cards, s)]
        row += [_lead(springs, s), _lead(people, s), _lead(gourmet, s) / 2]
        row += [game.offerings[s], ranks[s], 7 - (game.where[s] >> 3 & 7)]
        who = game.who[s].name
        row += _MARKS.get(who, _ANYBODY if who else _NOBODY)
        rows.append(row)
    return rows
