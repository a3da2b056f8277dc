"""`tokaido lab arena` and `tokaido lab tune`: the same figures whoever plays, and intervals that can be believed."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from tests.command_line import Run, assert_one_sentence
from tokaido_tui.bots import split_specs
from tokaido_tui.bots.tokaido.pilgrim import Pilgrim
from tokaido_tui.bots.tokaido.weights import own_weights, read_weights
from tokaido_tui.engine.dealer import SeededDealer
from tokaido_tui.engine.setup import Setup
from tokaido_tui.games.tokaido.system import SYSTEM
from tokaido_tui.lab.arena import Hands, Match, play, staff
from tokaido_tui.lab.arena_figures import Result, figures
from tokaido_tui.lab.fitting.explain import Finding
from tokaido_tui.lab.fitting.tokaido import TUNER
from tokaido_tui.lab.fitting.weights import flatten, unflatten


def found(run: Run, *options: object) -> dict[str, Any]:
    result = run("lab", "arena", "--json", *options)
    assert result.exit_code == 0, result.output
    assert result.stderr == "", "no progress bar where there is no terminal"
    return json.loads(result.stdout)


def test_the_number_of_workers_changes_nothing(run: Run) -> None:
    options = ["--bots", "merchant,wanderer,wanderer,random", "--games", 12, "--seed", 5]
    assert found(run, *options) == found(run, *options, "--workers", 2)


def test_a_cluster_finds_the_same(run: Run) -> None:
    distributed = pytest.importorskip("distributed")
    options = ["--bots", "merchant,wanderer,wanderer", "--games", 6, "--seed", 2, "--variant", "gastronomy"]
    with distributed.LocalCluster(
        n_workers=2, threads_per_worker=1, processes=False, dashboard_address=None, protocol="tcp"
    ) as cluster:
        assert found(run, *options, "--scheduler", cluster.scheduler_address) == found(run, *options)


def test_the_line_up_rotates_over_one_deal() -> None:
    """Of four bots that play the same, each gets every seat's result once in a block."""
    match = Match("tokaido", ("merchant",) * 4, 8, 3)
    for block in (0, 4):
        results = [play(match, block + turn).points for turn in range(4)]
        for bot in range(4):
            assert sorted(result[bot] for result in results) == sorted(results[0])
    assert play(match, 0) != play(match, 4)


def test_work_comes_back_in_order() -> None:
    match = Match("tokaido", ("random", "random"), 4, 1)
    with staff(Hands()) as work:
        assert list(work((match, n) for n in range(4))) == [play(match, n) for n in range(4)]


def test_what_the_figures_say(run: Run) -> None:
    data = found(run, "--bots", "merchant,random,random", "--games", 9)
    merchant, rand = data["results"]
    assert (merchant["bot"], merchant["seats"], rand["seats"]) == ("merchant", 1, 2)
    assert merchant["win_share"]["mean"] == 1.0
    assert merchant["win_share"]["low"] < 1.0 == merchant["win_share"]["high"]
    assert merchant["elo"]["mean"] > 200 > 0 > rand["elo"]["mean"]
    assert merchant["place"]["mean"] == 1.0
    assert rand["place"]["mean"] == 2.5
    for row in data["results"]:
        for name in ("win_share", "score", "place", "elo"):
            assert row[name]["low"] <= row[name]["mean"] <= row[name]["high"]


def test_ties_share_a_win_and_equal_bots_are_even() -> None:
    tied = [Result((50, 50), (1, 1), (0.5, 0.5))] * 6
    one, other = figures(("a", "b"), tied)
    assert one["win_share"]["mean"] == other["win_share"]["mean"] == 0.5
    assert one["elo"] == {"mean": 0.0, "low": 0.0, "high": 0.0}


