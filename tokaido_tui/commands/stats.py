"""`tokaido stats`: what the journal's finished games say, and forgetting a person."""

from __future__ import annotations

import sys
from dataclasses import asdict
from datetime import date
from typing import Annotated, Any

import typer

from tokaido_tui.commands.errors import complain
from tokaido_tui.commands.options import AsJson
from tokaido_tui.commands.output import print_json
from tokaido_tui.commands.stats_report import print_report
from tokaido_tui.engine.errors import GameError, SetupError
from tokaido_tui.games import GAMES, system
from tokaido_tui.i18n import _, ngettext
from tokaido_tui.session import local_store
from tokaido_tui.store.figures import NO_VARIANT, Filters, Line, Statistics, start_of
from tokaido_tui.store.forget import Traces, delete_person, traces_of
from tokaido_tui.store.statistics import statistics
from tokaido_tui.store.store import Store
from tokaido_tui.words.errors import in_words


def filters_of(
    name: str | None, game: str | None, players: int | None, variant: str | None, since: str | None
) -> Filters:
    """Raises SetupError, with a sentence, for what no game can be."""
    systems = [system(one) for one in ([game] if game is not None else GAMES)]
    if players is not None and not any(players in one.players for one in systems):
        raise SetupError("no game is played by {n}", n=players)
    variants = [NO_VARIANT, *dict.fromkeys(known.name for one in systems for known in one.variants)]
    if variant is not None and variant not in variants:
        raise SetupError("there is no variant {name!r}; there are {all}", name=variant, all=", ".join(variants))
    if name is not None and not name.strip():
        raise SetupError("whose games? The name is empty")
    return Filters(name or "", game or "", players or 0, variant or "", _moment(since) if since is not None else "")


def _moment(since: str) -> str:
    try:
        return start_of(date.fromisoformat(since))
    except (ValueError, OverflowError, OSError):
        raise SetupError("{text!r} is no date; write it as YYYY-MM-DD", text=since) from None


def _opened() -> Store:
    store = local_store()
    if store.notice:
        complain(in_words(store.notice))
    return store


def stats(
    name: Annotated[str | None, typer.Option(help=_("A person's games, or those of a bot's level."))] = None,
    game: Annotated[str | None, typer.Option(help=_("Only this game."))] = None,
    players: Annotated[int | None, typer.Option(help=_("Only games of so many."), show_default=False)] = None,
    variant: Annotated[str | None, typer.Option(help=_("Only games with this variant; none: without any."))] = None,
    since: Annotated[
        str | None, typer.Option(metavar="YYYY-MM-DD", help=_("Only games that ended since then."))
    ] = None,
    forgotten: Annotated[
        str | None, typer.Option("--forget", metavar="NAME", help=_("Delete a person's data from the journal; asks."))
    ] = None,
    sure: Annotated[bool, typer.Option("--yes", help=_("Forget without asking."))] = False,
    as_json: AsJson = False,
) -> None:
    if forgotten is not None:
        forget(forgotten, sure)
    else:
        report(filters_of(name, game, players, variant, since), as_json)


def report(filters: Filters, as_json: bool) -> None:
    store = _opened()
    try:
        # A journal without games is no mistake of whoever asks for a name.
        empty = not statistics(store).games
        found = statistics(store) if empty else statistics(store, filters)
    finally:
        store.close()
    if as_json:
        print_json(as_data(filters, found))
    elif empty:
        print(_("No finished game is in the journal yet. Play one to its end with `tokaido`, and it is counted here."))
    elif not found.games:
        print(_("No finished game is like that. Ask for less."))
    else:
        print_report(filters, found)


def as_data(filters: Filters, found: Statistics) -> dict[str, Any]:
    return {
        "filters": {key: value or None for key, value in asdict(filters).items()},
        "games": found.games,
        "total": _line(found.total),
        "people": {
            person.line.key: {
                **_line(person.line),
                "streak": person.streak,
                "longest_streak": person.longest,
                "scores": list(person.scores),
            }
            for person in found.people
        },
        "bots": _lines(found.bots),
        "travellers": _lines(found.roles),
        "players": _lines(found.players),
        "variants": {line.key or NO_VARIANT: _line(line) for line in found.variants},
        "by_game": _lines(found.kinds),
        "best_games": [asdict(game) for game in found.best],
        "points_by_source": {
            game: {mean.source: round(mean.mean, 4) for mean in found.sources if mean.game == game}
            for game in dict.fromkeys(mean.game for mean in found.sources)
        },
        "scores": list(found.scores),
    }


def _lines(lines: tuple[Line, ...]) -> dict[str, Any]:
    return {line.key: _line(line) for line in lines}


def _line(line: Line) -> dict[str, Any]:
    return {
        "games": line.games,
        "seats": line.seats,
        "wins": round(line.wins, 4),
        "win_share": round(line.share, 4),
        "fair_share": round(line.fair, 4),
        "mean": round(line.mean, 4),
        "best": line.best,
    }


# --- forgetting ------------------------------------------------------------------------------------------------------


def forget(name: str, sure: bool) -> None:
    """Takes a person out of the journal, once somebody has agreed to it."""
    store = _opened()
    try:
        traces = traces_of(store, name)
        if (traces.shared or traces.alone) and not sure and not _agreed(name, traces):
            print(_("Nothing was changed."))
            return
        traces = delete_person(store, name)
    finally:
        store.close()
    done = [_("{name} is forgotten.").format(name=name)]
    if shared := len(traces.shared):
        done.append(
            ngettext(
                "The name is gone from {n} game with others.", "The name is gone from {n} games with others.", shared
            ).format(n=shared)
        )
    if alone := len(traces.alone):
        done.append(
            ngettext("{n} game without others was deleted.", "{n} games without others were deleted.", alone).format(
                n=alone
            )
        )
    print(*done)


def _agreed(name: str, traces: Traces) -> bool:
    if not sys.stdin.isatty():
        raise GameError("forgetting a person can't be taken back; without a terminal to ask on, say --yes")
    said = [_("Forget {name}?").format(name=name)]
    if shared := len(traces.shared):
        said.append(
            ngettext(
                "The name is taken out of {n} game with others.",
                "The name is taken out of {n} games with others.",
                shared,
            ).format(n=shared)
        )
    if alone := len(traces.alone):
        said.append(
            ngettext("{n} game without others is deleted.", "{n} games without others are deleted.", alone).format(
                n=alone
            )
        )
    print(*said, _("This can't be taken back."))
    try:
        return input(_("y or n: ")).strip().lower() in ("y", "yes")
    except EOFError:
        return False
