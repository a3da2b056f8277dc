"""Opening the game on the terminal."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING

from tokaido_tui.engine.errors import GameError

if TYPE_CHECKING:
    from tokaido_tui.table.plan import Plan


def on_a_terminal() -> bool:
    # None is a stream that was closed before the program began.
    return all(stream is not None and stream.isatty() for stream in (sys.stdin, sys.stdout))


def need_a_terminal() -> None:
    if not on_a_terminal():
        raise GameError("the game needs a terminal; `tokaido --help` lists the commands that do without")


def open_game(plan: Plan | None = None) -> None:
    """This game, or the title."""
    need_a_terminal()
    from tokaido_tui.tui.app import run

    run(plan)
