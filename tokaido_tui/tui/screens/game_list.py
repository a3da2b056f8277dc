"""A list of games that are kept: two lines a game, a cursor, as long as it may be."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from dataclasses import dataclass
from datetime import datetime
from typing import cast

from rich.cells import cell_len
from textual import events
from textual.message import Message

from tokaido_tui.i18n import _
from tokaido_tui.store.journal import IMPORTED
from tokaido_tui.store.store import KeptGame, KeptSeat
from tokaido_tui.tui.canvas import PRETTY, Canvas, Glyphs, clip
from tokaido_tui.tui.palette import style
from tokaido_tui.tui.screens.chrome import Clickable, wrapped
from tokaido_tui.words.any_game import game_title, variant_label
from tokaido_tui.words.progress import part_words

ROWS = 2
"""Rows a game."""
NUMBER = 4
DATE = 16
LEFT = 3
PEOPLE = LEFT + NUMBER + 2 + DATE + 2
"""Where the players begin."""
NARROWEST_NAME = 3


def shown_date(stamp: str) -> str:
    """A date of the journal as the clock on the wall had it."""
    return datetime.fromisoformat(stamp).astimezone().strftime("%Y-%m-%d %H:%M")


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


class GameList(Clickable):
    """`empty` is what it says where there is no game. Enter is the screen's; a click posts Opened."""

    can_focus = True

    @dataclass
    class Opened(Message):
        game: KeptGame

    def __init__(self, games: Sequence[KeptGame] = (), empty: str = "", *, id: str = "game-list") -> None:
        super().__init__(id=id)
        self.games = list(games)
        self.cursor = 0
        self._empty = empty
        self._top = 0

    @property
    def chosen(self) -> KeptGame | None:
        return self.games[self.cursor] if self.games else None

    def show(self, games: Sequence[KeptGame]) -> None:
        """Other games; the cursor stays with its game, or where that was."""
        before = self.chosen
        self.games = list(games)
        same = next((n for n, game in enumerate(self.games) if before and game.number == before.number), self.cursor)
        self.move_to(same)

    def move(self, by: int) -> None:
        """Along the list; beyond either end it comes out at the other."""
        if self.games:
            self.move_to((self.cursor + by) % len(self.games))

    def page(self, by: int) -> None:
        self.move_to(self.cursor + by * max(1, self.size.height // ROWS - 1))

    def edge(self, last: bool) -> None:
        self.move_to(len(self.games) - 1 if last else 0)

    def move_to(self, number: int) -> None:
        self.cursor = max(0, min(number, len(self.games) - 1))
        self.repaint()

    def paint(self, canvas: Canvas) -> None:
        if not self.games:
            self._nothing(canvas)
            return
        room = max(1, canvas.height // ROWS)
        self._top = max(self.cursor - room + 1, min(self._top, self.cursor, max(0, len(self.games) - room)))
        for number in range(self._top, min(self._top + room, len(self.games))):
            self._game(canvas, (number - self._top) * ROWS, number)
        if len(self.games) > room:
            self._bar(canvas, room)

    def _nothing(self, canvas: Canvas) -> None:
        lines = wrapped(self._empty, min(60, canvas.width - 8))
        for y, line in enumerate(lines, max(0, (canvas.height - len(lines)) // 2)):
            canvas.put_centre(0, canvas.width, y, line, style(self.palette.faint))

    def _game(self, canvas: Canvas, y: int, number: int) -> None:
        palette, glyphs, game = self.palette, self.glyphs, self.games[number]
        here = number == self.cursor
        width = canvas.width - 2
        if here:
            canvas.fill(0, y, width, 1, style(palette.ink, palette.vermilion))
            canvas.put(1, y, glyphs.right)
        ink = palette.ink if here else palette.paper
        canvas.put_right(LEFT + NUMBER, y, str(game.number), style(palette.ink if here else palette.gold, bold=True))
        canvas.put(LEFT + NUMBER + 2, y, shown_date(game.changed), style(palette.ink if here else palette.faint))
        names = players_text(game, width - PEOPLE - 1, glyphs)
        canvas.put(PEOPLE, y, names, style(ink, bold=True))
        about = clip(about_text(game), width - PEOPLE - 1, glyphs)
        canvas.put(PEOPLE, y + 1, about, style(palette.faint if game.over else palette.gold))
        self.spot(0, y, width, number)
        self.spot(0, y + 1, width, number)

    def _bar(self, canvas: Canvas, room: int) -> None:
        height, total = canvas.height, len(self.games)
        size = max(1, height * room // total)
        start = (height - size) * self._top // max(1, total - room)
        for y in range(height):
            on = start <= y < start + size
            sign = self.glyphs.half if on else self.glyphs.rule
            canvas.put(canvas.width - 1, y, sign, style(self.palette.gold if on else self.palette.line))

    def clicked(self, target: Hashable) -> None:
        self.move_to(cast(int, target))
        if self.chosen is not None:
            self.post_message(self.Opened(self.chosen))

    def on_mouse_scroll_down(self, event: events.MouseScrollDown) -> None:
        event.stop()
        self.move_to(self.cursor + 1)

    def on_mouse_scroll_up(self, event: events.MouseScrollUp) -> None:
        event.stop()
        self.move_to(self.cursor - 1)
