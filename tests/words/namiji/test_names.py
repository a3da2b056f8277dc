"""Names of Namiji's things: short enough for their places, all different, and right for tables of a player's own."""

from __future__ import annotations

from dataclasses import fields

import pytest

from tokaido_tui.games.namiji.box import EFFECTS, FISH, STATION_NAMES, Box, DockCard, RockCard
from tokaido_tui.games.namiji.load_box import LETTERS, MEASURES, load_box
from tokaido_tui.games.namiji.scoring import SOURCES
from tokaido_tui.games.namiji.shelf import LINES
from tokaido_tui.games.namiji.terms import VARIANTS
from tokaido_tui.i18n import _
from tokaido_tui.words import counts
from tokaido_tui.words.namiji import card_texts, names

BOX = load_box()


def test_every_kind_of_station_has_its_words_and_a_letter_of_its_own() -> None:
    kinds = len(STATION_NAMES)
    assert [len(table) for table in (names.STATIONS, names.SHORT, names.TINY, names.LETTERS)] == [kinds] * 4
    assert len(set(names.LETTERS)) == kinds
    # The letters that the route is written with.
    assert {LETTERS[letter] for letter in names.LETTERS} == set(STATION_NAMES)
    assert [LETTERS[letter] for letter in names.LETTERS] == list(STATION_NAMES)
    assert max(len(_(name)) for name in names.SHORT) <= 7
    assert max(len(_(name)) for name in names.TINY) <= 4


def test_sources_are_those_of_outcomes_each_with_its_letter() -> None:
    assert tuple(names.SOURCES) == SOURCES
    assert len({source.letter for source in names.SOURCES.values()}) == len(SOURCES)
    assert set(names.VARIANTS) == {variant.name for variant in VARIANTS}


def test_fish_are_told_apart_by_letters() -> None:
    letters = [names.fish_letters(BOX, fish) for fish in range(FISH)]
    assert len(set(letters)) == FISH
    assert letters[0] == "bT"
    assert names.fish(BOX, 0) == "blue tai"
    assert names.net(BOX, 4) == "net of two orange fugu"
    assert len({names.fish_colour(fish) for fish in range(FISH)}) == 3


def other(**changes: object) -> Box:
    """A box with other tables."""
    given = {field.name: getattr(BOX, field.name) for field in fields(Box) if field.init}
    return Box(**{**given, **changes})  # type: ignore[arg-type]


def test_fish_of_other_tables_keep_their_names_and_get_letters() -> None:
    box = other(colours=("gold", "green", "grey"), kinds=("saba", "sanma", "suzuki"))
    assert names.fish(box, 5) == "green suzuki"
    assert len({names.fish_letters(box, fish) for fish in range(FISH)}) == FISH
    assert names.colour_letters(box) == ("g", "r", "e")


def test_every_line_and_placement_has_a_name() -> None:
    assert [names.line(line) for line in range(LINES)] == [
        "row a", "row b", "row c", "column 1", "column 2", "column 3", "column 4",
    ]  # fmt: skip
    assert [names.placement(place) for place in (1, 12, 13, 25)] == ["a1", "c4", "a1-a2", "a1-b1"]


def test_dock_cards_say_where_and_what() -> None:
    told = {card.name: card_texts.dock_effect(BOX, number) for number, card in enumerate(BOX.docks)}
    assert told["lantern"] == "line: 2 more fish turned up first"
    assert told["sea chart"] == "rock: 1 more card to choose from, 1 point a visit"
    assert names.dock_card(BOX, 0) == "meal of 4 points"
    # A card that does everything, with a name of its own.
    box = other(docks=(DockCard("magic kettle", 20, 0, tuple(range(1, EFFECTS + 1))),))
    assert names.dock_card(box, 0) == "magic kettle"
    for place, number in (("line", 1), ("net", 3), ("trap", 4), ("whirlpool", 5), ("panoramas", 6), ("rock", 7)):
        assert f"{place}: " in card_texts.dock_effect(box, 0)
        assert f"{number} " in card_texts.dock_effect(box, 0)


@pytest.mark.parametrize("counts", [*MEASURES, *BOX.colours])
@pytest.mark.parametrize("n", [1, 2, 6])
def test_every_rock_that_can_be_says_what_it_asks_for(counts: str, n: int) -> None:
    box = other(rocks=tuple(RockCard(f"rock {i}", counts, n, 4) for i in range(20)))
    asked = card_texts.rock_asks(box, 3)
    assert names.rock(box, 3) == "rock 3"
    if counts == "variety" and n == 6:
        assert asked == "every colour and kind"
    else:
        assert asked.startswith(f"{n} ")


def test_closed_stops_say_why() -> None:
    assert [names.why_closed("complete", i) for i in range(3)] == list(names.COMPLETED)
    assert all(names.why_closed(reason, -1) for reason in ("start", "behind", "beyond", "full"))


def test_numbers_are_told_in_the_singular_too() -> None:
    assert [counts.points(n) for n in (1, -1, 0, 3)] == ["1 point", "-1 point", "0 points", "3 points"]
    assert names.crustaceans(2, 1) == "2 shrimp and 1 crab"
    assert names.crustaceans(0, 2) == "2 crabs"
    assert names.crustaceans(0, 0) == ""
    assert counts.offerings(1) == "1 offering"
