"""Tokaido's face."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING

from tokaido_tui.engine.event import Event
from tokaido_tui.games.tokaido.box import PANORAMA_NAMES, TRAVELLERS
from tokaido_tui.games.tokaido.view import View
from tokaido_tui.i18n import mark
from tokaido_tui.tui.canvas import ASCII, Canvas, Glyphs
from tokaido_tui.tui.face import RoleWords, Trophy
from tokaido_tui.tui.palette import Palette
from tokaido_tui.words.tokaido import names

if TYPE_CHECKING:
    from tokaido_tui.tui.board import Board
    from tokaido_tui.words.commentary import Commentator
    from tokaido_tui.words.final import Final
    from tokaido_tui.words.log import Teller
    from tokaido_tui.words.rules import Rulebook


class TokaidoFace:
    name = "tokaido"
    title = "Tokaido"
    secret = ("choose", "eat", "accept", "keep")
    sources = names.SOURCES
    variants = names.VARIANTS
    roles = {  # noqa: RUF012
        who.name: RoleWords(names.TITLES[who.name], names.ABILITIES[who.name], who.coins) for who in TRAVELLERS
    }
    roles_label = mark("Travellers")
    about_roles = (
        mark("By the rules everybody is dealt two travellers and keeps one."),
        mark("Two travellers are dealt to this seat, to keep one."),
    )
    about_players = mark("Two to five. When two travel, a neutral traveller walks with them.")
    opening = mark("Everybody walks from Kyoto to Edo.")
    ending = mark("The journey is over.")

    def board(self, colours: Sequence[int]) -> Board:
        from tokaido_tui.tui.tokaido.board import TokaidoBoard

        return TokaidoBoard(colours)

    def teller(self, view: View) -> Teller:
        from tokaido_tui.words.tokaido.log import Teller

        return Teller(view.setup.names, view.road.kinds)

    def commentator(self, view: View) -> Commentator:
        from tokaido_tui.words.commentary import Commentator
        from tokaido_tui.words.tokaido.commentary import remarks

        return Commentator(self.teller(view), remarks)

    def rulebook(self, view: View | None = None) -> Rulebook:  # noqa: ARG002
        from tokaido_tui.words.tokaido.rules_pages import rulebook

        return rulebook()

    def final(self, view: View, events: Iterable[Event]) -> Final:
        from tokaido_tui.words.tokaido.final import final

        return final(view, events)

    def reason(self, view: View) -> str:
        from tokaido_tui.words.tokaido.final import reason

        return reason(view)

    def role_of(self, view: View, seat: int) -> tuple[str, str]:
        player = view.players[seat]
        return names.traveller(player.traveller), player.who.name if player.who is not None else ""

    def trophy(self, view: View, seat: int) -> Trophy:
        """The panoramas, as far as the player saw them."""
        from tokaido_tui.tui.road import panorama_cells

        size, sections = "large", view.players[seat].sections

        def paint(canvas: Canvas, x: int, y: int, palette: Palette, glyphs: Glyphs) -> None:
            for name, have in zip(PANORAMA_NAMES, sections, strict=True):
                end = panorama_cells.draw(canvas, x, y, name, size, have, palette, glyphs is ASCII, numbered=False)
                x = end + panorama_cells.GAP

        return Trophy(panorama_cells.width_of_all(size, PANORAMA_NAMES), panorama_cells.rows_of(size), paint)

    def paint_sheet(self, canvas: Canvas, palette: Palette, glyphs: Glyphs, view: View, seat: int) -> None:
        from tokaido_tui.tui.tokaido.sheet_parts import SheetPainter

        SheetPainter(canvas, palette, glyphs).paint(view, seat)

    def sheet_topic(self, view: View, seat: int) -> str:
        who = view.players[seat].who
        return "" if who is None else f"traveller:{who.name}"


FACE = TokaidoFace()
