"""Golden games: whole games replayed to the points they were kept with. tests/golden/README.md says what they are."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.games.namiji.helpers import SYSTEM
from tests.games.namiji.recount import by_source
from tokaido_tui.engine.record import parse, replay, write
from tokaido_tui.games import system

RECORDS = sorted((Path(__file__).parents[2] / "golden" / "namiji").glob("*.record"))


def load(path: Path) -> tuple[str, dict]:
    return path.read_text(encoding="utf-8"), json.loads(path.with_suffix(".json").read_text(encoding="utf-8"))


def test_there_are_golden_games_for_2_3_4_and_5_players_both_ways_round_with_every_kind_of_choice() -> None:
    records = [parse(load(path)[0], system)[0] for path in RECORDS]
    assert {record.setup.players for record in records} == {2, 3, 4, 5}
    assert {record.setup.variants for record in records} == {(), ("return-trip",)}
    verbs = {act.name.split()[0] for record in records for act in record.acts}
    assert verbs == {"move", "fish", "place", "release", "haul", "draw", "stop", "keep", "moor", "take"}


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_a_golden_game_ends_with_the_points_by_source_it_was_kept_with(path: Path) -> None:
    text, kept = load(path)
    record, at_end = parse(text, system)
    assert write(record, SYSTEM) == text
    *_, (game, _, events) = replay(record, SYSTEM)
    outcome = game.outcome()
    assert {name: list(points) for name, points in outcome.sources.items()} == kept["sources"]
    assert list(outcome.points) == kept["points"] == list(record.points or ())
    assert list(outcome.winners) == kept["winners"]
    assert [event.seat for event in events if event.kind == "won"] == kept["winners"]
    assert at_end.outcome() == outcome


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_a_golden_games_points_can_be_counted_from_the_table(path: Path) -> None:
    text, kept = load(path)
    view = parse(text, system)[1].view(None)
    for player in view.players:
        counted = by_source(view, player)
        assert counted == {name: kept["sources"][name][player.number] for name in counted}
