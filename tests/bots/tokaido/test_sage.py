"""The sage and its search."""

from __future__ import annotations

import gc
from itertools import count
from random import Random

import pytest

from tokaido_tui.bots import make
from tokaido_tui.bots.search.sage import Sage
from tokaido_tui.bots.search.tree import Search
from tokaido_tui.bots.tokaido.features import NAMES, features
from tokaido_tui.bots.tokaido.forecast import FORECAST
from tokaido_tui.bots.tokaido.knowledge import KNOWLEDGE
from tokaido_tui.engine.dealer import SeededDealer
from tokaido_tui.engine.errors import SetupError
from tokaido_tui.engine.setup import Setup
from tokaido_tui.games.tokaido.game import Tokaido
from tokaido_tui.games.tokaido.imagine import Imagination, imagine
from tokaido_tui.games.tokaido.load_box import load_box
from tokaido_tui.games.tokaido.strolling import stroll
from tokaido_tui.games.tokaido.system import SYSTEM
from tokaido_tui.games.tokaido.terms import VARIANTS

BOX = load_box()

NAMES_OF_SEATS = ("Ana", "Bo", "Cy", "Dai", "Eve")


def positions(players: int, variants: tuple[str, ...], seed: int, every: int) -> list[Tokaido]:
    """Positions of a random game with something to decide."""
    random = Random(seed)
    game = SYSTEM.deal(Setup(NAMES_OF_SEATS[:players], variants), SeededDealer(seed))
    found, step = [], 0
    while not game.is_over:
        actions = game.legal_actions()
        if len(actions) > 1:
            step += 1
            if step % every == 0:
                found.append(game.copy())
        # The nearest stations: long games, with every kind of decision.
        game.advance(actions[min(len(actions) - 1, int(random.random() * 3))])
    return found


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_the_sage_acts_legally_in_every_variant(players: int) -> None:
    for number, variants in enumerate([(), *((v.name,) for v in VARIANTS)]):
        sage = Sage(1, iterations="3")
        for game in positions(players, variants, 10 * players + number, every=7):
            actions = game.legal_actions()
            assert sage.choose(game.decision_kind(), actions, lambda g=game: g.view(g.seat)) in actions


def test_with_a_seed_and_iterations_the_sage_decides_alike() -> None:
    for game in positions(4, ("gastronomy",), 3, every=12):
        view = game.view(game.seat)
        choices = {Sage("x", iterations="20").choose("", game.legal_actions(), lambda v=view: v) for _ in range(2)}
        assert len(choices) == 1


def test_a_brief_search_of_so_many_iterations_chooses_what_the_whole_one_does() -> None:
    spared = 0
    for game in positions(4, (), 11, every=6):
        view, actions = game.view(game.seat), game.legal_actions()
        whole = Sage("y", iterations="48").ranking(view, actions)
        assert sum(edge.visits for _action, edge in whole) == 48
        spared += 48 - Sage("y", iterations="48").search(view, briefly=True).iterations
        assert Sage("y", iterations="48").choose("", actions, lambda v=view: v) == whole[0][0]
    assert spared > 48


def test_by_the_clock_a_brief_search_is_never_longer_and_mostly_shorter() -> None:
    """By a clock on which every iteration takes a thousandth of a second."""
    shorter = 0
    seen = positions(4, (), 12, every=9)
    for game in seen:
        view = game.view(game.seat)
        took = []
        for briefly in (False, True):
            imagine = KNOWLEDGE.imagination(view, SeededDealer("y"))
            search = Search(imagine, KNOWLEDGE.guide("pilgrim", "y"), 0.6, clock=count(0, 0.001).__next__)
            search.run(None, 0.0505, briefly)
            took.append(search.iterations)
        whole, brief = took
        assert whole == 51
        assert brief <= whole
        shorter += brief < 0.9 * whole
    assert shorter >= len(seen) / 4


def test_a_hint_searches_to_the_end() -> None:
    game = positions(4, (), 11, every=6)[0]
    ranking = Sage("y", iterations="64").ranking(game.view(game.seat), game.legal_actions())
    assert sum(edge.visits for _action, edge in ranking) == 64


def test_the_sage_depends_on_its_view_alone() -> None:
    """The same view with other hidden cards gives the same decision for the same seed."""
    compared = 0
    for game in positions(4, (), 5, every=5):
        view = game.view(game.seat)
        other = imagine(view, SeededDealer("other cards"))
        if [deck.layers() for deck in other.decks] == [
            deck.layers() for deck in game.decks
        ] and other.hand == game.hand:
            continue
        compared += 1
        mine = Sage(2, iterations="12").choose("", game.legal_actions(), lambda v=view: v)
        theirs = Sage(2, iterations="12").choose("", other.legal_actions(), lambda g=other: g.view(g.seat))
        assert mine == theirs
    assert compared


@pytest.mark.parametrize("players", [2, 4])
def test_every_imagined_game_agrees_with_the_view(players: int) -> None:
    for game in positions(players, (), 8, every=4):
        view = game.view(game.seat)
        imagination = Imagination(view, SeededDealer(1))
        for _ in range(3):
            assert imagination.game().view(game.seat) == view


def test_hidden_cards_are_dealt_anew_in_every_imagined_game() -> None:
    hidden = [g for g in positions(4, (), 8, every=1) if g.hand_dealt and not g.looked >> g.seat & 1]
    assert hidden
    imagination = Imagination(hidden[0].view(hidden[0].seat), SeededDealer(1))
    hands = {tuple(imagination.game().hand) for _ in range(20)}
    assert len(hands) > 5


