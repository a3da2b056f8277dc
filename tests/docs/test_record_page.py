"""docs/record.md: its example is a record, and no word of the format is missing from it."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tokaido_tui.engine.errors import RecordError
from tokaido_tui.engine.record import FIRST_LINE, parse, write
from tokaido_tui.games import system
from tokaido_tui.games.namiji.box import CRUSTACEAN_NAMES, HOME
from tokaido_tui.games.namiji.box import STATION_NAMES as NAMIJI_STATIONS
from tokaido_tui.games.namiji.options import KIND_NAMES as NAMIJI_KINDS
from tokaido_tui.games.namiji.system import SYSTEM as NAMIJI
from tokaido_tui.games.namiji.system import piles_of
from tokaido_tui.games.tokaido.box import STATION_NAMES
from tokaido_tui.games.tokaido.load_box import load_box
from tokaido_tui.games.tokaido.options import KIND_NAMES
from tokaido_tui.games.tokaido.system import piles_of as tokaido_piles
from tokaido_tui.games.tokaido.terms import VARIANTS

BOX = load_box()

PAGE = (Path(__file__).parents[2] / "docs" / "record.md").read_text(encoding="utf-8")
EXAMPLE, NAMIJI_EXAMPLE, *_ = re.findall(r"^```\n(.*?)^```$", PAGE, re.MULTILINE | re.DOTALL)
NAMIJI_PART = re.search(r"^## Namiji\n(.*?)^## ", PAGE, re.MULTILINE | re.DOTALL)[1]  # type: ignore[index]


def test_the_example_is_a_valid_record() -> None:
    record, game = parse(EXAMPLE, system)
    assert not game.is_over
    assert write(record, system("tokaido")) == EXAMPLE


def test_the_example_has_a_word_for_every_rule_of_the_file() -> None:
    """What the page forbids is refused: blanks, missing ends of lines, lines out of order."""
    lines = EXAMPLE.split("\n")
    swapped = [*lines[:5], lines[6], lines[5], *lines[7:]]
    for text in (
        "\ufeff" + EXAMPLE,
        EXAMPLE[:-1],
        EXAMPLE + "\n",
        EXAMPLE.replace("\n", "\r\n"),
        EXAMPLE.replace("2 donate 2", "2  donate 2"),
        EXAMPLE.replace("2 donate 2", "2 donate 2 "),
        EXAMPLE.replace("2 donate 2", "2 Donate 2"),
        EXAMPLE.replace("seed 11", "seed 011"),
        EXAMPLE.replace("record 1", "record 2"),
        EXAMPLE.replace("14 inn", "14 temple", 1),
        "\n".join(swapped),
    ):
        with pytest.raises(RecordError):
            parse(text, system)


def test_every_pile_action_and_name_is_specified() -> None:
    assert FIRST_LINE in PAGE
    for pile in tokaido_piles(BOX):
        assert f"| `{pile}` |" in PAGE
    actions = set(KIND_NAMES) - {"over", "accept"} | {"refuse", "accept"}
    for action in actions:
        assert re.search(rf"^\|.*`{action}[ `]", PAGE, re.MULTILINE), action
    for station in STATION_NAMES:
        assert f"`{station}`" in PAGE
    for variant in VARIANTS:
        assert f"`{variant.name}`" in PAGE
    for encounter in BOX.encounters:
        assert f"`{encounter.name}`" in PAGE
    assert f"the last inn {BOX.road.last}." in PAGE


def test_the_order_of_souvenirs_is_the_one_records_use() -> None:
    listed = re.search(r"Souvenirs in their order: (.*?)\.\n", PAGE, re.DOTALL)[1]  # type: ignore[index]
    assert " ".join(listed.split()).split(", ") == [souvenir.name for souvenir in BOX.souvenirs]


# --- Namiji ----------------------------------------------------------------------------------------------------------


def test_namijis_example_is_a_valid_record() -> None:
    record, game = parse(NAMIJI_EXAMPLE, system)
    assert not game.is_over
    assert write(record, system("namiji")) == NAMIJI_EXAMPLE


def test_every_pile_action_and_name_of_namiji_is_specified() -> None:
    for pile in piles_of(NAMIJI.box):
        assert f"| `{pile}` |" in NAMIJI_PART
    for action in (*NAMIJI_KINDS[:-1], "release", "stop"):
        assert re.search(rf"^\|.*`{action}[ `]", NAMIJI_PART, re.MULTILINE), action
    for name in (*NAMIJI_STATIONS, HOME, *NAMIJI.box.colours, *NAMIJI.box.kinds, *CRUSTACEAN_NAMES):
        assert f"`{name}`" in NAMIJI_PART
    assert f"home is {NAMIJI.box.route.last}." in NAMIJI_PART
    for variant in NAMIJI.variants:
        assert f"Namiji has only `{variant.name}`" in PAGE
