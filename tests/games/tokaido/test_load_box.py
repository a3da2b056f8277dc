"""Tables of a player's own: used when they hold together, refused with a sentence when not."""

from __future__ import annotations

import pickle
import shutil
from pathlib import Path
from random import Random

import pytest

from tests.games.tokaido.helpers import NAMES
from tokaido_tui.bots import make
from tokaido_tui.engine.dealer import Draw, ScriptedDealer, SeededDealer
from tokaido_tui.engine.errors import DataError
from tokaido_tui.engine.record import Recorder, parse, write
from tokaido_tui.engine.setup import Setup
from tokaido_tui.games import system
from tokaido_tui.games.tokaido.box import STATION_NAMES
from tokaido_tui.games.tokaido.game import Tokaido
from tokaido_tui.games.tokaido.load_box import OURS, TABLES, load_box
from tokaido_tui.games.tokaido.stops import ACTIONS

GUIDE = """
[[card]]
name = "Daimyo"
copies = 9
points = 2
coins = 1
offerings = 1
souvenirs = 2
"""
TRAVELLER = """
[[card]]
name = "Jirocho the Second"
title = "yakuza"
coins = 6
inn_section = 1
inn_encounter = 1
inn_gift = 1
meal_discount = 1
encounter_coins = 1
spring_points = 2
bargain = "cheapest free"
"""


def written(folder: Path, table: str, old: str, new: str) -> Path:
    text = (OURS / f"{table}.toml").read_text(encoding="utf-8")
    assert old in text
    (folder / f"{table}.toml").write_text(text.replace(old, new, 1), encoding="utf-8")
    return folder


@pytest.fixture
def expansion(tmp_path: Path) -> Path:
    """One traveller and one person more than we have, with several effects each that the rules know."""
    for table, card in (("travellers", TRAVELLER), ("encounters", GUIDE)):
        (tmp_path / f"{table}.toml").write_text((OURS / f"{table}.toml").read_text(encoding="utf-8") + card)
    return tmp_path


def test_a_folder_with_all_our_tables_is_our_box(tmp_path: Path) -> None:
    shutil.copytree(OURS, tmp_path / "box")
    box, ours = load_box(tmp_path / "box"), load_box()
    for name in ("ends", "actions", "travellers", "souvenirs", "dishes", "encounters", "statuses", "preparations"):
        assert getattr(box, name) == getattr(ours, name)
    assert box.road.kinds == ours.road.kinds


def test_a_box_travels_as_its_tables(expansion: Path) -> None:
    box = load_box(expansion)
    assert pickle.loads(pickle.dumps(box)) is box
    assert len(pickle.dumps(load_box())) < 200


def played(folder: Path, setup: Setup, seed: int) -> Recorder:
    recorder = Recorder(system("tokaido", folder), setup, SeededDealer(seed))
    dice = Random(seed)
    while not recorder.game.is_over:
        recorder.apply(dice.choice(recorder.game.legal_actions()))
    return recorder


@pytest.mark.parametrize("seed", range(8))
def test_an_added_traveller_and_an_added_person_are_played_and_recorded(expansion: Path, seed: int) -> None:
    roles = ("Jirocho the Second", "", "", "")
    recorder = played(expansion, Setup(NAMES[:4], roles=roles), seed)
    text = write(recorder.record(), system("tokaido", expansion))
    assert "role 1 Jirocho the Second" in text
    outcome = recorder.game.outcome()
    assert parse(text, lambda name: system(name, expansion))[1].outcome() == outcome
    assert [sum(points) for points in zip(*outcome.sources.values(), strict=True)] == list(outcome.points)
    assert outcome.sources["springs"][0] == sum(value + 2 for value in recorder.game.view(0).players[0].springs)


