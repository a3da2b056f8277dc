"""`tokaido replay`, `games`, `export` and `import`."""

from __future__ import annotations

import json
import time
from collections.abc import Iterator
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest

from tests.cli.conftest import record_text
from tests.command_line import Run, assert_one_sentence
from tokaido_tui.games.namiji.load_box import OURS
from tokaido_tui.table.replay import Replay
from tokaido_tui.table.table import Table
from tokaido_tui.tui.replay.start import ReplayFirst


@pytest.fixture
def shown(monkeypatch: pytest.MonkeyPatch) -> list[Replay]:
    """What was shown instead of opening a screen."""
    seen: list[Replay] = []
    monkeypatch.setattr("tokaido_tui.commands.terminal.on_a_terminal", lambda: True)
    monkeypatch.setattr(ReplayFirst, "run", lambda self: seen.append(self._shown[0]))
    return seen


def test_a_file_or_a_kept_game_is_shown(run: Run, record: Path, shown: list[Replay]) -> None:
    assert run("replay", record).exit_code == 0
    assert run("import", record).stdout == "1\n"
    assert run("replay", 1).exit_code == 0
    assert shown[0].record == shown[1].record


def test_the_card_is_printed(run: Run, record: Path) -> None:
    result = run("replay", record, "--card")
    assert result.exit_code == 0
    assert result.stdout.startswith("Tokaido\n")
    assert "1. " in result.stdout
    run("import", record)
    kept = run("replay", 1, "--card").stdout
    assert kept.split("\n")[1:] == result.stdout.split("\n")[1:]
    assert kept.startswith("Tokaido, 20")


def test_an_unfinished_game_has_a_card_too(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "half.record"
    path.write_text(record_text(stop_after=30), encoding="utf-8")
    assert "stage 2 of 4" in run("replay", path, "--card").stdout


def test_what_is_wrong_is_one_sentence(run: Run, record: Path, tmp_path: Path) -> None:
    bad = tmp_path / "bad.record"
    bad.write_text("nothing\n", encoding="utf-8")
    assert "line 1: this is not a record" in assert_one_sentence(run("replay", bad))
    assert "no such file" in assert_one_sentence(run("replay", tmp_path / "none"))
    assert "There is no game 7 in the journal." in assert_one_sentence(run("replay", 7))
    assert "There is no game 7 in the journal." in assert_one_sentence(run("export", 7))
    assert "the game needs a terminal" in assert_one_sentence(run("replay", record))
    assert_one_sentence(run("replay"))


def test_out_and_in_again(run: Run, record: Path, text: str, tmp_path: Path) -> None:
    run("import", record)
    assert run("export", 1).stdout == text
    out = tmp_path / "out.record"
    assert run("export", 1, out).exit_code == 0
    assert out.read_bytes() == text.encode()
    out.write_text("mine", encoding="utf-8")
    assert "is there already, and is left as it is" in assert_one_sentence(run("export", 1, out))
    assert out.read_text(encoding="utf-8") == "mine"
    assert "no such file" in assert_one_sentence(run("export", 1, tmp_path / "no" / "where"))


def test_a_bad_file_does_not_hold_up_the_others(run: Run, record: Path, tmp_path: Path) -> None:
    bad = tmp_path / "bad.record"
    bad.write_text(record.read_text(encoding="utf-8")[:-5], encoding="utf-8")
    result = run("import", record, bad, tmp_path / "none", record)
    assert result.exit_code == 2
    assert result.stdout == "1\n2\n"
    assert result.stderr.count("\n") == 2
    assert len(json.loads(run("games", "--json").stdout)) == 2


def test_the_list_of_games(run: Run, record: Path) -> None:
    assert run("games").stdout == "No game is kept yet.\n"
    assert json.loads(run("games", "--json").stdout) == []
    run("import", record)
    shown = run("games").stdout
    for word in ("finished", "Ana", "Bo", "Cy", "gastronomy"):
        assert word in shown
    (game,) = json.loads(run("games", "--json").stdout)
    assert game["number"] == 1
    assert game["finished"] is True
    assert [seat["name"] for seat in game["seats"]] == ["Ana", "Bo", "Cy"]
    assert sum(seat["won"] for seat in game["seats"]) == pytest.approx(1)


def test_own_tables_are_found_again_from_another_folder(
    run: Run, shown: list[Replay], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    own, elsewhere = tmp_path / "own", tmp_path / "elsewhere"
    own.mkdir()
    elsewhere.mkdir()
    text = (OURS / "docks.toml").read_text(encoding="utf-8").replace("meal", "feast")
    (own / "docks.toml").write_text(text, encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    played = run("lab", "simulate", "--game", "namiji", "--games", 1, "--records", "kept", "--data", "own")
    assert played.exit_code == 0, played.output
    (file,) = (tmp_path / "kept").iterdir()
    assert run("replay", file, "--data", "own").exit_code == 0
    monkeypatch.chdir(elsewhere)
    (replay,) = shown
    plan = replay.plan(replay.seats)
    assert plan.data == own
    assert Table(plan).plan.data == own, "it can be laid out from here"


@pytest.fixture
def another_day_than_utc(monkeypatch: pytest.MonkeyPatch) -> Iterator[timedelta]:
    """The clock on the wall shows another day than the journal's: far in the east, or in the west."""
    east = datetime.now(UTC).hour >= 12
    monkeypatch.setenv("TZ", "EAST-14" if east else "WEST+13")
    time.tzset()
    yield timedelta(hours=14 if east else -13)
    monkeypatch.undo()
    time.tzset()


def test_the_card_has_the_day_of_the_clock_on_the_wall(run: Run, record: Path, another_day_than_utc: timedelta) -> None:
    run("import", record)
    (game,) = json.loads(run("games", "--json").stdout)
    local = datetime.fromisoformat(game["changed"]).astimezone(UTC) + another_day_than_utc
    assert not game["changed"].startswith(f"{local:%Y-%m-%d}")
    assert run("replay", 1, "--card").stdout.startswith(f"Tokaido, {local:%Y-%m-%d}")
    assert f"{local:%Y-%m-%d %H:%M}" in run("games").stdout
