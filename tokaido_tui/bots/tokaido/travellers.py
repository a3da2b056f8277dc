"""How many points a traveller makes: as measured, or for one of a box of one's own as its effects suggest."""

from __future__ import annotations

from statistics import mean

from tokaido_tui.bots.tokaido.weights import Weights
from tokaido_tui.games.tokaido.box import Box, Traveller
from tokaido_tui.games.tokaido.load_box import load_box

# A traveller without any effect has these.
_PLAIN = Traveller("", "", coins=0)


def effects_of(who: Traveller) -> dict[str, int]:
    """The effects of a traveller, each with its number; every bargain is one of its own."""
    found = {}
    for field in Traveller._fields:
        number, plain = getattr(who, field), getattr(_PLAIN, field)
        if field != "coins" and isinstance(number, int) and number != plain:
            name, size = (f"bargain {number}", 1) if field == "bargain" else (field, number - plain)
            found[name] = size
    return found


def traveller_worths(weights: Weights, box: Box, purse: list[float]) -> list[float]:
    """By number. `purse` is what coins are worth at the outset to somebody without effects.

    What is measured of a printed traveller, the purse aside and beyond the least of all, is shared among its effects.
    One of a box of one's own makes the least, what its purse is worth, and what its effects made there.
    """
    measured = {who: weights.travellers[who.name] for who in load_box().travellers}
    beside = {who: points - purse[who.coins] for who, points in measured.items()}
    least = min(beside.values())
    shares: dict[str, list[float]] = {}
    for who, points in beside.items():
        effects = effects_of(who)
        for name, size in effects.items():
            shares.setdefault(name, []).append((points - least) / len(effects) / size)
    worth = {name: mean(found) for name, found in shares.items()}
    usual = mean(worth.values())
    found = []
    for who in box.travellers:
        if who in measured:
            found.append(measured[who])
        else:
            by_effects = sum(size * worth.get(name, usual) for name, size in effects_of(who).items())
            found.append(least + purse[who.coins] + by_effects)
    return found
