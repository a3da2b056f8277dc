"""Golden games: whole games replayed to the points they were kept with. tests/golden/README.md says what they are."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.games.tokaido.helpers import SYSTEM
from tests.games.tokaido.recount import by_source
from tokaido_tui.engine.record import parse, replay, write
from tokaido_tui.games import system
from tokaido_tui.games.tokaido.load_box import load_box

BOX = load_box()

GOLDEN = Path(__file__).parents[2] / "golden"
RECORDS = sorted(GOLDEN.glob("*.record"))


def load(path: Path) -> tuple[str, dict]:
    return path.read_text(encoding="utf-8"), json.loads(path.with_suffix(".json").read_text(encoding="utf-8"))


def test_there_are_golden_games_for_2_3_4_and_5_players_with_all_travellers_and_variants() -> None:
    records = [parse(load(path)[0], system) for path in RECORDS]
    assert {record.setup.players for record, _ in records} == {2, 3, 4, 5}
    assert {variant for record, _ in records for variant in record.setup.variants} == {v.name for v in SYSTEM.variants}
    travellers = {p.traveller for _, game in records for p in game.view(None).players if p.traveller is not None}
    assert travellers == set(range(len(BOX.travellers)))


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_a_golden_game_ends_with_the_points_by_source_it_was_kept_with(path: Path) -> None:
    text, kept = load(path)
    record, at_end = parse(text, system)
    *_, (game, _, events) = replay(record, SYSTEM)
    assert game.is_over
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
        assert by_source(view, player) == {name: points[player.number] for name, points in kept["sources"].items()}


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_a_golden_game_is_as_long_as_peoples(path: Path) -> None:
    text, _ = load(path)
    record, _ = parse(text, system)
    assert write(record, SYSTEM) == text
    moves = sum(act.name.startswith("move ") for act in record.acts)
    travellers = max(3, record.setup.players)
    # Four people make 86 moves a game, 21 or 22 each.
    assert 12 * travellers <= moves <= 26 * travellers
