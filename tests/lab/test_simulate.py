"""`tokaido lab simulate`: the same games from the same seed, and figures that hold together."""

from __future__ import annotations

import json
from pathlib import Path
from statistics import mean, pstdev, quantiles
from typing import Any

import pytest

from tests.command_line import Run, assert_one_sentence


def figures(run: Run, *options: object) -> dict[str, Any]:
    result = run("lab", "simulate", "--json", *options)
    assert result.exit_code == 0, result.output
    assert result.stderr == "", "no progress bar where there is no terminal"
    return json.loads(result.stdout)


def test_the_number_of_workers_changes_nothing(run: Run, tmp_path: Path) -> None:
    options = ["lab", "simulate", "--json", "--games", 120, "--seed", 5, "--bots", "wanderer"]
    one = run(*options, "--workers", 1, "--records", tmp_path / "one")
    two = run(*options, "--workers", 2, "--records", tmp_path / "two")
    assert one.exit_code == two.exit_code == 0
    assert one.stdout == two.stdout
    names = sorted(path.name for path in (tmp_path / "one").iterdir())
    assert names == sorted(path.name for path in (tmp_path / "two").iterdir())
    assert len(names) == 120
    for name in names:
        assert (tmp_path / "one" / name).read_bytes() == (tmp_path / "two" / name).read_bytes()


def test_another_seed_gives_other_games(run: Run) -> None:
    one, two = figures(run, "--games", 10, "--seed", 1), figures(run, "--games", 10, "--seed", 2)
    assert one["scores"] != two["scores"]


def test_more_games_begin_with_the_same_games(run: Run, tmp_path: Path) -> None:
    figures(run, "--games", 3, "--records", tmp_path / "few")
    figures(run, "--games", 6, "--records", tmp_path / "more")
    few = [path.read_text() for path in sorted((tmp_path / "few").iterdir())]
    more = [path.read_text() for path in sorted((tmp_path / "more").iterdir())]
    assert more[:3] == few
    assert len(set(more)) == 6


def test_recording_changes_no_game(run: Run, tmp_path: Path) -> None:
    assert figures(run, "--games", 10) == figures(run, "--games", 10, "--records", tmp_path)


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_the_figures_are_those_of_the_records(run: Run, tmp_path: Path, players: int) -> None:
    """Every figure that `verify` can tell from the records, counted again."""
    variants = ["--variant", "gastronomy", "--variant", "return-trip"]
    data = figures(run, "--players", players, "--games", 12, *variants, "--records", tmp_path / "deep" / "er")
    files = sorted((tmp_path / "deep" / "er").iterdir())
    games = json.loads(run("verify", "--json", *files).stdout)
    assert len(games) == data["games"] == 12
    assert all(game["finished"] and game["variants"] == ["gastronomy", "return-trip"] for game in games)

    scores = [seat["points"] for game in games for seat in game["seats"]]
    assert data["scores"]["mean"] == pytest.approx(mean(scores), abs=1e-4)
    assert data["scores"]["sd"] == pytest.approx(pstdev(scores), abs=1e-4)
    cuts = [data["scores"][cut] for cut in ("q1", "median", "q3")]
    assert cuts == quantiles(scores, n=4, method="inclusive")
    assert (data["scores"]["min"], data["scores"]["max"]) == (min(scores), max(scores))

    for number, group in data["by_seat"].items():
        seats = [game["seats"][int(number) - 1] for game in games]
        assert group["mean"] == pytest.approx(mean(seat["points"] for seat in seats), abs=1e-4)
        assert group["wins"] == sum(seat["won"] for seat in seats)
    for name, group in data["by_traveller"].items():
        played = [seat for game in games for seat in game["seats"] if seat["traveller"] == name]
        assert group["count"] == len(played)
        assert group["mean"] == pytest.approx(mean(seat["points"] for seat in played), abs=1e-4)
    for source, points in data["points_by_source"].items():
        assert points == pytest.approx(
            mean(seat["sources"][source] for game in games for seat in game["seats"]), abs=1e-4
        )
    assert data["length"]["decisions"] == pytest.approx(mean(game["actions"] for game in games), abs=1e-4)


