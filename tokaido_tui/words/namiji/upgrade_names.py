"""Upgrades with their articles, as parts of sentences.

A language may need another form for each: as who acts, as whom it is done to, and after the prepositions.
"""

from __future__ import annotations

from tokaido_tui.games.namiji.box import Box
from tokaido_tui.i18n import _, pgettext, pmark

# By name, as in our own tables; one of a player's own tables is called by its name.
WHO = {
    "lantern": pmark("who or what", "the lantern"),
    "second hook": pmark("who or what", "the second hook"),
    "wide net": pmark("who or what", "the wide net"),
    "thick gloves": pmark("who or what", "the thick gloves"),
    "incense": pmark("who or what", "the incense"),
    "spyglass": pmark("who or what", "the spyglass"),
    "sea chart": pmark("who or what", "the sea chart"),
}
WHOM = {
    "lantern": pmark("whom or what", "the lantern"),
    "second hook": pmark("whom or what", "the second hook"),
    "wide net": pmark("whom or what", "the wide net"),
    "thick gloves": pmark("whom or what", "the thick gloves"),
    "incense": pmark("whom or what", "the incense"),
    "spyglass": pmark("whom or what", "the spyglass"),
    "sea chart": pmark("whom or what", "the sea chart"),
}
BY = {
    "lantern": pmark("by whom or what", "by the lantern"),
    "second hook": pmark("by whom or what", "by the second hook"),
    "wide net": pmark("by whom or what", "by the wide net"),
    "thick gloves": pmark("by whom or what", "by the thick gloves"),
    "incense": pmark("by whom or what", "by the incense"),
    "spyglass": pmark("by whom or what", "by the spyglass"),
    "sea chart": pmark("by whom or what", "by the sea chart"),
}


def who(box: Box, card: int) -> str:
    """'the lantern'."""
    name = box.docks[card].name
    return _(WHO[name]) if name in WHO else pgettext("who or what", "the upgrade {name}").format(name=name)


def whom(box: Box, card: int) -> str:
    name = box.docks[card].name
    return _(WHOM[name]) if name in WHOM else pgettext("whom or what", "the upgrade {name}").format(name=name)


def by(box: Box, card: int) -> str:
    """'by the lantern'."""
    name = box.docks[card].name
    return _(BY[name]) if name in BY else pgettext("by whom or what", "by the upgrade {name}").format(name=name)
