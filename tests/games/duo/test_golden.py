"""Golden games: whole games replayed to the points they were kept with. tests/golden/README.md says what they are."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.games.duo.play import Case, over_games, recorded
from tests.games.duo.referee import Referee
from tokaido_tui.engine.record import parse, replay, write
from tokaido_tui.games import system
from tokaido_tui.games.duo.options import KIND_NAMES
from tokaido_tui.games.duo.system import SYSTEM

GOLDEN = Path(__file__).parents[2] / "golden" / "duo"
RECORDS = sorted(GOLDEN.glob("*.record"))


def test_the_golden_games_have_every_kind_of_decision_and_both_sides_of_every_wave() -> None:
    kinds, waves = set(), set()
    for path in RECORDS:
        record, _ = parse(path.read_text(encoding="utf-8"), system)
        for game, _, _ in replay(record, SYSTEM):
            kinds.add(game.decision_kind())
            waves.update(wave.name for wave in game.waves)
    assert kinds == set(KIND_NAMES)
    assert waves == {side.name for sides in SYSTEM.box.waves for side in sides}


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_a_golden_game_ends_with_the_points_by_source_it_was_kept_with(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    kept = json.loads(path.with_suffix(".json").read_text(encoding="utf-8"))
    record, at_end = parse(text, system)
    *_, (game, _, events) = replay(record, SYSTEM)
    assert game.is_over
    outcome = game.outcome()
    assert {name: list(points) for name, points in outcome.sources.items()} == kept["sources"]
    assert list(outcome.points) == kept["points"] == list(record.points or ())
    assert list(outcome.winners) == kept["winners"]
    assert [event.seat for event in events if event.kind == "won"] == kept["winners"]
    assert at_end.outcome() == outcome
    assert write(record, SYSTEM) == text


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_a_referee_who_knows_only_the_rulings_counts_the_same(path: Path) -> None:
    Referee(path.read_text(encoding="utf-8"))


@over_games(40)
def test_the_referee_agrees_with_random_games(case: Case) -> None:
    Referee(write(recorded(case)[0].record(), SYSTEM))
