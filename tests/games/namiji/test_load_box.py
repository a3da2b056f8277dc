"""Tables of a player's own: used when they hold together, refused with a sentence when not."""

from __future__ import annotations

import pickle
import shutil
from pathlib import Path
from random import Random

import pytest

from tests.games.namiji.helpers import NAMES
from tokaido_tui.engine.dealer import SeededDealer
from tokaido_tui.engine.errors import DataError
from tokaido_tui.engine.record import Recorder, parse, write
from tokaido_tui.engine.setup import Setup
from tokaido_tui.games import system
from tokaido_tui.games.namiji.load_box import OURS, TABLES, load_box


def written(folder: Path, table: str, old: str, new: str) -> Path:
    text = (OURS / f"{table}.toml").read_text(encoding="utf-8")
    assert old in text
    (folder / f"{table}.toml").write_text(text.replace(old, new, 1), encoding="utf-8")
    return folder


def test_a_folder_with_all_our_tables_is_our_box(tmp_path: Path) -> None:
    shutil.copytree(OURS, tmp_path / "box")
    box, ours = load_box(tmp_path / "box"), load_box()
    for name in ("colours", "fish", "nets", "line_points", "docks", "rocks", "statuses", "penalty"):
        assert getattr(box, name) == getattr(ours, name)
    assert box.route.kinds == ours.route.kinds


def test_a_folder_needs_only_the_tables_that_differ(tmp_path: Path) -> None:
    box = load_box(written(tmp_path, "columns", "[3, 4, 5, 6]", "[2, 3, 4, 5]"))
    assert box.columns == (2, 3, 4, 5)
    assert box.rocks == load_box().rocks
    assert pickle.loads(pickle.dumps(box)) is box


def test_a_game_is_played_and_recorded_with_them(tmp_path: Path) -> None:
    written(tmp_path, "docks", '"lantern"', '"paper lamp"')
    written(tmp_path, "fish", "[blue]", "[purple]")
    written(tmp_path, "rocks", 'counts = "blue"', 'counts = "purple"')
    written(tmp_path, "route", "L2 D R T2 B W N2 L O T W2 B L", "L D2 R T B N B")
    own = system("namiji", tmp_path)
    recorder = Recorder(own, Setup(NAMES[:4], seed=3), SeededDealer(3))
    dice = Random(3)
    while not recorder.game.is_over:
        recorder.apply(dice.choice(recorder.game.legal_actions()))
    text = write(recorder.record(), own)
    assert "purple" in text
    assert " move 8 dock\n" in text
    assert parse(text, lambda name: system(name, tmp_path))[1].outcome() == recorder.game.outcome()


