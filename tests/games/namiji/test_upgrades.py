"""Upgrades: once a visit, several at one visit, two copies both."""

from __future__ import annotations

from tests.games.namiji.helpers import CRAB, SHRIMP, Voyage, fish_number
from tests.games.playing import kinds, points


def test_a_lantern_turns_two_fish_up_before_the_first_is_taken() -> None:
    voyage = Voyage(fish=["blue tai", "green tai", "orange tai"])
    voyage.equip("lantern")
    assert kinds(voyage.go("line")) == ["moved", "turned up", "turned up"]
    assert voyage.choices() == ["fish unseen", "fish blue tai", "fish orange tai", "fish green tai"]


def test_two_lanterns_turn_up_four() -> None:
    voyage = Voyage()
    voyage.equip("lantern", "lantern")
    assert kinds(voyage.go("line")).count("turned up") == 4


def test_a_second_hook_may_fish_once_more_after_keeping() -> None:
    voyage = Voyage(fish=["blue tai", "green fugu"])
    voyage.equip("second hook")
    voyage.go("line")
    voyage.do("fish blue tai", "place a1")
    assert voyage.choices() == ["fish nothing", "fish unseen", "fish green fugu"]
    voyage.do("fish green fugu", "place a2")
    assert voyage.kind == "move"
    assert len(voyage.hero.tokens) == 2


def test_a_second_hook_need_not_be_used_and_is_no_use_to_who_puts_back() -> None:
    voyage = Voyage()
    voyage.equip("second hook")
    voyage.go("line")
    voyage.do("fish unseen", "place a1", "fish nothing")
    assert voyage.kind == "move"
    voyage.go("line")
    voyage.do("fish unseen", "release")
    assert voyage.kind == "move"


def test_two_hooks_fish_twice_more() -> None:
    voyage = Voyage()
    voyage.equip("second hook", "second hook")
    voyage.go("line")
    voyage.do("fish unseen", "place a1", "fish unseen", "place a2", "fish unseen", "place a3")
    assert voyage.kind == "move"


def test_a_lantern_fires_once_a_visit_with_a_hook_too() -> None:
    voyage = Voyage()
    voyage.equip("lantern", "second hook")
    events = voyage.go("line")
    events += voyage.do("fish unseen", "place a1", "fish unseen", "place a2")
    # Two by lantern, one after each catch.
    assert kinds(events).count("turned up") == 4


def test_a_wide_net_looks_at_three_and_keeps_at_most_one() -> None:
    voyage = Voyage(net=["blue tai", "green fugu", "blue tai"])
    voyage.equip("wide net")
    voyage.go("net")
    assert voyage.choices() == ["haul nothing", "haul blue tai", "haul green fugu"]
    voyage.do("haul green fugu", "place a1 down")
    layers = voyage.view().decks["net"]
    assert [layer.size for layer in layers] == [9, 2]
    assert layers[1].among == (fish_number("blue tai"),) * 2


def test_with_a_wide_net_all_may_go_under() -> None:
    for names in (["haul nothing"], ["haul blue tai", "release"]):
        voyage = Voyage(net=["blue tai", "green fugu", "orange fugu"])
        voyage.equip("wide net")
        voyage.go("net")
        voyage.do(*names)
        assert [layer.size for layer in voyage.view().decks["net"]] == [9, 3]
        assert voyage.view().decks["net"][1].among == tuple(
            sorted(map(fish_number, ("blue tai", "green fugu", "orange fugu")))
        )
        assert voyage.hero.tokens == ()


def test_two_wide_nets_look_at_five() -> None:
    voyage = Voyage()
    voyage.equip("wide net", "wide net")
    voyage.go("net")
    assert voyage.view().offer_size == 5


def test_with_thick_gloves_the_third_crab_loses_the_haul() -> None:
    voyage = Voyage(crustacean=[CRAB, CRAB, SHRIMP, CRAB])
    voyage.equip("thick gloves")
    voyage.go("trap")
    voyage.do("draw")
    assert voyage.kind == "draw"
    voyage.do("draw", "draw")
    assert (voyage.hero.shrimp, voyage.hero.crabs) == (0, 0)


def test_with_two_pairs_the_fourth() -> None:
    voyage = Voyage(crustacean=[CRAB, CRAB, CRAB, CRAB])
    voyage.equip("thick gloves", "thick gloves")
    voyage.go("trap")
    voyage.do("draw", "draw", "stop")
    assert voyage.hero.crabs == 3


def test_incense_scores_2_for_every_offering_set_afloat_and_only_then() -> None:
    voyage = Voyage()
    voyage.equip("incense")
    assert points(voyage.go("whirlpool"), cause="upgrades") == 2
    voyage.game.offerings[0] = 0
    assert points(voyage.go("whirlpool")) == 0


def test_a_spyglass_scores_1_with_every_section() -> None:
    voyage = Voyage()
    voyage.equip("spyglass")
    for kind in ("dolphin", "whale", "octopus"):
        assert points(voyage.go(kind), cause="upgrades") == 1
    assert voyage.source("upgrades")[0] == 3
    voyage.equip("spyglass")
    events = voyage.go("whale")
    assert (points(events, cause="panoramas"), points(events, cause="upgrades")) == (2, 2)


def test_a_sea_chart_draws_three_keeps_one_and_scores_1() -> None:
    voyage = Voyage()
    voyage.equip("sea chart")
    events = voyage.go("rock")
    assert points(events, cause="upgrades") == 1
    assert len(voyage.choices()) == 3
    voyage.pass_time()
    assert [layer.size for layer in voyage.view(0).decks["rock"]] == [17, 2]


def test_two_sea_charts_draw_four_and_score_2() -> None:
    voyage = Voyage()
    voyage.equip("sea chart", "sea chart")
    assert points(voyage.go("rock")) == 2
    assert len(voyage.choices()) == 4


def test_what_a_move_promises_counts_upgrades() -> None:
    voyage = Voyage()
    voyage.equip("spyglass", "incense", "sea chart")
    voyage.others_wait()
    promised = {option.name.split()[2]: option.points for option in voyage.game.decision.options}
    assert (promised["dolphin"], promised["whirlpool"], promised["rock"], promised["line"]) == (2, 2, 1, 0)