def test_all_of_a_persons_effects_happen(expansion: Path) -> None:
    box = load_box(expansion)
    names = [person.name for person in box.encounters]
    own = system("tokaido", expansion)
    script = [Draw("queue", seat) for seat in range(3)]
    roles = ("Kinko", "Hirotada", "Zen-emon")
    game, _ = own.start(Setup(NAMES[:3], roles=roles), ScriptedDealer(script, SeededDealer(1)))
    next_one = next(s for s in game.legal_actions() if STATION_NAMES[game.road.kinds[s]] == "encounter")
    copied = game.copy(ScriptedDealer([Draw("encounter", names.index("Daimyo"))], SeededDealer(2)))
    seat = copied.walker
    coins = copied.coins[seat]
    copied.apply(next_one)
    assert copied.coins[seat] == coins + 1
    assert copied.offerings[seat] == 1
    assert copied.souvenirs[seat].bit_count() == 2
    assert copied.points[seat] >= 2 + 1 + 2


def test_all_of_a_travellers_effects_at_an_inn_happen_one_after_the_other(expansion: Path) -> None:
    """A section of choice, an encounter, a free meal, then the inn's own: whatever is asked in between."""
    own = system("tokaido", expansion)
    roles = ("Jirocho the Second", "Kinko", "Hirotada")
    for seed in range(30):
        game, _ = own.start(Setup(NAMES[:3], roles=roles), SeededDealer(seed))
        while game.walker:
            game.advance(game.legal_actions()[-1] if game.decision_kind() == "move" else 0)
        events = game.apply(game.legal_actions()[-1])
        asked = []
        while game.seat == 0 and game.decision_kind() != "move":
            asked.append(game.decision_kind())
            # What is seen between two questions leads back to the same question.
            assert own.imagine(game.view(0), SeededDealer(1)).view(0) == game.view(0)
            events += game.apply(game.legal_actions()[0] if asked[-1] == "accept" else game.legal_actions()[-1])
        assert asked[0] == "admire"
        assert asked[-2:] == ["accept", "eat"]
        kinds = [event.kind for event in events if event.seat == 0]
        assert kinds.index("section") < kinds.index("encounter") < kinds.index("gift") < kinds.index("hand")


@pytest.mark.parametrize("name", ["wanderer", "merchant", "pilgrim", "sage:iterations=20"])
def test_bots_play_with_added_cards(expansion: Path, name: str) -> None:
    written(expansion, "panoramas", "paddy = 3", "paddy = 6")
    written(expansion, "springs", "3 = 6", "3 = 6\n5 = 4")
    written(expansion, "coins", "farm = 3", "farm = 5")
    written(expansion, "temple", "[10, 7, 4]", "[9, 6]")
    own = system("tokaido", expansion)
    game: Tokaido = own.deal(Setup(NAMES[:3], roles=("", "Jirocho the Second", "")), SeededDealer(4))
    bot = make(name, 3, "tokaido")
    while not game.is_over:
        action = bot.choose(game.decision_kind(), game.legal_actions(), lambda: game.view(game.seat))
        assert action in game.legal_actions()
        game.advance(action)
    assert max(game.points) > 20


def test_the_stop_of_a_station_is_found_from_the_actions_it_declares(tmp_path: Path) -> None:
    """Where the farm and the hot spring change their places in the table, they do on the road."""
    written(tmp_path, "stations", 'farm = ["work"]', 'farm = ["bathe"]')
    game = system("tokaido", tmp_path).deal(Setup(NAMES[:3], roles=("Kinko", "Zen-emon", "Hirotada")), SeededDealer(1))
    for kind, name in enumerate(STATION_NAMES):
        (action,) = game.box.actions[kind]
        assert {game.stops[station] for station, k in enumerate(game.road.kinds) if k == kind} == {ACTIONS[action].do}
        assert action == "bathe" if name == "farm" else action
    farm = next(station for station in game.legal_actions() if STATION_NAMES[game.road.kinds[station]] == "farm")
    seat, coins = game.walker, game.coins[game.walker]
    game.advance(farm)
    assert len(game.view(None).players[seat].springs) == 1
    assert game.coins[seat] == coins


