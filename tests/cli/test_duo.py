"""Tokaido Duo from the command line: simulated, verified and measured, with tables of one's own too."""

from __future__ import annotations

import json
from pathlib import Path

from tests.command_line import Run, assert_one_sentence


def test_games_are_simulated_and_their_records_verified(run: Run, tmp_path: Path) -> None:
    options = ["lab", "simulate", "--json", "--game", "duo", "--players", 2, "--bots", "random,wanderer", "--games", 5]
    result = run(*options, "--records", tmp_path)
    assert result.exit_code == 0, result.output
    data = json.loads(result.stdout)
    assert set(data["points_by_source"]) == {"faith", "trade", "culture"}
    assert set(data["by_traveller"]) == {"purple", "green"}
    files = sorted(tmp_path.iterdir())
    assert files[0].name == "duo-1-000001.record"
    verdicts = json.loads(run("verify", "--json", *files).stdout)
    assert all(verdict["valid"] and verdict["finished"] and verdict["game"] == "duo" for verdict in verdicts)


def test_its_seats_are_told_apart_by_colours(run: Run, tmp_path: Path) -> None:
    options = ["lab", "simulate", "--game", "duo", "--players", 2, "--games", 1, "--records", tmp_path]
    simulated = run(*options).stdout
    verified = run("verify", *tmp_path.iterdir()).stdout
    for shown in (simulated, verified):
        assert "colour" in shown
        assert "traveller" not in shown
    (colours,) = [line.split()[1:] for line in verified.splitlines() if line.startswith("colour")]
    assert sorted(colours) == ["green", "purple"]


def test_tables_of_ones_own(run: Run, tmp_path: Path) -> None:
    (tmp_path / "dice.toml").write_text(
        'status = "confirmed"\npilgrim = [4, 4, 4, 4, 4, 4]\n'
        "merchant = [1, 1, 1, 1, 1, 1]\nartist = [1, 1, 1, 1, 1, 1]\n"
    )
    options = ["lab", "simulate", "--game", "duo", "--players", 2, "--games", 2, "--data", tmp_path]
    assert run(*options, "--records", tmp_path / "records").exit_code == 0
    files = sorted((tmp_path / "records").iterdir())
    assert "draw pilgrim-die 4\n" in files[0].read_text()
    assert run("verify", *files, "--data", tmp_path).exit_code == 0
    (tmp_path / "dice.toml").write_text(
        'status = "confirmed"\npilgrim = [9, 4, 4, 4, 4, 4]\nmerchant = []\nartist = []\n'
    )
    assert "should be a whole number from 1 to 4" in assert_one_sentence(run(*options))


def test_what_it_cannot_do_gets_a_sentence(run: Run) -> None:
    assert "duo is for 2 players, not 4" in assert_one_sentence(run("lab", "simulate", "--game", "duo"))
    three = run("play", "--game", "duo", "--seat", "Ana", "--seat", "Bo", "--seat", "Cy")
    assert "this game is for 2 players, not 3" in assert_one_sentence(three)


def test_it_is_measured(run: Run) -> None:
    result = run("lab", "bench", "engine", "--game", "duo", "--json", "--seconds", "0.3")
    assert result.exit_code == 0, result.output
    data = json.loads(result.stdout)
    assert data["game"] == "duo"
    assert "strolling" not in data["measures"], "there is no road to stroll on"
    assert all(one["best"] > 0 for one in data["measures"].values())
