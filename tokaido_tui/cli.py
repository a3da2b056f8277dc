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
from tokaido_tui.engine.errors import GameError


class Courteous(TyperGroup):
    """Whatever goes wrong for a player is one sentence on stderr and exit code 2, never a traceback."""

    def main(self, *args: Any, **extra: Any) -> Any:
        from tokaido_tui.commands.output import complain, os_sentence

        try:
            code = super().main(*args, **{**extra, "standalone_mode": False})
        except (KeyboardInterrupt, typer.Abort):
            complain("interrupted")
            sys.exit(130)
        except GameError as error:
            complain(str(error))
            sys.exit(2)
        except OSError as error:
            complain(os_sentence(error))
            sys.exit(2)
        except Exception as error:
            # An unknown option, a word where a number was due. Its class is click's, or typer's own copy of it.
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
    add_help_option=False,
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["-h", "--help"]},
)
bench = typer.Typer(help="Measure the program itself.")
app.add_typer(bench, name="bench")

AsJson = Annotated[bool, typer.Option("--json", help="Print JSON instead of tables.")]


def _print_version(wanted: bool) -> None:
    if wanted:
        print(f"tokaido-tui {__version__}")
        raise typer.Exit


def _print_help(context: typer.Context, wanted: bool) -> None:
    if wanted:
        print(context.get_help())
        raise typer.Exit


def on_a_terminal() -> bool:
    return sys.stdin.isatty() and sys.stdout.isatty()


def need_a_terminal() -> None:
    if not on_a_terminal():
        raise GameError("the game needs a terminal; `tokaido --help` lists the commands that do without")


@app.callback(invoke_without_command=True)
def start(
    context: typer.Context,
    version: Annotated[  # noqa: ARG001
        bool, typer.Option("--version", callback=_print_version, is_eager=True, help="Print the version.")
    ] = False,
    # Declared here because typer's own loads pydantic whenever it is not asked for: 0.2 s before the title.
    helped: Annotated[  # noqa: ARG001
        bool, typer.Option("--help", "-h", callback=_print_help, is_eager=True, help="Show this message and exit.")
    ] = False,
) -> None:
    if context.invoked_subcommand is None:
        need_a_terminal()
        from tokaido_tui.tui.app import run

        run()


# Its words are parsed by the command itself, help too: see commands/play.py.
@app.command(add_help_option=False, context_settings={"allow_extra_args": True, "ignore_unknown_options": True})
def play(context: typer.Context) -> None:
    """Start a game at once, without the title."""
    from tokaido_tui.commands.play import plan_from

    planned = plan_from(context.args)
    need_a_terminal()
    from tokaido_tui.tui.app import run

    run(planned)


@app.command()
def verify(
    files: Annotated[list[Path], typer.Argument(metavar="FILE...", help="Records of games.", show_default=False)],
    as_json: AsJson = False,
) -> None:
    """Replay records and print each seat's points by source."""
    from tokaido_tui.commands.verify import verify

    if not verify(files, as_json):
        raise typer.Exit(2)


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
    as_json: AsJson = False,
) -> None:
    """Let bots play whole games and print statistics."""
    from tokaido_tui.bots import split_specs
    from tokaido_tui.commands.simulate import Plan, simulate

    plan = Plan(game, players, tuple(split_specs(bots)), games, seed, tuple(variant or ()), records)
    simulate(plan, workers, as_json)


@bench.command("engine")
def bench_engine(
    seconds: Annotated[float, typer.Option(help="About how long to measure.")] = 10.0,
    as_json: AsJson = False,
) -> None:
    """Measure how fast the rules play, beside a fixed loop of plain Python."""
    from tokaido_tui.commands.bench_engine import bench_engine

    bench_engine(seconds, as_json)


def main() -> None:
    for stream in (sys.stdout, sys.stderr):
        # A terminal that knows fewer letters than a player's name shows the rest as escapes.
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="backslashreplace")
    app(prog_name="tokaido")
