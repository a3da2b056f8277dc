"""What each kind of stop is worth to a seat now, by the pilgrim's book. Written for speed: playouts live in it."""

from __future__ import annotations

from tokaido_tui.bots.namiji.asking import NOTHING_ASKED, Asked, asked
from tokaido_tui.bots.namiji.book import Book, best_of
from tokaido_tui.games.namiji.box import (
    CATCHES,
    CRAB,
    EFFECTS,
    NETS,
    OFFERING_POINTS,
    ROCK_POINTS,
    ROCKS,
    SAFE_CRABS,
    SECTION_POINTS,
    TURNED,
    WHIRLPOOL,
)
from tokaido_tui.games.namiji.game import Namiji
from tokaido_tui.games.namiji.options import MEMBERS
from tokaido_tui.games.namiji.shelf import FULL, NET_PLACES, NOWHERE
from tokaido_tui.games.road.panoramas import PANORAMAS

LINES_A_FISH, LINES_A_NET = 0.3, 0.5
"""How many lines a token fills, about, before it is known which it is."""


def section_worth(game: Namiji, book: Book, seat: int, panorama: int, time: int) -> float:
    """The next section of a panorama; 0 when it is complete."""
    sections = game.sections
    section = sections[PANORAMAS * seat + panorama] + 1
    size = game.whole[panorama]
    if section > size:
        return 0.0
    if game.awarded >> panorama & 1:
        return section + book.later[time][panorama][section]
    if section == size:
        return float(section + game.box.bonus)
    best = max(sections[panorama::PANORAMAS])
    if section > best:
        return section + book.lead[time][panorama][section]
    return section + (book.level if section == best else book.later)[time][panorama][section]


def stop_worths(game: Namiji, book: Book, seat: int, own: bool) -> list[float]:
    """By kind of station, as box.py numbers them; `own` if the seat's rocks may be looked at. The dock's is 0 here: it
    is a question of when, not whether."""
    weights = book.weights
    time = book.time_of[game.where[seat] >> 6]
    effects = game.effects
    first = EFFECTS * seat
    wants = asked(game, book, seat, time) if own else NOTHING_ASKED
    stops = wants.stops
    sights = effects[first + SECTION_POINTS]
    worths = [
        0.0,
        section_worth(game, book, seat, 0, time) + stops[1] + sights,
        section_worth(game, book, seat, 1, time) + stops[2] + sights,
        section_worth(game, book, seat, 2, time) + stops[3] + sights,
        _line(game, book, seat, time, wants) if game.filled[seat] != FULL else 0.0,
        0.0, 0.0, 0.0, 0.0,
    ]  # fmt: skip
    deck = game.net_deck.top
    if deck and NET_PLACES[game.filled[seat]] != NOWHERE:
        shelf = book.shelves[time][game.tokens[seat]]
        nets = shelf.nets
        if wants is not NOTHING_ASKED:
            nets = [max(0.0, worth + more) for worth, more in zip(shelf.shelved_nets, wants.nets, strict=True)]
        more = effects[first + NETS]
        if more:
            worths[5] = best_of(sorted([nets[net] for net in deck]), 1 + more)
        else:
            worths[5] = sum([nets[net] for net in deck]) / len(deck)
        worths[5] += weights.net + LINES_A_NET * wants.lines
    bag = game.bag
    if bag:
        crabs = bag.count(CRAB)
        haul = book.haul(len(bag) - crabs, crabs, effects[first + SAFE_CRABS], wants.trapped, time)
        worths[6] = haul.start + weights.trap
    left = game.offerings[seat]
    if left:
        worths[7] = book.offering[time][left] + effects[first + OFFERING_POINTS] + stops[WHIRLPOOL]
    if game.rock_deck.top:
        worths[8] = book.rock_stop[time] + stops[8] + effects[first + ROCK_POINTS]
        if effects[first + ROCKS]:
            worths[8] += weights.chart * effects[first + ROCKS]
    return worths


def _line(game: Namiji, book: Book, seat: int, time: int, wants: Asked) -> float:
    weights = book.weights
    shelf = book.shelves[time][game.tokens[seat]]
    fish = shelf.fish
    if wants is not NOTHING_ASKED:
        fish = [max(0.0, worth + more) for worth, more in zip(shelf.shelved_fish, wants.fish, strict=True)]
    shoal = game.shoal
    best = sum([fish[one] for one in shoal]) / len(shoal) if shoal else 0.0
    for one in MEMBERS[game.up_mask]:
        if fish[one] > best:
            best = fish[one]
    first = EFFECTS * seat
    turned = game.effects[first + TURNED]
    catches = game.effects[first + CATCHES]
    if turned:
        best += weights.lantern * turned
    if catches:
        best += weights.hook * catches * best
    return best + weights.line + LINES_A_FISH * wants.lines