def test_stops_are_counted_a_player(run: Run) -> None:
    data = figures(run, "--players", 2, "--games", 10, "--bots", "wanderer")
    stops = data["stops_by_type"]
    assert stops["inn"] == 4, "everybody stops at four inns"
    assert set(stops) >= {"village", "farm", "paddy", "mountain", "sea", "spring", "temple", "encounter"}
    # The rest of the moves are the neutral traveller's.
    assert 2 * sum(stops.values()) < data["length"]["moves"] - 4


def test_initiation_has_no_travellers(run: Run) -> None:
    assert figures(run, "--games", 3, "--variant", "initiation")["by_traveller"] == {}


def test_every_seat_can_have_its_own_bot(run: Run) -> None:
    data = figures(run, "--players", 2, "--bots", "random,wanderer", "--games", 60)
    assert data["bots"] == ["random", "wanderer"]
    assert data["by_seat"]["2"]["mean"] > data["by_seat"]["1"]["mean"] + 5


def test_the_tables_say_what_the_json_says(run: Run) -> None:
    options = ("--games", 20, "--players", 3)
    data = figures(run, *options)
    result = run("lab", "simulate", *options)
    assert result.exit_code == 0
    assert "20 games of tokaido, 3 players, seed 1" in result.stdout
    rows = [line.split() for line in result.stdout.splitlines()]
    assert ["meals", f"{data['points_by_source']['meals']:.2f}"] in rows
    assert ["sea", f"{data['stops_by_type']['sea']:.2f}"] in rows
    everyone = next(row for row in rows if row[:1] == ["all"])
    assert everyone[1:3] == [f"{data['scores']['mean']:.2f}", f"{data['scores']['sd']:.2f}"]
    for name in data["by_traveller"]:
        assert any(row[:1] == [name] for row in rows)
    assert f"{data['length']['decisions']:.1f} decisions" in result.stdout


@pytest.mark.parametrize(
    ("options", "words"),
    [
        (["--game", "chess"], "no game 'chess'"),
        (["--players", "6"], "2 to 5 players, not 6"),
        (["--players", "1000000000"], "2 to 5 players"),
        (["--players", "two"], "--players"),
        (["--bots", "genius"], "no bot 'genius'"),
        (["--bots", ""], "no bot ''"),
        (["--bots", "random,random"], "one bot for all seats or 4"),
        (["--games", "0"], "at least one game"),
        (["--games", "-3"], "at least one game"),
        (["--workers", "0"], "between 1 and"),
        (["--workers", "100000"], "between 1 and"),
        (["--variant", "chess"], "no variant 'chess'"),
        (["--variant", "gastronomy", "--variant", "gastronomy"], "only once"),
        (["--colour"], "--colour"),
        (["extra"], "extra"),
    ],
)
def test_bad_options_get_a_sentence(run: Run, options: list[str], words: str) -> None:
    result = run("lab", "simulate", *options)
    assert words in assert_one_sentence(result)
    assert result.stdout == ""


def test_a_folder_that_cannot_be_made_gets_a_sentence(run: Run, tmp_path: Path) -> None:
    (tmp_path / "file").write_text("in the way")
    for path in (tmp_path / "file", tmp_path / "file" / "below"):
        assert "folder for records" in assert_one_sentence(run("lab", "simulate", "--games", 1, "--records", path))


@pytest.mark.parametrize("workers", [1, 2])
def test_a_record_that_cannot_be_written_gets_a_sentence(run: Run, tmp_path: Path, workers: int) -> None:
    (tmp_path / "tokaido-1-000001.record").mkdir()
    result = run("lab", "simulate", "--games", 60, "--records", tmp_path, "--workers", workers)
    assert "can't write the record" in assert_one_sentence(result)
