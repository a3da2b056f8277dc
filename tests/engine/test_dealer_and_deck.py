"""The layered deck and who deals from it."""

from __future__ import annotations

from collections import Counter

import pytest

from tokaido_tui.engine.dealer import Draw, RecordingDealer, ScriptedDealer, SeededDealer, StackedDealer
from tokaido_tui.engine.deck import OPEN, Deck
from tokaido_tui.engine.errors import RecordError


def test_the_same_seed_deals_the_same_cards() -> None:
    deals = [[SeededDealer(seed).take(list(range(100)), "cards") for _ in range(3)] for seed in (5, 5, 6)]
    assert deals[0] == deals[1] != deals[2]


def test_a_dealer_takes_the_card_out() -> None:
    cards = [4, 5, 6]
    card = SeededDealer(1).take(cards, "cards")
    assert sorted([*cards, card]) == [4, 5, 6]


def test_every_card_of_the_top_layer_is_as_likely() -> None:
    dealer = SeededDealer(3)
    drawn = Counter(dealer.take([0, 1, 2, 3], "cards") for _ in range(4000))
    assert all(900 < drawn[card] < 1100 for card in range(4))


def test_a_stacked_pile_has_the_same_cards_whatever_is_drawn_from_others() -> None:
    one, other = StackedDealer(9), StackedDealer(9)
    first, second = list(range(20)), list(range(20))
    alone = [one.take(first, "meal") for _ in range(20)]
    between = []
    for _ in range(20):
        other.take([1, 2, 3], "souvenir")
        between.append(other.take(second, "meal"))
    assert alone == between
    assert sorted(alone) == list(range(20))
    assert alone != sorted(alone)


def test_stacked_piles_differ_by_seed_and_by_name() -> None:
    def dealt(seed: int, pile: str) -> list[int]:
        dealer, cards = StackedDealer(seed), list(range(20))
        return [dealer.take(cards, pile) for _ in range(20)]

    assert dealt(1, "meal") == dealt(1, "meal")
    assert dealt(1, "meal") != dealt(2, "meal")
    assert dealt(1, "meal") != dealt(1, "souvenir")


def test_a_script_is_dealt_in_order_then_the_next_dealer_deals() -> None:
    dealer = ScriptedDealer([Draw("a", 2), Draw("b", 1)], SeededDealer(1))
    assert dealer.take([1, 2, 3], "a") == 2
    assert dealer.take([1], "b") == 1
    assert dealer.take([7], "c") == 7


@pytest.mark.parametrize(
    ("script", "message"),
    [
        ([], "a draw from the pile 'a' is missing"),
        ([Draw("b", 1)], "a draw from the pile 'a' was due, not from 'b'"),
        ([Draw("a", 9)], "that card is not on top of the pile 'a'"),
    ],
)
def test_a_script_that_does_not_fit_is_an_error(script: list[Draw], message: str) -> None:
    cards = [1, 2]
    with pytest.raises(RecordError, match=message):
        ScriptedDealer(script).take(cards, "a")
    assert cards == [1, 2]


def test_a_recording_dealer_reports_every_draw() -> None:
    seen: list[Draw] = []
    dealer = RecordingDealer(ScriptedDealer([Draw("a", 2), Draw("b", 5)]), seen.append)
    dealer.take([1, 2], "a")
    dealer.take([5], "b")
    assert seen == [Draw("a", 2), Draw("b", 5)]


def test_cards_put_under_come_up_only_after_the_layer_above_layer_by_layer() -> None:
    dealer = SeededDealer(2)
    for _ in range(20):
        deck = Deck("a", [1, 2, 3])
        deck.put_under((4, 5), OPEN)
        deck.put_under((6,), None)
        assert len(deck) == 6
        drawn = [deck.draw(dealer.take) for _ in range(6)]
        assert [set(drawn[:3]), set(drawn[3:5]), set(drawn[5:])] == [{1, 2, 3}, {4, 5}, {6}]
        assert not deck


def test_the_order_within_a_returned_layer_is_random() -> None:
    dealer = SeededDealer(2)
    orders = set()
    for _ in range(50):
        deck = Deck("a", [1])
        deck.put_under((4, 5), None)
        orders.add(tuple(deck.draw_up_to(3, dealer.take)))
    assert orders == {(1, 4, 5), (1, 5, 4)}


@pytest.mark.parametrize(("count", "drawn"), [(0, 0), (2, 2), (3, 3), (4, 4), (5, 5), (9, 5)])
def test_drawing_up_to_a_number_draws_across_layers_and_stops_when_there_are_no_more(count: int, drawn: int) -> None:
    deck = Deck("a", [1, 2, 3])
    deck.put_under((4, 5), None)
    cards = deck.draw_up_to(count, SeededDealer(1).take)
    assert len(cards) == len(set(cards)) == drawn
    assert len(deck) == 5 - drawn


def test_cards_put_under_an_empty_deck_are_its_top() -> None:
    deck = Deck("a", [])
    deck.put_under((8,), OPEN)
    assert deck
    assert deck.layers() == (((8,), OPEN),)


def test_putting_nothing_under_makes_no_layer() -> None:
    deck = Deck("a", [1])
    deck.put_under((), OPEN)
    assert len(deck.layers()) == 1


def test_a_copy_of_a_deck_is_its_own() -> None:
    deck = Deck("a", [1, 2])
    copy = deck.copy()
    copy.draw(SeededDealer(1).take)
    copy.put_under((7,), None)
    assert deck.layers() == (((1, 2), None),)
