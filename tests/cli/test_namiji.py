"""The commands play Namiji too: simulate, verify, bench; what can't be done yet gets a sentence."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.command_line import Run, assert_one_sentence
from tokaido_tui.games.namiji.load_box import OURS


def simulated(run: Run, folder: Path, *options: object) -> dict:
    result = run("lab", "simulate", "--game", "namiji", "--games", 4, "--records", folder, "--json", *options)
    assert result.exit_code == 0, result.output
    return json.loads(result.stdout)


def test_simulated_games_are_verified(run: Run, tmp_path: Path) -> None:
    data = simulated(run, tmp_path, "--bots", "wanderer", "--variant", "return-trip")
    assert data["stops_by_type"]["dock"] == 3
    assert data["stops_by_type"]["harbour"] == 1
    assert data["by_traveller"] == {}
    assert data["points_by_source"]["offerings"] < 0
    files = sorted(tmp_path.glob("namiji-1-*.record"))
    assert len(files) == 4
    result = run("verify", "--json", *files)
    assert result.exit_code == 0, result.output
    verdicts = json.loads(result.stdout)
    assert [verdict["game"] for verdict in verdicts] == ["namiji"] * 4
    assert sum(seat["points"] for verdict in verdicts for seat in verdict["seats"]) / 16 == pytest.approx(
        data["scores"]["mean"], abs=1e-4
    )


def test_tables_of_ones_own(run: Run, tmp_path: Path) -> None:
    own, records = tmp_path / "own", tmp_path / "records"
    own.mkdir()
    text = (OURS / "docks.toml").read_text(encoding="utf-8").replace("lantern", "paper lamp")
    (own / "docks.toml").write_text(text, encoding="utf-8")
    simulated(run, records, "--data", own)
    files = sorted(records.glob("*.record"))
    assert any("draw dock paper lamp\n" in file.read_text(encoding="utf-8") for file in files)
    assert run("verify", "--data", own, *files).exit_code == 0
    assert run("verify", *files).exit_code == 2
    (own / "docks.toml").write_text(text.replace("copies = 2", "copies = 3"), encoding="utf-8")
    result = run("lab", "simulate", "--game", "namiji", "--games", 1, "--data", own)
    assert "docks.toml: there should be 20 cards, not 27" in assert_one_sentence(result)


def test_records_with_tables_of_ones_own_are_watched_and_brought_in(run: Run, tmp_path: Path) -> None:
    own, records = tmp_path / "own", tmp_path / "records"
    own.mkdir()
    text = (OURS / "docks.toml").read_text(encoding="utf-8").replace("meal", "feast")
    (own / "docks.toml").write_text(text, encoding="utf-8")
    simulated(run, records, "--data", own)
    file = min(records.glob("*.record"))
    card = run("replay", file, "--card", "--data", own)
    assert card.exit_code == 0, card.output
    assert "own tables" in card.stdout
    assert_one_sentence(run("replay", file, "--card"))
    number = run("import", file, "--data", own).stdout.strip()
    assert "own tables" in run("replay", number, "--card").stdout
    assert "draw dock feast of" in run("export", number).stdout
    (own / "docks.toml").unlink()
    assert "tables" in assert_one_sentence(run("replay", number, "--card"))


def test_the_engine_can_be_measured(run: Run) -> None:
    result = run("lab", "bench", "engine", "--game", "namiji", "--json", "--seconds", "0.2")
    assert result.exit_code == 0, result.output
    data = json.loads(result.stdout)
    assert data["game"] == "namiji"
    assert data["measures"]["games"]["target"] == 2500


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (("lab", "simulate", "--game", "namiji", "--bots", "admiral"), "there is no bot 'admiral'"),
        (("demo", "--game", "namiji", "--data", "/nowhere/at/all"), "there is no folder"),
        (("replay", "nothing.txt", "--data", "/nowhere/at/all"), "nothing.txt"),
        (("lab", "simulate", "--data", "."), "no table of Tokaido; there can be road"),
        (("lab", "simulate", "--game", "namiji", "--data", "/nowhere/at/all"), "there is no folder"),
        (("lab", "simulate", "--game", "namiji", "--variant", "gastronomy"), "no variant 'gastronomy'"),
        (("play", "--game", "namiji", "--seat", "Ana", "--seat", "Bo"), "needs a terminal"),
        (("play", "--game", "namiji", "--seat", "Ana"), "2 to 5 players"),
        (("play", "--game", "namiji", "--seat", "Ana", "--seat", "Bo", "--data", "/nowhere"), "there is no folder"),
        (("play", "--seat", "Ana", "--seat", "Bo", "--data", "."), "no table of Tokaido; there can be road"),
        (("demo", "--game", "namiji"), "needs a terminal"),
        (("demo", "--game", "namiji", "--players", "6"), "2 to 5 players"),
        (("lab", "bench", "engine", "--game", "chess"), "no game 'chess'"),
    ],
)
def test_what_cannot_be_done_gets_a_sentence(run: Run, words: tuple[str, ...], sentence: str) -> None:
    assert sentence in assert_one_sentence(run(*words))
