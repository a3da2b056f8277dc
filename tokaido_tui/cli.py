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
from tokaido_tui.commands.options import AsJson, Data
from tokaido_tui.engine.errors import SetupError
from tokaido_tui.lab.cli import app as lab

MOVED = ("simulate", "arena", "tune", "bench", "screenshots")
"""Once commands of their own; they are in the lab now."""


class Courteous(TyperGroup):
    """Errors are told as sentences, typer's too: an unknown option, a word where a number was due."""

    def get_command(self, ctx: Any, cmd_name: str) -> Any:
        if cmd_name in MOVED:
            raise SetupError(f"`tokaido {cmd_name}` is now `tokaido lab {cmd_name}`")
        return super().get_command(ctx, cmd_name)

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


app.add_typer(lab, name="lab")


def main() -> None:
    from tokaido_tui.commands.output import forgiving

    forgiving()
    app(prog_name="tokaido")
