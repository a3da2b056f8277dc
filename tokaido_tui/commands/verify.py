"""`tokaido verify`: replays records without a screen and says what they end with."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Any

import typer

from tokaido_tui.commands.errors import complain, error_sentence, shown
from tokaido_tui.commands.options import AsJson, Data, Records
from tokaido_tui.commands.output import add_row, print_json, print_titled, table
from tokaido_tui.engine.errors import GameError, RecordError
from tokaido_tui.engine.game import Game
from tokaido_tui.engine.record import Record, parse
from tokaido_tui.games import system
from tokaido_tui.i18n import _
from tokaido_tui.store.files import read_text


def role_word(game: str) -> str:
    """What sets the seats of a game apart."""
    return _("colour") if game == "duo" else _("traveller")


@dataclass(frozen=True, slots=True)
class Verdict:
    """One file: a record and the game at its end, or what is wrong with it and on which line (0: none)."""

    file: str
    record: Record | None = None
    game: Game | None = None
    error: RecordError | OSError | None = None
    line: int = 0


def check(path: Path, data: Path | None = None) -> Verdict:
    file = shown(path)
    try:
        record, game = parse(read_text(path), lambda name: system(name, data))
    except GameError as error:
        line = error.line if isinstance(error, RecordError) else 0
        return Verdict(file, error=RecordError("{file}: {reason}", file=file, reason=error), line=line)
    except OSError as error:
        # One that fails while it is read does not know its name.
        error.filename = path if error.filename is None else error.filename
        return Verdict(file, error=error)
    return Verdict(file, record, game)


def verify(files: Records, data: Data = None, as_json: AsJson = False) -> None:
    """Checks every file."""
    verdicts = []
    for path in files:
        verdict = check(path, data)
        verdicts.append(verdict)
        if verdict.error:
            complain(error_sentence(verdict.error))
        elif not as_json:
            _print(verdict)
    if as_json:
        print_json([_as_data(verdict) for verdict in verdicts])
    if any(verdict.error for verdict in verdicts):
        raise typer.Exit(2)


def _print(verdict: Verdict) -> None:
    record, game = verdict.record, verdict.game
    assert record is not None
    assert game is not None
    outcome, roles = game.outcome(), list(game.roles())
    state = _("finished") if game.is_over else _("unfinished")
    about = ", ".join([record.game, *record.setup.variants, state])
    grid = table(_("points"), [*record.setup.names], wrap=True)
    if any(roles):
        add_row(grid, role_word(record.game), *roles)
    for source, points in outcome.sources.items():
        add_row(grid, source, *map(str, points))
    grid.add_section()
    add_row(grid, _("total") if game.is_over else _("so far"), *map(str, outcome.points))
    add_row(grid, _("place"), *map(str, outcome.places))
    print_titled(f"{verdict.file}: {about}", grid)


def _as_data(verdict: Verdict) -> dict[str, Any]:
    record, game = verdict.record, verdict.game
    if record is None or game is None:
        error = error_sentence(verdict.error)
        return {"file": verdict.file, "valid": False, "line": verdict.line or None, "error": error}
    outcome, roles = game.outcome(), list(game.roles())
    seats = [
        {
            "name": name,
            "traveller": roles[seat] or None,
            "points": outcome.points[seat],
            "sources": {source: points[seat] for source, points in outcome.sources.items()},
            "place": outcome.places[seat],
            "won": seat in outcome.winners,
        }
        for seat, name in enumerate(record.setup.names)
    ]
    return {
        "file": verdict.file,
        "valid": True,
        "game": record.game,
        "variants": list(record.setup.variants),
        "seed": record.setup.seed,
        "finished": game.is_over,
        "actions": len(record.acts),
        "draws": len(record.draws),
        "seats": seats,
    }
