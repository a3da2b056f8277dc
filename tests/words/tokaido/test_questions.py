"""Questions: what is shown beside every choice is what the rules then do."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations
from random import Random

import pytest

from tests.games.playing import coins, points
from tests.games.tokaido.helpers import Journey
from tests.words.tokaido.test_previews import NAMES
from tokaido_tui.engine.dealer import SeededDealer
from tokaido_tui.engine.setup import Setup
from tokaido_tui.games import system
from tokaido_tui.games.tokaido.game import Tokaido
from tokaido_tui.games.tokaido.load_box import load_box
from tokaido_tui.words import of
from tokaido_tui.words.question import Question

BOX = load_box()

RANKS = {1: 10, 2: 7, 3: 4, 4: 2, 5: 2}


def asked(game: Tokaido) -> Question:
    return of("tokaido").question(game.view(game.seat))


def questions(kind: str, wanted: int) -> Iterator[tuple[Tokaido, Question]]:
    """That many questions of a kind, from whole strolling games of all sizes."""
    found = 0
    for seed in range(400):
        players = 2 + seed % 4
        mind = Random(seed)
        game, _ = system("tokaido").start(Setup(NAMES[:players]), SeededDealer(seed))
        while not game.is_over:
            if game.decision_kind() == kind:
                yield game, asked(game)
                found += 1
                if found == wanted:
                    return
            legal = game.legal_actions()
            stroll = min(int(mind.expovariate(1.2)), len(legal) - 1)
            game.apply(legal[stroll] if game.decision_kind() == "move" else mind.choice(legal))
    raise AssertionError(f"only {found} questions of the kind {kind}")


def outcome_of(game: Tokaido, action: int) -> tuple[int, int]:
    """The points and coins an action brings who decides, played out on a copy."""
    after = game.copy(SeededDealer(1))
    seat = game.seat
    events = after.apply(action)
    # At the last inn the final scoring follows at once; it is not part of the choice.
    ending = next((i for i, event in enumerate(events) if event.kind in ("won", "rank", "achievement")), len(events))
    stop = events if game.decision_kind() in ("admire", "keep") else events[:ending]
    return points(stop, seat), coins(stop, seat)


def check_sum(text: str, gained: int, paid: int) -> None:
    """The line that sums up names the very numbers."""
    assert (f"+{gained} point" in text) == bool(gained), (text, gained)
    assert (f"pay {-paid} coin" in text) == (paid < 0), (text, paid)
    assert (f"+{paid} coin" in text) == (paid > 0), (text, paid)


def test_village_totals_are_what_the_purchase_costs_and_scores() -> None:
    for game, shop in questions("buy", 60):
        for size in range(len(shop.items) + 1):
            for marked in map(frozenset, combinations(range(len(shop.items)), size)):
                action = shop.action(marked)
                mask = sum(1 << index for index in marked)
                if mask not in game.legal_actions():
                    assert action is None
                    assert "more than you can pay" in shop.total(marked)
                    continue
                assert action == mask
                gained, paid = outcome_of(game, action)
                if marked:
                    check_sum(shop.total(marked), gained, paid)
                else:
                    assert shop.total(marked) == "Buy nothing"
                    assert (gained, paid) == (0, 0)


def test_the_points_beside_souvenirs_add_up_to_the_total() -> None:
    """Cards join sets in the order they lie: each one's points, given those before it, sum to the purchase."""
    for game, shop in questions("buy", 40):
        assert shop.gains is not None
        for index in range(len(shop.items)):
            alone = shop.gains(frozenset(), index)
            if 1 << index in game.legal_actions():
                assert alone == f"+{outcome_of(game, 1 << index)[0]}"
        if 3 in game.legal_actions():
            both = int(shop.gains(frozenset(), 0)) + int(shop.gains(frozenset({0}), 1))
            assert both == outcome_of(game, 3)[0]


def test_a_souvenir_that_cannot_be_paid_says_so() -> None:
    dear = 0
    for game, shop in questions("buy", 80):
        view = game.view(game.seat)
        for index, card in enumerate(view.offer):
            payable = any(action >> index & 1 for action in game.legal_actions())
            assert (shop.items[index].why == "too dear") == (not payable)
            assert shop.items[index].label == BOX.souvenirs[card].name
            assert shop.items[index].price.startswith(str(BOX.souvenirs[card].price))
            dear += not payable
    assert dear


def test_the_inn_tells_too_dear_from_eaten_already() -> None:
    notes: set[str] = set()
    for game, menu in questions("eat", 120):
        player = game.view(game.seat).players[game.seat]
        legal = game.legal_actions()
        for number, item in enumerate(menu.items):
            action = menu.action(frozenset({number}))
            notes.add(item.why)
            if item.label == "nothing":
                assert action == 0
                continue
            dish = next(i for i, dish in enumerate(BOX.dishes) if dish.name == item.label)
            eaten = dish in player.meals
            assert (item.why == "eaten already") == eaten
            assert (item.why == "") == (dish + 1 in legal)
            assert (item.why == "too dear") == (dish + 1 not in legal and not eaten)
            if not item.why:
                assert action == dish + 1
                gained, paid = outcome_of(game, action)
                assert gained == 6
                check_sum(menu.total(frozenset({number})), gained, paid)
                assert item.price.startswith(str(-paid))
            else:
                assert action is None
        assert not menu.items[menu.cursor].why, "the cursor begins where something can be chosen"
    assert notes == {"", "too dear", "eaten already"}


def test_temple_gifts_show_the_rank_they_would_give() -> None:
    seen = set()
    for game, temple in questions("donate", 80):
        for number, item in enumerate(temple.items):
            action = temple.action(frozenset({number}))
            gained, paid = outcome_of(game, action)
            assert (action, paid) == (number + 1, -number - 1)
            check_sum(temple.total(frozenset({number})), gained, paid)
            assert item.points == f"+{gained}"
            piles = list(game.offerings)
            piles[game.seat] += gained
            better = len({pile for pile in piles if pile > piles[game.seat]})
            seen.add(better + 1)
            assert f"pile {piles[game.seat]}: rank worth {RANKS[better + 1]} now" in item.detail
    assert {1, 2} <= seen


@pytest.mark.parametrize("kind", ["choose", "admire", "keep", "accept"])
def test_every_other_choice_does_what_it_says(kind: str) -> None:
    for game, asking in questions(kind, 12):
        actions = [asking.action(frozenset({number})) for number in range(len(asking.items))]
        assert sorted(actions) == sorted(game.legal_actions())
        for number, action in enumerate(actions):
            option = next(option for option in game.view(game.seat).decision.options if option.action == action)
            item = asking.items[number]
            if kind in ("choose", "keep"):
                assert option.name == f"{kind} {item.label}"
            elif kind == "admire":
                assert option.name == f"admire {item.label}"
            else:
                assert option.name == item.label
            if kind == "choose":
                assert item.price in asking.total(frozenset({number}))
            elif kind != "keep":
                gained, paid = outcome_of(game, action)
                check_sum(asking.total(frozenset({number})), gained, paid)


def test_kinkos_discount_is_in_the_prices() -> None:
    journey = Journey("Kinko", meal=["Dango", "Soba", "Udon", "Fugu"])
    journey.pass_time()
    while journey.kind != "eat" or journey.game.seat != 0:
        journey.pass_time()
    prices = {item.label: item.price for item in asked(journey.game).items}
    assert prices == {"Dango": "0 coins", "Soba": "1 coin", "Udon": "2 coins", "Fugu": "2 coins", "nothing": ""}
