"""Setups, events and errors."""

from __future__ import annotations

import pytest

from tokaido_tui.engine.errors import GameError, IllegalActionError, RecordError, SetupError
from tokaido_tui.engine.event import Event, seen_by
from tokaido_tui.engine.setup import Setup, Variant
from tokaido_tui.games import system


@pytest.mark.parametrize("name", ["", " ", " Ana", "Ana ", "A\nna", "A\tna", "x" * 25])
def test_a_name_needs_visible_characters_and_some_measure(name: str) -> None:
    with pytest.raises(SetupError, match="a player's name"):
        Setup((name, "Bo"))


def test_names_of_any_script_are_welcome() -> None:
    assert Setup(("Ana María", "廣重")).players == 2


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        ({"names": ("Ana", "Ana")}, "same name"),
        ({"names": ("Ana", "Bo"), "variants": ("x", "x")}, "only once"),
        ({"names": ("Ana", "Bo"), "roles": ("Kinko",)}, "for every seat or for none"),
        ({"names": ("Ana", "Bo"), "roles": ("Kinko", "Kinko")}, "same character"),
    ],
)
def test_a_setup_that_makes_no_sense_is_refused(arguments: dict, message: str) -> None:
    with pytest.raises(SetupError, match=message):
        Setup(**arguments)


def test_equal_setups_are_equal_whatever_the_order_of_variants_and_the_seed() -> None:
    assert Setup(("Ana", "Bo"), ("b", "a"), ("", ""), 1) == Setup(("Ana", "Bo"), ("a", "b"), (), 2)


def test_a_setup_checks_players_and_variants() -> None:
    setup = Setup(("Ana", "Bo"), ("b",))
    setup.check(range(2, 3), (Variant("b", ""),))
    with pytest.raises(SetupError, match="no variant 'b'"):
        setup.check(range(2, 6), (Variant("a", ""),))
    with pytest.raises(SetupError, match="for 3 players, not 2"):
        setup.check(range(3, 4), ())


def test_a_private_event_is_told_to_the_others_without_what_it_is_about() -> None:
    secret, open_ = Event("gift", 1, 0, 7, private=True), Event("meal", 1, 0, 7)
    assert [event.what for event in seen_by([secret, open_], 1)] == [7, 7]
    assert [event.what for event in seen_by([secret, open_], 0)] == [None, 7]
    assert [event.what for event in seen_by([secret, open_], None)] == [None, 7]


def test_an_unknown_game_is_named() -> None:
    with pytest.raises(SetupError, match="no game 'chess'"):
        system("chess")


def test_all_errors_are_game_errors_and_a_record_error_has_its_line() -> None:
    assert {IllegalActionError.__base__, SetupError.__base__, RecordError.__base__} == {GameError}
    assert (str(RecordError("oh", 3)), RecordError("oh", 3).line) == ("line 3: oh", 3)
    assert (str(RecordError("oh")), RecordError("oh").line) == ("oh", 0)
