"""The final scoring is told step by step and ends where the game ended."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.tui.driving import press, until
from tests.tui.positions import Host, colours_of, ended, rows_of
from tokaido_tui.engine.event import Event
from tokaido_tui.tui.games import ui
from tokaido_tui.tui.screens import scoring
from tokaido_tui.tui.screens.scoring import ScoreSteps, ScoringScreen
from tokaido_tui.words.final import LAST
from tokaido_tui.words.tokaido.final import FINAL, TEMPLE_ROW, final


@pytest.mark.parametrize("seed", range(12))
def test_the_steps_hold_every_point_of_the_end(seed: int) -> None:
    view, events = ended(2 + seed % 4, seed)
    steps = final(view, events).steps
    assert [step.row for step in steps[:4]] == list(range(len(FINAL)))
    assert {step.row for step in steps[4:-1]} == {TEMPLE_ROW}
    assert steps[-1].row == LAST
    for seat in range(len(view.players)):
        ranked = [e.amount for e in events if e.kind == "points" and e.seat == seat and e.cause == "ranks"]
        assert sum(step.gains.get(seat, 0) for step in steps if step.row == TEMPLE_ROW) == sum(ranked)
        won = {FINAL[step.row] for step in steps[:4] if seat in step.gains}
        assert won == set(view.players[seat].achievements) & set(FINAL)


def test_a_panorama_completed_at_the_last_inn_is_no_final_step() -> None:
    view, events = ended(3, 1)
    before = [Event("achievement", 0, what=2), Event("points", 0, 3, cause="achievements")]
    assert final(view, [*before, *events]) == final(view, events)


async def test_bars_and_counts_grow_to_the_final_points(tmp_path: Path) -> None:
    view, events = ended(4, 11)
    app = Host(tmp_path, lambda: ScoringScreen(ui("tokaido"), view, events, colours_of(view)))
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        widget = app.screen.query_one(ScoreSteps)
        start = widget.points()
        assert sum(start) < sum(player.points for player in view.players)
        assert not any("Gourmet:" in row for row in rows_of(app))
        await press(pilot, "enter")
        gourmets = [p.number for p in view.players if FINAL[0] in p.achievements]
        gained = [after - before for before, after in zip(start, widget.points(), strict=True)]
        assert [seat for seat, gain in enumerate(gained) if gain] == gourmets
        shown = rows_of(app)
        sentence = next(row for row in shown if "Gourmet:" in row)
        assert all(view.players[seat].name in sentence for seat in gourmets)
        for _ in range(len(widget.steps) - 1):
            await press(pilot, "space")
        text = rows_of(app)
        assert widget.points() == [player.points for player in view.players]
        bars = text[next(y for y, row in enumerate(text) if " Points " in row) :]
        for player in view.players:
            assert any(player.name in row and f" {player.points}" in row for row in bars)
        assert view.outcome is not None
        assert any("wins with" in row or "share the victory" in row for row in text)
        assert not app.answers
        await press(pilot, "enter")
        assert app.answers == [None]


@pytest.mark.parametrize("key", ["escape", "end"])
async def test_escape_and_end_skip_to_the_end_and_then_leave(tmp_path: Path, key: str) -> None:
    view, events = ended(5, 11)
    app = Host(tmp_path, lambda: ScoringScreen(ui("tokaido"), view, events, colours_of(view)))
    async with app.run_test(size=(120, 36)) as pilot:
        await pilot.pause()
        await press(pilot, key)
        assert app.screen.query_one(ScoreSteps).points() == [player.points for player in view.players]
        await press(pilot, key)
        assert app.answers == [None]


async def test_any_letter_goes_on_and_nothing_moves_by_itself(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(scoring, "PACE", 0.01)
    view, events = ended(3, 11)
    app = Host(tmp_path, lambda: ScoringScreen(ui("tokaido"), view, events, colours_of(view)))
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause(0.1)
        widget = app.screen.query_one(ScoreSteps)
        assert widget.at == -1
        await press(pilot, "x", "7")
        assert widget.at == 1


async def test_with_animation_it_steps_by_itself_and_waits_at_the_end(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv("TEXTUAL_ANIMATIONS", raising=False)
    monkeypatch.setattr(scoring, "PACE", 0.01)
    view, events = ended(3, 11)
    app = Host(tmp_path, lambda: ScoringScreen(ui("tokaido"), view, events, colours_of(view)), animation=True)
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        widget = app.screen.query_one(ScoreSteps)
        await until(pilot, lambda: widget.at == len(widget.steps) - 1)
        await pilot.pause(0.1)
        assert not app.answers
