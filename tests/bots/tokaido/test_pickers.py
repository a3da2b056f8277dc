"""Merchant and pilgrim: legal everywhere, blind to what is hidden, and as good as they say."""

from __future__ import annotations

import re
from itertools import combinations, pairwise
from pathlib import Path
from random import Random

import pytest

from tokaido_tui.bots import make
from tokaido_tui.bots.knowledge import Picker
from tokaido_tui.bots.tokaido.merchant import Merchant
from tokaido_tui.bots.tokaido.pilgrim import Pilgrim
from tokaido_tui.bots.tokaido.tables import OFFERING_BITS, Tables
from tokaido_tui.bots.tokaido.weights import own_weights, read_weights
from tokaido_tui.engine.dealer import SeededDealer
from tokaido_tui.engine.errors import DataError
from tokaido_tui.engine.setup import Setup
from tokaido_tui.games.tokaido.game import Tokaido
from tokaido_tui.games.tokaido.imagine import imagine
from tokaido_tui.games.tokaido.load_box import load_box
from tokaido_tui.games.tokaido.system import SYSTEM
from tokaido_tui.games.tokaido.terms import VARIANTS

BOX = load_box()

NAMES = ("Ana", "Bo", "Cy", "Di", "Ed")
PICKERS: dict[str, Picker] = {"merchant": Merchant(), "pilgrim": Pilgrim()}
PAGE = Path(__file__).parents[3] / "docs" / "bots.md"
NAMED = [variant.name for variant in VARIANTS]
ALL_VARIANTS = [chosen for size in range(len(NAMED) + 1) for chosen in combinations(NAMED, size)]


def start(players: int, seed: int, *variants: str, roles: tuple[str, ...] = ()) -> Tokaido:
    return SYSTEM.deal(Setup(NAMES[:players], variants, roles), SeededDealer(seed))


@pytest.mark.parametrize("name", PICKERS)
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_only_legal_actions_in_every_variant_and_number_of_players(name: str, players: int) -> None:
    """Now and then somebody does something odd, so that odd positions come up too."""
    pick = PICKERS[name].pick
    decisions = 0
    for number, variants in enumerate(ALL_VARIANTS):
        game = start(players, number, *variants)
        dice = Random(number)
        while not game.is_over:
            legal = game.legal_actions()
            action = pick(game)
            assert action in legal
            game.advance(dice.choice(legal) if dice.random() < 0.15 else action)
            decisions += 1
    assert decisions > 500


@pytest.mark.parametrize("name", PICKERS)
@pytest.mark.parametrize("role", [traveller.name for traveller in BOX.travellers])
def test_every_traveller_is_played(name: str, role: str) -> None:
    pick = PICKERS[name].pick
    game = start(3, 5, roles=(role, "", ""))
    while not game.is_over:
        action = pick(game)
        assert action in game.legal_actions()
        game.apply(action)
    assert game.outcome().points[0] > 40


@pytest.mark.parametrize("name", PICKERS)
@pytest.mark.parametrize("players", [2, 4])
def test_a_decision_depends_on_the_view_alone(name: str, players: int) -> None:
    """The same view with other hidden cards gives the same decision."""
    pick = PICKERS[name].pick
    dice = Random(players)
    hidden_differed = False
    for seed in range(6):
        game = start(players, seed)
        while not game.is_over:
            action = pick(game)
            if len(game.legal_actions()) > 1:
                view = game.view(game.seat)
                others = [imagine(view, SeededDealer(other)) for other in range(3)]
                hidden_differed |= len({tuple(sorted(other.hand)) for other in others}) > 1
                assert {pick(other) for other in others} == {action}
            game.advance(action if dice.random() < 0.8 else dice.choice(game.legal_actions()))
    assert hidden_differed


@pytest.mark.parametrize("name", PICKERS)
def test_picking_changes_nothing(name: str) -> None:
    for players in (2, 4):
        game = start(players, 8)
        while not game.is_over:
            before = game.view(game.seat)
            action = PICKERS[name].pick(game)
            assert game.view(game.seat) == before
            game.advance(action)