def test_at_the_last_inn_the_sage_eats_what_it_can_pay() -> None:
    """Coins are worth nothing after the last meal, so six points decide."""
    random = Random(4)
    eaten = 0
    for seed in range(12):
        game = SYSTEM.deal(Setup(NAMES_OF_SEATS[:3], ("initiation",)), SeededDealer(seed))
        while not game.is_over:
            actions = game.legal_actions()
            if game.decision_kind() == "eat" and game.stage.end == game.road.last and len(actions) > 1:
                view = game.view(game.seat)
                assert Sage(seed, iterations="40").choose("eat", actions, lambda v=view: v) != 0
                eaten += 1
            game.advance(actions[int(random.random() * len(actions))])
    assert eaten >= 5


@pytest.mark.parametrize("players", [2, 3, 5])
def test_a_strolled_game_is_the_game_of_wanderers(players: int) -> None:
    """The loop that playouts use takes the same steps as legal actions and advance do, one by one."""
    for variants in ((), ("gastronomy", "return-trip"), ("preparations",)):
        start = SYSTEM.deal(Setup(NAMES_OF_SEATS[:players], variants), SeededDealer(players))
        for game in (start, *positions(players, variants, players, every=11)):
            one, other = game.copy(SeededDealer("d")), game.copy(SeededDealer("d"))
            stroll(one, Random(3).random)
            wanderer = make("wanderer", 3)
            while not other.is_over:
                other.advance(wanderer.choose(other.decision_kind(), other.legal_actions(), lambda: None))
            assert one.outcome() == other.outcome()
            assert one.where == other.where
            assert one.coins == other.coins


def test_the_sage_searches_for_its_traveller_and_takes_the_better_one() -> None:
    """Kinko, whose meals are cheaper, is far better than Sasayakko."""
    kinko, sasayakko = (next(i for i, who in enumerate(BOX.travellers) if who.name == name) for name in PAIR)
    chosen = 0
    for seed in range(400):
        game = SYSTEM.deal(Setup(NAMES_OF_SEATS[:4]), SeededDealer(seed))
        if game.decision_kind() == "choose" and set(game.legal_actions()) == {kinko, sasayakko}:
            ranking = Sage(seed, iterations="120").ranking(game.view(game.seat), game.legal_actions())
            assert all(edge.visits for _action, edge in ranking)
            assert ranking[0][0] == kinko
            chosen += 1
    assert chosen >= 3


PAIR = ("Kinko", "Sasayakko")


def test_the_sage_moves_the_neutral_with_intent() -> None:
    """It is searched like any move: every station near is tried, and the nearest is not always the choice."""
    nearest = []
    for game in positions(2, (), 2, every=1):
        actions = game.legal_actions()
        if game.decision_kind() == "move" and game.walker == 2 and len(actions) > 2:
            ranking = Sage("n", iterations="60").ranking(game.view(game.seat), actions)
            assert sum(edge.visits > 0 for _action, edge in ranking) > 1
            nearest.append(ranking[0][0] == actions[0])
    assert len(nearest) > 5
    assert 0 < sum(nearest) < len(nearest)


def test_chances_are_shares_that_follow_the_points() -> None:
    game = positions(4, (), 6, every=1)[-1]
    while not game.is_over:
        game.advance(game.legal_actions()[-1])
    final = FORECAST.win_chances(game)
    assert final.index(max(final)) in game.outcome().winners
    assert all(0 <= chance <= 1.1 for chance in final)


def test_ties_at_the_end_are_settled_by_achievements_then_shared() -> None:
    game = positions(4, (), 6, every=1)[-1]
    while not game.is_over:
        game.advance(game.legal_actions()[-1])
    game.points[:] = [50, 50, 50, 40]
    game.awards[:] = [0b1, 0b110, 0b11, 0b111]
    first, second, third, last = FORECAST.win_chances(game)
    assert second == third > first + 0.4
    assert last < first


def test_a_search_leaves_the_collector_of_cycles_as_it_was() -> None:
    game = positions(4, (), 6, every=3)[0]
    for on in (True, False):
        (gc.enable if on else gc.disable)()
        try:
            Sage(1, iterations="2").search(game.view(game.seat))
            assert gc.isenabled() == on
        finally:
            gc.enable()


def test_the_forecast_has_a_weight_for_every_feature_of_every_later_stage() -> None:
    game = SYSTEM.deal(Setup(NAMES_OF_SEATS[:4]), SeededDealer(1))
    assert sorted(FORECAST.weights) == list(range(1, len(game.road.stages)))
    for row, error in FORECAST.weights.values():
        assert len(row) == len(NAMES)
        assert error > 0
    assert [len(row) for row in features(game)] == [len(NAMES)] * 4


@pytest.mark.parametrize(
    ("spec", "complaint"),
    [
        ("sage:iterations=many", "number"),
        ("sage:seconds=0", "more than 0"),
        # It would think for ever.
        ("sage:seconds=inf", "number"),
        ("sage:seconds=nan", "number"),
        ("sage:playout=monkey", "wanderer, merchant, pilgrim"),
    ],
)
def test_bad_options_get_a_sentence(spec: str, complaint: str) -> None:
    with pytest.raises(SetupError, match=complaint):
        make(spec, 1)
