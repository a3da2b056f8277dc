"""What every sacred rock card asks for, just met and just missed."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.games.namiji.helpers import BOX, Voyage, fish_number, rock_number
from tokaido_tui.games.namiji.fishing import shelve
from tokaido_tui.games.namiji.game import Namiji
from tokaido_tui.games.namiji.scoring import rock_points
from tokaido_tui.games.namiji.shelf import ACROSS

Deed = Callable[[Namiji], None]


def fish(*names: str, nets: int = 0) -> Deed:
    """These fish in cells of their own from the top left, and nets in the bottom row."""

    def deed(game: Namiji) -> None:
        for cell, name in enumerate(names):
            shelve(game, 0, 1 + cell, fish_number(name))
        for number in range(nets):
            shelve(game, 0, ACROSS + 8 + 2 * number, fish_number("orange fugu"))

    return deed


def lines(*numbers: int) -> Deed:
    def deed(game: Namiji) -> None:
        game.lines[0] = sum(1 << number for number in numbers)

    return deed


def trap(shrimp: int, crabs: int) -> Deed:
    def deed(game: Namiji) -> None:
        game.trap[0], game.trap[1] = shrimp, crabs

    return deed


def sections(*counts: int) -> Deed:
    def deed(game: Namiji) -> None:
        game.sections[:3] = counts

    return deed


def offerings(left: int) -> Deed:
    def deed(game: Namiji) -> None:
        game.offerings[0] = left

    return deed


def cards(*names: str) -> Deed:
    def deed(game: Namiji) -> None:
        for name in names:
            game.gear[[card.name for card in BOX.docks].index(name)] += 1

    return deed


def rocks(count: int) -> Deed:
    def deed(game: Namiji) -> None:
        game.rocks[0] = (1 << count) - 1

    return deed


MIXED = ("blue tai", "green fugu", "orange katsuo")
CASES: list[tuple[str, int, Deed, Deed]] = [
    ("Skilled Fisherman", 4, lines(0, 3, 6), lines(0, 3)),
    ("Full Hold", 4, fish(*MIXED * 2, nets=2), fish(*MIXED, "blue tai", "blue fugu", nets=2)),
    ("Patient Angler", 3, fish(*MIXED, "blue tai", "green tai"), fish(*MIXED, "blue tai", nets=2)),
    ("Net Caster", 3, fish(nets=2), fish(*MIXED, nets=1)),
    ("Blue Catch", 4, fish("blue tai", "blue fugu", "blue tai", "blue katsuo"), fish("blue tai", "blue fugu", nets=2)),
    ("Orange Catch", 4, fish(nets=2), fish("orange tai", nets=1)),
    ("Green Catch", 4, fish(*["green tai"] * 4), fish(*["green tai"] * 3)),
    ("Varied Catch", 3, fish(*MIXED), fish("blue tai", "green fugu", "orange tai")),
    ("Shrimper", 4, trap(5, 0), trap(4, 9)),
    ("Crab Catcher", 4, trap(0, 2), trap(9, 1)),
    ("Full Trap", 4, trap(4, 3), trap(3, 3)),
    ("Dolphin Watcher", 3, sections(3, 0, 0), sections(2, 4, 5)),
    ("Octopus Watcher", 3, sections(0, 3, 0), sections(3, 2, 5)),
    ("Whale Watcher", 4, sections(0, 0, 4), sections(3, 4, 3)),
    ("Sea Watcher", 3, sections(1, 1, 1), sections(3, 4, 0)),
    ("Devout", 3, offerings(0), offerings(1)),
    ("Respectful", 3, offerings(1), offerings(2)),
    ("Gourmet", 4, cards("meal of 4 points", "meal of 5 points"), cards("meal of 5 points", "incense")),
    ("Shipwright", 4, cards("lantern", "lantern"), cards("lantern", "meal of 4 points")),
    ("Hermit", 4, rocks(4), rocks(3)),
]


@pytest.mark.parametrize(("name", "worth", "met", "missed"), CASES, ids=[case[0] for case in CASES])
def test_a_rock_scores_when_it_is_met_and_not_just_before(name: str, worth: int, met: Deed, missed: Deed) -> None:
    for deed, expected in ((met, worth), (missed, 0)):
        game = Voyage().game
        deed(game)
        assert rock_points(game, 0, rock_number(name)) == expected


def test_there_is_a_case_for_every_rock() -> None:
    assert {case[0] for case in CASES} == {card.name for card in BOX.rocks}


def test_rocks_are_shown_and_scored_at_the_end_met_or_not() -> None:
    voyage = Voyage()
    voyage.game.rocks[0] = 1 << rock_number("Respectful") | 1 << rock_number("Hermit")
    voyage.game.offerings[0] = 1
    before = voyage.view(1)
    assert before.outcome is None
    voyage.finish()
    assert voyage.source("rocks")[0] == 3
    assert voyage.source("offerings")[0] == -3
    assert len(voyage.view(1).players[0].rocks) == 2
