"""`tokaido learn`: the lessons, without the title."""

from __future__ import annotations

from typing import Annotated

import typer

from tokaido_tui.commands.options import GameName
from tokaido_tui.commands.terminal import need_a_terminal
from tokaido_tui.engine.errors import SetupError
from tokaido_tui.i18n import _
from tokaido_tui.words.lessons.notes import NAMES


def lesson_named(number: int | None, game: str = "tokaido") -> str | None:
    """The name of a game's lesson by its number; None for the list of them."""
    if number is None:
        return None
    names = NAMES[game]
    if not 0 < number <= len(names):
        if len(names) == 1:
            raise SetupError("{game} has only lesson 1", game=game)
        raise SetupError("{game} has no lesson {n}; it has 1 to {all}", game=game, n=number, all=len(names))
    return names[number - 1]


def learn(
    lesson: Annotated[int | None, typer.Argument(help=_("Which lesson of the game."), show_default=False)] = None,
    game: GameName = "tokaido",
) -> None:
    from tokaido_tui.tui.games import check_on_screen

    check_on_screen(game)
    name = lesson_named(lesson, game)
    need_a_terminal()
    from tokaido_tui.session import local
    from tokaido_tui.tui.lessons.start import LessonsFirst

    LessonsFirst(local(), name, game).run()
