"""`tokaido replay`: a record file or a kept game on the screen, or its result as a text."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from tokaido_tui.commands.games import opened
from tokaido_tui.commands.verify import check
from tokaido_tui.engine.errors import RecordError

if TYPE_CHECKING:
    from tokaido_tui.table.retelling import Retelling


def replay(game: str, card: bool) -> None:
    retelling, date = retold(game)
    if card:
        from tokaido_tui.tui.card import card_of

        print(card_of(retelling.standing(), date), end="")
        return
    from tokaido_tui.commands.play import need_a_terminal

    need_a_terminal()
    from tokaido_tui.tui.replay.start import ReplayFirst

    ReplayFirst(retelling, date).run()


def retold(game: str) -> tuple[Retelling, str]:
    """A game by its number in the journal or by the name of its file, and its day if that is known.

    A file wins: `./7` is never needed for one that is called 7.
    """
    from tokaido_tui.table.retelling import Retelling

    path = Path(game)
    if game.isascii() and game.isdigit() and not path.exists():
        with opened() as store:
            kept = store.game(int(game))
            return Retelling(store.record(kept), kept.plan().seats), kept.changed[:10]
    verdict = check(path)
    if verdict.record is None:
        raise RecordError(verdict.error)
    return Retelling(verdict.record), ""
