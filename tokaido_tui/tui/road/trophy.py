"""The panoramas as far as a player saw them: what there is to show after a journey along a road."""

from __future__ import annotations

from collections.abc import Sequence

from tokaido_tui.tui.canvas import ASCII, Canvas, Glyphs
from tokaido_tui.tui.game_ui import Trophy
from tokaido_tui.tui.palette import Palette
from tokaido_tui.tui.road import panorama_cells

SIZE = "large"


def panoramas(names: Sequence[str], have: Sequence[int], whole: Sequence[int]) -> Trophy:
    def paint(canvas: Canvas, x: int, y: int, palette: Palette, glyphs: Glyphs) -> None:
        for name, seen, sections in zip(names, have, whole, strict=True):
            x = panorama_cells.GAP + panorama_cells.draw(
                canvas, x, y, name, SIZE, seen, palette, glyphs is ASCII, numbered=False, sections=sections
            )

    return Trophy(panorama_cells.width_of_all(SIZE, names), panorama_cells.rows_of(SIZE), paint)
