"""A list of games that are kept: two lines a game."""

from __future__ import annotations

from collections.abc import Sequence

from rich.cells import cell_len
from textual.content import Content

from tokaido_tui.i18n import _
from tokaido_tui.store.journal import IMPORTED
from tokaido_tui.store.store import KeptGame, KeptSeat
from tokaido_tui.tui.canvas import PRETTY, Glyphs, clip
from tokaido_tui.tui.widgets.entry_list import EntryList
from tokaido_tui.words.any_game import game_title, variant_label
from tokaido_tui.words.progress import part_words

NUMBER = 6
DATE = 16
BEFORE_NAMES = 1 + NUMBER + 2 + DATE + 2
NARROWEST_NAME = 3


def in_order(game: KeptGame) -> list[KeptSeat]:
    """The best first; while they play, as they sit."""
    return sorted(game.seats, key=lambda seat: seat.place) if game.over else list(game.seats)


def players_text(game: KeptGame, width: int, glyphs: Glyphs = PRETTY) -> str:
    """Who plays, with their points, in so many cells: long names are cut until everybody is in it."""
    seats = in_order(game)
    longest = max((cell_len(seat.name) for seat in seats), default=0)
    for room in range(longest, NARROWEST_NAME - 1, -1):
        text = "  ".join(f"{clip(seat.name, room, glyphs)} {seat.points}" for seat in seats)
        if cell_len(text) <= width:
            return text
    return clip(text, width, glyphs) if seats else ""


def about_text(game: KeptGame) -> str:
    """Which game it is, how far, by which rules, and where it comes from."""
    parts = [game_title(game.game), _("finished") if game.over else part_words(game.progress)]
    parts += [_(variant_label(name)).lower() for name in game.variants]
    parts += [_("own tables")] if game.data else []
    if game.origin == IMPORTED:
        parts.append(_("brought in from a file"))
    elif game.inherited_steps:
        parts.append(_("played on from another game"))
    return ", ".join(parts)


class GameList(EntryList):
    def __init__(self, games: Sequence[KeptGame] = (), *, id: str = "game-list") -> None:
        super().__init__(id=id)
        self.games: Sequence[KeptGame] = games

    def on_mount(self) -> None:
        self.show(self.games)

    @property
    def chosen(self) -> KeptGame | None:
        return self.games[self.cursor] if self.games else None

    def show(self, games: Sequence[KeptGame]) -> None:
        """Other games; the cursor stays with its game, or where that was."""
        before = self.chosen
        self.games = games
        numbers = [game.number for game in games]
        same = numbers.index(before.number) if before and before.number in numbers else self.cursor
        self.fill(len(games), cursor=same)

    def height_of(self, number: int) -> int:  # noqa: ARG002
        return 2

    def rows(self, number: int, width: int, marked: bool) -> list[Content]:
        game, glyphs = self.games[number], self.glyphs
        room = width - BEFORE_NAMES - 1
        sign = glyphs.right if marked else " "
        names, about = players_text(game, room, glyphs), clip(about_text(game), room, glyphs)
        gold, faint, strong = ("", "", "bold") if marked else ("bold $gold", "$faint", "bold $paper")
        about_look = "" if marked else "$faint" if game.over else "$gold"
        return [
            Content.assemble(
                sign, (str(game.number).rjust(NUMBER), gold), "  ", (game.moment, faint), "  ",
                (names, strong),
            ),
            Content.assemble(" " * BEFORE_NAMES, (about, about_look)),
        ]  # fmt: skip
