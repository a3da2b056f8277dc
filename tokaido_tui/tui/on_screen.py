"""Which games there are screens for."""

from __future__ import annotations

from tokaido_tui.engine.errors import SetupError
from tokaido_tui.games import system
from tokaido_tui.i18n import _

ON_SCREEN = ("tokaido", "namiji", "duo")


def check_on_screen(game: str) -> None:
    """Raises SetupError, with a sentence, for a game that can't be shown, or that there is not."""
    system(game)
    if game not in ON_SCREEN:
        raise SetupError(_("{game} has no screen yet; `tokaido lab simulate` plays it").format(game=game))