@pytest.mark.parametrize(
    ("table", "old", "new", "sentence"),
    [
        ("route", "status", "state", "route.toml: status should be one of confirmed, derived, reconstructed"),
        ("route", '"reconstructed"', '"guessed"', "route.toml: status should be one of"),
        ("route", "L2 D R", "L2 D Q", "route.toml: leg 1 has 'Q'; a space is one of L, N, T, W, R, D, O, B"),
        ("route", "L2 D R", "L3 D R", "route.toml: leg 1 has 'L3'"),
        ("route", "L2 D R", "H D R", "route.toml: leg 1 has 'H'"),
        ("route", "L2 D R T2 B W N2 L O T W2 B L", "L D", "route.toml: spaces of leg 1: 2; 5 to 20 are possible"),
        ("route", '    "O N R2 L W D T2 R B N2 O L2 W",\n', "", "route.toml: legs should be a list of 4"),
        ("route", '"O N R2 L W D T2 R B N2 O L2 W"', "7", "route.toml: legs should be a list of 4 texts"),
        ("fish", "tai = [6, 2]", "tai = [7, 2]", "fish.toml: there should be 48 fish, not 49"),
        ("fish", "tai = [6, 2]", "tai = [6, 1]", "fish.toml: there should be 12 nets, not 11"),
        ("fish", "tai = [6, 2]", "tai = [6]", "fish.toml, blue: tai should be a list of 2"),
        ("fish", "tai = [6, 2]", "tai = [-6, 2]", "fish.toml, blue: tai should be a whole number from 0 to 48, not -6"),
        ("fish", "tai = [6, 2]", "ebi = [6, 2]", "fish.toml: orange has other kinds of fish than blue"),
        ("fish", "tai = [6, 2]\n", "", "fish.toml, blue: there should be 3 kinds of fish, not 2"),
        ("fish", "[blue]", '["dark blue"]', "fish.toml: 'dark blue' is no name for one of the colours"),
        ("fish", "[green]", "[orange.green]", "fish.toml: there should be 3 colours, not 2"),
        ("fish", "[blue]", "[whale]", "fish.toml: a colour can't be called whale"),
        ("rows", "[5, 7, 9]", "[5, 7]", "rows.toml: points should be a list of 3"),
        ("rows", "[5, 7, 9]", "[5, 7, 99]", "rows.toml: points should be a whole number from 1 to 30, not 99"),
        ("rows", "[5, 7, 9]", "[5, 7, true]", "rows.toml: points should be a whole number from 1 to 30, not True"),
        ("rows", "points", "punkte", "rows.toml: points is missing"),
        ("columns", "points", "more = 1\npoints", "columns.toml: more means nothing here; there can be points"),
        ("columns", "[3, 4, 5, 6]", "[3, 4", "columns.toml is not TOML"),
        ("crustaceans", "shrimp = 30", "shrimp = 31", "crustaceans.toml: there should be 50 crustaceans, not 51"),
        ("crustaceans", "draws = 5", "draws = 0", "crustaceans.toml: draws should be a whole number from 1 to 50"),
        ("panoramas", "whale = 5", "whale = 12", "panoramas.toml: whale should be a whole number from 1 to 9, not 12"),
        ("panoramas", "whale = 5", "whales = 5", "panoramas.toml: whales means nothing here"),
        ("early-bird", "[7, 5, 3, 2, 1]", "[7, 5, 3, 4, 1]", "early-bird.toml: points should not rise"),
        ("offerings", "[0, 3, 6, 10, 15]", "[1, 3, 6, 10, 15]", "offerings.toml: penalty should be 0 first"),
        ("offerings", "[0, 3, 6, 10, 15]", "[0, 3, 2, 10, 15]", "offerings.toml: penalty should be 0 first"),
        ("docks", "copies = 3", "copies = 4", "docks.toml: there should be 20 cards, not 21"),
        ("docks", "turned = 2", "dazzled = 2", "docks.toml, lantern: dazzled means nothing here"),
        ("docks", "turned = 2", "points = 2\nturned = 2", "docks.toml, lantern: a card is either a meal with points"),
        ("docks", 'name = "lantern"', 'name = "second hook"', "docks.toml: two cards are called second hook"),
        ("docks", 'name = "lantern"', 'name = "lan, tern"', "docks.toml, card 3: name should be a name of letters"),
        ("docks", "[[card]]", "[[cards]]", "docks.toml: cards means nothing here; there can be card"),
        ("rocks", 'counts = "lines"', 'counts = "stars"', "rocks.toml, Skilled Fisherman: counts 'stars'; it can"),
        ("rocks", "at_least = 3", "at_least = 0", "Skilled Fisherman: at_least should be a whole number from 1 to 60"),
        ("rocks", "points = 4\n", "", "rocks.toml, Skilled Fisherman: points is missing"),
        ("rocks", '[[card]]\nname = "Full Hold"\ncounts = "cells"\nat_least = 10\npoints = 4\n', "", "not 19"),
    ],
)  # fmt: skip
def test_a_fault_gets_a_sentence(tmp_path: Path, table: str, old: str, new: str, sentence: str) -> None:
    with pytest.raises(DataError) as refused:
        load_box(written(tmp_path, table, old, new))
    assert sentence in str(refused.value)


def test_a_route_without_one_of_the_kinds_is_refused(tmp_path: Path) -> None:
    text = (OURS / "route.toml").read_text(encoding="utf-8").replace("W2", "B").replace(" W ", " B ")
    text = text.replace('"W ', '"B ').replace(' W"', ' B"')
    (tmp_path / "route.toml").write_text(text, encoding="utf-8")
    with pytest.raises(DataError, match="the route has no whirlpool"):
        load_box(tmp_path)


def test_folders_that_hold_no_tables_are_refused(tmp_path: Path) -> None:
    with pytest.raises(DataError, match="there is no folder"):
        load_box(tmp_path / "nowhere")
    with pytest.raises(DataError, match="has no tables of Namiji; there can be route, fish"):
        load_box(tmp_path)
    (tmp_path / "roads.toml").write_text("")
    with pytest.raises(DataError, match=r"roads.toml is no table of Namiji; there can be route"):
        load_box(tmp_path)
    (tmp_path / "roads.toml").unlink()
    (tmp_path / "rocks.toml").write_bytes(b"\xff")
    with pytest.raises(DataError, match=r"rocks.toml is not UTF-8 text"):
        load_box(tmp_path)


def test_every_table_has_a_file_of_its_own() -> None:
    assert {path.stem for path in OURS.glob("*")} == set(TABLES)
