"""Sides of waves with their articles, as parts of sentences.

A language may need another form for each: as who acts, as whom it is done to, and after the prepositions.
"""

from __future__ import annotations

from tokaido_tui.i18n import _, pgettext, pmark

# By name, as in our own tables; one of a player's own tables is called by its name.
WHO = {
    "calm": pmark("who or what", "the calm wave"),
    "hasty": pmark("who or what", "the hasty wave"),
    "shrewd": pmark("who or what", "the shrewd wave"),
    "sturdy": pmark("who or what", "the sturdy wave"),
    "master": pmark("who or what", "the master wave"),
    "inspired": pmark("who or what", "the inspired wave"),
}
WHOM = {
    "calm": pmark("whom or what", "the calm wave"),
    "hasty": pmark("whom or what", "the hasty wave"),
    "shrewd": pmark("whom or what", "the shrewd wave"),
    "sturdy": pmark("whom or what", "the sturdy wave"),
    "master": pmark("whom or what", "the master wave"),
    "inspired": pmark("whom or what", "the inspired wave"),
}
BY = {
    "calm": pmark("by whom or what", "by the calm wave"),
    "hasty": pmark("by whom or what", "by the hasty wave"),
    "shrewd": pmark("by whom or what", "by the shrewd wave"),
    "sturdy": pmark("by whom or what", "by the sturdy wave"),
    "master": pmark("by whom or what", "by the master wave"),
    "inspired": pmark("by whom or what", "by the inspired wave"),
}


def who(name: str) -> str:
    """'the calm wave'."""
    return _(WHO[name]) if name in WHO else pgettext("who or what", "the wave {name}").format(name=name)


def whom(name: str) -> str:
    return _(WHOM[name]) if name in WHOM else pgettext("whom or what", "the wave {name}").format(name=name)


def by(name: str) -> str:
    """'by the calm wave'."""
    return _(BY[name]) if name in BY else pgettext("by whom or what", "by the wave {name}").format(name=name)
