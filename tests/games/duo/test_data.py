"""The tables: what is printed, counted; and tables of one's own, with a sentence for every fault."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

from tests.games.duo.helpers import NAMES, TABLES
from tokaido_tui.engine.dealer import SeededDealer
from tokaido_tui.engine.errors import DataError
from tokaido_tui.engine.setup import Setup
from tokaido_tui.games.duo.box import ARTIST, GOODS, LANDSCAPES, SPACE_NAMES
from tokaido_tui.games.duo.island import island_of
from tokaido_tui.games.duo.load_box import OURS as BUILT_IN
from tokaido_tui.games.duo.load_box import TABLES as FILES
from tokaido_tui.games.duo.load_box import load_box
from tokaido_tui.games.duo.system import from_folder

RIM = "C1 T G C2 S T C3 G S C4 T H C5 T G C6 S T C7 G S C8 T H"
LETTERS = {"temple": "T", "garden": "G", "coast": "S", "springs": "H"}


def kind(space: int) -> str:
    return SPACE_NAMES[TABLES.kinds[space]]


def test_the_rim_stop_by_stop() -> None:
    assert [LETTERS.get(kind(stop), TABLES.names[stop]) for stop in range(TABLES.rim)] == RIM.split()
    assert Counter(kind(stop) for stop in range(TABLES.rim)) == {
        "coastal-town": 8, "temple": 6, "garden": 4, "coast": 4, "springs": 2,
    }  # fmt: skip


def test_the_areas_their_landscapes_and_neighbours() -> None:
    island = island_of(TABLES)
    areas = {TABLES.names[space]: space for space in island.around}
    assert {name: kind(space) for name, space in areas.items()} == {
        "A": "waterfall", "B": "mountain", "C": "moon", "D": "waterfall",
        "E": "bamboo", "F": "moon", "G": "mountain", "H": "bamboo",
    }  # fmt: skip
    neighbours = {
        name: "".join(TABLES.names[other] for other in island.neighbours[ARTIST][space])
        for name, space in areas.items()
    }
    assert neighbours == {
        "A": "BGH", "B": "ACF", "C": "BDE", "D": "CE", "E": "CDF", "F": "BEG", "G": "AFH", "H": "AG",
    }  # fmt: skip


def test_every_area_has_the_stops_between_its_towns() -> None:
    around = {TABLES.names[area]: mask for area, mask in island_of(TABLES).around.items()}
    seen = {
        name: [TABLES.names[space] for space in range(len(TABLES.names)) if mask >> space & 1]
        for name, mask in around.items()
    }
    assert seen["A"] == ["C1", "2", "3", "C2", "M1", "M2", "A"]
    assert seen["H"] == ["C1", "C8", "23", "24", "M1", "H"]
    assert seen["F"] == ["C6", "17", "18", "C7", "M2", "M3", "F"]


def test_dice_tokens_goods_and_paintings() -> None:
    assert TABLES.dice == ((1, 2, 2, 3, 3, 4), (1, 1, 2, 2, 3, 3), (1, 1, 2, 2, 3, 3))
    tokens = [f"{GOODS[token.good]} {token.price}" for token in TABLES.tokens]
    assert tokens == ["kimono 4", "kimono 4", "ceramics 3", "ceramics 4", "doll 3", "doll 3", "fan 2", "fan 3"]
    assert [Counter(TABLES.bag)[good] for good in range(4)] == [5, 6, 7, 8]
    paintings = [[Counter(side.paintings)[i] for i in range(len(LANDSCAPES))] for side in TABLES.sides]
    assert paintings == [[3, 3, 2, 2], [2, 2, 3, 3]]
    assert [TABLES.names[town] for town in TABLES.values] == ["M1", "M2", "M3", "M4"]
    assert list(TABLES.values.values()) == [4, 2, 3, 3]


def test_every_table_says_how_sure_it_is() -> None:
    assert TABLES.reconstructed() == ("island", "rim", "starts", "dice", "tokens", "paintings track")
    assert {name for name, status in TABLES.statuses.items() if status == "derived"} == {"ingots track"}


# --- tables of one's own ---------------------------------------------------------------------------------------------


def changed(folder: Path, name: str, old: str, new: str) -> Path:
    """A folder with one table that differs in a text."""
    text = (BUILT_IN / f"{name}.toml").read_text(encoding="utf-8")
    assert old in text
    (folder / f"{name}.toml").write_text(text.replace(old, new, 1), encoding="utf-8")
    return folder


def test_a_folder_with_one_table_replaces_that_one(tmp_path: Path) -> None:
    changed(tmp_path, "rim", '"T G", area = "A"', '"T G S", area = "A"')
    changed(tmp_path, "dice", "[1, 2, 2, 3, 3, 4]", "[4, 4, 4, 4, 4, 4]")
    other = from_folder(tmp_path)
    assert other.box.rim == 25
    assert other.box.bag == TABLES.bag
    game, _ = other.start(Setup(NAMES), SeededDealer(1))
    assert game.dice[0] == 4
    while not game.is_over:
        game.advance(game.legal_actions()[-1])
    assert other.imagine(game.view(0), SeededDealer(1)).view(0) == game.view(0)


def test_two_games_with_other_tables_do_not_mix(tmp_path: Path) -> None:
    changed(tmp_path, "goods", "hold = 5", "hold = 3")
    assert from_folder(tmp_path).box.hold == 3
    assert from_folder(tmp_path).box == from_folder(tmp_path).box != TABLES
    assert load_box() == TABLES
    changed(tmp_path, "goods", "hold = 5", "hold = 4")
    assert from_folder(tmp_path).box.hold == 4, "read anew"


@pytest.mark.parametrize(
    ("name", "old", "new", "sentence"),
    [
        ("island", 'H = "bamboo"\n', "", "island.toml, areas: there should be 8 areas, not 7"),
        ("island", 'A = "waterfall"', 'A = "desert"', "'desert' is unknown; there are moon, waterfall"),
        ("island", "M4 = 3", "", "there should be 4 mountain towns, not 3"),
        ("island", "M1 = 4", "M1 = 5", "M1 should be a whole number from 2 to 4, not 5"),
        ("island", "M1 = 4", 'M1 = "four"', "M1 should be a whole number from 2 to 4, not 'four'"),
        ("island", "M1 = 4", "M1 = true", "M1 should be a whole number from 2 to 4, not True"),
        ("island", '"M1 C1"', '"M1 C9"', "island.toml, routes, route 4: 'C9' is unknown"),
        ("island", '"M1 C1"', '"M1 C8"', "no route reaches C1"),
        ("island", '"M1 C1"', '"M1"', "towns should name 2 things, not 1"),
        ("island", '"H A"', '"A A"', "separates two areas"),
        ("island", '"H A"', '"H B"', "C1 lies between A and H, which its routes do not separate"),
        ("island", '    { towns = "M4 C5", between = "D E" },\n', "", "list should be a list of 11"),
        ("island", "[areas]", "[aeras]", "aeras means nothing here; there can be areas, mountain_towns, routes"),
        ("island", "[areas]", "[areas", "island.toml is not TOML"),
        ("rim", '    { town = "C8", stops = "T H", area = "H" },\n', "", "stretches should be a list of 8"),
        ("rim", '"C2"', '"C1"', "two spaces are called 'C1'"),
        ("rim", '"C2"', '"C 2"', "use one word"),
        ("rim", '"T G"', '"T X"', "X is missing"),
        ("rim", 'area = "A"', 'area = "Z"', "rim.toml, stretch 1: 'Z' is unknown"),
        ("rim", 'H = "springs"', 'H = "temple"', "there is no springs"),
        ("starts", "pilgrim = 24", "pilgrim = 25", "pilgrim should be a whole number from 1 to 24, not 25"),
        ("starts", "pilgrim = 24", "pilgrim = 12", "both pilgrims begin on one stop"),
        ("starts", "pilgrim = 24", "pilgrim = 1", "a stop that is no town"),
        ("starts", '"M1"', '"C1"', "'C1' is unknown; there are M1, M2, M3, M4"),
        ("starts", "[green]", "[red]", "red means nothing here; there can be purple, green"),
        ("dice", "[1, 2, 2, 3, 3, 4]", "[1, 2, 2, 3, 3]", "pilgrim should be a list of 6"),
        ("dice", "merchant = [1", "merchant = [4", "merchant should be a whole number from 1 to 3, not 4"),
        ("tokens", "[4, 4]", "[4]", "there should be 8 trade tokens, not 7"),
        ("tokens", "[4, 4]", "[4, 5]", "kimono should be a whole number from 2 to 4, not 5"),
        ("goods", "fan = 8", "fan = 9", "there should be 26 goods, not 27"),
        ("goods", "fan = 8", "fans = 8", "fans means nothing here; there can be kimono"),
        ("paintings", "moon = 3", "moon = 2", "there should be 10 paintings, not 9"),
        ("waves", "hasty = { steps = 1 }\n", "", "a wave has 2 sides, not 1"),
        ("waves", "steps = 1", "wings = 1", "wings means nothing here; there can be steps"),
        ("waves", "hasty", "calmer = {}\nhasty", "a wave has 2 sides, not 3"),
        ("tracks", "5, 11, 18", "5, 18, 18", "each value should be higher"),
        ("tracks", "[0, 5, 11", "[1, 5, 11", "the track should begin with 0, not 1"),
        ("tracks", "8, 9]", "8]", "values should be a list of 9"),
        (
            "tracks",
            'status = "derived"',
            'status = "guessed"',
            "tracks.toml, ingots: status should be one of",
        ),
        ("starts", "[green]", "[purple.green]", "starts.toml: green is missing"),
        (
            "dice",
            'status = "reconstructed"\n',
            "",
            "dice.toml: status should be one of confirmed, derived",
        ),
    ],
)
def test_every_fault_gets_a_sentence(tmp_path: Path, name: str, old: str, new: str, sentence: str) -> None:
    with pytest.raises(DataError) as fault:
        from_folder(changed(tmp_path, name, old, new))
    assert sentence in str(fault.value)
    assert f"{name}.toml" in str(fault.value)


def test_folders_without_tables_and_files_that_are_none(tmp_path: Path) -> None:
    with pytest.raises(DataError, match="there is no folder"):
        from_folder(tmp_path / "missing")
    with pytest.raises(DataError, match="has no tables of Tokaido Duo; there can be island, rim"):
        from_folder(tmp_path)
    (tmp_path / "road.toml").write_text("")
    with pytest.raises(DataError, match=r"road\.toml is no table of Tokaido Duo"):
        from_folder(tmp_path)
    (tmp_path / "road.toml").unlink()
    (tmp_path / "dice.toml").write_bytes(b"\xff\xfe")
    with pytest.raises(DataError, match="not UTF-8"):
        from_folder(tmp_path)
    (tmp_path / "dice.toml").unlink()
    (tmp_path / "dice.toml").mkdir()
    with pytest.raises(DataError, match="can't be read"):
        from_folder(tmp_path)


def test_every_file_of_the_game_is_a_table() -> None:
    assert {path.stem for path in BUILT_IN.glob("*.toml")} == set(FILES)
