"""Properties of views over many random games: nobody can tell from a view what is hidden from them."""

from __future__ import annotations

from collections import Counter

from tests.games.tokaido.helpers import SYSTEM
from tests.games.tokaido.play import Case, over_games, recorded, some_cases, steps
from tokaido_tui.engine.dealer import Draw, ScriptedDealer, SeededDealer
from tokaido_tui.engine.deck import OPEN
from tokaido_tui.engine.errors import RecordError
from tokaido_tui.engine.event import seen_by
from tokaido_tui.engine.record import Act
from tokaido_tui.games.tokaido.game import Tokaido


def redeal(game: Tokaido, seat: int | None, seed: int) -> Tokaido:
    """The same game with what is face down to the seat dealt anew, written from the ruling: not by imagine.

    Cards of a pile that the seat has not seen (untouched top layers; for a spectator also the inn's hand, and for
    a player the hand of an inn it is not in) trade places.
    """
    twin = game.copy(SeededDealer(seed))
    take = SeededDealer(seed).take
    for deck in twin.decks:
        unseen = deck.sighting is None
        pool = list(deck.top) if unseen else []
        hand_hidden = deck.name == "meal" and twin.hand_dealt and (seat is None or not twin.looked >> seat & 1)
        if hand_hidden and unseen:
            pool += twin.hand
            twin.hand = [take(pool, deck.name) for _ in twin.hand]
        if unseen:
            deck.top = [take(pool, deck.name) for _ in list(pool)]
    return twin


def test_games_that_differ_only_in_hidden_cards_look_the_same() -> None:
    different_hands = 0
    for case in some_cases(36):
        for number, (game, _, _) in enumerate(steps(case)):
            if number % 3:
                continue
            for seat in (*range(case.setup.players), None):
                twin = redeal(game, seat, number)
                different_hands += sorted(twin.hand) != sorted(game.hand)
                assert twin.view(seat) == game.view(seat)
    assert different_hands > 300


@over_games(60)
def test_a_spectator_knows_no_face_down_card_but_souvenirs_all_have_seen(case: Case) -> None:
    for game, _, _ in steps(case):
        view = game.view(None)
        assert view.hand is None or view.hand.among is None
        assert view.dealt == ()
        assert view.offer == (game.offer if view.kind == "buy" else ())
        for name in ("meal", "encounter", "spring"):
            assert {layer.among for layer in view.decks[name]} == {None}
        for layer, (cards, sighting) in zip(view.decks["souvenir"], game.souvenir_deck.layers(), strict=True):
            assert layer.among == (tuple(sorted(cards)) if sighting is OPEN else None)
        if view.decision is not None and view.kind in ("choose", "eat", "accept", "keep"):
            assert view.decision.options == ()


@over_games(50)
def test_a_game_imagined_from_a_view_has_the_same_view(case: Case) -> None:
    for number, (game, _, _) in enumerate(steps(case)):
        if number % 5:
            continue
        for seat in (*range(case.setup.players), None):
            view = game.view(seat)
            assert SYSTEM.imagine(view, SeededDealer(number)).view(seat) == view


@over_games(40)
def test_a_game_imagined_has_all_the_cards_and_can_be_played_to_its_end(case: Case) -> None:
    for number, (game, _, _) in enumerate(steps(case)):
        if number % 11:
            continue
        for seat in (*range(case.setup.players), None):
            twin = SYSTEM.imagine(game.view(seat), SeededDealer(number))
            for mine, theirs in zip(game.decks, twin.decks, strict=True):
                assert len(mine) == len(theirs)
            if game.seat == seat:
                assert twin.legal_actions() == game.legal_actions()
            mind = case.mind()
            while not twin.is_over:
                twin.advance(mind.choice(twin.legal_actions()))
            outcome = twin.outcome()
            assert tuple(map(sum, zip(*outcome.sources.values(), strict=True))) == outcome.points


@over_games(60)
def test_what_a_seat_knows_of_face_down_cards_is_true(case: Case) -> None:
    """The cards really are among those the view names, place by place."""
    for number, (game, _, _) in enumerate(steps(case)):
        if number % 3:
            continue
        for seat in range(case.setup.players):
            view = game.view(seat)
            if view.hand is not None and view.hand.among is not None:
                assert not Counter(game.hand) - Counter(view.hand.among)
            for deck in game.decks:
                for layer, (cards, _) in zip(view.decks[deck.name], deck.layers(), strict=True):
                    assert layer.size == len(cards)
                    if layer.among is not None:
                        assert not Counter(cards) - Counter(layer.among)


def swapped(draws: list[Draw], at: int, card: int) -> list[Draw]:
    """The draws with another card at one place; where that card came later, the first one comes instead."""
    old = draws[at]
    later = next((i for i in range(at + 1, len(draws)) if draws[i] == Draw(old.pile, card)), None)
    changed = draws[:]
    changed[at] = Draw(old.pile, card)
    if later is not None:
        changed[later] = old
    return changed


def test_who_is_not_in_the_inn_sees_the_same_whatever_the_hand_holds() -> None:
    """Two real games that differ in one card of the first inn's hand, compared view by view and event by event."""
    compared = sum(compare_twins(case) for case in some_cases(36, "initiation", players=(3, 4, 5)))
    assert compared > 300


def compare_twins(case: Case) -> int:
    """Plays the same acts in both games for as long as they are legal; how often their hidden cards differed."""
    recorder, _ = recorded(case)
    draws = [step for step in recorder.steps if isinstance(step, Draw)]
    at = next(i for i, draw in enumerate(draws) if draw.pile == "meal")
    other = swapped(draws, at, (draws[at].card + 1) % 14)
    one, two = twins = [SYSTEM.start(case.setup, ScriptedDealer(script))[0] for script in (draws, other)]
    compared = 0
    outside = set(range(case.setup.players))
    for act in [step for step in recorder.steps if isinstance(step, Act)]:
        if act.action not in two.legal_actions():
            break
        try:
            stories = [game.apply(act.action) for game in twins]
        except RecordError:
            break
        if one.meals != two.meals:
            break
        # Who has been in the inn knows the difference, and goes on knowing it.
        outside -= {seat for seat in outside if one.looked >> seat & 1}
        for seat in (*outside, None):
            assert one.view(seat) == two.view(seat)
            assert seen_by(stories[0], seat) == seen_by(stories[1], seat)
            compared += sorted(one.hand) != sorted(two.hand)
    return compared
