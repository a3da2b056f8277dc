"""The commands of the workshop, `tokaido lab ...`: measuring, tuning and pictures, nothing that a player needs."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from tokaido_tui.commands.options import AsJson, Data

app = typer.Typer(help="Measure and tune the bots, measure the program, make its pictures.")
bench = typer.Typer(help="Measure the program itself.")
app.add_typer(bench, name="bench")


@app.command()
def simulate(
    game: Annotated[str, typer.Option(help="Which game.")] = "tokaido",
    players: Annotated[int, typer.Option(help="How many play.")] = 4,
    bots: Annotated[str, typer.Option(help="One bot for all seats, or one a seat: random,wanderer,...")] = "random",
    games: Annotated[int, typer.Option(help="How many games.")] = 1000,
    seed: Annotated[int, typer.Option(help="The same seed gives the same games.")] = 1,
    variant: Annotated[list[str] | None, typer.Option(help="A variant to play; may be repeated.")] = None,
    records: Annotated[
        Path | None, typer.Option(metavar="DIR", help="Write a record of every game to this folder.")
    ] = None,
    workers: Annotated[int, typer.Option(help="How many processes share the work.")] = 1,
    data: Data = None,
    as_json: AsJson = False,
) -> None:
    """Let bots play whole games and print statistics."""
    from tokaido_tui.bots import split_specs
    from tokaido_tui.lab.simulate import Plan, simulate

    plan = Plan(game, players, tuple(split_specs(bots)), games, seed, tuple(variant or ()), records, data)
    simulate(plan, workers, as_json)


@app.command()
def arena(
    bots: Annotated[
        str | None,
        typer.Option(help="A bot a seat: sage,pilgrim,pilgrim,pilgrim; with options: sage:iterations=1000,..."),
    ] = None,
    game: Annotated[str, typer.Option(help="Which game.")] = "tokaido",
    games: Annotated[int, typer.Option(help="How many games; seats rotate.")] = 400,
    seed: Annotated[int, typer.Option(help="The same seed gives the same games.")] = 1,
    variant: Annotated[list[str] | None, typer.Option(help="A variant to play; may be repeated.")] = None,
    across: Annotated[
        bool, typer.Option("--cross", help="A table of all levels (or --bots), each against three of each other.")
    ] = False,
    workers: Annotated[int, typer.Option(help="How many processes share the work.")] = 1,
    scheduler: Annotated[
        str | None, typer.Option(metavar="ADDRESS", help="Hand the games to the Dask cluster at this address.")
    ] = None,
    as_json: AsJson = False,
) -> None:
    """Let bots play against each other: win share, score, place and Elo, with intervals."""
    from tokaido_tui.lab.arena import Hands, arena, cross, match_of

    match = match_of(game, bots, games, seed, variant or (), across)
    (cross if across else arena)(match, Hands(workers, scheduler), as_json)


@app.command()
def tune(
    games: Annotated[
        int | None, typer.Option(help="Games a round: 150, or 2000 for the forecast.", show_default=False)
    ] = None,
    game: Annotated[str, typer.Option(help="Whose pilgrim.")] = "tokaido",
    rounds: Annotated[int, typer.Option(help="How many rounds; the forecast needs but one.")] = 3,
    seed: Annotated[int, typer.Option(help="The same seed finds the same weights.")] = 1,
    workers: Annotated[int, typer.Option(help="How many processes share the work.")] = 1,
    out: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Where the weights go, after every round; else to the screen.")
    ] = None,
    forecast: Annotated[
        bool, typer.Option("--forecast", help="Fit the sage's forecast to games of pilgrims instead.")
    ] = False,
) -> None:
    """Search better weights for the pilgrim, or for the sage's forecast."""
    from tokaido_tui.lab.tune import Tuning, tune
    from tokaido_tui.lab.tune_forecast import tune_forecast

    (tune_forecast if forecast else tune)(Tuning(games, rounds, seed, workers, game), out)


@bench.command("engine")
def bench_engine(
    game: Annotated[str, typer.Option(help="Which game.")] = "tokaido",
    seconds: Annotated[float, typer.Option(help="About how long to measure.")] = 10.0,
    as_json: AsJson = False,
) -> None:
    """Measure how fast the rules play, beside a fixed loop of plain Python."""
    from tokaido_tui.lab.bench.engine import bench_engine

    bench_engine(game, seconds, as_json)


@bench.command("bots")
def bench_bots(
    game: Annotated[str, typer.Option(help="Which game.")] = "tokaido",
    seconds: Annotated[float, typer.Option(help="About how long to measure.")] = 10.0,
    as_json: AsJson = False,
) -> None:
    """Measure how many iterations a second the sage searches."""
    from tokaido_tui.lab.bench.bots import bench_bots

    bench_bots(game, seconds, as_json)


@bench.command("screen")
def bench_screen(
    rounds: Annotated[int, typer.Option(help="How often everything is started.")] = 7,
    as_json: AsJson = False,
) -> None:
    """Measure start, keys, bytes and memory of the game on a terminal, beside a bare Textual app."""
    from tokaido_tui.lab.bench.screen import bench_screen

    bench_screen(rounds, as_json)


@app.command()
def screenshots(
    out: Annotated[Path, typer.Option(metavar="DIR", help="The folder for the pictures.")] = Path("screenshots"),
    only: Annotated[list[str] | None, typer.Option(metavar="NAME", help="Only this picture; may be repeated.")] = None,
) -> None:
    """Make the pictures of the game from fixed seeds."""
    from tokaido_tui.lab.screenshots import screenshots

    screenshots(out, only or ())
