"""Whether to use what a place offers: every question, in the words and numbers of its position."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.games.duo.helpers import Trip
from tests.tui.driving import HOME, ROOMY, app_with, look, make_app, press, until
from tests.tui.duo.playing import at, island_board, plan, reached, show_trip
from tokaido_tui.games.duo.options import unpack
from tokaido_tui.tui.duo.board import LEAST_MAP
from tokaido_tui.tui.widgets.log_panel import LogPanel
from tokaido_tui.words import of
from tokaido_tui.words.question import Question


def asked(trip: Trip) -> Question:
    return of("duo").question(trip.view(trip.game.seat))


def told(found: Question) -> list[tuple[str, str, str]]:
    """Each item: what it is, what it does, its points."""
    return [(item.label, item.detail, item.points) for item in found.items]


def consistent(trip: Trip) -> Question:
    """Every legal action has exactly one item, and no item does anything else."""
    found = asked(trip)
    actions = [found.action(frozenset({number})) for number in range(len(found.items))]
    assert sorted(actions) == sorted(trip.game.legal_actions())  # type: ignore[type-var]
    assert all(found.total(frozenset({number})) for number in range(len(found.items)))
    return found


def test_a_temple_and_a_garden() -> None:
    trip = Trip((1, 1, 1)).put(0, pilgrim="C1").boards(0, temple=5, garden=3)
    trip.do("die pilgrim")
    found = consistent(trip)
    assert found.title == "TEMPLE 2"
    assert told(found) == [("pray", "temple 5 to 6", "+3"), ("leave it", "do nothing here", "")]
    assert found.total(frozenset({0})) == "Faith 15 to 18"
    trip = Trip((2, 1, 1)).put(0, pilgrim="C1").boards(0, temple=5, garden=3)
    trip.do("die pilgrim")
    assert told(consistent(trip))[0] == ("stroll", "garden 3 to 4", "+5")


def test_coins_in_a_coastal_town() -> None:
    trip = Trip((3, 1, 1)).put(0, pilgrim="C1").boards(0, coins=4)
    trip.do("die pilgrim")
    assert told(consistent(trip))[0] == ("take 3 coins", "coins 4 to 7", "")
    trip = Trip((3, 1, 1)).put(0, pilgrim="C1").boards(0, coins=8, ingots=3)
    trip.do("die pilgrim")
    found = consistent(trip)
    assert told(found)[0] == ("take 3 coins", "coins 8 to 1, ingots 3 to 4", "+8")
    assert found.total(frozenset({0})) == "Trade 18 to 26"


def test_the_hot_springs_from_the_board_and_from_the_other() -> None:
    trip = Trip((2, 1, 1)).put(0, pilgrim="C4")
    trip.put(1, pilgrim=20)
    trip.do("die pilgrim")
    assert told(consistent(trip))[0] == ("take the token", "from the board", "")
    trip = Trip((2, 1, 1)).put(0, pilgrim="C4").put(1, pilgrim=20)
    trip.game.springs = 1
    trip.do("die pilgrim")
    assert told(consistent(trip))[0][1] == "from Bo"


def test_goods_of_a_mountain_town() -> None:
    trip = Trip((1, 1, 1)).put(0, merchant="M2").goods(0, fan=3)
    trip.do("die merchant", "move M1")
    found = consistent(trip)
    assert told(found)[0] == ("draw 4 goods", "2 of all go back", "")
    trip = Trip((1, 1, 1), waves=("calm", "sturdy", "master")).put(0, merchant="M2").wave(0, "sturdy")
    trip.do("die merchant", "move M1")
    assert told(consistent(trip))[0] == ("draw 5 goods", "", "")


def test_waves_on_the_board_and_the_others() -> None:
    trip = Trip((1, 1, 1)).put(0, pilgrim="C2").wave(0, "calm")
    trip.game.holder[0] = 1
    trip.do("die pilgrim")
    found = consistent(trip)
    assert [item.label for item in found.items] == ["shrewd", "master", "leave it"]
    assert found.total(frozenset({0})) == "Shrewd, from the board"
    trip = Trip((1, 1, 1)).put(0, pilgrim="C2").wave(1, "calm", "shrewd", "master")
    trip.do("die pilgrim")
    assert asked(trip).total(frozenset({1})) == "Shrewd, from Bo"
    assert len(consistent(trip).items) == 4


def test_a_sale_of_any_number() -> None:
    trip = Trip((1, 1, 1)).put(0, merchant="M2").goods(0, ceramics=4)
    trip.do("die merchant", "move C2")
    found = consistent(trip)
    assert told(found)[0] == ("sell 4 ceramics", "coins 0 to 2, ingots 0 to 1", "+5")
    assert told(found)[1] == ("sell 3 ceramics", "coins 0 to 9", "")
    assert told(found)[-1] == ("sell nothing", "keep them all", "")
    assert found.items[0].price == "12 coins"
    trip = Trip((1, 1, 1)).put(0, merchant="M2").goods(0, ceramics=1).wave(0, "shrewd")
    trip.do("die merchant", "move C2")
    assert consistent(trip).items[0].price == "4 coins"


def test_what_goes_back_is_marked() -> None:
    trip = Trip((1, 1, 1), goods=["kimono", "kimono", "doll", "fan"]).put(0, merchant="M2").goods(0, fan=2, doll=1)
    trip.do("die merchant", "move M1", "visit")
    found = asked(trip)
    assert found.several
    assert [item.label for item in found.items] == ["kimono", "kimono", "doll", "doll", "fan", "fan", "fan"]
    assert found.action(frozenset({0})) is None
    assert found.total(frozenset({0})) == "Mark 1 more that goes back"
    assert found.total(frozenset({0, 1, 2})) == "1 too many is marked"
    chosen = found.action(frozenset({2, 6}))
    assert chosen in trip.game.legal_actions()
    assert unpack(chosen) == [2, 0, 1, 2]
    assert found.total(frozenset({2, 6})) == "You keep 2 kimono, 1 doll, 2 fans"
    assert found.items[2].detail == "sells at C3 3, C7 3"


def test_every_way_of_keeping_can_be_marked() -> None:
    from itertools import combinations

    trip = Trip((1, 1, 1), goods=["kimono", "kimono", "doll", "fan"]).put(0, merchant="M2").goods(0, fan=2, doll=1)
    trip.do("die merchant", "move M1", "visit")
    found = asked(trip)
    marked = {found.action(frozenset(two)) for two in combinations(range(7), 2)}
    assert marked == set(trip.game.legal_actions())


def test_painting_more_by_the_wave_and_giving() -> None:
    trip = Trip((1, 1, 1)).revealed(0, "waterfall", "moon").wave(0, "master").put(0, pilgrim=2)
    trip.do("die artist", "move A")
    found = consistent(trip)
    assert [item.label for item in found.items] == [
        "give a waterfall", "turn 3 paintings", "turn 2 paintings", "leave it"
    ]  # fmt: skip
    assert found.items[0].points == "+1"
    assert found.items[0].detail == "culture 0 to 1"
    assert "waterfall, moon" in found.intro[0][0][0]


def test_a_die_once_more() -> None:
    trip = Trip((3, 1, 1)).put(0, pilgrim="C1")
    trip.game.springs = 0
    trip.do("die pilgrim", "visit")
    assert trip.kind == "repeat"
    found = consistent(trip)
    assert told(found)[0][0] == "use the pilgrim's 3 again"
    assert "C3" in found.intro[0][0][0]


# --- on the screen ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("kind", ["visit", "take", "sell", "keep", "paint", "repeat"])
@pytest.mark.parametrize("size", [HOME, ROOMY])
async def test_every_question_fits_and_leaves_the_keys_in_sight(
    kind: str, size: tuple[int, int], tmp_path: Path
) -> None:
    app = app_with(tmp_path, at(kind))
    async with app.run_test(size=size) as pilot:
        await until(pilot, lambda: island_board(app).deciding)
        text = await look(pilot)
        board = island_board(app)
        found = board.choice.question
        assert found is not None
        for item in found.items:
            assert item.label in text
        assert found.total(board.choice.selection) in text
        assert "q leave" in text.splitlines()[-1]
        # Nothing is pushed out of the screen, and small questions leave the map where it is.
        assert app.screen.query_one("#key-line").region.bottom == size[1]
        island = board.query_one("#island")
        assert island.display == (kind != "keep" or size == ROOMY)
        if island.display:
            assert board.map.size.height >= LEAST_MAP
            assert app.screen.query_one(LogPanel).size.height >= 2


async def test_a_wave_that_lets_one_hold_six_is_lost(tmp_path: Path) -> None:
    """Who has to give up a good is not who moved: it is asked of the other."""
    trip = Trip((1, 1, 1), waves=("calm", "sturdy", "master")).put(0, pilgrim="C2")
    trip.wave(1, "calm", "sturdy", "master").goods(1, fan=3, doll=3)
    trip.do("die pilgrim", "take sturdy")
    assert trip.kind == "keep"
    app = make_app(tmp_path, plan())
    async with app.run_test(size=HOME) as pilot:
        await until(pilot, lambda: island_board(app).deciding)
        board = await show_trip(pilot, trip)
        text = await look(pilot)
        assert "Bo decides" in text
        assert "You may hold 5.  1 good goes back to the bag: mark it." in text
        await press(pilot, "1")
        assert board.ready() in trip.game.legal_actions()


async def test_going_from_question_to_question_moves_nothing(tmp_path: Path) -> None:
    """The map stays where it is between a move and what is asked after it."""
    table = reached(lambda table: table.kind == "move" and table.decisions > 8)
    app = app_with(tmp_path, table)
    async with app.run_test(size=HOME) as pilot:
        await until(pilot, lambda: island_board(app).deciding)
        board = island_board(app)
        await look(pilot)
        before = board.map.region
        for _step in range(8):
            await press(pilot, "enter")
            await until(pilot, lambda: board.deciding)
            await look(pilot)
            if board.query_one("#island").display:
                assert board.map.region == before
