"""Properties of the road over many random games: who moves, and where nobody may stop."""

from __future__ import annotations

from collections import Counter

from tests.games.tokaido.play import Case, finished, over_games, steps
from tokaido_tui.games.tokaido.box import STATION_NAMES
from tokaido_tui.games.tokaido.game import Tokaido

WHOLE = {"paddy": 3, "mountain": 4, "sea": 5}


def kind_of(game: Tokaido, station: int) -> str:
    return STATION_NAMES[game.road.kinds[station]]


@over_games(200)
def test_each_road_slot_is_used_at_most_once(case: Case) -> None:
    used = set()
    game, story = finished(case)
    for event in story:
        if event.kind == "moved":
            assert (event.what, event.amount) not in used
            used.add((event.what, event.amount))
    for station, slot in used:
        if kind_of(game, station) != "inn":
            assert slot <= (1 if game.road.doubles[station] and case.setup.players >= 4 else 0)
    inns = [(station, slot) for station in game.road.stops[1:] for slot in range(max(3, case.setup.players))]
    assert {place for place in used if kind_of(game, place[0]) == "inn"} == set(inns)


@over_games(200)
def test_the_mover_is_on_the_lowest_station_there_on_the_highest_slot(case: Case) -> None:
    for game, _, _ in steps(case):
        if game.decision_kind() != "move":
            continue
        places = [(game.station_of(t), -game.slot_of(t)) for t in range(game.travellers)]
        assert places[game.walker] == min(places)
        assert places.count(min(places)) == 1
        if game.walker == case.setup.players:
            assert places[game.seat] == max(places)
        else:
            assert game.seat == game.walker


@over_games(200)
def test_the_legal_moves_are_the_free_open_spaces_up_to_the_next_inn(case: Case) -> None:
    """Worked out from the story alone: which slots were taken, what is in the purse and the collection."""
    taken: Counter[int] = Counter()
    sections: Counter[tuple[int, str]] = Counter()
    for game, _, events in steps(case):
        for event in events:
            if event.kind == "moved":
                taken[event.what] += 1
            elif event.kind == "section":
                sections[event.seat, list(WHOLE)[event.what]] += 1
        if game.decision_kind() != "move":
            continue
        here = game.station_of(game.walker)
        end = next(stop for stop in game.road.stops if stop > here)
        expected = []
        for station in range(here + 1, end):
            slots = 2 if game.road.doubles[station] and case.setup.players >= 4 else 1
            kind = kind_of(game, station)
            if taken[station] >= slots:
                continue
            if game.walker < case.setup.players:
                if kind in ("village", "temple") and game.coins[game.walker] == 0:
                    continue
                if kind in WHOLE and sections[game.walker, kind] == WHOLE[kind]:
                    continue
            expected.append(station)
        assert game.legal_actions() == (*expected, end)


@over_games(200)
def test_nobody_stops_at_a_village_or_temple_with_an_empty_purse_nor_on_a_completed_panorama(case: Case) -> None:
    purses: list[int] = []
    sections: Counter[tuple[int, str]] = Counter()
    for game, action, events in steps(case):
        for event in events:
            if event.kind == "moved" and event.seat < case.setup.players:
                kind = kind_of(game, action)
                assert kind not in ("village", "temple") or purses[event.seat] > 0
                assert kind not in WHOLE or sections[event.seat, kind] < WHOLE[kind]
            elif event.kind == "section":
                sections[event.seat, list(WHOLE)[event.what]] += 1
        purses = game.coins[:]


@over_games(200)
def test_everybody_stops_at_every_inn_and_the_journey_ends_at_the_last(case: Case) -> None:
    stops: dict[int, list[int]] = {}
    for game, _, events in steps(case):
        for event in events:
            if event.kind == "moved" and kind_of(game, event.what) == "inn":
                stops.setdefault(event.seat, []).append(event.what)
    assert len(stops) == max(3, case.setup.players)
    assert set(map(tuple, stops.values())) == {game.road.stops[1:]}
