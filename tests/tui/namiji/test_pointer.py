"""The cursor that stands only on what can be chosen."""

from __future__ import annotations

from random import Random

import pytest

from tests.tui.namiji.sailing import at, sailed
from tests.words.namiji.voyages import boats
from tokaido_tui.games.namiji.options import MEMBERS
from tokaido_tui.games.namiji.shelf import ACROSS, CELLS_OF, DOWN, FISH_PLACES, NET_PLACES, ROWS
from tokaido_tui.games.namiji.view import View
from tokaido_tui.table.table import Table
from tokaido_tui.tui.namiji.fishing import placed, pointer_for
from tokaido_tui.tui.namiji.pointer import SPACE, WAYS, Pointer, Spot, keys_in_words


def grid() -> Pointer:
    """An L of three spots and a broad one under it."""
    return Pointer([Spot(1, 0, 0), Spot(2, 1, 0), Spot(3, 0, 2), Spot(9, 0, 3, broad=True)])


def test_arrows_go_to_the_nearest_spot_that_way() -> None:
    pointer = grid()
    assert pointer.step(1, 0)
    assert pointer.action == 2
    assert not pointer.step(1, 0), "there is nothing further"
    assert pointer.action == 2
    assert pointer.step(0, 1)
    assert pointer.action == 3
    assert pointer.step(0, 1)
    assert pointer.action == 9
    assert not pointer.step(0, 1)
    assert pointer.step(0, -1)
    assert pointer.action == 3


def test_numbers_and_ends_follow_reading_order() -> None:
    pointer = grid()
    pointer.go(3)
    assert pointer.action == 3
    pointer.go(7)
    assert pointer.action == 3, "there is no seventh"
    pointer.end(last=True)
    assert pointer.action == 9
    pointer.end(last=False)
    assert pointer.action == 1


def test_a_turn_is_to_the_nearest_of_the_other_kind() -> None:
    pointer = Pointer(
        [Spot(1, 0.5, 0, turn=1), Spot(2, 2.5, 0, turn=1), Spot(3, 0, 0.5, turn=2), Spot(4, 3, 0.5, turn=2)]
    )
    assert [spot.action for spot in pointer.shown()] == [1, 2]
    assert pointer.turn()
    assert pointer.action == 3
    assert [spot.action for spot in pointer.shown()] == [3, 4]
    pointer.step(1, 0)
    assert pointer.turn()
    assert pointer.action == 2
    assert not grid().turn()


@pytest.mark.parametrize("seed", range(6))
def test_every_legal_placement_is_reached_by_the_keys_told_and_no_other(seed: int) -> None:
    """From anywhere, for a fish, for a net, in the bank and among nets."""
    mind = Random(seed)
    for kind, more in (("place", {"netted": False}), ("place", {"netted": True}), ("fish", {})):
        table = at(kind, people=3, seed=seed, leg=seed % 3, **more)
        view = table.view(table.decider)
        pointer = pointer_for(view)
        assert {spot.action for spot in pointer.spots} == {option.action for option in view.decision.options}
        for spot in pointer.spots:
            pointer.point_at(mind.choice(pointer.spots).action)
            for key in pointer.way_to(spot.action):
                assert pointer.turn() if key == SPACE else pointer.step(*WAYS[key])
            assert pointer.action == spot.action


def test_a_net_lies_as_it_is_pointed() -> None:
    table = at("place", people=3, seed=2, netted=True)
    pointer = pointer_for(table.view(table.decider))
    for spot in pointer.spots:
        members = MEMBERS[CELLS_OF[spot.action]]
        if spot.broad:
            assert spot.action == 0
        else:
            assert len(members) == 2
            assert (spot.turn == 1) == (ACROSS <= spot.action < DOWN)


def test_the_cursor_begins_where_most_is_scored() -> None:
    def reached(table: Table, _view: View) -> bool:
        return table.decision is not None and any(option.points for option in table.decision.options)

    table = sailed(boats(3, seed=3), lambda table, view: table.kind == "place" and reached(table, view))
    view = table.view(table.decider)
    best = max(view.decision.options, key=lambda option: option.points)
    chosen = pointer_for(view).action
    assert next(o.points for o in view.decision.options if o.action == chosen) == best.points


def test_keys_are_told_in_words() -> None:
    assert keys_in_words(["Right", "Right", "Down", SPACE]) == "*Right* 2 times, *Down* once, *Space* once"


def test_on_every_shelf_there_can_be_each_placement_is_a_few_keys_away() -> None:
    shelves, new = {0}, [0]
    while new:
        filled = new.pop()
        for placement in (*FISH_PLACES[filled][1:], *NET_PLACES[filled][1:]):
            after = filled | CELLS_OF[placement]
            if after not in shelves:
                shelves.add(after)
                new.append(after)
    assert len(shelves) > 500
    for filled in shelves:
        for places in (FISH_PLACES[filled][1:], NET_PLACES[filled][1:]):
            pointer = Pointer([*map(placed, places), Spot(0, 0, ROWS, broad=True)])
            for spot in pointer.spots:
                assert pointer.action == spot.action or 1 <= len(pointer.way_to(spot.action)) <= 4
