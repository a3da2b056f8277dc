"""State is declared once: what a copy shares with its source cannot be changed by a step."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

import pytest

from tokaido_tui.engine.dealer import SeededDealer
from tokaido_tui.engine.deck import OPEN, Deck
from tokaido_tui.engine.setup import Setup
from tokaido_tui.engine.state import State, forgotten, listed, per_seat, shared, state, value
from tokaido_tui.games import GAMES, system

NEVER_CHANGED = ("road", "stage", "terms", "box", "island", "take")
"""Fields that may hold what is no plain value: a step puts another in their place, or leaves them alone."""


def played(name: str, decisions: int) -> Any:
    """A game in which all sorts of things have happened."""
    kind = system(name)
    players = max(player for player in kind.players if player < 5)
    game: Any = kind.deal(Setup(("Ana", "Bo", "Cy", "Di")[:players]), SeededDealer(7))
    random = Random(7)
    for _ in range(decisions):
        game.advance(random.choice(game.legal_actions()))
    return game


def snapshot(game: Any) -> dict[str, Any]:
    """All there is in a game, as values that nobody can change."""
    return {name: frozen(getattr(game, name)) for name in game.FIELDS}


def frozen(found: Any) -> Any:
    if isinstance(found, list):
        return tuple(map(frozen, found))
    return (found.name, found.layers()) if isinstance(found, Deck) else found


def disturb(game: Any, name: str) -> bool:
    """Changes a field in place, if that can be done, and puts something else there."""
    found = getattr(game, name)
    if isinstance(found, Deck):
        found.top.append(99)
        found.put_under((98,), OPEN)
    elif isinstance(found, list):
        for inner in found:
            if isinstance(inner, list):
                inner.append(99)
        found.append(99)
    setattr(game, name, object())
    return isinstance(found, Deck | list)


def is_plain(found: Any) -> bool:
    if isinstance(found, tuple):
        return all(is_plain(part) or callable(part) or type(part).__hash__ is not None for part in found)
    return found is None or isinstance(found, int | str | bool)


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("copied", ["copy", "copy_from"])
def test_whatever_is_done_to_a_copy_its_source_stays_as_it_is(name: str, copied: str) -> None:
    game = played(name, 40)
    before = snapshot(game)
    in_place = 0
    for field in game.FIELDS:
        if copied == "copy":
            other = game.copy()
        else:
            other = type(game)()
            other.copy_from(game)
        assert snapshot(other) == before
        in_place += disturb(other, field)
        assert snapshot(game) == before, field
    assert in_place > 10


@pytest.mark.parametrize("name", GAMES)
def test_what_copies_share_cannot_be_changed_in_place(name: str) -> None:
    game, other = played(name, 40), played(name, 40).copy()
    other.copy_from(game)
    for field in game.FIELDS:
        mine, theirs = getattr(game, field), getattr(other, field)
        if mine is theirs and field not in NEVER_CHANGED:
            assert is_plain(mine), field


@pytest.mark.parametrize("name", GAMES)
def test_every_slot_is_a_field_and_every_field_is_laid_out(name: str) -> None:
    game = played(name, 0)
    slots = [slot for kind in type(game).__mro__ for slot in getattr(kind, "__slots__", ())]
    assert sorted(slots) == sorted(game.FIELDS)
    assert not hasattr(game, "__dict__")
    empty = type(game)()
    empty.lay_out(game.terms, SeededDealer(1))
    assert all(hasattr(empty, field) for field in game.FIELDS)


@pytest.mark.parametrize("name", GAMES)
def test_a_copy_has_no_story_and_draws_from_the_dealer_it_is_given(name: str) -> None:
    game = played(name, 5)
    game.events = []
    dealer = SeededDealer(2)
    assert game.copy().events is None
    assert game.copy().take is game.take
    assert game.copy(dealer).take is dealer.take


def declared(begins: Callable[[Any], Any]) -> type[Any]:
    @state
    class Toy(State):
        terms: Any = shared(lambda terms: terms)
        take: Any = value(None)
        events: Any = forgotten(lambda _: None)
        hand: list[int] = begins(lambda _: [1, 2])
        coins: list[int] = per_seat(3, lambda _: 2)

    return Toy


class ToyTerms:
    def __init__(self) -> None:
        self.setup = Setup(("Ana", "Bo"))
        self.laid_out: Any = None


def test_a_list_declared_as_shared_is_found_out() -> None:
    for begins, kept in ((listed, True), (shared, False)):
        game = declared(begins)()
        game.lay_out(ToyTerms(), SeededDealer(1))
        before = snapshot(game)
        assert before["coins"] == (3, 3, 3, 3)
        disturb(game.copy(), "hand")
        assert (snapshot(game) == before) is kept


def test_games_on_the_same_terms_begin_alike_and_apart() -> None:
    kind, terms = declared(listed), ToyTerms()
    one, two = kind(), kind()
    one.lay_out(terms, SeededDealer(1))
    one.hand.append(9)
    two.lay_out(terms, SeededDealer(2))
    two.coins[0] = 0
    assert (one.hand, two.hand) == ([1, 2, 9], [1, 2])
    assert one.coins == [3, 3, 3, 3]


def test_a_field_that_does_not_say_how_it_is_copied_is_refused() -> None:
    with pytest.raises(TypeError, match=r"Toy\.hand does not say how it begins"):

        @state
        class Toy(State):
            hand: list[int]
            coins: list[int] = per_seat(0)
