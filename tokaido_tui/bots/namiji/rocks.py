"""What the rocks that a seat keeps ask for, and so what a stop or a token is worth beyond itself."""

from __future__ import annotations

from typing import NamedTuple

from tokaido_tui.bots.namiji.shelves import NOTHING, Numbers
from tokaido_tui.bots.namiji.tables import (
    BY_COLOUR,
    BY_DOCK,
    BY_LINES,
    BY_PANORAMAS,
    BY_STOP,
    BY_TOKEN,
    BY_TRAP,
    BY_VARIETY,
    Tables,
)
from tokaido_tui.games.namiji.box import COLOURS, DOLPHIN, FISH, KINDS, LINE, NET, STATION_NAMES
from tokaido_tui.games.namiji.game import Namiji
from tokaido_tui.games.namiji.options import MEMBERS
from tokaido_tui.games.namiji.scoring import measure
from tokaido_tui.games.road.panoramas import PANORAMAS


class RockNeeds(NamedTuple):
    """`stops` by kind of station, `fish` and `nets` by fish; `lines` for a line that is filled; `trapped` are the rocks
    that count what is in the trap, with how many there are. `fish_worths` and `net_worths` are what each is worth with
    that to whoever may put it back."""

    stops: Numbers
    fish: Numbers
    nets: Numbers
    lines: float
    trapped: tuple[tuple[int, int], ...]
    fish_worths: Numbers
    net_worths: Numbers


MOST_KNOWN = 20_000
"""Answers remembered at a time."""
NO_NEEDS = RockNeeds([0.0] * len(STATION_NAMES), NOTHING, NOTHING, 0.0, (), NOTHING, NOTHING)


def rock_needs(game: Namiji, tables: Tables, seat: int, time: int) -> RockNeeds:
    """For the owner of the rocks only: they are secret. Without any it is NO_NEEDS, whatever the shelf."""
    kept = game.rocks[seat]
    if not kept:
        return NO_NEEDS
    trap, sections = 2 * seat, PANORAMAS * seat
    # All that the rocks here count.
    key = (
        kept, time, game.tokens[seat], game.offerings[seat], *game.trap[trap : trap + 2],
        *game.sections[sections : sections + PANORAMAS],
    )  # fmt: skip
    known: RockNeeds | None = tables.rock_needs.get(key)
    if known is None:
        if len(tables.rock_needs) >= MOST_KNOWN:
            tables.rock_needs.clear()
        known = tables.rock_needs[key] = _work_out(game, tables, seat, time)
    return known


def _work_out(game: Namiji, tables: Tables, seat: int, time: int) -> RockNeeds:
    stops = [0.0] * len(STATION_NAMES)
    fish, nets = [0.0] * FISH, [0.0] * FISH
    lines = 0.0
    trapped: tuple[tuple[int, int], ...] = ()
    cards = tables.box.rocks
    for card in MEMBERS[game.rocks[seat]]:
        way, served = tables.asks[card]
        if way == BY_DOCK:
            continue
        rock = cards[card]
        have = measure(game, seat, rock.counts)
        if have >= rock.at_least:
            continue
        row = tables.rocks[card][time]
        one = row[have + 1] - row[have]
        if way == BY_STOP:
            stops[served[0][0]] += one
        elif way == BY_TRAP:
            trapped += ((card, have),)
        elif way == BY_LINES:
            lines += one
        elif way == BY_PANORAMAS:
            for panorama in range(PANORAMAS):
                if not game.sections[PANORAMAS * seat + panorama]:
                    stops[DOLPHIN + panorama] += one
        else:
            two = row[min(have + 2, rock.at_least)] - row[have]
            by_count = (0.0, one, two)
            for which, (a_fish, a_net) in enumerate(_steps(game, seat, way, served)):
                fish[which] += by_count[a_fish]
                nets[which] += by_count[a_net]
    shelf = tables.shelves[time][game.tokens[seat]]
    fish_worths = [max(0.0, worth + more) for worth, more in zip(shelf.shelved_fish, fish, strict=True)]
    net_worths = [max(0.0, worth + more) for worth, more in zip(shelf.shelved_nets, nets, strict=True)]
    return RockNeeds(stops, fish, nets, lines, trapped, fish_worths, net_worths)


def _steps(game: Namiji, seat: int, way: int, served: tuple[tuple[int, int], ...]) -> list[tuple[int, int]]:
    """By fish: how many steps it takes towards what a rock asks of the shelf, as a single fish and as a net."""
    if way == BY_TOKEN:
        steps = dict(served)
        return [(steps[LINE], steps[NET])] * FISH
    if way == BY_COLOUR:
        ((colour, _),) = served
        return [(1, 2) if fish // KINDS == colour else (0, 0) for fish in range(FISH)]
    assert way == BY_VARIETY
    colours = game.colour_cells[COLOURS * seat : COLOURS * (seat + 1)]
    kinds = game.kind_cells[KINDS * seat : KINDS * (seat + 1)]
    fresh = [(not colours[fish // KINDS]) + (not kinds[fish % KINDS]) for fish in range(FISH)]
    return [(new, new) for new in fresh]
