"""The commands of `tokaido`: a line each, with the function that has their options.

A command is imported when it is asked for: checking records loads no screen, and the game does not wait for the rest.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator, Mapping
from importlib import import_module
from typing import Annotated, Any, ClassVar, NamedTuple

import typer
from typer.core import TyperCommand, TyperGroup

from tokaido_tui import __version__
from tokaido_tui.commands.errors import complain, errors_as_sentences
from tokaido_tui.engine.errors import SetupError
from tokaido_tui.i18n import _, mark


class TextOptions(TyperCommand):
    """A command whose options are texts, so that nothing is to be converted: typer does that with pydantic, and to
    load it takes a third of the time to the first frame."""

    def parse_args(self, ctx: Any, args: list[str]) -> list[str]:
        given, rest, _order = self.make_parser(ctx).parse_args(args=list(args))
        if rest or "help" in given:
            return super().parse_args(ctx, args)
        ctx.params = {str(option.name): given.get(option.name, option.get_default(ctx)) for option in self.params}
        return []


class Entry(NamedTuple):
    """Where a command's function is, or the commands of a group, and what it does in one sentence."""

    place: str | dict[str, Entry]
    help: str
    options: type[TyperCommand] = TyperCommand


PLAY = mark("""Start a game at once, without the title.

For example:

\b
tokaido play --seat Ana --seat Bo --seat bot:wanderer --variant gastronomy --seed 7""")
BENCH = {
    "engine": Entry("lab.bench.engine:bench_engine", mark("Measure how fast the rules play.")),
    "bots": Entry("lab.bench.bots:bench_bots", mark("Measure how many iterations a second the sage searches.")),
    "screen": Entry("lab.bench.screen:bench_screen", mark("Measure start, keys, bytes and memory on a terminal.")),
}
LAB = {
    "simulate": Entry("lab.simulate:simulate", mark("Let bots play whole games and print statistics.")),
    "arena": Entry("lab.arena:arena", mark("Let bots play against each other: win share, score, place and Elo.")),
    "tune": Entry("lab.tune:tune", mark("Search better weights for the pilgrim, or for the sage's forecast.")),
    "bench": Entry(BENCH, mark("Measure the program itself.")),
    "screenshots": Entry("lab.screenshots:screenshots", mark("Make the pictures of the game from fixed seeds.")),
}
COMMANDS = {
    "play": Entry("commands.play:play", PLAY, TextOptions),
    "games": Entry("commands.games:games", mark("List the games that are kept, the latest first.")),
    "demo": Entry("commands.demo:demo", mark("Watch bots play a whole game, with a commentary that teaches.")),
    "learn": Entry("commands.learn:learn", mark("Learn a game by playing a lesson, or choose one.")),
    "replay": Entry("commands.replay:replay", mark("Show a game again, step by step.")),
    "stats": Entry("commands.stats:stats", mark("Games, wins and scores of the games that were played here.")),
    "import": Entry("commands.games:bring_in", mark("Bring in games from record files; print the number of each.")),
    "export": Entry("commands.games:export", mark("Write the record of a kept game, hidden cards and all.")),
    "verify": Entry("commands.verify:verify", mark("Replay records and print each seat's points by source.")),
    "lab": Entry(LAB, mark("Measure and tune the bots, measure the program, make its pictures.")),
}


class Loading(Mapping[str, Any]):
    """Commands by name, each loaded when it is looked up."""

    def __init__(self, entries: dict[str, Entry]) -> None:
        self._entries = entries

    def __getitem__(self, name: str) -> Any:
        return load(name, self._entries[name])

    def __iter__(self) -> Iterator[str]:
        return iter(self._entries)

    def __len__(self) -> int:
        return len(self._entries)


class Group(TyperGroup):
    entries: ClassVar[dict[str, Entry]]

    def __init__(self, **attributes: Any) -> None:
        super().__init__(**attributes)
        self.commands: Any = Loading(self.entries)

    def get_help_option(self, ctx: Any) -> Any:
        option = super().get_help_option(ctx)
        if option is not None:
            # Typer leaves it open, and would then ask pydantic whether nothing is a yes.
            option.default = False
        return option

    def list_commands(self, ctx: Any) -> list[str]:  # noqa: ARG002
        return list(self.entries)


class Commands(Group):
    """All of them. Errors are told as sentences, typer's too: an unknown option, a word where a number was due."""

    entries = COMMANDS

    def get_command(self, ctx: Any, cmd_name: str) -> Any:
        if cmd_name in LAB:
            raise SetupError("`tokaido {command}` is now `tokaido lab {command}`", command=cmd_name)
        return super().get_command(ctx, cmd_name)

    def main(self, *args: Any, **extra: Any) -> Any:
        with errors_as_sentences():
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


def plain_typer(**settings: Any) -> typer.Typer:
    """Without boxes and colours in the help, which are slow to load and in the way of a pipe."""
    names = {"help_option_names": ["-h", "--help"]}
    return typer.Typer(
        **settings, add_completion=False, pretty_exceptions_enable=False, rich_markup_mode=None, context_settings=names
    )


def load(name: str, entry: Entry) -> Any:
    """The command itself, with its options."""
    if isinstance(entry.place, dict):
        found = plain_typer(cls=type("Group", (Group,), {"entries": entry.place}), help=_(entry.help))
        found.callback()(lambda: None)
    else:
        found = plain_typer()
        module, _colon, function = entry.place.partition(":")
        command = getattr(import_module(f"tokaido_tui.{module}"), function)
        found.command(name, cls=entry.options, help=_(entry.help))(command)
    return typer.main.get_command(found)


app = plain_typer(name="tokaido", cls=Commands, help=_("Tokaido in a terminal. Without a command: the game."))


def print_version(wanted: bool) -> None:
    if wanted:
        print(f"tokaido-tui {__version__}")
        raise typer.Exit


@app.callback(invoke_without_command=True)
def start(
    context: typer.Context,
    version: Annotated[  # noqa: ARG001
        bool, typer.Option("--version", callback=print_version, is_eager=True, help=_("Print the version."))
    ] = False,
) -> None:
    if context.invoked_subcommand is None:
        from tokaido_tui.commands.terminal import open_game

        open_game()