def test_intervals_narrow_with_the_games() -> None:
    results = [
        Result((60, 50), (1, 2), (1.0, 0.0)),
        Result((40, 50), (2, 1), (0.0, 1.0)),
        *[Result((61, 50), (1, 2), (1.0, 0.0))] * 2,
    ]
    few, many = figures(("a", "b"), results)[0], figures(("a", "b"), results * 16)[0]
    for name in ("win_share", "score", "place", "elo"):
        assert few[name]["mean"] == pytest.approx(many[name]["mean"], abs=60)
        assert many[name]["high"] - many[name]["low"] < few[name]["high"] - few[name]["low"]


def test_one_block_has_no_interval(run: Run) -> None:
    data = found(run, "--bots", "random,random,random", "--games", 2)
    assert data["results"][0]["score"]["low"] is None
    assert run("lab", "arena", "--bots", "random,random,random", "--games", 2).exit_code == 0


def test_the_tables(run: Run) -> None:
    shown = run("lab", "arena", "--bots", "wanderer,random", "--games", 4)
    assert shown.exit_code == 0
    assert "4 games of tokaido, seed 1" in shown.stdout
    assert "With 2 at the table 50% is even." in shown.stdout
    crossed = run("lab", "arena", "--cross", "--bots", "random,wanderer", "--games", 4)
    assert "against three" in crossed.stdout


def test_a_cross_table_has_every_pair(run: Run) -> None:
    data = found(run, "--cross", "--bots", "random,wanderer,merchant", "--games", 4)
    assert data["win_share"]["merchant"]["random"]["mean"] == 1.0
    assert {name: set(row) for name, row in data["win_share"].items()} == {
        "random": {"wanderer", "merchant"},
        "wanderer": {"random", "merchant"},
        "merchant": {"random", "wanderer"},
    }


def interrupted_after(games: int, monkeypatch: pytest.MonkeyPatch) -> None:
    left = iter(range(games))

    def play_few(match: Match, number: int) -> Result:
        if next(left, None) is None:
            raise KeyboardInterrupt
        return play(match, number)

    monkeypatch.setattr("tokaido_tui.lab.arena.play", play_few)


