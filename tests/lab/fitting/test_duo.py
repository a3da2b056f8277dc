"""Tuning Tokaido Duo's pilgrim: repeatable, and it finds what is there to be found."""

from __future__ import annotations

from importlib.resources import files
from math import floor
from random import Random

import pytest

from tokaido_tui.bots import duo
from tokaido_tui.bots.duo.features import KNOTS, NAMES, STEPS, dot, features, knots, progress
from tokaido_tui.bots.duo.pilgrim import Pilgrim, own_evaluations
from tokaido_tui.bots.duo.tables import tables_of
from tokaido_tui.bots.duo.weights import Weights, own_weights, read_weights
from tokaido_tui.engine.dealer import SeededDealer
from tokaido_tui.engine.errors import SetupError
from tokaido_tui.engine.setup import Setup
from tokaido_tui.games.duo.system import SYSTEM
from tokaido_tui.lab.fitting.duo import TUNER, Sighting, forecast, learn
from tokaido_tui.lab.fitting.tuner import tuner


def test_a_game_is_seen_at_every_roll_and_the_same_from_the_same_seed() -> None:
    weights = TUNER.start()
    found = TUNER.find(weights, 3)
    assert found == TUNER.find(weights, 3)
    assert found != TUNER.find(weights, 4)
    assert len(found) > 8
    assert len({seen.lead for seen in found}) == 1
    done = [seen.done for seen in found]
    assert done == sorted(done)
    assert done[0] == 0
    # Nobody has anything yet but the first roll and where the pawns stand.
    assert found[0].numbers[NAMES.index("points")] == 0
    assert abs(found[0].numbers[NAMES.index("roller")]) == 1


def test_learning_finds_the_weights_that_made_the_leads() -> None:
    random = Random(1)
    values = [(0.0,) * KNOTS for _ in NAMES]
    values[NAMES.index("points")] = (2.0, 1.5, 1.0)
    values[NAMES.index("springs")] = (5.0, 4.0, -3.0)
    true = Weights(tuple(values), (1.0,) * KNOTS)
    found = []
    for _ in range(1500):
        numbers = tuple(random.gauss(0, 30) if name in ("points", "springs") else 0.0 for name in NAMES)
        seen = Sighting(random.random(), numbers, 0)
        found.append(seen._replace(lead=round(forecast(true, seen))))
    nothing = Weights(tuple((0.0,) * KNOTS for _ in NAMES), (9.0,) * KNOTS)
    learnt, off = learn(nothing, found)
    assert off < 1
    for name in ("points", "springs", "temple"):
        number = NAMES.index(name)
        assert learnt.values[number] == pytest.approx(true.values[number], abs=0.1)
    assert max(learnt.spread) < 1


def test_weights_between_the_knots_are_in_between() -> None:
    weights = own_weights()
    rows = [weights.row(step)[0][0] for step in (0, 4, 8, 12, 16)]
    assert rows[::2] == pytest.approx(weights.values[0])
    assert rows[1] == pytest.approx((rows[0] + rows[2]) / 2)
    assert rows[3] == pytest.approx((rows[2] + rows[4]) / 2)
    assert all(sum(knots(done / 7)) == pytest.approx(1) for done in range(8))


def test_what_is_tuned_is_what_the_pilgrim_goes_by() -> None:
    """It looks its numbers up, board by board; together they are the weighted sum that was fitted."""
    evaluations, pilgrim, random = own_evaluations(), Pilgrim(), Random(2)
    game = SYSTEM.deal(Setup(("A", "B")), SeededDealer(9))
    tables = tables_of(game)
    compared = 0
    while not game.is_over:
        if not game.ending:
            step = floor(STEPS * progress(game) + 1e-9)
            row, spread = own_weights().row(step)
            evaluation = evaluations.now(game)
            assert evaluation.spread == spread
            for seat in range(2):
                assert evaluation.value(game, seat) == pytest.approx(dot(row, tuple(features(game, tables, seat))))
            compared += 1
        game.advance(random.choice(game.legal_actions()) if random.random() < 0.2 else pilgrim.pick(game))
    assert compared > 50


def test_the_file_that_ships_is_what_the_tuner_writes() -> None:
    shipped = (files(duo) / "weights.toml").read_text(encoding="utf-8")
    assert TUNER.text(own_weights()) == shipped
    assert read_weights(shipped) == own_weights()


def test_the_command_finds_this_tuner() -> None:
    assert tuner("duo") is TUNER


def test_a_game_without_a_tuner_gets_a_sentence() -> None:
    with pytest.raises(SetupError, match="nothing to tune for go"):
        tuner("go")
