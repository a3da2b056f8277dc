"""`tokaido replay`: a record file or a kept game on the screen, or its result as a text."""

from __future__ import annotations

import os
import re
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from tokaido_tui.commands.games import opened
from tokaido_tui.commands.options import Data, own_tables
from tokaido_tui.commands.terminal import need_a_terminal
from tokaido_tui.commands.verify import check
from tokaido_tui.i18n import _

if TYPE_CHECKING:
    from tokaido_tui.table.replay import Replay

KEPT = re.compile(r"[0-9]{1,255}")
"""A number in the journal. What is longer can be no file either, and says so."""


def replay(
    game: Annotated[
        str, typer.Argument(metavar="FILE|NUMBER", help=_("A record, or a kept game."), show_default=False)
    ],
    card: Annotated[bool, typer.Option("--card", help=_("Print the result as a text to paste into a chat."))] = False,
    data: Data = None,
) -> None:
    replay, date = replay_of(game, own_tables(data))
    if card:
        from tokaido_tui.words.card import card_of

        print(card_of(replay.summary(), date), end="")
        return
    need_a_terminal()
    from tokaido_tui.session import local
    from tokaido_tui.tui.replay.start import ReplayFirst

    ReplayFirst(local(), replay, date).run()


def replay_of(game: str, data: Path | None = None) -> tuple[Replay, str]:
    """A game by its number in the journal or by the name of its file, and its day if that is known.

    A file wins: `./7` is never needed for one that is called 7. `data` is the folder with the tables that a file was
    played with; the journal knows them.
    """
    from tokaido_tui.table.replay import Replay

    if KEPT.fullmatch(game) and not os.path.exists(game):
        with opened() as store:
            kept = store.game(int(game))
            plan = kept.plan()
            return Replay(store.record(kept), plan.seats, plan.data), kept.day
    verdict = check(Path(game), data)
    if verdict.error is not None:
        raise verdict.error
    assert verdict.record is not None
    return Replay(verdict.record, data=data), ""
