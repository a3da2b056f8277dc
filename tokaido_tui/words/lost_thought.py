"""What the log says about a thought of a bot's that was lost."""

from __future__ import annotations

from tokaido_tui.i18n import _, mark

DECIDES_LIKE = {
    "random": mark("lost the thread twice, and decides like a random this time"),
    "wanderer": mark("lost the thread twice, and decides like a wanderer this time"),
    "merchant": mark("lost the thread twice, and decides like a merchant this time"),
    "pilgrim": mark("lost the thread twice, and decides like a pilgrim this time"),
    "sage": mark("lost the thread twice, and decides like a sage this time"),
}
"""By the bot that decides instead."""


def lost_thought(level: str) -> str:
    """`level` is the bot that decides instead, "" if it thought again."""
    return _(DECIDES_LIKE[level]) if level else _("lost the thread, and thought again")
