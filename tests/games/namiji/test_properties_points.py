"""Properties of points and shelves over many random games: the track, the recount, the story and the winner."""

from __future__ import annotations

from collections import Counter

from tests.games.namiji.play import Case, finished, over_games, steps
from tests.games.namiji.recount import by_source
from tokaido_tui.games.namiji.box import STATION_NAMES
from tokaido_tui.games.namiji.shelf import CELLS_OF

UPGRADES = {"whirlpool": ("incense", 2), "rock": ("sea chart", 1)}
PANORAMAS = ("dolphin", "octopus", "whale")


@over_games(36)
def test_the_track_equals_a_recount_from_the_table_after_every_step(case: Case) -> None:
    for game, _, _ in steps(case):
        outcome = game.outcome()
        assert tuple(map(sum, zip(*outcome.sources.values(), strict=True))) == outcome.points
        view = game.view(None)
        for player in view.players:
            mine = {name: by_seat[player.number] for name, by_seat in outcome.sources.items() if name != "upgrades"}
            assert mine == by_source(view, player)


@over_games(80)
def test_the_points_of_the_story_are_the_points_on_the_track_by_source(case: Case) -> None:
    told: Counter[tuple[str, int]] = Counter()
    for game, _, events in steps(case):
        for event in events:
            if event.kind == "points":
                assert event.amount
                told[event.cause, event.seat] += event.amount
        for source, by_seat in game.outcome().sources.items():
            assert tuple(told[source, seat] for seat in range(case.setup.players)) == by_seat


@over_games(60)
def test_upgrades_score_what_their_cards_say_at_every_visit(case: Case) -> None:
    """Counted from the story: who held how many of which when they stopped where."""
    held: Counter[tuple[int, str]] = Counter()
    due: Counter[int] = Counter()
    for game, _, events in steps(case):
        kinds = {event.kind for event in events}
        for event in events:
            if event.kind == "moved" and event.seat < case.setup.players:
                kind = STATION_NAMES[game.road.kinds[event.what]]
                if kind in PANORAMAS:
                    due[event.seat] += held[event.seat, "spyglass"]
                elif kind in UPGRADES and (kind == "rock" or "offering" in kinds):
                    card, worth = UPGRADES[kind]
                    due[event.seat] += worth * held[event.seat, card]
            elif event.kind == "dock card":
                held[event.seat, game.box.docks[event.what].name] += 1
        assert game.outcome().sources["upgrades"] == tuple(due[seat] for seat in range(case.setup.players))


@over_games(80)
def test_a_shelf_grows_connected_from_the_top_left_cell(case: Case) -> None:
    game, _ = finished(case)
    for player in game.view(None).players:
        filled: set[int] = set()
        for token in player.tokens:
            cells = {cell for cell in range(12) if CELLS_OF[token.placement] >> cell & 1}
            assert len(cells) == (2 if token.is_net else 1)
            assert not cells & filled
            touching = {(a, b) for a in cells for b in filled if abs(a // 4 - b // 4) + abs(a % 4 - b % 4) == 1}
            assert touching if filled else 0 in cells
            filled |= cells


@over_games(80)
def test_a_line_is_scored_once(case: Case) -> None:
    game, story = finished(case)
    told = Counter((event.seat, event.what) for event in story if event.kind == "line")
    assert set(told.values()) <= {1}
    for player in game.view(None).players:
        assert {line for seat, line in told if seat == player.number} == set(player.lines)


@over_games(60)
def test_the_winner_has_most_points_and_ties_share(case: Case) -> None:
    game, story = finished(case)
    outcome = game.outcome()
    best = max(outcome.points)
    assert outcome.winners == tuple(seat for seat, points in enumerate(outcome.points) if points == best)
    assert tuple(event.seat for event in story if event.kind == "won") == outcome.winners
    assert [place == 1 for place in outcome.places] == [points == best for points in outcome.points]


@over_games(60)
def test_everybody_comes_home_to_the_tokens_of_their_arrival(case: Case) -> None:
    game, _ = finished(case)
    boats = max(3, case.setup.players)
    arrived = [player.arrived for player in game.view(None).players]
    assert len(set(arrived)) == case.setup.players
    assert set(arrived) <= set(range(1, boats + 1))


@over_games(60)
def test_a_bonus_goes_to_the_first_to_complete_a_panorama(case: Case) -> None:
    first: dict[object, int] = {}
    game, story = finished(case)
    for event in story:
        if event.kind == "section" and event.amount == (3, 4, 5)[event.what]:
            first.setdefault(event.what, event.seat)
    for player in game.view(None).players:
        assert set(player.bonuses) == {p for p, seat in first.items() if seat == player.number}
