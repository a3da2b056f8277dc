"""Properties of the route over many random games: who moves, and where nobody may stop."""

from __future__ import annotations

from collections import Counter

from tests.games.namiji.play import Case, over_games, steps
from tokaido_tui.games.namiji.box import STATION_NAMES
from tokaido_tui.games.namiji.preview import Previewer

WHOLE = {"dolphin": 3, "octopus": 4, "whale": 5}


@over_games(60)
def test_each_slot_is_used_at_most_once_and_every_place_of_a_dock(case: Case) -> None:
    used: Counter[tuple[object, int]] = Counter()
    for game, _, events in steps(case):
        for event in events:
            if event.kind == "moored" or (event.kind == "moved" and event.what not in game.road.stops):
                used[event.what, event.amount] += 1
    assert set(used.values()) == {1}
    docks = {(dock, place) for dock in game.road.stops[1:-1] for place in range(game.travellers)}
    assert {spot for spot in used if spot[0] in game.road.stops} == docks


@over_games(60)
def test_the_mover_is_last_and_the_neutral_is_moved_by_the_leader(case: Case) -> None:
    for game, _, _ in steps(case):
        if game.decision_kind() != "move":
            continue
        places = [(game.station_of(t), -game.slot_of(t)) for t in range(game.travellers)]
        assert places.count(min(places)) == 1
        assert places[game.walker] == min(places)
        leader = places.index(max(places))
        assert game.seat == (leader if game.walker == case.setup.players else game.walker)


@over_games(60)
def test_the_legal_moves_are_the_free_open_spaces_up_to_the_next_dock(case: Case) -> None:
    """Worked out from the story alone: which slots were taken, what is in the collection."""
    taken: Counter[object] = Counter()
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
            kind = STATION_NAMES[game.road.kinds[station]]
            done = kind in WHOLE and sections[game.walker, kind] == WHOLE[kind]
            if taken[station] < slots and not done:
                expected.append(station)
        assert game.legal_actions() == (*expected, end)


@over_games(20)
def test_a_preview_is_what_happens(case: Case) -> None:
    for number, (game, _, _) in enumerate(steps(case)):
        if game.decision_kind() != "move" or number % 3:
            continue
        previewer = Previewer(game.view(game.seat))
        legal = game.legal_actions()
        promised = {option.action: option.points for option in game.decision.options}
        for station in range(game.road.last + 1):
            preview = previewer.stop(station)
            assert (not preview.closed) == (station in legal)
            if preview.closed:
                continue
            assert preview.points == promised[station]
            twin = game.copy()
            twin.apply(station)
            if twin.decision_kind() == "move" and station != game.stage.end:
                assert (preview.next_walker, preview.next_decider) == (twin.walker, twin.seat)
                assert preview.again == (twin.walker == game.walker)
            if preview.section:
                before = game.view(None).players[game.walker].sections[preview.kind - 1]
                assert preview.section == before + 1
                assert preview.first == (twin.awarded != game.awarded)
            if preview.spared:
                assert twin.offerings[game.walker] == game.offerings[game.walker] - 1
