"""Properties of cards and coins over many random games."""

from __future__ import annotations

from collections import Counter

from tests.games.tokaido.play import Case, finished, over_games, steps
from tokaido_tui.games.tokaido.game import Tokaido
from tokaido_tui.games.tokaido.load_box import load_box

BOX = load_box()

BOX = {"souvenir": BOX.souvenir_pile, "meal": BOX.meal_pile, "encounter": BOX.encounter_pile, "spring": BOX.spring_pile}
OFFERED = {"buy": "souvenir", "accept": "meal", "keep": "encounter"}


def all_cards(game: Tokaido) -> dict[str, Counter[int]]:
    """Every card of the game, wherever it is: decks, the inn's hand, offers, collections."""
    found: dict[str, Counter[int]] = {}
    for deck in game.decks:
        found[deck.name] = Counter(card for cards, _ in deck.layers() for card in cards)
    found["meal"].update(game.hand)
    if game.offer:
        found[OFFERED[game.decision_kind()]].update(game.offer)
    for player in game.view(None).players:
        found["souvenir"].update(player.souvenirs)
        found["meal"].update(player.meals)
        found["encounter"].update(player.encounters)
        found["spring"].update(player.springs)
    return found


@over_games(80)
def test_cards_are_conserved_in_every_deck(case: Case) -> None:
    box = {name: Counter(pile) for name, pile in BOX.items()}
    for game, _, _ in steps(case):
        assert all_cards(game) == box


@over_games(200)
def test_no_dish_twice_in_a_game_and_at_most_one_meal_an_inn(case: Case) -> None:
    meals: Counter[tuple[int, int]] = Counter()
    at_inn: Counter[tuple[int, int]] = Counter()
    for game, _, events in steps(case):
        for event in events:
            if event.kind == "meal":
                meals[event.seat, event.what] += 1
                station = game.station_of(event.seat)
                assert station in game.road.stops[1:]
                at_inn[event.seat, station] += 1
    assert set(meals.values()) <= {1}
    assert set(at_inn.values()) <= {1}


@over_games(200)
def test_coins_are_never_negative(case: Case) -> None:
    for game, _, _ in steps(case):
        assert min(game.coins) >= 0


@over_games(200)
def test_the_coins_of_the_story_are_the_coins_in_the_purses(case: Case) -> None:
    told: Counter[int] = Counter()
    for game, _, events in steps(case):
        for event in events:
            if event.kind == "coins":
                told[event.seat] += event.amount
        assert [told[seat] for seat in range(case.setup.players)] == game.coins


@over_games(200)
def test_the_cards_of_the_story_are_the_cards_of_the_collections(case: Case) -> None:
    told: dict[str, Counter[tuple[int, object]]] = {
        kind: Counter() for kind in ("souvenir", "meal", "spring", "encounter", "achievement")
    }
    game, story = finished(case)
    for event in story:
        if event.kind in told:
            told[event.kind][event.seat, event.what] += 1
    for player in game.view(None).players:
        for kind, cards in (
            ("souvenir", player.souvenirs),
            ("meal", player.meals),
            ("spring", player.springs),
            ("encounter", player.encounters),
            ("achievement", player.achievements),
        ):
            mine = Counter({what: n for (seat, what), n in told[kind].items() if seat == player.number})
            assert mine == Counter(cards)


@over_games(200)
def test_an_inn_is_empty_of_meals_on_the_road_and_holds_the_hand_while_somebody_is_in(case: Case) -> None:
    size = max(3, case.setup.players) + ("gastronomy" not in case.setup.variants)
    for game, _, events in steps(case):
        for event in events:
            if event.kind == "hand dealt":
                assert event.amount == size
        if not game.waiting:
            assert game.hand == []
