"""Namiji's face."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Any

from tokaido_tui.engine.event import Event
from tokaido_tui.games.namiji.view import View
from tokaido_tui.tui.canvas import ASCII, Canvas, Glyphs
from tokaido_tui.tui.face import RoleWords, Trophy
from tokaido_tui.tui.namiji import words
from tokaido_tui.tui.palette import Palette

if TYPE_CHECKING:
    from tokaido_tui.tui.board import Board
    from tokaido_tui.tui.chronicle import Teller
    from tokaido_tui.tui.final import Final
    from tokaido_tui.tui.remark import Commentator
    from tokaido_tui.tui.rulebook import Rulebook


class NamijiFace:
    name = "namiji"
    title = words.TITLE
    secret = words.SECRET
    sources = words.SOURCES
    variants = words.VARIANTS
    roles: dict[str, RoleWords] = {}  # noqa: RUF012
    roles_label = ""
    about_roles = ("", "")
    about_players = words.ABOUT_PLAYERS
    opening = words.OPENING
    ending = words.ENDING

    def board(self, colours: Sequence[int]) -> Board:
        from tokaido_tui.tui.namiji.board import NamijiBoard

        return NamijiBoard(colours)

    def teller(self, view: View) -> Teller:
        from tokaido_tui.tui.namiji.story import Teller

        return Teller(view)

    def commentator(self, view: View) -> Commentator:
        from tokaido_tui.tui.namiji.remarks import remarks
        from tokaido_tui.tui.remark import Commentator

        return Commentator(self.teller(view), remarks)

    def rulebook(self, view: View | None = None) -> Rulebook:
        from tokaido_tui.tui.namiji.rules_pages import rulebook

        return rulebook(None if view is None else view.box)

    def final(self, view: View, events: Iterable[Event]) -> Final:
        from tokaido_tui.tui.namiji.final import final

        return final(view, events)

    def reason(self, view: View) -> str:
        from tokaido_tui.tui.namiji.final import reason

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