def test_an_interrupted_run_says_what_it_has(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    options = ["--bots", "merchant,random,random"]
    whole = found(run, *options, "--games", 5)
    interrupted_after(5, monkeypatch)
    assert found(run, *options, "--games", 400) == whole
    assert run("lab", "arena", *options).exit_code == 130, "nothing was played"


def test_an_interrupted_cross_table_has_the_cells_it_has(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    interrupted_after(6, monkeypatch)
    options = ["--cross", "--bots", "random,wanderer,merchant", "--games", 4]
    shares = found(run, *options)["win_share"]
    assert {one: {other: cell["games"] for other, cell in row.items()} for one, row in shares.items()} == {
        "random": {"wanderer": 4, "merchant": 2},
        "wanderer": {},
        "merchant": {},
    }
    interrupted_after(6, monkeypatch)
    assert "against three of a column" in run("lab", "arena", *options).stdout


@pytest.mark.parametrize(("game", "seats", "rivals"), [("namiji", 3, "three"), ("duo", 2, "one")])
def test_the_other_games_have_an_arena_too(run: Run, game: str, seats: int, rivals: str) -> None:
    bots = ",".join(["wanderer", "random", "random"][:seats])
    data = found(run, "--game", game, "--bots", bots, "--games", seats)
    assert data["game"] == game
    assert sum(row["win_share"]["mean"] * row["seats"] for row in data["results"]) == pytest.approx(1, abs=0.001)
    crossed = run("lab", "arena", "--game", game, "--cross", "--bots", "random,wanderer", "--games", 2)
    assert f"against {rivals} of a column" in crossed.stdout
    assert "duo is for 2 players" in assert_one_sentence(run("lab", "arena", "--game", "duo", "--bots", "random"))


def test_specs_keep_their_options() -> None:
    assert split_specs("sage:playout=wanderer,iterations=1000,pilgrim,merchant") == [
        "sage:playout=wanderer,iterations=1000",
        "pilgrim",
        "merchant",
    ]
    assert split_specs("pilgrim,sage:seconds=1,sage:iterations=5") == ["pilgrim", "sage:seconds=1", "sage:iterations=5"]
    assert split_specs("random") == ["random"]


@pytest.mark.parametrize(
    ("options", "sentence"),
    [
        ([], "name a bot for every seat"),
        (["--bots", "random"], "2 to 5 players"),
        (["--bots", "random,genius"], "no bot 'genius'"),
        (["--bots", "random:speed=9,random"], "no option 'speed'"),
        (["--bots", "random:speed,random"], "should be key=value"),
        (["--bots", "random,random", "--games", 0], "the number of games"),
        (["--bots", "random,random", "--workers", 0], "the number of workers"),
        (["--bots", "random,random", "--variant", "snow"], "no variant 'snow'"),
        (["--bots", "random,random", "--game", "chess"], "chess"),
        (["--bots", "random,random", "--scheduler", "here"], "no address of a scheduler"),
        (["--bots", "random,random", "--scheduler", "tcp://a:1", "--workers", 2], "not both"),
        (["--cross", "--bots", "random"], "a cross table needs two bots"),
        (["--cross", "--bots", "random,random"], "each named once"),
    ],
)
def test_errors_are_one_sentence(run: Run, options: list[object], sentence: str) -> None:
    assert sentence in assert_one_sentence(run("lab", "arena", *options))


# --- tune ------------------------------------------------------------------------------------------------------------


def test_weights_survive_being_written() -> None:
    weights = own_weights()
    assert read_weights(TUNER.text(weights)) == weights
    assert unflatten(flatten(weights), weights, TUNER.limits) == weights


@pytest.mark.usefixtures("hasty")
def test_tuning_is_repeatable_and_writes_weights(run: Run, tmp_path: Path) -> None:
    for name in ("one", "two"):
        result = run("lab", "tune", "--games", 3, "--rounds", 1, "--seed", 3, "--out", tmp_path / name)
        assert result.exit_code == 0, result.output
    text = (tmp_path / "one").read_text()
    assert text == (tmp_path / "two").read_text()
    assert read_weights(text) != own_weights()
    assert read_weights(text).travellers == own_weights().travellers


def test_tuning_finds_the_weights_that_explain_what_it_saw() -> None:
    """Findings made up from known weights lead back towards them, from others."""
    truth = own_weights()
    pilgrim = Pilgrim()
    seen = []
    game = SYSTEM.deal(Setup(("A", "B", "C")), SeededDealer(1))
    while not game.is_over:
        actions = game.legal_actions()
        if len(actions) > 2 and game.decision_kind() == "move":
            scores = tuple(pilgrim.scores(game, actions))
            seen.append(Finding(game.copy(), actions, tuple(range(len(actions))), scores))
        game.advance(pilgrim.pick(game))
    start = replace(truth, spring=truth.spring + 1.5)
    found, off = TUNER.explain(start, seen)
    assert off < 0.7
    assert abs(found.spring - truth.spring) < 0.9
    assert found.travellers == truth.travellers


@pytest.fixture
def hasty(monkeypatch: pytest.MonkeyPatch) -> None:
    """Plays on once where the command does many times."""
    monkeypatch.setattr("tokaido_tui.lab.fitting.rollouts.PLAYED_ON", 1)


@pytest.mark.usefixtures("hasty")
def test_a_game_of_tuning_is_the_same_for_its_seed() -> None:
    assert TUNER.find(own_weights(), 5) == TUNER.find(own_weights(), 5)


@pytest.mark.parametrize("options", [["--rounds", 0], ["--games", 0], ["--workers", 999]])
def test_tuning_refuses_what_makes_no_sense(run: Run, options: list[object]) -> None:
    assert_one_sentence(run("lab", "tune", *options))


@pytest.mark.usefixtures("hasty")
def test_weights_that_cannot_be_written(run: Run, tmp_path: Path) -> None:
    result = run("lab", "tune", "--games", 1, "--rounds", 1, "--out", tmp_path / "no" / "where")
    assert "can't write the weights" in assert_one_sentence(result)
