"""The two final scores the rulebook works out, and the slip in the second."""

from __future__ import annotations

from tests.games.namiji.helpers import BOX, Voyage, fish_number, rock_number
from tokaido_tui.games.namiji import dock, fishing, scoring, stops
from tokaido_tui.games.namiji.game import Namiji
from tokaido_tui.games.namiji.shelf import FISH_PLACES, NET_PLACES, placement_name
from tokaido_tui.games.road.panoramas import add_section

PLACEMENTS = {placement_name(p): p for p in range(1, 37)}


def collect(
    game: Namiji,
    shelf: dict[str, str],
    haul: tuple[int, int],
    rocks: list[str],
    sections: tuple[int, int, int],
    meals: list[int],
    home: int,
    offerings: int,
) -> None:
    """Gives seat 0 a collection by the rules' own steps, and brings it home."""
    for where, fish in shelf.items():
        assert PLACEMENTS[where] in (NET_PLACES if " " in where else FISH_PLACES)[game.filled[0]]
        fishing.shelve(game, 0, PLACEMENTS[where], fish_number(fish))
    game.haul_shrimp, game.haul_crabs = haul
    stops.keep_haul(game, 0)
    for rock in rocks:
        game.rocks[0] |= 1 << rock_number(rock)
    for panorama, count in enumerate(sections):
        for _ in range(count):
            add_section(game, 0, panorama)
    for worth in meals:
        card = next(number for number, dish in enumerate(BOX.docks) if dish.points == worth)
        game.gear[card] += 1
        game.score(0, worth, "meals")
    while game.offerings[0] > offerings:
        stops.whirlpool(game, 0)
    game.waiting = home
    game.stage = game.road.stages[-1]
    dock.arrive(game, 0)
    if not game.is_over:
        scoring.finish(game)


def test_musubi_has_36_points() -> None:
    game = Voyage(players=5).game
    collect(
        game,
        # A green top row, a left column of one kind, and a second column that is not full.
        {
            "a1": "green tai",
            "a2": "green fugu",
            "a3": "green tai",
            "a4": "green katsuo",
            "b1": "blue tai",
            "c1": "orange tai",
            "b2": "blue fugu",
        },
        haul=(5, 1),
        rocks=["Shrimper", "Hermit", "Patient Angler", "Skilled Fisherman"],
        sections=(2, 0, 3),
        meals=[5],
        home=3,
        offerings=2,
    )
    mine = {source: by_seat[0] for source, by_seat in game.outcome().sources.items()}
    assert mine == {
        "lines": 8, "crustaceans": 6, "panoramas": 9, "bonuses": 0, "meals": 5, "upgrades": 0, "early bird": 3,
        "rocks": 11, "offerings": -6,
    }  # fmt: skip
    assert game.points[0] == 36


def test_tami_has_59_points_the_three_crustaceans_counted() -> None:
    game = Voyage(players=5).game
    collect(
        game,
        {
            "a1": "blue tai",
            "b1 down": "blue tai",
            "b2 across": "blue fugu",
            "b4": "blue katsuo",
            "c2 across": "orange tai",
            "c4": "green tai",
        },
        haul=(2, 1),
        rocks=["Skilled Fisherman", "Gourmet", "Blue Catch"],
        sections=(0, 4, 2),
        meals=[4, 4],
        home=5,
        offerings=0,
    )
    mine = {source: by_seat[0] for source, by_seat in game.outcome().sources.items()}
    assert mine == {
        "lines": 19, "crustaceans": 3, "panoramas": 13, "bonuses": 3, "meals": 8, "upgrades": 0, "early bird": 1,
        "rocks": 12, "offerings": 0,
    }  # fmt: skip
    assert game.points[0] == 59
