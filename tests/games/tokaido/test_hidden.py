"""Rulings: what is hidden from the others, and that everything else is open."""

from __future__ import annotations

import pytest

from tests.games.tokaido.helpers import NAMES, SYSTEM, Journey, dishes, draws, people
from tokaido_tui.engine.dealer import ScriptedDealer
from tokaido_tui.engine.event import seen_by
from tokaido_tui.engine.setup import Setup

HAND = ["Dango", "Soba", "Udon", "Tofu"]


def hand(journey: Journey, seat: int | None) -> tuple[int, list[str] | None]:
    seen = journey.view(seat).hand
    assert seen is not None
    return seen.size, None if seen.among is None else dishes(seen.among)


def test_the_first_at_the_inn_alone_sees_the_hand() -> None:
    journey = Journey(meal=HAND)
    journey.do("move 14")
    assert hand(journey, 2) == (4, ["Dango", "Soba", "Tofu", "Udon"])
    for other in (0, 1, None):
        assert hand(journey, other) == (4, None)


def test_who_comes_later_sees_the_hand_as_it_is_then() -> None:
    journey = Journey(meal=HAND)
    journey.do("move 14", "eat Soba", "move 14")
    assert hand(journey, 1) == (3, ["Dango", "Tofu", "Udon"])
    assert hand(journey, 0) == hand(journey, None) == (3, None)


def test_who_has_seen_the_hand_follows_the_open_purchases() -> None:
    journey = Journey(meal=HAND)
    journey.do("move 14", "eat nothing", "move 14", "eat Dango")
    assert hand(journey, 2) == (3, ["Soba", "Tofu", "Udon"])


def test_what_goes_under_the_pile_is_known_to_the_players_and_not_to_a_spectator() -> None:
    journey = Journey(meal=HAND)
    for _ in range(3):
        journey.do("move 14", "eat nothing")
    assert [dishes(journey.view(seat).decks["meal"][1].among or ()) for seat in range(3)] == [
        ["Dango", "Soba", "Tofu", "Udon"]
    ] * 3
    assert journey.view(None).decks["meal"][1].among is None


def test_the_others_are_not_told_what_can_be_eaten() -> None:
    journey = Journey(meal=HAND)
    journey.do("move 14")
    for other in (0, 1, None):
        decision = journey.view(other).decision
        assert decision is not None
        assert (decision.seat, decision.kind, decision.options) == (2, "eat", ())
    assert len(journey.view(2).decision.options) == 5


def test_a_meal_that_was_bought_is_open() -> None:
    journey = Journey(meal=HAND)
    journey.do("move 14", "eat Soba")
    for viewer in (0, 1, None):
        assert dishes(journey.view(viewer).players[2].meals) == ["Soba"]


def test_the_two_travellers_dealt_are_hidden_and_the_choice_until_all_have_chosen() -> None:
    script = draws("traveller", "Kinko", "Satsuki", "Umegae", "Chuubei", "Zen-emon", "Hirotada")
    game, opening = SYSTEM.start(Setup(NAMES[:3]), ScriptedDealer([*script, *draws("queue", 2, 3, 1)]))
    assert len(game.view(0).dealt) == 2
    assert game.view(None).dealt == ()
    assert game.view(1).dealt != game.view(0).dealt
    assert [event.what for event in seen_by(opening, 1) if event.kind == "dealt"] == [None, game.dealt[1], None]
    assert [event.what for event in seen_by(opening, None) if event.kind == "dealt"] == [None] * 3
    chosen = game.legal_actions()[0]
    events = game.apply(chosen)
    assert [event.what for event in seen_by(events, 2)] == [None]
    assert game.view(0).players[0].traveller == chosen
    assert game.view(1).players[0].traveller is None
    assert game.view(None).players[0].traveller is None
    game.apply(game.legal_actions()[0])
    game.apply(game.legal_actions()[0])
    assert None not in [player.traveller for player in game.view(None).players]


def test_the_traveller_not_kept_stays_unknown() -> None:
    script = draws("traveller", "Kinko", "Satsuki", "Umegae", "Chuubei", "Zen-emon", "Hirotada")
    game, _ = SYSTEM.start(Setup(NAMES[:3]), ScriptedDealer([*script, *draws("queue", 2, 3, 1)]))
    for _ in range(3):
        game.apply(game.legal_actions()[0])
    assert [game.view(seat).dealt for seat in (0, 1, 2, None)] == [()] * 4


def test_yoshiyasus_two_cards_are_hidden_and_the_refused_one_stays_so() -> None:
    journey = Journey("Yoshiyasu", encounter=["Kuge", "Samurai"])
    events = journey.go("encounter")
    assert people(journey.view(0).offer) == ["Samurai", "Kuge"]
    for other in (1, 2, None):
        view = journey.view(other)
        assert (view.offer, view.offer_size) == ((), 2)
        assert view.decision is not None
        assert view.decision.options == ()
        assert [e.what for e in seen_by(events, other) if e.kind == "encounters"] == [None]
    journey.do("keep Samurai")
    assert people(journey.view(0).decks["encounter"][1].among or ()) == ["Kuge"]
    for other in (1, 2, None):
        assert journey.view(other).decks["encounter"][1].among is None


def test_satsukis_gift_is_hidden_and_stays_so_when_refused() -> None:
    journey = Journey("Satsuki", meal=["Unagi"], queue=(1, 2, 0))
    events = journey.do("move 14")
    assert dishes(journey.view(0).offer) == ["Unagi"]
    for other in (1, 2, None):
        assert journey.view(other).offer == ()
        assert [e.what for e in seen_by(events, other) if e.kind == "gift"] == [None]
    events = journey.do("refuse")
    assert dishes(journey.view(0).decks["meal"][1].among or ()) == ["Unagi"]
    for other in (1, 2, None):
        assert journey.view(other).decks["meal"][1].among is None
        assert [e.what for e in seen_by(events, other) if e.kind == "refused"] == [None]


def test_all_decks_are_face_down() -> None:
    for seat in (0, 1, 2, None):
        decks = Journey().view(seat).decks
        assert {name: [(layer.size, layer.among) for layer in layers] for name, layers in decks.items()} == {
            "souvenir": [(24, None)],
            "meal": [(25, None)],
            "encounter": [(14, None)],
            "spring": [(12, None)],
        }


@pytest.mark.parametrize("viewer", [0, 1, 2, None])
def test_collections_and_coins_are_open_to_all(viewer: int | None) -> None:
    journey = Journey("Umegae", souvenir=["Gofu", "Sake", "Sumie"], encounter=["Kuge"], spring=[3])
    journey.go("village")
    assert len(journey.view(viewer).offer) == 3, "a village's souvenirs are open"
    journey.do("buy Gofu")
    journey.go("temple")
    journey.do("donate 2")
    journey.go("encounter", "paddy", "spring")
    hero = journey.view(viewer).players[0]
    assert (hero.coins, hero.offerings, hero.sections, hero.springs) == (5 - 1 - 2 + 1 + 3, 2, (1, 0, 0), (3,))
    assert (len(hero.souvenirs), people(hero.encounters), hero.points) == (1, ["Kuge"], 1 + 2 + 1 + 1 + 3)


def test_a_view_does_not_tell_the_seed() -> None:
    game, _ = SYSTEM.start(Setup(NAMES[:3], ("initiation",), seed=77), ScriptedDealer(draws("queue", 1, 2, 3)))
    assert game.view(0).setup.seed is None
