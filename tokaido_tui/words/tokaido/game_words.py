"""Tokaido's words."""

from __future__ import annotations

from tokaido_tui.games.tokaido.load_box import load_box
from tokaido_tui.games.tokaido.view import View
from tokaido_tui.i18n import mark
from tokaido_tui.words.game_words import GameWords, RoleWords
from tokaido_tui.words.tokaido import names


def role_of(view: View, seat: int) -> tuple[str, str]:
    player = view.players[seat]
    return names.traveller(player.who), player.who.name if player.who is not None else ""


def sheet_topic(view: View, seat: int) -> str:
    who = view.players[seat].who
    return "" if who is None else f"traveller:{who.name}"


WORDS = GameWords(
    name="tokaido",
    title="Tokaido",
    secret=("choose", "eat", "accept", "keep"),
    sources=names.SOURCES,
    variants=names.VARIANTS,
    about_players=mark("Two to five. When two travel, a neutral traveller walks with them."),
    opening=mark("Everybody walks from Kyoto to Edo."),
    ending=mark("The journey is over."),
    roles={
        who.name: RoleWords(names.TITLES[who.name], names.ABILITIES[who.name], who.coins)
        for who in load_box().travellers
    },
    roles_label=mark("Travellers"),
    about_roles=(
        mark("By the rules everybody is dealt two travellers and keeps one."),
        mark("Two travellers are dealt to this seat, to keep one."),
    ),
    role_of=role_of,
    sheet_topic=sheet_topic,
)
