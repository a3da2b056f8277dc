"""Tokaido Duo's words."""

from __future__ import annotations

from tokaido_tui.games.duo.view import View
from tokaido_tui.i18n import _
from tokaido_tui.words.duo import names
from tokaido_tui.words.game_words import GameWords


def role_of(view: View, seat: int) -> tuple[str, str]:
    title = _(names.ROLES[view.players[seat].who.name].title)
    return title, title


WORDS = GameWords(
    name="duo",
    title="Tokaido Duo",
    # What is hidden is hidden from everybody: the paintings face down, the bag and the dice to come.
    secret=(),
    sources=names.SOURCES,
    variants=names.VARIANTS,
    about_players=names.ABOUT_PLAYERS,
    opening=names.OPENING,
    ending=names.ENDING,
    roles=names.ROLES,
    roles_label=names.ROLES_LABEL,
    about_roles=names.ABOUT_ROLES,
    role_of=role_of,
)
