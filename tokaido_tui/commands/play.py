"""`tokaido play`: a game from the words of the command line, without the title and the setup."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from tokaido_tui.commands.options import Data, GameName, Variants, own_tables
from tokaido_tui.commands.terminal import open_game
from tokaido_tui.engine.errors import SetupError
from tokaido_tui.engine.setup import MAX_SEED
from tokaido_tui.i18n import _, mark
from tokaido_tui.words.setup import BOT_NAMES

if TYPE_CHECKING:
    from tokaido_tui.engine.setup import Variant
    from tokaido_tui.table.plan import Plan, Seat

BOT = "bot:"
DEALT = ("", "dealt")
WHO = mark(
    "A person's name, or bot:LEVEL or bot:LEVEL:NAME; one a seat. "
    "The levels, the weakest first: random, wanderer, merchant, pilgrim, sage."
)


def play(
    seat: Annotated[
        list[str] | None,
        typer.Option(metavar="WHO", help=_(WHO)),
    ] = None,
    variant: Variants = None,
    traveller: Annotated[
        list[str] | None,
        typer.Option(metavar="NAME", help=_("A seat's traveller, or `dealt`; one for every seat in their order.")),
    ] = None,
    seed: Annotated[str | None, typer.Option(metavar="NUMBER", help=_("The same seed deals the same cards."))] = None,
    game: GameName = "tokaido",
    data: Data = None,
) -> None:
    folder = None if data is None else own_tables(Path(data))
    number = None if seed is None else seed_of(seed)
    open_game(plan(seat or (), variant or (), traveller or (), number, game, folder))


def seed_of(text: str) -> int:
    if not (text.isascii() and text.isdigit()):
        raise SetupError("a seed is a whole number from 0, not {seed!r}", seed=text)
    if len(text) > len(str(MAX_SEED)):
        raise SetupError("a seed has at most {digits} digits", digits=len(str(MAX_SEED)))
    return int(text)


def plan(
    seats: Sequence[str], variants: Sequence[str], travellers: Sequence[str], seed: int | None, game: str,
    data: Path | None = None,
) -> Plan:  # fmt: skip
    """The game to play. Raises SetupError or DataError, with a sentence, for one that can't be played."""
    from tokaido_tui.games import system
    from tokaido_tui.table.plan import Plan
    from tokaido_tui.table.table import Table
    from tokaido_tui.tui.games import check_on_screen

    check_on_screen(game)
    if not seats:
        raise SetupError("name the seats: --seat Ana --seat bot:wanderer")
    _check_variants(variants, system(game, data).variants)
    if travellers and len(travellers) != len(seats):
        raise SetupError("name a traveller for every seat or for none; `dealt` is one from the pile")
    roles = tuple("" if name.lower() in DEALT else name for name in travellers)
    planned = Plan(_seated(seats), game, tuple(variants), roles, seed, data).with_seed()
    # Laying it out finds whatever else is wrong, before the screen opens.
    Table(planned)
    return planned


def _check_variants(wanted: Sequence[str], offered: Sequence[Variant]) -> None:
    names = [variant.name for variant in offered]
    for name in wanted:
        # Of a game without any there is nothing to list: laying it out says so.
        if names and name not in names:
            raise SetupError("there is no variant {name!r}; there are {all}", name=name, all=", ".join(names))


def _seated(words: Sequence[str]) -> tuple[Seat, ...]:
    from tokaido_tui.table.plan import Seat

    parsed = [_parse(word) for word in words]
    taken = {name for name, _level in parsed}
    free = (name for name in BOT_NAMES if name not in taken)
    # More bots than names are more than any game seats: that sentence comes later.
    return tuple(
        Seat(name or next(free, f"{level} {number + 1}"), level, number) for number, (name, level) in enumerate(parsed)
    )


def _parse(word: str) -> tuple[str, str]:
    """A seat's name and its bot's level: `Ana`, `bot:LEVEL` or `bot:LEVEL:Name`."""
    if not word.startswith(BOT):
        return word, ""
    level, _colon, name = word[len(BOT) :].partition(":")
    from tokaido_tui.bots import LEVELS

    if level not in LEVELS:
        raise SetupError("there is no bot {name!r}; there are {all}", name=level, all=", ".join(LEVELS))
    return name, level
