"""The command `tokaido`: each subcommand is a few lines that call the modules of `commands`.

Nothing heavy is imported before the command that needs it is chosen: checking records loads no screen.
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Annotated, Any

import typer
from typer.core import TyperGroup

from tokaido_tui import __version__


class Courteous(TyperGroup):
    """Errors are told as sentences, typer's too: an unknown option, a word where a number was due."""

    def main(self, *args: Any, **extra: Any) -> Any:
        from tokaido_tui.commands.output import complain, polite

        with polite():
            try:
                code = super().main(*args, **{**extra, "standalone_mode": False})
            except typer.Abort:
                raise KeyboardInterrupt from None
            except Exception as error:
                # Its class is click's, or typer's own copy of it.
                if not hasattr(error, "format_message"):
                    raise
                complain(error.format_message())
                sys.exit(2)
        sys.exit(code if isinstance(code, int) else 0)


app = typer.Typer(
    name="tokaido",
    cls=Courteous,
    help="Tokaido in a terminal. Without a command: the game.",
    add_completion=False,
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["-h", "--help"]},
)
bench = typer.Typer(help="Measure the program itself.")
app.add_typer(bench, name="bench")

AsJson = Annotated[bool, typer.Option("--json", help="Print JSON instead of tables.")]
Data = Annotated[Path | None, typer.Option(metavar="DIR", help="Play with the tables in this folder.")]


def _print_version(wanted: bool) -> None:
    if wanted:
        print(f"tokaido-tui {__version__}")
        raise typer.Exit


@app.callback(invoke_without_command=True)
def start(
    context: typer.Context,
    version: Annotated[  # noqa: ARG001
        bool, typer.Option("--version", callback=_print_version, is_eager=True, help="Print the version.")
    ] = False,
) -> None:
    if context.invoked_subcommand is None:
        from tokaido_tui.commands.play import open_game

        open_game()


# Its words are parsed by the command itself, help too: see commands/play.py.
@app.command(add_help_option=False, context_settings={"allow_extra_args": True, "ignore_unknown_options": True})
def play(context: typer.Context) -> None:
    """Start a game at once, without the title."""
    from tokaido_tui.commands.play import open_game

    open_game(context.args)


@app.command()
def demo(
    game: Annotated[str, typer.Option(help="Which game.")] = "tokaido",
    speed: Annotated[float, typer.Option(help="How fast: 1 is for reading, 2 twice as fast.")] = 1.0,
    players: Annotated[
        int | None, typer.Option(help="How many bots play: 4, or as many as can.", show_default=False)
    ] = None,
    seed: Annotated[int | None, typer.Option(help="The same seed deals the same cards.", show_default=False)] = None,
    data: Data = None,
) -> None:
    """Watch bots play a whole game, with a commentary that teaches."""
    from tokaido_tui.commands.demo import demo

    demo(game, speed, players, seed, data)


@app.command()
def learn(
    lesson: Annotated[int | None, typer.Argument(help="Which lesson of the game.", show_default=False)] = None,
    game: Annotated[str, typer.Option(help="Which game to learn.")] = "tokaido",
) -> None:
    """Learn a game by playing a lesson, or choose one."""
    from tokaido_tui.commands.learn import learn

    learn(lesson, game)


@app.command()
def replay(
    game: Annotated[str, typer.Argument(metavar="FILE|NUMBER", help="A record, or a kept game.", show_default=False)],
    card: Annotated[bool, typer.Option("--card", help="Print the result as a text to paste into a chat.")] = False,
    data: Data = None,
) -> None:
    """Show a game again, step by step."""
    from tokaido_tui.commands.replay import replay

    replay(game, card, data)


@app.command()
def games(as_json: AsJson = False) -> None:
    """List the games that are kept, the latest first."""
    from tokaido_tui.commands.games import games

    games(as_json)


@app.command()
def export(
    number: Annotated[int, typer.Argument(help="The number of a kept game.", show_default=False)],
    file: Annotated[Path | None, typer.Argument(help="A new file; without, it is printed.", show_default=False)] = None,
) -> None:
    """Write the record of a kept game, hidden cards and all."""
    from tokaido_tui.commands.games import export

    export(number, file)


