"""`tokaido play`: a game from the words of the command line, without the title and the setup.

argparse reads them, because typer's way to do it loads pydantic, and that takes longer than the game itself.
"""

from __future__ import annotations

import sys
from argparse import ArgumentParser, RawDescriptionHelpFormatter
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, NoReturn

from tokaido_tui.engine.errors import GameError, SetupError
from tokaido_tui.i18n import _

if TYPE_CHECKING:
    from tokaido_tui.engine.setup import Variant
    from tokaido_tui.table.plan import Plan, Seat

BOT = "bot:"
BOT_NAMES = ("Ren", "Hana", "Kenji", "Yuki", "Taro", "Mio")
"""One more than there are seats: a person may have taken one."""
DEALT = ("", "dealt")


EXAMPLE = "tokaido play --seat Ana --seat Bo --seat bot:wanderer --variant gastronomy --seed 7"


def levels() -> list[str]:
    """The bots there are, the weakest first."""
    from tokaido_tui.bots import LEVELS

    return list(LEVELS)


class Courteous(ArgumentParser):
    def format_help(self) -> str:
        self.epilog = _("Bots, the weakest first: {levels}.").format(levels=", ".join(levels()))
        return super().format_help()

    def error(self, message: str) -> NoReturn:
        raise SetupError(message)


def parser() -> ArgumentParser:
    result = Courteous(
        prog="tokaido play",
        description=_("Start a game at once, without the title. For example:") + f"\n  {EXAMPLE}",
        formatter_class=RawDescriptionHelpFormatter,
        allow_abbrev=False,
    )
    repeated = {"action": "append", "default": []}
    who = _("a person's name, or bot:LEVEL or bot:LEVEL:NAME; one a seat.")
    add = result.add_argument
    add("--seat", metavar="WHO", help=who, **repeated)  # type: ignore[arg-type]
    add("--variant", metavar="NAME", help=_("a variant to play; may be repeated."), **repeated)  # type: ignore[arg-type]
    travellers = _("a seat's traveller, or `dealt`; one for every seat in their order, or none.")
    add("--traveller", metavar="NAME", help=travellers, **repeated)  # type: ignore[arg-type]
    add("--seed", metavar="NUMBER", help=_("the same seed deals the same cards."))
    add("--game", metavar="NAME", default="tokaido", help=_("which game; tokaido unless named."))
    add("--data", metavar="DIR", type=Path, help=_("play with the tables in this folder (namiji, duo)."))
    return result


def on_a_terminal() -> bool:
    return sys.stdin.isatty() and sys.stdout.isatty()


def need_a_terminal() -> None:
    if not on_a_terminal():
        raise GameError(_("the game needs a terminal; `tokaido --help` lists the commands that do without"))


def open_game(words: Sequence[str] | None = None) -> None:
    """The title, or the game that these words ask for."""
    planned = None if words is None else plan_from(words)
    need_a_terminal()
    from tokaido_tui.tui.app import run

    run(planned)


def plan_from(words: Sequence[str]) -> Plan:
    """The game that these words ask for. Raises SetupError, with a sentence, if there is none."""
    asked = parser().parse_args(words)
    if asked.seed is not None and not (asked.seed.isascii() and asked.seed.isdigit()):
        raise SetupError(_("a seed is a whole number from 0, not {seed!r}").format(seed=asked.seed))
    seed = None if asked.seed is None else int(asked.seed)
    return plan(asked.seat, asked.variant, asked.traveller, seed, asked.game, own_tables(asked.data))


def own_tables(folder: Path | None) -> Path | None:
    """The folder with tables of a player's own: found again from wherever the game is gone on with."""
    return None if folder is None else folder.absolute()


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
        raise SetupError(_("name the seats: --seat Ana --seat bot:wanderer"))
    _check_variants(variants, system(game, data).variants)
    if travellers and len(travellers) != len(seats):
        raise SetupError(_("name a traveller for every seat or for none; `dealt` is one from the pile"))
    roles = tuple("" if name.lower() in DEALT else name for name in travellers)
    planned = Plan(_seated(seats), game, tuple(variants), roles, seed, data).with_seed()
    # Laying it out finds whatever else is wrong, before the screen opens.
    Table(planned)
    return planned


def _check_variants(wanted: Sequence[str], offered: Sequence[Variant]) -> None:
    names = [variant.name for variant in offered]
    for name in wanted:
        if name not in names:
            sentence = _("there is no variant {name!r}; there are {all}")
            raise SetupError(sentence.format(name=name, all=", ".join(names)))


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
    if level not in levels():
        raise SetupError(_("there is no bot {name!r}; there are {all}").format(name=level, all=", ".join(levels())))
    return name, level
