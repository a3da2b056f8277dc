"""Properties of views over many random games: nobody can tell from a view what is hidden from them."""

from __future__ import annotations

from collections import Counter

from tests.games.namiji.helpers import SYSTEM
from tests.games.namiji.play import Case, over_games, some_cases, steps
from tokaido_tui.engine.dealer import SeededDealer
from tokaido_tui.games.namiji.game import Namiji
from tokaido_tui.games.namiji.imagine import Imagination
from tokaido_tui.games.namiji.options import MEMBERS


def redeal(game: Namiji, seat: int | None, seed: int) -> Namiji:
    """The same game with what is face down to the seat dealt anew, written from the ruling: not by imagine.

    Rocks of the others trade places with the untouched deck, and so does the hand of a dock that the seat has not
    held.
    """
    twin = game.copy(SeededDealer(seed))
    take = SeededDealer(seed).take
    if twin.rock_deck.sighting is None and not game.is_over:
        others = [s for s in range(game.players) if s != seat]
        pool = [*twin.rock_deck.top, *[card for s in others for card in MEMBERS[game.rocks[s]]]]
        keeping = game.decision_kind() == "keep" and seat != game.seat
        if keeping:
            pool += game.offer
            twin.offer = tuple(sorted(take(pool, "") for _ in game.offer))
        for s in others:
            twin.rocks[s] = sum(1 << take(pool, "") for _ in MEMBERS[game.rocks[s]])
        twin.rock_deck.top = sorted(pool)
    held = seat is not None and game.held >> seat & 1
    if game.decision_kind() == "take" and not held and twin.dock_deck.sighting is None:
        pool = [*twin.dock_deck.top, *game.hand]
        twin.hand = sorted(take(pool, "") for _ in game.hand)
        twin.dock_deck.top = sorted(pool)
    return twin


def test_games_that_differ_only_in_hidden_cards_look_the_same() -> None:
    different: Counter[str] = Counter()
    for case in some_cases(24):
        for number, (game, _, _) in enumerate(steps(case)):
            if number % 4 and game.decision_kind() not in ("take", "keep"):
                continue
            for seat in case.seats:
                twin = redeal(game, seat, number)
                different["hands"] += twin.hand != game.hand
                different["rocks"] += twin.rocks != game.rocks
                different["offers"] += twin.offer != game.offer
                assert twin.view(seat) == game.view(seat)
    assert different["hands"] > 200
    assert different["rocks"] > 1000
    assert different["offers"] > 100


@over_games(18)
def test_rocks_and_hands_are_in_no_other_view(case: Case) -> None:
    for game, _, _ in steps(case):
        if game.is_over:
            break
        for seat in case.seats:
            view = game.view(seat)
            for player in view.players:
                assert player.rocks == (MEMBERS[game.rocks[seat]] if player.number == seat else ())
                assert player.rock_count == game.rocks[player.number].bit_count()
            mine = seat == game.seat
            if view.kind == "keep":
                assert view.offer == (game.offer if mine else ())
            if view.kind in ("keep", "take"):
                assert bool(view.decision.options) == mine
            if view.hand is not None:
                assert (view.hand.among is None) == (seat is None or not game.held >> seat & 1)


@over_games(20)
def test_a_game_imagined_from_a_view_has_the_same_view(case: Case) -> None:
    for number, (game, _, _) in enumerate(steps(case)):
        if number % 5 and game.decision_kind() not in ("take", "keep", "haul"):
            continue
        for seat in case.seats:
            view = game.view(seat)
            assert SYSTEM.imagine(view, SeededDealer(number)).view(seat) == view


@over_games(20)
def test_a_game_imagined_can_be_played_to_its_end(case: Case) -> None:
    mind = case.mind()
    for number, (game, _, _) in enumerate(steps(case)):
        if number % 13:
            continue
        for seat in case.seats:
            twin = SYSTEM.imagine(game.view(seat), SeededDealer(number))
            if game.seat == seat:
                assert twin.legal_actions() == game.legal_actions()
            while not twin.is_over:
                twin.advance(mind.choice(twin.legal_actions()))
            outcome = twin.outcome()
            assert tuple(map(sum, zip(*outcome.sources.values(), strict=True))) == outcome.points


@over_games(20)
def test_imagining_again_and_again_agrees_with_the_view_and_varies(case: Case) -> None:
    for number, (game, _, _) in enumerate(steps(case)):
        if number % 11 and game.decision_kind() != "take":
            continue
        seat = case.seats[number % len(case.seats)]
        view = game.view(seat)
        imagination = Imagination(view, SeededDealer(number))
        found = [imagination.game() for _ in range(3)]
        for twin in found:
            assert twin.view(seat) == view
        one, other, _ = found
        assert one.rocks is not other.rocks


@over_games(24)
def test_what_a_seat_knows_of_face_down_cards_is_true(case: Case) -> None:
    for number, (game, _, _) in enumerate(steps(case)):
        if number % 3 and game.decision_kind() != "take":
            continue
        for seat in case.seats:
            view = game.view(seat)
            if view.hand is not None and view.hand.among is not None:
                assert not Counter(game.hand) - Counter(view.hand.among)
            if view.discarded is not None and view.discarded.among is not None:
                assert not Counter(game.discarded) - Counter(view.discarded.among)
            for deck in game.decks:
                for layer, (cards, _) in zip(view.decks[deck.name], deck.layers(), strict=True):
                    assert layer.size == len(cards)
                    if layer.among is not None:
                        assert not Counter(cards) - Counter(layer.among)
