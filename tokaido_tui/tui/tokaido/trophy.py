"""What a traveller brought home."""

from __future__ import annotations

from tokaido_tui.games.tokaido.box import PANORAMA_NAMES
from tokaido_tui.games.tokaido.view import View
from tokaido_tui.tui.game_ui import Trophy
from tokaido_tui.tui.road.trophy import panoramas


def trophy(view: View, seat: int) -> Trophy:
    return panoramas(PANORAMA_NAMES, view.players[seat].sections, view.box.whole)
