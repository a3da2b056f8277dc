"""The games there are screens for."""

from __future__ import annotations

from tokaido_tui.engine.errors import SetupError
from tokaido_tui.games import system
from tokaido_tui.tui.game_ui import GameUI

_UIS = {
    "tokaido": GameUI(
        "tokaido", "tokaido.board:TokaidoBoard", "tokaido.trophy:trophy", "tokaido.sheet_parts:paint_sheet",
        "art.panoramas:large",
    ),
    "namiji": GameUI(
        "namiji", "namiji.board:NamijiBoard", "namiji.trophy:trophy", "namiji.sheet_parts:paint_sheet",
        "art.panoramas:large",
    ),
    "duo": GameUI(
        "duo", "duo.board:DuoBoard", "duo.trophy:trophy", "duo.sheet_parts:paint_sheet", "duo.map.landscape:picture"
    ),
}  # fmt: skip
ON_SCREEN = tuple(_UIS)


def ui(game: str) -> GameUI:
    return _UIS[game]


def check_on_screen(game: str) -> None:
    """Raises SetupError, with a sentence, for a game that can't be shown, or that there is not."""
    system(game)
    if game not in ON_SCREEN:
        raise SetupError("{game} has no screen yet; `tokaido lab simulate` plays it", game=game)
