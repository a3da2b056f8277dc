"""Rulings: setup and variants."""

from __future__ import annotations

import pytest

from tests.games.playing import PileDealer
from tests.games.tokaido.helpers import NAMES, SYSTEM, Journey, draws
from tokaido_tui.engine.dealer import ScriptedDealer, SeededDealer
from tokaido_tui.engine.errors import SetupError
from tokaido_tui.engine.setup import Setup
from tokaido_tui.games.tokaido import setting_out
from tokaido_tui.games.tokaido.box import Traveller
from tokaido_tui.games.tokaido.load_box import load_box

BOX = load_box()

VARIANTS = [variant.name for variant in SYSTEM.variants]


def purses(journey: Journey) -> list[int]:
    return [player.coins for player in journey.view().players]


def test_each_player_is_dealt_two_travellers_and_keeps_one() -> None:
    script = draws("traveller", "Kinko", "Satsuki", "Umegae", "Chuubei", "Zen-emon", "Hirotada")
    game, _ = SYSTEM.start(Setup(NAMES[:3]), ScriptedDealer([*script, *draws("queue", 2, 3, 1)]))
    for options, choice in (
        (["choose Kinko", "choose Satsuki"], 1),
        (["choose Chuubei", "choose Umegae"], 0),
        (["choose Hirotada", "choose Zen-emon"], 1),
    ):
        assert game.decision is not None
        assert (game.decision.kind, [option.name for option in game.decision.options]) == ("choose", options)
        game.apply(game.legal_actions()[choice])
    who = [BOX.travellers[player.traveller].name for player in game.view(None).players]
    assert who == ["Satsuki", "Chuubei", "Zen-emon"]
    assert [player.coins for player in game.view(None).players] == [2, 4, 6]


def test_no_traveller_is_dealt_twice() -> None:
    for seed in range(20):
        game, _ = SYSTEM.start(Setup(NAMES), SeededDealer(seed))
        dealt = [card for pair in game.dealt for card in pair]
        assert sorted(dealt) == list(range(10)), "five players are dealt all ten"


def test_fixed_travellers_are_not_dealt_to_others() -> None:
    for seed in range(20):
        game, _ = SYSTEM.start(Setup(NAMES, roles=("Kinko", "", "Umegae", "", "")), SeededDealer(seed))
        dealt = {BOX.travellers[card].name for pair in game.dealt for card in pair}
        assert len(dealt) == 6
        assert not dealt & {"Kinko", "Umegae"}


@pytest.mark.parametrize("who", BOX.travellers, ids=lambda who: who.name)
def test_everybody_starts_with_the_coins_of_the_traveller(who) -> None:
    assert Journey(who.name).hero.coins == who.coins


def test_the_kyoto_queue_is_random() -> None:
    firsts = set()
    for seed in range(30):
        game, _ = SYSTEM.start(Setup(NAMES[:3], ("initiation",)), SeededDealer(seed))
        firsts.add(tuple(sorted(range(3), key=game.slot_of)))
    assert len(firsts) == 6, "all six orders come up"


# --- variants


def test_initiation_has_no_travellers_and_seven_coins_each() -> None:
    journey = Journey(players=4, variants=["initiation"])
    assert purses(journey) == [7, 7, 7, 7]
    assert journey.kind == "move"
    assert [player.traveller for player in journey.view().players] == [None] * 4


@pytest.mark.parametrize(("players", "hand"), [(2, 3), (3, 3), (4, 4), (5, 5)])
def test_gastronomy_draws_as_many_meals_as_players_and_3_with_two(players: int, hand: int) -> None:
    journey = Journey(players=players, variants=["initiation", "gastronomy"], queue=(2, 1, 0) if players == 2 else None)
    journey.do("move 14")
    assert len(journey.game.hand) == hand


def test_the_return_trip_is_the_station_list_reversed() -> None:
    there, back = Journey(players=4).game.road, Journey(players=4, variants=["return-trip"]).game.road
    assert back.kinds == there.kinds[::-1]
    assert back.doubles == there.doubles[::-1]
    assert back.stops == (0, 13, 27, 40, 54)


def test_the_return_trip_runs_from_edo_to_kyoto_by_the_same_rules() -> None:
    journey = Journey(variants=["return-trip"])
    assert journey.choices()[:3] == ["move 1 village", "move 2 sea", "move 3 paddy"]
    assert journey.game.legal_actions()[-1] == 13
    journey.finish()
    assert [player.station for player in journey.view().players] == [54] * 3


@pytest.mark.parametrize(
    ("players", "queue", "expected"),
    [
        # The last of the queue departs first.
        (3, (0, 1, 2), [9, 8, 7]),
        (3, (2, 0, 1), [8, 7, 9]),
        (4, (0, 1, 2, 3), [9, 8, 7, 6]),
        (5, (0, 1, 2, 3, 4), [9, 8, 7, 6, 6]),
        (5, (4, 3, 2, 1, 0), [6, 6, 7, 8, 9]),
        (2, (0, 1, 2), [9, 8]),
        (2, (0, 2, 1), [9, 7]),
        (2, (2, 0, 1), [8, 7]),
    ],
)
def test_preparations_give_coins_by_order_of_departure(
    players: int, queue: tuple[int, ...], expected: list[int]
) -> None:
    journey = Journey(players=players, variants=["initiation", "preparations"], queue=queue)
    assert purses(journey) == expected


def test_preparations_change_the_purse_of_the_traveller() -> None:
    journey = Journey("Satsuki", "Kinko", "Umegae", players=4, variants=["preparations"], queue=(1, 2, 3, 0))
    assert purses(journey)[:3] == [2 - 1, 7 + 2, 5 + 1]


def test_preparations_never_take_a_purse_below_0() -> None:
    # The poorest traveller has 2 coins and the most taken is 1, so poorer ones have to be made up.
    journey = Journey(players=4, variants=["initiation", "preparations"])
    journey.game.who = (Traveller("", "", coins=0),) * 4
    journey.game.coins = [0] * 4
    setting_out.depart(journey.game)
    assert sorted(purses(journey)) == [0, 0, 1, 2]


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_all_variants_can_be_combined(players: int) -> None:
    journey = Journey(players=players, variants=VARIANTS)
    journey.finish()
    assert journey.game.is_over
    assert journey.game.setup.variants == ("gastronomy", "initiation", "preparations", "return-trip")


@pytest.mark.parametrize("players", [0, 1, 6])
def test_the_game_is_for_2_to_5_players(players: int) -> None:
    with pytest.raises(SetupError, match="2 to 5 players"):
        SYSTEM.start(Setup(("Ana", "Bo", "Cy", "Di", "Ed", "Flo")[:players]), SeededDealer(1))


def test_an_unknown_variant_or_traveller_is_named() -> None:
    with pytest.raises(SetupError, match="no variant 'matsuri'"):
        SYSTEM.start(Setup(NAMES[:3], ("matsuri",)), SeededDealer(1))
    with pytest.raises(SetupError, match="no traveller 'Basho'"):
        SYSTEM.start(Setup(NAMES[:3], roles=("Basho", "", "")), SeededDealer(1))


def test_initiation_cannot_fix_a_traveller() -> None:
    with pytest.raises(SetupError, match="without travellers"):
        SYSTEM.start(Setup(NAMES[:3], ("initiation",), ("Kinko", "", "")), PileDealer(SYSTEM, 1, {}))