@app.command("import")
def bring_in(
    files: Annotated[list[Path], typer.Argument(metavar="FILE...", help="Records of games.", show_default=False)],
    data: Data = None,
) -> None:
    """Bring in games from record files; print the number of each."""
    from tokaido_tui.commands.games import bring_in

    if not bring_in(files, data):
        raise typer.Exit(2)


@app.command()
def verify(
    files: Annotated[list[Path], typer.Argument(metavar="FILE...", help="Records of games.", show_default=False)],
    data: Data = None,
    as_json: AsJson = False,
) -> None:
    """Replay records and print each seat's points by source."""
    from tokaido_tui.commands.verify import verify

    if not verify(files, as_json, data):
        raise typer.Exit(2)


@app.command()
def stats(
    name: Annotated[str | None, typer.Option(help="A person's games, or those of a bot's level.")] = None,
    game: Annotated[str | None, typer.Option(help="Only this game.")] = None,
    players: Annotated[int | None, typer.Option(help="Only games of so many.", show_default=False)] = None,
    variant: Annotated[str | None, typer.Option(help="Only games with this variant; none: without any.")] = None,
    since: Annotated[str | None, typer.Option(metavar="YYYY-MM-DD", help="Only games that ended since then.")] = None,
    forgotten: Annotated[
        str | None, typer.Option("--forget", metavar="NAME", help="Delete a person's data from the journal; asks.")
    ] = None,
    sure: Annotated[bool, typer.Option("--yes", help="Forget without asking.")] = False,
    as_json: AsJson = False,
) -> None:
    """Games, wins and scores of the games that were played here."""
    from tokaido_tui.commands.stats import filters_of, forget, stats

    if forgotten is not None:
        forget(forgotten, sure)
    else:
        stats(filters_of(name, game, players, variant, since), as_json)


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
    from tokaido_tui.commands.simulate import Plan, simulate

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
    from tokaido_tui.commands.arena import Hands, arena, cross, match_of

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
    from tokaido_tui.commands.tune import Tuning, tune
    from tokaido_tui.commands.tune_forecast import tune_forecast

    (tune_forecast if forecast else tune)(Tuning(games, rounds, seed, workers, game), out)


@bench.command("engine")
def bench_engine(
    game: Annotated[str, typer.Option(help="Which game.")] = "tokaido",
    seconds: Annotated[float, typer.Option(help="About how long to measure.")] = 10.0,
    as_json: AsJson = False,
) -> None:
    """Measure how fast the rules play, beside a fixed loop of plain Python."""
    from tokaido_tui.commands.bench_engine import bench_engine

    bench_engine(game, seconds, as_json)


@bench.command("bots")
def bench_bots(
    game: Annotated[str, typer.Option(help="Which game.")] = "tokaido",
    seconds: Annotated[float, typer.Option(help="About how long to measure.")] = 10.0,
    as_json: AsJson = False,
) -> None:
    """Measure how many iterations a second the sage searches."""
    from tokaido_tui.commands.bench_bots import bench_bots

    bench_bots(game, seconds, as_json)


@bench.command("screen")
def bench_screen(
    rounds: Annotated[int, typer.Option(help="How often everything is started.")] = 7,
    as_json: AsJson = False,
) -> None:
    """Measure start, keys, bytes and memory of the game on a terminal, beside a bare Textual app."""
    from tokaido_tui.commands.bench_screen import bench_screen

    bench_screen(rounds, as_json)


@app.command()
def screenshots(
    out: Annotated[Path, typer.Option(metavar="DIR", help="The folder for the pictures.")] = Path("screenshots"),
    only: Annotated[list[str] | None, typer.Option(metavar="NAME", help="Only this picture; may be repeated.")] = None,
) -> None:
    """Make the pictures of the game from fixed seeds."""
    from tokaido_tui.commands.screenshots import screenshots

    screenshots(out, only or ())


def main() -> None:
    from tokaido_tui.commands.output import forgiving

    forgiving()
    app(prog_name="tokaido")
