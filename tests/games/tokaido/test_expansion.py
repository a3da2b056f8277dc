"""An expansion: our tables and a folder with nothing but what it brings."""

from __future__ import annotations

import pickle
from pathlib import Path
from random import Random

import pytest

from tests.games.tokaido.helpers import NAMES
from tests.games.tokaido.test_stations import BOTS, at_start, check, first
from tokaido_tui.bots import make
from tokaido_tui.engine.dealer import SeededDealer
from tokaido_tui.engine.errors import DataError
from tokaido_tui.engine.record import Recorder, parse, write
from tokaido_tui.engine.setup import Setup
from tokaido_tui.games.tokaido.box import STATION_NAMES, TEMPLE, Box
from tokaido_tui.games.tokaido.load_box import load_box
from tokaido_tui.games.tokaido.system import TokaidoSystem, from_folder

TABLES = {
    "travellers": """
[[card]]
name = "Daigoro"
title = "kid"
coins = 3
encounter_points = 2
inn_gift = 1
""",
    "encounters": """
[[card]]
name = "Ronin"
copies = 3
souvenirs = 1
coins = 1
""",
    "souvenirs": "[art]\nDaruma = 2\n",
    "meals": """
[[price]]
coins = 4
copies = 1
dishes = ["Kaiseki"]
""",
    "springs": "4 = 3\n",
    "stations": """
temple = ["see the sea"]
village = ["bathe", "meet"]
farm = ["give"]
""",
}


def written(folder: Path, status: str = "reconstructed") -> TokaidoSystem:
    for name, text in TABLES.items():
        (folder / f"{name}.toml").write_text(f'status = "{status}"\nadds = true\n{text}', encoding="utf-8")
    return from_folder(folder)


def test_it_comes_after_what_is_there(tmp_path: Path) -> None:
    ours, box = load_box(), written(tmp_path).box
    assert box.travellers[:-1] == ours.travellers
    assert box.travellers[-1].name == "Daigoro"
    assert box.encounters[:-1] == ours.encounters
    assert box.encounter_pile == (*ours.encounter_pile, *[len(ours.encounters)] * 3)
    assert [souvenir for souvenir in box.souvenirs if souvenir in ours.souvenirs] == list(ours.souvenirs)
    assert len(box.souvenirs) == len(ours.souvenirs) + 1
    assert box.dishes[:-1] == ours.dishes
    assert box.spring_pile == (*ours.spring_pile, 4, 4, 4)
    for name, actions, more in zip(STATION_NAMES, ours.actions, box.actions, strict=True):
        assert more[: len(actions)] == actions
        assert len(more) == {"temple": 2, "village": 3, "farm": 2}.get(name, 1)
    for field in ("ends", "whole", "achievement_points", "temple_ranks", "preparations", "farm_coins", "meal_points"):
        assert getattr(box, field) == getattr(ours, field)
    assert box.road.kinds == ours.road.kinds


def test_it_is_as_sure_as_its_least_sure_part(tmp_path: Path) -> None:
    box: Box = written(tmp_path, "reconstructed").box
    assert box.statuses["travellers"] == "reconstructed"
    assert box.statuses["road"] == load_box().statuses["road"]
    surer: Box = written(tmp_path, "confirmed").box
    assert surer.statuses == load_box().statuses


def test_it_travels_between_processes(tmp_path: Path) -> None:
    box = written(tmp_path).box
    assert pickle.loads(pickle.dumps(box)) is box


def test_a_second_action_is_chosen_where_ours_was_done(tmp_path: Path) -> None:
    game = at_start(written(tmp_path))
    temple, seat = first(game, "temple"), game.walker
    poor = game.copy()
    poor.coins[seat] = 0
    assert temple in poor.legal_actions()
    poor.apply(temple)
    assert poor.sections[3 * seat + 2] == 1
    game.apply(temple)
    assert game.road.kinds[temple] == TEMPLE
    assert [game.action_name(action) for action in game.legal_actions()] == ["act see the sea", "act give"]


@pytest.mark.parametrize("seed", range(6))
def test_bots_play_it_and_its_games_are_recorded(tmp_path: Path, seed: int) -> None:
    system = written(tmp_path)
    setup = Setup(NAMES[: 2 + seed % 4], ("preparations",), ("Daigoro", *[""] * (1 + seed % 4)))
    recorder = Recorder(system, setup, SeededDealer(seed))
    game, random = recorder.game, Random(seed)
    bots = [make(name, seed, "tokaido") for name in BOTS]
    while not game.is_over:
        check(system, game)
        bot = random.choice(bots)
        action = bot.choose(game.decision_kind(), game.legal_actions(), lambda: game.view(game.seat))
        assert action in game.legal_actions()
        recorder.apply(action)
    text = write(recorder.record(), system)
    assert "role 1 Daigoro" in text
    assert " act " in text
    assert parse(text, lambda _: system)[1].outcome() == game.outcome()


@pytest.mark.parametrize(
    ("table", "text", "sentence"),
    [
        ("coins", "farm = 5", "coins.toml: farm is there already: a table with adds = true can't change it"),
        ("coins", "[preparations]\n2 = 1", "coins.toml, preparations: 2 is there already"),
        ("coins", "preparations = 1", "coins.toml, preparations: this should be a table, not 1"),
        ("souvenirs", "[art]\nSumie = 3", "souvenirs.toml, art: Sumie is there already"),
        ("souvenirs", "[small]\nSumie = 3", "souvenirs.toml: two cards are called Sumie"),
        ("travellers", '[[card]]\nname = "Kinko"\ntitle = "x"\ncoins = 1', "two cards are called Kinko"),
        ("stations", 'farm = ["work"]', "stations.toml: farm says 'work' twice"),
        ("stations", 'inn = ["shop"]', "stations.toml: inn should be ['rest']"),
        ("road", 'legs = ["V F"]', "road.toml: legs should be a list of 4"),
        ("temple", "prizes = 2", "temple.toml: prizes means nothing here"),
    ],
)
def test_it_can_change_nothing_of_ours(tmp_path: Path, table: str, text: str, sentence: str) -> None:
    (tmp_path / f"{table}.toml").write_text(f'status = "confirmed"\nadds = true\n{text}\n', encoding="utf-8")
    with pytest.raises(DataError) as refused:
        load_box(tmp_path)
    assert sentence in str(refused.value)


def test_adds_is_yes_or_no(tmp_path: Path) -> None:
    path = tmp_path / "achievements.toml"
    path.write_text('status = "confirmed"\nadds = false\npoints = 5\n', encoding="utf-8")
    assert load_box(tmp_path).achievement_points == 5
    path.write_text('status = "confirmed"\nadds = "yes"\npoints = 5\n', encoding="utf-8")
    with pytest.raises(DataError, match="adds should be true or false, not 'yes'"):
        load_box(tmp_path)
