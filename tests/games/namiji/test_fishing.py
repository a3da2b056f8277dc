"""Fishing by line and by net, and the rules of placing."""

from __future__ import annotations

from itertools import pairwise

import pytest

from tests.games.namiji.helpers import Voyage, fish_number, whats
from tests.games.playing import kinds, points
from tokaido_tui.games.namiji.shelf import CELLS_OF, FULL

BLUE = [f"blue {kind}" for kind in ("tai", "fugu", "katsuo")]


def fishing(*fish: str, **more: list[str]) -> Voyage:
    """The hero at the first line station; the first fish named lies face up."""
    voyage = Voyage(fish=list(fish), **more)
    voyage.go("line")
    return voyage


def fill(voyage: Voyage, cells: int) -> None:
    """Covers cells with what completes no line."""
    voyage.game.filled[0] = cells


# --- line ------------------------------------------------------------------------------------------------------------


def test_one_fish_is_face_up_at_the_start() -> None:
    view = Voyage(fish=["green fugu"]).view()
    assert view.face_up == (fish_number("green fugu"),)
    assert view.face_down == 47


def test_any_fish_of_the_bank_can_be_taken_face_up_or_face_down() -> None:
    voyage = fishing("blue tai")
    assert voyage.choices() == ["fish unseen", "fish blue tai"]


def test_taking_a_face_up_fish_turns_up_another_before_it_is_placed() -> None:
    voyage = fishing("blue tai", "green fugu")
    events = voyage.do("fish blue tai")
    assert kinds(events) == ["caught", "turned up"]
    assert voyage.kind == "place"
    assert voyage.view().face_up == (fish_number("green fugu"),)
    assert voyage.view(1).caught == fish_number("blue tai")


def test_a_face_down_fish_is_drawn_and_then_another_turned_up() -> None:
    voyage = fishing("blue tai", "green fugu", "orange katsuo")
    voyage.do("fish unseen")
    assert voyage.view().caught == fish_number("green fugu")
    assert voyage.view().face_up == (fish_number("blue tai"), fish_number("orange katsuo"))


def test_a_fish_put_back_lies_face_up() -> None:
    voyage = fishing("blue tai", "green fugu", "orange katsuo")
    events = voyage.do("fish unseen", "release")
    assert whats(events, "released") == [fish_number("green fugu")]
    assert sorted(voyage.view().face_up) == sorted(map(fish_number, ("blue tai", "green fugu", "orange katsuo")))
    assert voyage.hero.tokens == ()


def test_with_no_fish_face_down_none_is_turned_up() -> None:
    voyage = fishing("blue tai")
    voyage.game.shoal.clear()
    events = voyage.do("fish blue tai")
    assert kinds(events) == ["caught"]
    voyage.do("release")
    assert voyage.view().face_up == (fish_number("blue tai"),)


def test_an_empty_bank_gives_nothing() -> None:
    voyage = Voyage(fish=["blue tai"])
    voyage.others_wait()
    voyage.game.shoal.clear()
    voyage.game.face_up = [0] * 9
    voyage.game.up_mask = 0
    voyage.go("line")
    assert voyage.kind == "move"


def test_with_a_full_shelf_the_fish_goes_back_unasked() -> None:
    voyage = fishing("blue tai", "green fugu")
    fill(voyage, FULL)
    events = voyage.do("fish blue tai")
    assert kinds(events) == ["caught", "turned up", "released"]
    assert voyage.kind == "move"


# --- placing ---------------------------------------------------------------------------------------------------------


def test_the_first_fish_covers_the_top_left_cell() -> None:
    voyage = fishing("blue tai")
    voyage.do("fish blue tai")
    assert voyage.choices() == ["release", "place a1"]


def test_every_other_touches_a_placed_one_by_a_side() -> None:
    voyage = fishing("blue tai")
    fill(voyage, 0b0000_0010_0011)
    voyage.do("fish blue tai")
    # a1, a2 and b2 are there: a3 and b3 touch, c2 and b1 touch; c1 and c3 only meet a corner.
    assert voyage.choices() == ["release", "place a3", "place b1", "place b3", "place c2"]


def test_the_first_net_covers_the_top_left_cell_across_or_down() -> None:
    voyage = Voyage()
    voyage.go("net")
    assert voyage.choices() == ["release", "place a1 across", "place a1 down"]


def test_a_net_lies_inside_the_shelf_on_free_cells_and_touches() -> None:
    voyage = Voyage()
    voyage.others_wait()
    fill(voyage, 0b0000_0000_0111)
    voyage.go("net")
    # a4 is free; across it would stick out.
    assert voyage.choices() == [
        "release", "place b1 across", "place b2 across", "place b3 across", "place a4 down", "place b1 down",
        "place b2 down", "place b3 down",
    ]  # fmt: skip


