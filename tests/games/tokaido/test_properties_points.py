"""Properties of points over many random games: the track, the recount, the story and the winner."""

from __future__ import annotations

from collections import Counter

from tests.games.tokaido.play import Case, finished, over_games, steps
from tests.games.tokaido.recount import by_source
from tokaido_tui.games.tokaido.box import ACHIEVEMENT_NAMES
from tokaido_tui.games.tokaido.load_box import load_box

BOX = load_box()


@over_games(120)
def test_the_track_equals_the_recount_from_the_collections_after_every_step(case: Case) -> None:
    for game, _, _ in steps(case):
        outcome = game.outcome()
        assert tuple(map(sum, zip(*outcome.sources.values(), strict=True))) == outcome.points


@over_games(60)
def test_the_recount_agrees_with_one_written_from_the_rules_alone(case: Case) -> None:
    for game, _, _ in steps(case):
        view = game.view(None)
        sources = game.outcome().sources
        for player in view.players:
            assert {name: by_seat[player.number] for name, by_seat in sources.items()} == by_source(view, player)


@over_games(120)
def test_the_points_of_the_story_are_the_points_on_the_track_by_source(case: Case) -> None:
    told: Counter[tuple[str, int]] = Counter()
    for game, _, events in steps(case):
        for event in events:
            if event.kind == "points":
                told[event.cause, event.seat] += event.amount
        outcome = game.outcome()
        for source, by_seat in outcome.sources.items():
            assert tuple(told[source, seat] for seat in range(case.setup.players)) == by_seat


@over_games(200)
def test_a_game_has_a_winner_with_most_points_then_most_achievements(case: Case) -> None:
    game, story = finished(case)
    outcome = game.outcome()
    cards = [len(player.achievements) for player in game.view(None).players]
    best = max(zip(outcome.points, cards, strict=True))
    assert outcome.winners
    assert outcome.winners == tuple(
        seat for seat, mine in enumerate(zip(outcome.points, cards, strict=True)) if mine == best
    )
    assert tuple(seat for seat, place in enumerate(outcome.places) if place == 1) == outcome.winners
    assert tuple(event.seat for event in story if event.kind == "won") == outcome.winners


@over_games(200)
def test_final_achievements_go_to_all_leaders_and_to_nobody_at_0(case: Case) -> None:
    game, _ = finished(case)
    players = game.view(None).players
    tallies = {
        "Gourmet": [sum(BOX.dishes[dish].price for dish in player.meals) for player in players],
        "Bather": [len(player.springs) for player in players],
        "Chatterbox": [len(player.encounters) for player in players],
        "Collector": [len(player.souvenirs) for player in players],
    }
    for name, tally in tallies.items():
        card = ACHIEVEMENT_NAMES.index(name)
        for player, count in zip(players, tally, strict=True):
            assert (card in player.achievements) == (count == max(tally) > 0)


@over_games(200)
def test_a_panorama_achievement_goes_to_the_first_to_complete_it_and_only_to_them(case: Case) -> None:
    first: dict[int, int] = {}
    game, story = finished(case)
    for event in story:
        if event.kind == "section" and event.amount == (3, 4, 5)[event.what]:
            first.setdefault(event.what, event.seat)
    for player in game.view(None).players:
        assert {card for card in player.achievements if card < 3} == {
            p for p, seat in first.items() if seat == player.number
        }
