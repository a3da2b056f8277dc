"""What a dock card does and what a sacred rock asks for, in a few words."""

from __future__ import annotations

from tokaido_tui.games.namiji.box import COLOURS, KINDS, Box
from tokaido_tui.i18n import _, ngettext, pmark
from tokaido_tui.words.namiji import names

# Where the effects of upgrades fire, in the order of EFFECT_NAMES.
EFFECT_PLACES = (
    pmark("where an upgrade works", "line"),
    pmark("where an upgrade works", "line"),
    pmark("where an upgrade works", "net"),
    pmark("where an upgrade works", "trap"),
    pmark("where an upgrade works", "whirlpool"),
    pmark("where an upgrade works", "panoramas"),
    pmark("where an upgrade works", "rock"),
    pmark("where an upgrade works", "rock"),
)


def dock_effect(box: Box, number: int) -> str:
    """What a dock card does, in a few words: where, and what."""
    card = box.docks[number]
    if card.is_meal:
        return _("scored at once")
    by_place: dict[str, list[str]] = {}
    for which, amount in enumerate(card.effects):
        if amount:
            by_place.setdefault(_(EFFECT_PLACES[which]), []).append(effect(which, amount))
    return "; ".join(f"{place}: {', '.join(effects)}" for place, effects in by_place.items())


def effect(which: int, n: int) -> str:
    """What an upgrade does at its station (see EFFECT_NAMES), so many times."""
    text = (
        lambda: ngettext("{n} more fish turned up first", "{n} more fish turned up first", n),
        lambda: ngettext("after a fish you keep, {n} more", "after a fish you keep, {n} more", n),
        lambda: ngettext("{n} more net to choose from", "{n} more nets to choose from", n),
        lambda: ngettext("{n} more crab is safe", "{n} more crabs are safe", n),
        lambda: ngettext("{n} point an offering", "{n} points an offering", n),
        lambda: ngettext("{n} point a section", "{n} points a section", n),
        lambda: ngettext("{n} more card to choose from", "{n} more cards to choose from", n),
        lambda: ngettext("{n} point a visit", "{n} points a visit", n),
    )[which]()
    return text.format(n=n)


def rock_asks(box: Box, number: int) -> str:
    """What a rock asks for at the end."""
    card = box.rocks[number]
    n = card.at_least
    if card.counts in box.colours:
        asked = names.colour(box, box.colours.index(card.counts))
        return ngettext("{n} {colour} fish", "{n} {colour} fish", n).format(n=n, colour=asked)
    text = {
        "lines": lambda: ngettext("{n} scored line", "{n} scored lines", n),
        "cells": lambda: ngettext("{n} filled cell", "{n} filled cells", n),
        "single fish": lambda: ngettext("{n} fish that is no net's", "{n} fish that are no net's", n),
        "nets": lambda: ngettext("{n} net", "{n} nets", n),
        "variety": lambda: (
            _("every colour and kind")
            if n == COLOURS + KINDS
            else ngettext("{n} colour or kind", "{n} colours and kinds", n)
        ),
        "shrimp": lambda: ngettext("{n} shrimp", "{n} shrimp", n),
        "crabs": lambda: ngettext("{n} crab", "{n} crabs", n),
        "crustaceans": lambda: ngettext("{n} crustacean", "{n} crustaceans", n),
        "dolphin": lambda: ngettext("{n} dolphin section", "{n} dolphin sections", n),
        "octopus": lambda: ngettext("{n} octopus section", "{n} octopus sections", n),
        "whale": lambda: ngettext("{n} whale section", "{n} whale sections", n),
        "panoramas": lambda: ngettext("{n} panorama begun", "{n} panoramas begun", n),
        "offerings": lambda: ngettext("{n} offering set afloat", "{n} offerings set afloat", n),
        "meals": lambda: ngettext("{n} meal", "{n} meals", n),
        "upgrades": lambda: ngettext("{n} upgrade", "{n} upgrades", n),
        "rocks": lambda: ngettext("{n} rock, this one", "{n} rocks with this one", n),
    }[card.counts]()
    return text.format(n=n)
