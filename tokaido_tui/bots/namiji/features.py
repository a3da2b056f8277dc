"""What a Namiji position between two legs promises: numbers about one seat, for a linear forecast of the points still
to come."""

from __future__ import annotations

from tokaido_tui.bots.namiji.book import own_book
from tokaido_tui.games.namiji.box import EFFECT_NAMES, EFFECTS, FISH, OFFERINGS, PANORAMA_NAMES
from tokaido_tui.games.namiji.game import Namiji
from tokaido_tui.games.namiji.options import MEMBERS
from tokaido_tui.games.namiji.scoring import measure
from tokaido_tui.games.namiji.shelf import CELLS
from tokaido_tui.games.road.panoramas import PANORAMAS

SECTIONS = 5
"""More sections of a panorama than these, in a box of one's own, say nothing more."""

NAMES = (
    "one",
    "open lines", "the next fish", "the next net", "empty cells", "full shelf",
    *(f"{name} {n}" for name in PANORAMA_NAMES for n in range(1, SECTIONS + 1)), "complete panoramas",
    *(f"{name} race" for name in PANORAMA_NAMES),
    *(f"{n} offerings" for n in range(1, OFFERINGS + 1)),
    "rocks", "rocks promise",
    *EFFECT_NAMES,
    "place",
)  # fmt: skip


def features(game: Namiji) -> list[list[float]]:
    """One row of numbers a seat, in the order of NAMES."""
    book = own_book(game.box)
    time = book.time_of[game.stage.start]
    seats = range(game.players)
    rows = []
    for seat in seats:
        shelf = book.shelves[time][game.tokens[seat]]
        empty = CELLS - game.filled[seat].bit_count()
        row = [1.0, shelf.hope, sum(shelf.fish) / FISH, sum(shelf.nets) / FISH, float(empty), float(not empty)]
        races = []
        sections = game.sections[PANORAMAS * seat : PANORAMAS * (seat + 1)]
        for panorama, mine in enumerate(sections):
            size = game.whole[panorama]
            shown = min(mine, SECTIONS)
            row += [1.0 if shown == n else 0.0 for n in range(1, SECTIONS + 1)]
            best = max(game.sections[PANORAMAS * other + panorama] for other in seats if other != seat)
            is_open = not game.awarded >> panorama & 1
            races.append(max(-2, min(2, mine - best)) * mine / size if is_open else 0.0)
        row.append(float(game.shut[seat].bit_count()))
        row += races
        row += [1.0 if game.offerings[seat] == n else 0.0 for n in range(1, OFFERINGS + 1)]
        kept = MEMBERS[game.rocks[seat]]
        cards = game.box.rocks
        row.append(float(len(kept)))
        row.append(sum(book.rock_worth(card, time, measure(game, seat, cards[card].counts)) for card in kept))
        row += game.effects[EFFECTS * seat : EFFECTS * (seat + 1)]
        row.append(float(game.slot_of(seat)))
        rows.append(row)
    return rows
