"""A landscape as the map shows it, closer: the picture of a rules page."""

from __future__ import annotations

from tokaido_tui.games.duo.box import LANDSCAPES
from tokaido_tui.tui.art.picture import Picture
from tokaido_tui.tui.duo.map import ground

WIDTH, HEIGHT = 40, 14
"""In pixels."""


def picture(name: str) -> Picture:
    pixel = ground.LANDSCAPES[LANDSCAPES.index(name)]
    return Picture.of([pixel(x, y, x - WIDTH // 2, y - HEIGHT // 2) for x in range(WIDTH)] for y in range(HEIGHT))
