"""Finding the pilgrim's weights."""

from __future__ import annotations

import pickle
from dataclasses import replace

import pytest

from tests.bots.namiji.helpers import positions
from tokaido_tui.bots.namiji.pilgrim import Pilgrim
from tokaido_tui.bots.namiji.weights import own_weights, read_weights
from tokaido_tui.games.namiji.game import Namiji
from tokaido_tui.lab.fitting import rollouts
from tokaido_tui.lab.fitting.explain import Finding
from tokaido_tui.lab.fitting.namiji import BOUNDS, TUNER
from tokaido_tui.lab.fitting.tuner import tuner
from tokaido_tui.lab.fitting.weights import flatten, unflatten


def test_the_command_finds_the_tuner() -> None:
    assert tuner("namiji") is TUNER
    assert TUNER.start() == own_weights()


def test_the_file_that_ships_is_what_the_tuner_writes() -> None:
    weights = own_weights()
    assert read_weights(TUNER.text(weights)) == weights


def test_weights_go_into_a_row_and_back() -> None:
    weights = own_weights()
    assert unflatten(flatten(weights), weights, TUNER.limits) == weights
    far = unflatten([number + 50 for number in flatten(weights)], weights, TUNER.limits)
    assert far.rates == weights.rates
    assert far.double == BOUNDS["double"][1]
    assert set(far.share) == {BOUNDS["share"][1]}


def test_a_game_has_findings_that_are_the_same_for_a_seed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rollouts, "PLAYED_ON", 1)
    found = TUNER.find(own_weights(), 2)
    assert found
    assert [seen[1:] for seen in found] == [seen[1:] for seen in TUNER.find(own_weights(), 2)]
    for view, actions, tried, brought in pickle.loads(pickle.dumps(found)):
        assert view.decider == view.seat
        assert len(tried) == len(brought) == len(set(tried)) <= len(actions)


def test_how_far_ahead_a_seat_is() -> None:
    assert rollouts.ahead([20, 30, 40], 2) == 40 - (25 + 30) / 2


def _spread(brought: tuple[float, ...], game: Namiji, actions: tuple[int, ...]) -> list[float]:
    """How far the weights that ship are off about each action, around the position's mean."""
    misses = [came - said for came, said in zip(brought, Pilgrim().scores(game, actions), strict=True)]
    return [miss - sum(misses) / len(misses) for miss in misses]


def test_what_playing_on_shows_is_learned() -> None:
    """Findings made up from other beliefs pull the weights towards those."""
    mine = own_weights()
    theirs = replace(mine, step=mine.step + 0.3, whirlpool=mine.whirlpool + 1.0)
    other = Pilgrim(theirs)
    findings = []
    for game in positions(4, 1, 1):
        if game.decision_kind() == "move" and len(findings) < 25:
            actions = game.legal_actions()
            findings.append(Finding(game, actions, tuple(range(len(actions))), tuple(other.scores(game, actions))))
    learned, off = TUNER.explain(mine, findings)
    # So few findings are not believed all they say.
    assert mine.step + 0.05 < learned.step < theirs.step + 0.1
    assert mine.whirlpool + 0.05 < learned.whirlpool < theirs.whirlpool + 0.1
    unlearned = [brought for finding in findings for brought in _spread(finding.brought, finding.game, finding.actions)]
    assert off < 0.8 * (sum(miss * miss for miss in unlearned) / len(unlearned)) ** 0.5
    assert TUNER.explain(mine, []) == (mine, 0.0)
