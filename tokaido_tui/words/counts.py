"""So many of something, as a sentence says it."""

from __future__ import annotations

from tokaido_tui.i18n import ngettext


def points(n: int) -> str:
    return ngettext("{n} point", "{n} points", abs(n)).format(n=n)


def coins(n: int) -> str:
    return ngettext("{n} coin", "{n} coins", n).format(n=n)


def cards(n: int) -> str:
    return ngettext("{n} card", "{n} cards", n).format(n=n)


def sections(n: int) -> str:
    return ngettext("{n} section", "{n} sections", n).format(n=n)


def spaces(n: int) -> str:
    return ngettext("{n} space", "{n} spaces", n).format(n=n)


def stops(n: int) -> str:
    return ngettext("{n} stop", "{n} stops", n).format(n=n)


def inns(n: int) -> str:
    return ngettext("{n} inn", "{n} inns", n).format(n=n)


def stages(n: int) -> str:
    return ngettext("{n} stage", "{n} stages", n).format(n=n)


def legs(n: int) -> str:
    return ngettext("{n} leg", "{n} legs", n).format(n=n)


def docks(n: int) -> str:
    return ngettext("{n} dock", "{n} docks", n).format(n=n)


def boats(n: int) -> str:
    return ngettext("{n} boat", "{n} boats", n).format(n=n)


def offerings(n: int) -> str:
    return ngettext("{n} offering", "{n} offerings", n).format(n=n)


def crabs(n: int) -> str:
    return ngettext("{n} crab", "{n} crabs", n).format(n=n)


def goods(n: int) -> str:
    return ngettext("{n} good", "{n} goods", n).format(n=n)


def ingots(n: int) -> str:
    return ngettext("{n} ingot", "{n} ingots", n).format(n=n)


def paintings(n: int) -> str:
    return ngettext("{n} painting", "{n} paintings", n).format(n=n)


def dock_cards(n: int) -> str:
    return ngettext("{n} dock card", "{n} dock cards", n).format(n=n)


def families(n: int) -> str:
    return ngettext("{n} family", "{n} families", n).format(n=n)


def shrimp(n: int) -> str:
    return ngettext("{n} shrimp", "{n} shrimp", n).format(n=n)
