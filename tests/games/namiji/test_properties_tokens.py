"""Properties of tokens, decisions, copies and records over many random games."""

from __future__ import annotations

from collections import Counter

import pytest

from tests.games.namiji.helpers import BOX, SYSTEM
from tests.games.namiji.play import Case, finished, over_games, pick, recorded, steps
from tests.games.playing import points
from tests.games.random_games import assert_played_on, assert_replayed, state
from tokaido_tui.engine.dealer import SeededDealer
from tokaido_tui.engine.errors import IllegalActionError
from tokaido_tui.games.namiji.game import Namiji
from tokaido_tui.games.namiji.imagine import unseen_fish


def in_deck(game: Namiji, name: str) -> Counter[int]:
    deck = next(deck for deck in game.decks if deck.name == name)
    return Counter(card for cards, _ in deck.layers() for card in cards)


def everything(game: Namiji) -> dict[str, Counter[int]]:
    """Every token and card of the game, wherever it is."""
    players = range(game.players)
    views = [game.view(seat).players[seat] for seat in players]
    kind = game.decision_kind()
    fish = Counter(game.shoal) + Counter(dict(enumerate(game.face_up)))
    nets, docks, rocks = (in_deck(game, name) for name in ("net", "dock", "rock"))
    for player in views:
        fish.update(token.fish for token in player.tokens if not token.is_net)
        nets.update(token.fish for token in player.tokens if token.is_net)
        docks.update(player.dock_cards)
        rocks.update(player.rocks)
    if game.caught >= 0:
        (nets if game.netted else fish)[game.caught] += 1
    (rocks if kind == "keep" else nets).update(game.offer)
    docks.update(game.hand)
    docks.update(game.discarded)
    bag = Counter(game.bag)
    bag[0] += game.haul_shrimp + sum(player.shrimp for player in views)
    bag[1] += game.haul_crabs + sum(player.crabs for player in views)
    return {"fish": +fish, "nets": nets, "docks": docks, "rocks": rocks, "bag": bag}


@over_games(24)
def test_tokens_and_cards_are_conserved(case: Case) -> None:
    box = {"fish": BOX.fish, "nets": BOX.nets, "docks": BOX.dock_pile, "rocks": BOX.rock_pile, "bag": BOX.bag}
    whole = {name: Counter(pile) for name, pile in box.items()}
    for game, _, _ in steps(case):
        assert everything(game) == whole
        assert game.up_mask == sum(1 << fish for fish, count in enumerate(game.face_up) if count)
        assert game.shoal == sorted(game.shoal)
        assert game.bag == sorted(game.bag)


@over_games(50)
def test_what_the_story_tells_of_tokens_is_what_lies_there(case: Case) -> None:
    told: dict[str, Counter[object]] = {kind: Counter() for kind in ("placed", "offering", "dock card", "rock shown")}
    hauls: Counter[int] = Counter()
    game, story = finished(case)
    for event in story:
        if event.kind in told:
            told[event.kind][event.seat, event.what, event.amount if event.kind == "placed" else 0] += 1
        elif event.kind == "haul kept":
            hauls[event.seat] += event.amount
    for player in game.view(None).players:
        seat = player.number
        assert Counter({k: n for k, n in told["placed"].items() if k[0] == seat}) == Counter(
            (seat, token.fish, token.placement) for token in player.tokens
        )
        assert told["offering"][seat, None, 0] == 4 - player.offerings
        assert hauls[seat] == player.shrimp + player.crabs
        for kind, cards in (("dock card", player.dock_cards), ("rock shown", player.rocks)):
            assert Counter({k[1]: n for k, n in told[kind].items() if k[0] == seat}) == Counter(cards)


@over_games(40)
def test_every_option_is_legal_named_once_and_keeps_its_promise(case: Case) -> None:
    causes = {
        "move": ("panoramas", "bonuses", "upgrades", "early bird"), "place": ("lines",), "draw": ("crustaceans",),
        "take": ("meals",),
    }  # fmt: skip
    for number, (game, _, _) in enumerate(steps(case)):
        decision = game.decision
        if decision is None:
            assert game.legal_actions() == ()
            break
        assert tuple(option.action for option in decision.options) == game.legal_actions() != ()
        assert len({option.name for option in decision.options}) == len(decision.options)
        for option in decision.options[number % 3 :: 3]:
            events = game.copy(SeededDealer(1)).apply(option.action)
            assert option.coins == 0
            if decision.kind == "draw" and option.name == "draw":
                continue
            told = sum(points(events, game.seat, cause) for cause in causes.get(decision.kind, ()))
            if decision.kind == "move" and decision.seat != game.walker:
                assert option.points == 0
            else:
                assert told == option.points


@over_games(30)
def test_an_illegal_action_is_refused_and_changes_nothing(case: Case) -> None:
    for number, (game, _, _) in enumerate(steps(case)):
        if number % 7 and not game.is_over:
            continue
        before = state(game)
        for action in {-1, 0, 1, 2, 7, 30, 57, 99} - set(game.legal_actions()):
            with pytest.raises(IllegalActionError) as refused:
                game.apply(action)
            assert len(str(refused.value)) > 10, "a sentence says why"
        assert state(game) == before


@over_games(20)
def test_copies_and_sources_never_change_each_other(case: Case) -> None:
    mind = case.mind()
    kept = []
    for number, (game, _, _) in enumerate(steps(case)):
        if number % 9:
            continue
        before = state(game)
        kept.append((game.copy(), before))
        copy = game.copy(SeededDealer(number))
        while not copy.is_over:
            copy.apply(pick(copy, mind, case))
        assert state(game) == before
    for copy, before in kept:
        assert state(copy) == before


@over_games(40)
def test_playing_without_events_is_the_same_game(case: Case) -> None:
    quiet = SYSTEM.deal(case.setup, case.dealer())
    recorder, _ = recorded(case)
    for act in recorder.record().acts:
        quiet.advance(act.action)
    assert state(quiet) == state(recorder.game)


@over_games(12)
def test_anybody_can_count_the_fish_that_lie_face_down(case: Case) -> None:
    for game, _, _ in steps(case):
        assert unseen_fish(game.view(None)) == Counter(game.shoal)


# --- records ---------------------------------------------------------------------------------------------------------


@over_games(40)
def test_record_parse_replay_gives_the_same_events_and_text(case: Case) -> None:
    assert_replayed(SYSTEM, *recorded(case))


@over_games(30)
def test_an_unfinished_record_can_be_read_at_any_act_and_played_on(case: Case) -> None:
    assert_played_on(SYSTEM, recorded(case)[0])
