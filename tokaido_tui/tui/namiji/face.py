"""Namiji's face."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Any

from tokaido_tui.engine.event import Event
from tokaido_tui.games.namiji.view import View
from tokaido_tui.tui.canvas import ASCII, Canvas, Glyphs
from tokaido_tui.tui.face import RoleWords, Trophy
from tokaido_tui.tui.palette import Palette
from tokaido_tui.words.namiji import names

if TYPE_CHECKING:
    from tokaido_tui.tui.board import Board
    from tokaido_tui.words.commentary import Commentator
    from tokaido_tui.words.final import Final
    from tokaido_tui.words.log import Teller
    from tokaido_tui.words.rules import Rulebook


class NamijiFace:
    name = "namiji"
    title = names.TITLE
    secret = names.SECRET
    sources = names.SOURCES
    variants = names.VARIANTS
    roles: dict[str, RoleWords] = {}  # noqa: RUF012
    roles_label = ""
    about_roles = ("", "")
    about_players = names.ABOUT_PLAYERS
    opening = names.OPENING
    ending = names.ENDING

    def board(self, colours: Sequence[int]) -> Board:
        from tokaido_tui.tui.namiji.board import NamijiBoard

        return NamijiBoard(colours)

    def teller(self, view: View) -> Teller:
        from tokaido_tui.words.namiji.log import Teller

        return Teller(view)

    def commentator(self, view: View) -> Commentator:
        from tokaido_tui.words.commentary import Commentator
        from tokaido_tui.words.namiji.commentary import remarks

        return Commentator(self.teller(view), remarks)

    def rulebook(self, view: View | None = None) -> Rulebook:
        from tokaido_tui.words.namiji.rules_pages import rulebook

        return rulebook(None if view is None else view.box)

    def final(self, view: View, events: Iterable[Event]) -> Final:
        from tokaido_tui.words.namiji.final import final

        return final(view, events)

    def reason(self, view: View) -> str:
        from tokaido_tui.words.namiji.final import reason

        return reason(view)

    def role_of(self, view: View, seat: int) -> tuple[str, str]:  # noqa: ARG002
        return "", ""

    def trophy(self, view: View, seat: int) -> Trophy:
        """The panoramas, as far as the player saw them."""
        from tokaido_tui.games.namiji.box import PANORAMA_NAMES
        from tokaido_tui.tui.road import panorama_cells

        size, sections, whole = "large", view.players[seat].sections, view.box.whole

        def paint(canvas: Canvas, x: int, y: int, palette: Palette, glyphs: Glyphs) -> None:
            for name, have, all_ in zip(PANORAMA_NAMES, sections, whole, strict=True):
                x = panorama_cells.GAP + panorama_cells.draw(
                    canvas, x, y, name, size, have, palette, glyphs is ASCII, numbered=False, sections=all_
                )

        return Trophy(panorama_cells.width_of_all(size, PANORAMA_NAMES), panorama_cells.rows_of(size), paint)

    def paint_sheet(self, canvas: Canvas, palette: Palette, glyphs: Glyphs, view: Any, seat: int) -> None:
        from tokaido_tui.tui.namiji.sheet_parts import paint_sheet

        paint_sheet(canvas, palette, glyphs, view, seat)

    def sheet_topic(self, view: View, seat: int) -> str:  # noqa: ARG002
        return "overview:scoring"


FACE = NamijiFace()
