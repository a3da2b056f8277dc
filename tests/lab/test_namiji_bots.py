"""The commands know Namiji's bots: they play with tables of a player's own, meet in the arena, and are tuned."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.command_line import Run
from tokaido_tui.bots.namiji.weights import own_weights, read_weights
from tokaido_tui.games.namiji.load_box import OURS
from tokaido_tui.lab.fitting import rollouts


def test_bots_play_with_tables_of_a_players_own(run: Run, tmp_path: Path) -> None:
    text = (OURS / "rows.toml").read_text(encoding="utf-8").replace("[5, 7, 9]", "[25, 27, 29]")
    (tmp_path / "rows.toml").write_text(text, encoding="utf-8")
    means = []
    for data in ((), ("--data", tmp_path)):
        result = run("lab", "simulate", "--game", "namiji", "--bots", "pilgrim", "--games", 3, "--json", *data)
        assert result.exit_code == 0, result.output
        means.append(json.loads(result.stdout)["points_by_source"]["lines"])
    assert means[1] > means[0] + 20


def test_all_levels_meet_in_the_arena(run: Run) -> None:
    bots = "merchant,pilgrim,sage:iterations=2,wanderer,random"
    result = run("lab", "arena", "--game", "namiji", "--bots", bots, "--games", 1, "--json")
    assert result.exit_code == 0, result.output
    assert len(json.loads(result.stdout)["results"]) == 5


def test_the_pilgrim_is_tuned(run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rollouts, "PLAYED_ON", 1)
    out = tmp_path / "weights.toml"
    result = run("lab", "tune", "--game", "namiji", "--games", 1, "--rounds", 1, "--seed", 4, "--out", out)
    assert result.exit_code == 0, result.output
    found = read_weights(out.read_text(encoding="utf-8"))
    assert found.rates == own_weights().rates
