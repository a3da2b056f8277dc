"""Tokaido Duo's face."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING

from tokaido_tui.engine.event import Event
from tokaido_tui.games.duo.view import View
from tokaido_tui.i18n import _
from tokaido_tui.tui.canvas import Canvas, Glyphs
from tokaido_tui.tui.face import Trophy
from tokaido_tui.tui.palette import Palette
from tokaido_tui.words.duo import names

if TYPE_CHECKING:
    from tokaido_tui.tui.board import Board
    from tokaido_tui.words.commentary import Commentator
    from tokaido_tui.words.final import Final
    from tokaido_tui.words.log import Teller
    from tokaido_tui.words.rules import Rulebook


class DuoFace:
    name = "duo"
    title = "Tokaido Duo"
    secret = ()
    """What is hidden is hidden from everybody: the paintings face down, the bag and the dice to come."""
    sources = names.SOURCES
    variants = names.VARIANTS
    roles = names.ROLES
    roles_label = names.ROLES_LABEL
    about_roles = names.ABOUT_ROLES
    about_players = names.ABOUT_PLAYERS
    opening = names.OPENING
    ending = names.ENDING

    def board(self, colours: Sequence[int]) -> Board:
        from tokaido_tui.tui.duo.board import DuoBoard

        return DuoBoard(colours)

    def teller(self, view: View) -> Teller:
        from tokaido_tui.words.duo.log import Teller

        return Teller(view)

    def commentator(self, view: View) -> Commentator:
        from tokaido_tui.words.commentary import Commentator
        from tokaido_tui.words.duo.commentary import remarks

        return Commentator(self.teller(view), remarks)

    def rulebook(self, view: View | None = None) -> Rulebook:  # noqa: ARG002
        from tokaido_tui.words.duo.rules_pages import rulebook

        return rulebook()

    def final(self, view: View, events: Iterable[Event]) -> Final:
        from tokaido_tui.words.duo.final import final

        return final(view, events)

    def reason(self, view: View) -> str:
        from tokaido_tui.words.duo.final import reason

        return reason(view)

    def role_of(self, view: View, seat: int) -> tuple[str, str]:
        title = _(names.ROLES[view.players[seat].who.name].title)
        return title, title

    def trophy(self, view: View, seat: int) -> Trophy | None:
        """The paintings that were given."""
        from tokaido_tui.tui.duo.trophy import trophy

        return trophy(view.players[seat].given)

    def paint_sheet(self, canvas: Canvas, palette: Palette, glyphs: Glyphs, view: View, seat: int) -> None:
        from tokaido_tui.tui.duo.sheet_parts import paint_sheet

        paint_sheet(canvas, palette, glyphs, view, seat)

    def sheet_topic(self, view: View, seat: int) -> str:  # noqa: ARG002
        return "overview:scoring"


FACE = DuoFace()
