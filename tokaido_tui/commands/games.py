"""`tokaido games`, `export` and `import`: the games that are kept, without a screen."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated, Any

import typer

from tokaido_tui.commands.errors import complain, os_sentence, shown
from tokaido_tui.commands.options import AsJson, Data, Records, own_tables
from tokaido_tui.commands.output import add_row, console, print_json, table
from tokaido_tui.engine.errors import GameError
from tokaido_tui.i18n import _
from tokaido_tui.session import local_store
from tokaido_tui.store.files import read_text, write_new
from tokaido_tui.store.store import KeptGame, Store
from tokaido_tui.words.errors import in_words


@contextmanager
def opened() -> Iterator[Store]:
    """The journal; what happened to it is said first."""
    store = local_store()
    try:
        if store.notice:
            complain(in_words(store.notice))
        yield store
    finally:
        store.close()


def games(as_json: AsJson = False) -> None:
    with opened() as store:
        kept = store.games()
    if as_json:
        print_json([_as_data(game) for game in kept])
        return
    if not kept:
        print(_("No game is kept yet."))
        return
    grid = table(_("game"), [_("kind"), _("date"), _("stage")])
    grid.add_column(_("players"))
    for game in kept:
        add_row(grid, str(game.number), game.game, game.moment, _stage(game), _players(game))
    console().print(grid)


def _stage(game: KeptGame) -> str:
    part, of = game.progress
    if game.over:
        return _("finished")
    return _("{n} of {all}").format(n=part, all=of) if of else _("round {n}").format(n=part)


def _players(game: KeptGame) -> str:
    seats = sorted(game.seats, key=lambda seat: seat.place) if game.over else game.seats
    names = ", ".join(f"{seat.name} {seat.points}" for seat in seats)
    return f"{names} ({', '.join(game.variants)})" if game.variants else names


def _as_data(game: KeptGame) -> dict[str, Any]:
    return {
        "number": game.number,
        "game": game.game,
        "variants": list(game.variants),
        "seed": game.seed,
        "origin": game.origin,
        "created": game.created,
        "changed": game.changed,
        "stage": game.progress[0],
        "stages": game.progress[1],
        "finished": game.over,
        "seats": [
            {
                "name": seat.name,
                "bot": seat.bot or None,
                "traveller": seat.role or None,
                "points": seat.points,
                "place": seat.place,
                "won": seat.won,
                "hints": seat.hints,
            }
            for seat in game.seats
        ],
    }


def export(
    number: Annotated[int, typer.Argument(help=_("The number of a kept game."), show_default=False)],
    file: Annotated[
        Path | None, typer.Argument(help=_("A new file; without, it is printed."), show_default=False)
    ] = None,
) -> None:
    with opened() as store:
        text = store.record_text(store.game(number))
    if file is None:
        print(text, end="")
    else:
        write_new(file, text)


def bring_in(files: Records, data: Data = None) -> None:
    """Each file is a game or nothing."""
    fine = True
    with opened() as store:
        for file in files:
            try:
                print(store.bring_in(read_text(file), own_tables(data)))
                continue
            except GameError as error:
                complain(f"{shown(file)}: {in_words(error)}")
            except OSError as error:
                complain(os_sentence(error))
            fine = False
    if not fine:
        raise typer.Exit(2)