def test_a_net_across_covers_its_cell_and_the_next_and_down_the_one_below() -> None:
    voyage = Voyage(net=["blue tai", "green fugu"])
    voyage.go("net")
    voyage.do("place a1 across")
    assert voyage.hero.shelf[:4] == (fish_number("blue tai"), fish_number("blue tai"), -1, -1)
    voyage.go("dock", "net")
    voyage.do("place a3 down")
    assert voyage.hero.shelf[2] == voyage.hero.shelf[6] == fish_number("green fugu")
    assert [token.is_net for token in voyage.hero.tokens] == [True, True]


# --- lines -----------------------------------------------------------------------------------------------------------

PLACES = {name: i for i, name in enumerate(f"{row}{column}" for row in "abc" for column in "1234")}


def shelf_of(voyage: Voyage, **cells: str) -> None:
    """Puts fish on the hero's shelf without asking for order."""
    from tokaido_tui.games.namiji.fishing import shelve

    for cell, fish in cells.items():
        shelve(voyage.game, 0, 1 + PLACES[cell], fish_number(fish.replace("_", " ")))


def test_a_row_of_one_colour_scores_at_once() -> None:
    voyage = fishing("blue tai")
    shelf_of(voyage, a1="blue fugu", a2="blue tai", a3="blue katsuo")
    events = voyage.do("fish blue tai", "place a4")
    assert points(events, cause="lines") == 5
    assert voyage.hero.lines == (0,)


def test_a_column_of_one_kind_scores_at_once() -> None:
    voyage = fishing("blue tai")
    shelf_of(voyage, a1="green fugu", a2="blue tai", b2="green tai")
    assert points(voyage.do("fish blue tai", "place c2"), cause="lines") == 4
    assert voyage.hero.lines == (4,)


def test_a_full_line_of_neither_scores_nothing_and_never_will() -> None:
    voyage = fishing("blue tai")
    shelf_of(voyage, a1="green fugu", b1="blue tai")
    assert points(voyage.do("fish blue tai", "place c1")) == 0
    assert voyage.hero.lines == ()


def test_both_of_one_colour_and_of_one_kind_scores_once() -> None:
    voyage = fishing("blue tai")
    shelf_of(voyage, a1="blue tai", b1="blue tai")
    assert points(voyage.do("fish blue tai", "place c1")) == 3


def test_one_token_may_complete_two_lines() -> None:
    voyage = fishing("blue tai")
    shelf_of(voyage, a1="blue tai", a2="blue fugu", a3="blue katsuo", b4="green tai", c4="orange tai")
    decision = voyage.game.decision
    events = voyage.do("fish blue tai")
    decision = voyage.game.decision
    assert {option.name: option.points for option in decision.options}["place a4"] == 5 + 6
    events = voyage.do("place a4")
    assert whats(events, "line") == [0, 6]
    assert points(events) == 11


def test_a_net_counts_as_two_fish_and_may_complete_lines() -> None:
    voyage = Voyage(net=["blue tai"])
    voyage.others_wait()
    shelf_of(voyage, a1="blue tai", b1="orange katsuo", c1="blue katsuo", c2="blue fugu")
    voyage.go("net")
    assert points(voyage.do("place c3 across")) == 9


@pytest.mark.parametrize(
    ("line", "cells", "worth"),
    [
        (0, "a1 a2 a3 a4", 5), (1, "b1 b2 b3 b4", 7), (2, "c1 c2 c3 c4", 9), (3, "a1 b1 c1", 3), (4, "a2 b2 c2", 4),
        (5, "a3 b3 c3", 5), (6, "a4 b4 c4", 6),
    ],
)  # fmt: skip
def test_what_every_line_scores(line: int, cells: str, worth: int) -> None:
    voyage = Voyage()
    shelf_of(voyage, **dict.fromkeys(cells.split(), "green fugu"))
    assert voyage.hero.lines == (line,)
    assert voyage.source("lines")[0] == worth


def test_placements_cover_one_cell_or_two_beside_each_other() -> None:
    for placement, cells in enumerate(CELLS_OF):
        found = [cell for cell in range(12) if cells >> cell & 1]
        assert len(found) in ((0,) if placement == 0 else (1,) if placement <= 12 else (0, 2))
        for one, other in pairwise(found):
            assert other - one == 4 or (other - one == 1 and other % 4)


# --- net -------------------------------------------------------------------------------------------------------------


def test_a_net_put_back_goes_under_the_stack_and_all_have_seen_it() -> None:
    voyage = Voyage(net=["blue tai"])
    voyage.go("net")
    voyage.do("release")
    layers = voyage.view().decks["net"]
    assert [layer.size for layer in layers] == [11, 1]
    assert layers[1].among == (fish_number("blue tai"),)


def test_without_room_the_net_goes_under_unasked() -> None:
    voyage = Voyage(net=["blue tai"])
    voyage.others_wait()
    fill(voyage, 0b1010_1111_1111)
    events = voyage.go("net")
    assert kinds(events) == ["moved", "nets", "nets released"]
    assert voyage.kind == "move"


def test_an_empty_stack_of_nets_gives_nothing() -> None:
    voyage = Voyage()
    voyage.others_wait()
    voyage.game.net_deck.top.clear()
    voyage.go("net")
    assert voyage.kind == "move"