@pytest.mark.parametrize("name", PICKERS)
def test_at_a_table_it_picks_what_the_picker_picks(name: str) -> None:
    game = start(3, 2, "gastronomy")
    bot = make(name, 1)
    while not game.is_over:
        chosen = bot.choose(game.decision_kind(), game.legal_actions(), lambda: game.view(game.seat))
        assert chosen == PICKERS[name].pick(game)
        game.advance(chosen)


def wins(hero: str, rivals: str, games: int, *variants: str) -> float:
    won = 0.0
    for number in range(games):
        game = start(4, number // 4, *variants)
        bots = [make(hero if seat == number % 4 else rivals, f"{number}/{seat}") for seat in range(4)]
        while not game.is_over:
            kind, actions = game.decision_kind(), game.legal_actions()
            game.advance(bots[game.seat].choose(kind, actions, lambda game=game: game.view(game.seat)))
        winners = game.outcome().winners
        won += (number % 4 in winners) / len(winners)
    return won / games


def test_a_merchant_beats_three_wanderers() -> None:
    assert wins("merchant", "wanderer", 40) >= 0.85


def test_a_pilgrim_beats_three_merchants() -> None:
    assert wins("pilgrim", "merchant", 40, "gastronomy") >= 0.4


def test_pilgrims_score_like_people() -> None:
    total = 0
    for number in range(40):
        game = start(4, number, "gastronomy")
        while not game.is_over:
            game.advance(PICKERS["pilgrim"].pick(game))
        total += sum(game.points)
    assert 72 < total / 160 < 82


def test_the_neutral_is_sent_where_it_hurts_the_other() -> None:
    """Not always to the nearest station: it takes what the other wants."""
    chosen = []
    for seed in range(12):
        game = start(2, seed)
        while not game.is_over:
            action = PICKERS["pilgrim"].pick(game)
            if game.kind == 0 and game.walker == 2 and len(game.legal_actions()) > 1:
                chosen.append(action == game.legal_actions()[0])
            game.advance(action)
    assert 0 < sum(chosen) < len(chosen)


def test_a_pilgrims_purse_is_worth_more_the_fuller_it_is_and_nothing_after_the_last_inn() -> None:
    tables = Tables(own_weights(), BOX)
    for stages in tables.purse:
        for purse in stages[:-1]:
            assert all(one < other for one, other in pairwise(purse))
        assert set(stages[-1]) == {0.0}


def test_an_offering_more_never_lowers_the_promise_of_the_temple() -> None:
    tables = Tables(own_weights(), BOX)
    pilgrim = Pilgrim()
    game = start(4, 3)
    while not game.is_over:
        if game.kind == 0 and len(game.legal_actions()) > 1:
            scores = pilgrim.scores(game, game.legal_actions())
            assert len(scores) == len(game.legal_actions())
        game.advance(pilgrim.pick(game))
    for ranks in tables.ranks:
        for packed in (1, 5 << OFFERING_BITS, (3 << OFFERING_BITS | 2) << OFFERING_BITS | 1):
            *promised, met = ranks[packed]
            # Two of the people one meets give one offering each.
            assert met == 2 * (1 + promised[1] - promised[0])
            assert len(promised) == 5
            assert all(one <= other for one, other in pairwise(promised))


def test_weights_without_a_belief_are_refused() -> None:
    with pytest.raises(DataError, match="the weights lack 'share'"):
        read_weights("step = 1.0")


def test_the_example_of_the_page_runs() -> None:
    (block,) = re.findall(r"^```python\n(.*?)^```$", PAGE.read_text(encoding="utf-8"), re.MULTILINE | re.DOTALL)
    names: dict[str, object] = {}
    exec(compile(block, str(PAGE), "exec"), names)
    assert names["game"].is_over  # type: ignore[attr-defined]
