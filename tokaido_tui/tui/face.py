"""What a game brings to the screens that all games share: its board, its words, its pictures.

Screens ask `faces.face(name)` for it and know nothing else about a game. A face loads its parts when they are asked
for: the title and a list of games need only its words.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Protocol

from tokaido_tui.engine.event import Event
from tokaido_tui.tui.board import Board
from tokaido_tui.tui.canvas import Canvas, Glyphs
from tokaido_tui.tui.palette import Palette
from tokaido_tui.words.commentary import Commentator
from tokaido_tui.words.final import Final
from tokaido_tui.words.log import Teller
from tokaido_tui.words.rules import Rulebook


@dataclass(frozen=True)
class Source:
    """Where points come from: a letter for bars and cards, a word, and the name of a colour (see Palette.named)."""

    letter: str
    word: str
    colour: str


@dataclass(frozen=True)
class VariantWords:
    label: str
    sentence: str


@dataclass(frozen=True)
class RoleWords:
    """A character that a seat can be: its title ("" for none), what it can do, the coins it starts with, if any, and
    the number of its colour (see Palette.seats), where it brings one along."""

    title: str
    about: str
    purse: int = 0
    colour: int | None = None


@dataclass(frozen=True)
class Trophy:
    """A picture of what a player brought home, for a large result: `paint(canvas, x, y, palette, glyphs)`."""

    width: int
    rows: int
    paint: Callable[[Canvas, int, int, Palette, Glyphs], None]


class Face(Protocol):
    """Texts are marked, not translated: whoever shows them translates them. Views are the game's own."""

    name: str
    title: str
    """As people write the game's name."""
    secret: tuple[str, ...]
    """The kinds of decision that show what nobody else may see: the curtain comes before them."""
    sources: Mapping[str, Source]
    """By the names that outcomes use, in their order."""
    variants: Mapping[str, VariantWords]
    roles: Mapping[str, RoleWords]
    """By the names that setups use; empty where nobody chooses a character."""
    roles_label: str
    """What the setup calls them; "" where there are none."""
    about_roles: tuple[str, str]
    """What the rules do where nobody chooses one, a sentence about all seats and one about a seat; empty where there
    are none."""
    about_players: str
    """How many can play, in a sentence."""
    opening: str
    """What a commentary says before anything has happened."""
    ending: str
    """Said where the game is over."""

    def board(self, colours: Sequence[int]) -> Board: ...
    def teller(self, view: Any) -> Teller:
        """Tells the events of the game that this is a view of."""

    def commentator(self, view: Any) -> Commentator: ...
    def rulebook(self, view: Any = None) -> Rulebook:
        """With the tables of the game that this is a view of; without one, the game's own."""

    def final(self, view: Any, events: Iterable[Event]) -> Final:
        """The end of the game in steps, from its last events; `view` is of the end."""

    def reason(self, view: Any) -> str:
        """Why the winner won: a lead, or what broke the tie."""

    def role_of(self, view: Any, seat: int) -> tuple[str, str]:
        """Who a seat is, in a longer and a shorter form; empty for nobody in particular."""

    def trophy(self, view: Any, seat: int) -> Trophy | None: ...
    def paint_sheet(self, canvas: Canvas, palette: Palette, glyphs: Glyphs, view: Any, seat: int) -> None:
        """Everything a player has, and what it is worth, on the canvas below the tabs and above the keys."""

    def sheet_topic(self, view: Any, seat: int) -> str:
        """The rules page that a player's sheet leads to; "" for none."""
