"""`tokaido stats`: tables, JSON, filters that make sense, and forgetting only what was agreed to."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from io import StringIO
from pathlib import Path

import pytest

from tests.command_line import Run, assert_one_sentence
from tests.store.results import enter, some_games
from tokaido_tui.session import data_folder, local_store
from tokaido_tui.store.database import FILE
from tokaido_tui.store.statistics import choices, statistics


class Terminal(StringIO):
    def isatty(self) -> bool:
        return True


def test_an_empty_journal_is_no_mistake(run: Run) -> None:
    for words in ((), ("--name", "Ana"), ("--players", "3")):
        result = run("stats", *words)
        assert result.exit_code == 0
        assert "No finished game is in the journal yet." in result.stdout
    data = json.loads(run("stats", "--json").stdout)
    assert (data["games"], data["people"], data["best_games"]) == (0, {}, [])


def test_tables(run: Run) -> None:
    some_games()
    result = run("stats")
    assert result.exit_code == 0
    rows = [row.split() for row in result.stdout.splitlines()]
    assert ["Ana", "14", "4", "29%", "29%", "80.0", "101", "0", "2", "▁▃▂▅▄▂▆▆▇▃█▅▄▇"] in rows
    assert ["sage", "14", "8", "57%", "29%", "81.1", "95"] in rows
    assert ["3", "11", "7", "4", "36%", "33%", "82.5", "101"] in rows
    assert ["Ana", "101", "1", "of", "3", "Zen-emon", "2026-03-03", "no.", "11"] in rows
    assert any(row[:2] == ["panoramas", "18.7"] and set(row[2]) == {"█"} for row in rows if row)
    assert all(len(row) <= 80 for row in result.stdout.splitlines())


def test_json_says_the_same(run: Run) -> None:
    found = statistics(some_games())
    data = json.loads(run("stats", "--json").stdout)
    assert data["games"] == found.games
    assert data["people"]["Bo"]["scores"] == list(found.people[1].scores)
    assert data["people"]["Ana"]["longest_streak"] == 2
    assert data["bots"]["sage"]["wins"] == 8
    assert data["variants"]["none"]["games"] == 5
    assert data["players"]["4"]["seats"] == 12
    assert data["best_games"][0]["points"] == 101
    assert sum(data["points_by_source"]["tokaido"].values()) == pytest.approx(data["total"]["mean"], abs=0.01)


def test_filters(run: Run) -> None:
    some_games()
    words = ("--name", "Bo", "--game", "tokaido", "--players", "4", "--variant", "gastronomy", "--since", "2026-02-01")
    data = json.loads(run("stats", *words, "--json").stdout)
    assert (data["filters"]["name"], data["filters"]["players"]) == ("Bo", 4)
    assert data["scores"] == [55, 79]
    assert (
        "4 finished games: Bo, 4 players, since 2026-02-01." in run("stats", *words[:2], *words[4:6], *words[8:]).stdout
    )
    assert "No finished game is like that." in run("stats", "--players", "5").stdout


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (("--game", "chess"), "there is no game 'chess'"),
        (("--players", "9"), "no game is played by 9"),
        (("--players", "many"), "valid integer"),
        (("--variant", "speed"), "there is no variant 'speed'; there are none, gastronomy"),
        (("--since", "yesterday"), "'yesterday' is no date; write it as YYYY-MM-DD"),
        (("--since", "0001-01-01x"), "is no date"),
        (("--name", "Zoe"), "Nobody called Zoe has finished a game."),
        (("--name", " "), "the name is empty"),
        (("--forget", "Zoe", "--yes"), "There is nobody called Zoe in the journal."),
    ],
)
def test_what_makes_no_sense_is_told(run: Run, words: tuple[str, ...], sentence: str) -> None:
    enter(local_store(), ("Ana", "Bo"), (3, 2))
    assert sentence.lower() in assert_one_sentence(run("stats", *words)).lower()


def test_forgetting_without_a_terminal_needs_a_word(run: Run) -> None:
    store = some_games()
    assert "say --yes" in assert_one_sentence(run("stats", "--forget", "Bo"))
    assert choices(store).people == ("Ana", "Bo")
    result = run("stats", "--forget", "Bo", "--yes")
    assert result.exit_code == 0
    assert result.stdout == "Bo is forgotten. The name is gone from 9 games with others.\n"
    assert choices(store).people == ("Ana",)
    result = run("stats", "--forget", "Ana", "--yes")
    assert "9 games with others. 5 games without others were deleted." in result.stdout
    assert "No finished game" not in run("stats").stdout, "the bots' results are still there"


@pytest.mark.parametrize(("answer", "left"), [("y\n", ("Ana",)), ("n\n", ("Ana", "Bo")), ("", ("Ana", "Bo"))])
def test_on_a_terminal_it_asks(monkeypatch: pytest.MonkeyPatch, answer: str, left: tuple[str, ...]) -> None:
    from tokaido_tui.commands.stats import forget

    store = some_games()
    monkeypatch.setattr(sys, "stdin", Terminal(answer))
    forget("Bo", sure=False)
    assert choices(store).people == left


def test_a_journal_of_a_newer_version_is_left_alone(run: Run) -> None:
    store = some_games()
    store.database.execute("PRAGMA user_version = 99")
    store.close()
    assert "newer version" in assert_one_sentence(run("stats"))
    assert "newer version" in assert_one_sentence(run("stats", "--forget", "Ana", "--yes"))


def test_a_broken_journal_is_set_aside_and_said_so(run: Run) -> None:
    data_folder().mkdir(parents=True)
    (data_folder() / FILE).write_bytes(b"SQLite format 3\0" + b"no" * 4000)
    result = run("stats")
    assert result.exit_code == 0
    assert "The journal was broken." in result.stderr
    assert "No finished game" in result.stdout


def test_plain_signs_where_there_are_no_others(tmp_path: Path) -> None:
    some_games(tmp_path / "winter").close()
    environment = {**os.environ, "TOKAIDO_DATA": str(tmp_path / "winter"), "PYTHONIOENCODING": "ascii"}
    command = [sys.executable, "-m", "tokaido_tui", "stats"]
    done = subprocess.run(command, env=environment, capture_output=True, check=True, timeout=60)
    assert done.stdout.isascii()
    assert b"\\u" not in done.stdout
    assert b"####" in done.stdout