@pytest.mark.parametrize(
    ("table", "old", "new", "sentence"),
    [
        ("road", '"confirmed"', '"guessed"', "road.toml: status should be one of"),
        ("road", "V2 T E P", "V2 T X P", "road.toml: leg 1 has 'X'; a space is one of V, F, P, M, S, H, T, E"),
        ("road", "V2 T E P", "I T E P", "road.toml: leg 1 has 'I'"),
        ("road", '["Kyoto", "Edo"]', '["Kyoto"]', "road.toml: ends should be a list of 2"),
        ("stations", '["work"]', '["rob"]', "stations.toml: 'rob' is unknown; there are rest, shop, work"),
        ("stations", '["work"]', '"work"', "stations.toml: farm should be a list"),
        ("stations", '["work"]', "[7]", "stations.toml: farm should be a list of texts"),
        ("stations", '["work"]', '["work", "give", "work"]', "stations.toml: farm says 'work' twice"),
        ("stations", '["work"]', '["rest"]', "stations.toml: farm says 'rest', which can only be done at an inn"),
        ("stations", '["rest"]', '["rest", "shop"]', "stations.toml: inn should be ['rest']: all wait at an inn"),
        ("stations", '["rest"]', "[]", "stations.toml: inn should be ['rest']: all wait at an inn"),
        ("stations", "farm", "mill", "stations.toml: mill means nothing here; there can be inn, village, farm"),
        ("travellers", "inn_section = 1", "inn_sections = 1", "travellers.toml, Hiroshige: inn_sections means nothing"),
        ("travellers", "inn_section = 1", "inn_section = 0", "Hiroshige: inn_section should be a whole number from 1"),
        ("travellers", '"Kinko"', '"Hiroshige"', "travellers.toml: two cards are called Hiroshige"),
        ("travellers", 'bargain = "cheapest free"', 'bargain = "all free"', "'all free' is unknown; there are"),
        ("travellers", '[[card]]\nname = "Kinko"\ntitle = "ronin"\ncoins = 7\nmeal_discount = 1\n', "", "not 9"),
        ("souvenirs", "Gofu = 1", "Gofu = 4", "souvenirs.toml, small: Gofu should be a whole number from 1 to 3"),
        ("souvenirs", "Hashi", "Sake", "souvenirs.toml: two cards are called Sake"),
        ("souvenirs", "Hashi", '"Ha, shi"', "souvenirs.toml, small: a souvenir should be a name of letters"),
        ("souvenirs", "small", "tiny", "souvenirs.toml: tiny means nothing here; there can be small, food"),
        ("meals", "copies = 3", "copies = 0", "meals.toml, price 1: copies should be a whole number from 1 to 20"),
        ("meals", '"Dango"', '"Sushi"', "meals.toml: two cards are called Sushi"),
        ("meals", '"Dango"', "7", "meals.toml, price 1: a dish should be a name of letters"),
        ("encounters", "points = 3", "point = 3", "encounters.toml, Samurai: point means nothing here"),
        ("encounters", "points = 3\n", "", "encounters.toml, Samurai: there should be an effect: points, coins"),
        ("encounters", '"paddy"\n', '"lake"\n', "'lake' is unknown; there are paddy, mountain, sea"),
        ("springs", "2 = 6", "12 = 6", "springs.toml: 12 means nothing here; there can be 1, 2, 3"),
        ("panoramas", "sea = 5", "sea = 10", "panoramas.toml: sea should be a whole number from 1 to 9, not 10"),
        ("achievements", "points = 3", "points = true", "points should be a whole number from 0 to 30, not True"),
        ("temple", "[10, 7, 4]", "[10, 4, 7]", "temple.toml: the points should fall from rank to rank: 10, 4, 7, 2"),
        ("coins", "farm = 3", "farm = 0", "coins.toml: farm should be a whole number from 1 to 20, not 0"),
        ("coins", "4 = [-1, 0, 1, 2]", "4 = [0, 1, 2]", "coins.toml, preparations: 4 should be a list of 4"),
    ],
)  # fmt: skip
def test_a_fault_gets_a_sentence(tmp_path: Path, table: str, old: str, new: str, sentence: str) -> None:
    with pytest.raises(DataError) as refused:
        load_box(written(tmp_path, table, old, new))
    assert sentence in str(refused.value)


def test_every_table_has_a_file_of_its_own() -> None:
    assert {path.stem for path in OURS.glob("*")} == set(TABLES)
