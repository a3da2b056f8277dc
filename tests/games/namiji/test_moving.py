"""Who moves and where to, on the sea as on the road; the other way round; what cannot be set up."""

from __future__ import annotations

import pytest

from tests.games.namiji.helpers import NAMES, SYSTEM, Voyage
from tokaido_tui.engine.dealer import SeededDealer
from tokaido_tui.engine.errors import IllegalActionError, SetupError
from tokaido_tui.engine.setup import Setup


def test_the_farthest_from_the_route_sails_first_and_the_last_of_all_moves() -> None:
    voyage = Voyage(4, queue=[2, 0, 3, 1])
    assert voyage.game.walker == 1
    voyage.do("move 3")
    voyage.pass_time()
    assert voyage.game.walker == 3


def test_who_is_still_last_moves_again() -> None:
    voyage = Voyage()
    voyage.do("move 5", "move 9", "move 2")
    assert voyage.game.walker == 0


def test_the_second_on_a_double_stands_behind_and_leaves_first() -> None:
    voyage = Voyage(4)
    voyage.do("move 6", "move 11", "move 11", "move 13")
    voyage.do("fish unseen", "release")
    assert voyage.game.walker == 3
    voyage.do("move 12")
    assert voyage.game.walker == 1, "who came second to the whirlpool stands behind"


def test_doubles_are_open_with_four_or_five_only() -> None:
    for players, open_ in ((2, False), (3, False), (4, True), (5, True)):
        assert any(Voyage(players).game.road.doubles) == open_
    voyage = Voyage(3)
    voyage.do("move 6")
    assert "move 6 whirlpool" not in voyage.choices()


def test_nobody_passes_a_dock_and_nobody_sails_back() -> None:
    voyage = Voyage(rock=["Hermit", "Devout"])
    assert voyage.game.legal_actions() == tuple(range(1, 15))
    for action, words in ((15, "stops at the next dock"), (0, "there already"), (99, "no station 99")):
        with pytest.raises(IllegalActionError, match=words):
            voyage.game.apply(action)
    voyage.do("move 2", "move 3", "keep Hermit", "move 5")
    with pytest.raises(IllegalActionError, match="nobody sails back"):
        voyage.game.apply(1)
    with pytest.raises(IllegalActionError, match="every slot there is taken"):
        voyage.game.apply(3)


def test_the_fleet_may_sail_the_other_way_round() -> None:
    there, back = Voyage(4).game.road, Voyage(4, ["return-trip"]).game.road
    assert back.kinds == there.kinds[::-1]
    assert back.doubles == there.doubles[::-1]
    assert back.stops == there.stops
    voyage = Voyage(4, ["return-trip"])
    assert voyage.choices()[0] == "move 1 dolphin"
    voyage.finish()
    assert voyage.game.is_over


@pytest.mark.parametrize(
    ("setup", "words"),
    [
        (Setup(("Ana",)), "2 to 5 players, not 1"),
        (Setup((*NAMES, "Flo")), "2 to 5 players, not 6"),
        (Setup(NAMES[:3], ("gastronomy",)), "no variant 'gastronomy'"),
        (Setup(NAMES[:2], roles=("Kinko", "")), "without travellers"),
    ],
)
def test_what_cannot_be_set_up_gets_a_sentence(setup: Setup, words: str) -> None:
    with pytest.raises(SetupError, match=words):
        SYSTEM.start(setup, SeededDealer(1))


def test_a_choice_that_is_not_offered_gets_a_sentence() -> None:
    voyage = Voyage(crustacean=["shrimp"])
    voyage.go("trap")
    with pytest.raises(IllegalActionError, match="which are: stop; draw"):
        voyage.game.apply(2)
    voyage.finish()
    with pytest.raises(IllegalActionError, match="the game is over"):
        voyage.game.apply(0)
