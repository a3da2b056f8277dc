"""`tokaido demo`: bots play a whole game, with a commentary."""

from __future__ import annotations

from typing import Annotated

import typer

from tokaido_tui.commands.checks import check_players
from tokaido_tui.commands.options import Data, GameName, own_tables
from tokaido_tui.commands.terminal import need_a_terminal
from tokaido_tui.engine.errors import SetupError
from tokaido_tui.i18n import _


def demo(
    game: GameName = "tokaido",
    speed: Annotated[float, typer.Option(help=_("How fast: 1 is for reading, 2 twice as fast."))] = 1.0,
    players: Annotated[
        int | None, typer.Option(help=_("How many bots play: 4, or as many as can."), show_default=False)
    ] = None,
    seed: Annotated[int | None, typer.Option(help=_("The same seed deals the same cards."), show_default=False)] = None,
    data: Data = None,
) -> None:
    from tokaido_tui.games import system
    from tokaido_tui.session import local
    from tokaido_tui.tui.games import check_on_screen
    from tokaido_tui.tui.screens.demo import FASTEST, SLOWEST, DemoFirst, demo_plan

    if not SLOWEST <= speed <= FASTEST:
        raise SetupError("the speed is from {low:g} to {high:g}, 1 is a reader's", low=SLOWEST, high=FASTEST)
    check_on_screen(game)
    if players is not None:
        check_players(game, system(game, data).players, players)
    if seed is not None and seed < 0:
        raise SetupError("a seed is a whole number from 0, not {seed!r}", seed=seed)
    plan = demo_plan(players, seed, game, own_tables(data))
    need_a_terminal()
    DemoFirst(local(), plan, speed).run()
