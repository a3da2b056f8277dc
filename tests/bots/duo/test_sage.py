"""The sage at Tokaido Duo, and what guides its search."""

from __future__ import annotations

from random import Random

import pytest

from tests.bots.duo.test_pickers import last_garden
from tests.games.duo.helpers import NAMES, Trip
from tokaido_tui.bots.duo.knowledge import KNOWLEDGE
from tokaido_tui.bots.search.sage import Sage
from tokaido_tui.engine.dealer import SeededDealer
from tokaido_tui.engine.setup import Setup
from tokaido_tui.games.duo.game import Duo
from tokaido_tui.games.duo.imagine import imagine
from tokaido_tui.games.duo.system import SYSTEM


def positions(seed: int, every: int) -> list[Duo]:
    """Positions of a game among pilgrims with odd ideas."""
    random, pilgrim = Random(seed), KNOWLEDGE.pilgrim()
    game = SYSTEM.deal(Setup(NAMES), SeededDealer(seed))
    found: list[Duo] = []
    step = 0
    while not game.is_over:
        if len(game.legal_actions()) > 1:
            step += 1
            if step % every == 0:
                found.append(game.copy())
        game.advance(random.choice(game.legal_actions()) if random.random() < 0.3 else pilgrim.pick(game))
    return found


@pytest.mark.parametrize("playout", ["wanderer", "merchant", "pilgrim"])
def test_the_sage_acts_legally_and_alike_from_the_same_view(playout: str) -> None:
    """The real game deals otherwise than the imagined one: the decision is the same."""
    kinds = set()
    for game in positions(3, every=9):
        other = imagine(game.view(game.seat), SeededDealer("other cards"))
        choices = {
            Sage("x", "duo", iterations="9", playout=playout).choose(
                "", one.legal_actions(), lambda g=one: g.view(g.seat)
            )
            for one in (game, other)
        }
        assert len(choices) == 1
        assert choices <= set(game.legal_actions())
        kinds.add(game.decision_kind())
    assert len(kinds) > 4


def test_every_imagined_game_agrees_with_the_view_and_is_its_own() -> None:
    for game in positions(5, every=20):
        view = game.view(game.seat)
        imagination = KNOWLEDGE.imagination(view, SeededDealer(1))
        one, two = imagination(), imagination()
        assert one.view(game.seat) == two.view(game.seat) == view
        one.advance(one.legal_actions()[-1])
        assert two.view(game.seat) == imagination().view(game.seat) == view


@pytest.mark.parametrize("playout", ["wanderer", "merchant", "pilgrim"])
def test_chances_are_shared_and_priors_sum_to_one(playout: str) -> None:
    guide = KNOWLEDGE.guide(playout, "a seed")
    for game in positions(6, every=25):
        assert sum(guide.priors(game, game.legal_actions())) == pytest.approx(1)
        chances = guide.play_out(game.copy(SeededDealer(2)))
        assert all(-0.2 <= chance <= 1.2 for chance in chances)
        assert sum(chances) == pytest.approx(1)


def test_other_dice_are_another_question() -> None:
    guide = KNOWLEDGE.guide("pilgrim", "a seed")
    one, same, other = (Trip(dice).game for dice in ((1, 2, 3), (1, 2, 3), (1, 2, 2)))
    assert guide.question(one) == guide.question(same)
    assert guide.question(one) != guide.question(other)


def test_the_sage_wins_where_one_action_wins() -> None:
    """The last die: a garden that ends the game ahead, or to leave it."""
    trip = last_garden(temple=8)
    view = trip.view(0)
    assert Sage(1, "duo", iterations="30").choose("visit", trip.game.legal_actions(), lambda: view) == 1
