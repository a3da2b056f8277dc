"""A replay on the screen: every moment, whose eyes, its pace, and a game that goes on from it."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.tui.driving import HOME, VAST, app_with, board_of, look, plan, press, settle, stop_clock, until, walked
from tests.tui.replaying import golden_replay, keep_games, opened, replay_app, text_of_record
from tokaido_tui.engine.record import parse
from tokaido_tui.games import system
from tokaido_tui.session import local_store
from tokaido_tui.table.replay import Replay
from tokaido_tui.tui.pace import SPEEDS
from tokaido_tui.tui.replay.viewpoint import Viewpoint
from tokaido_tui.tui.screens.card import CardScreen
from tokaido_tui.tui.screens.game import GameScreen
from tokaido_tui.tui.screens.lists.replays import ReplaysScreen
from tokaido_tui.tui.screens.replay import ReplayScreen
from tokaido_tui.tui.screens.result import ResultScreen
from tokaido_tui.tui.screens.title import TitleScreen
from tokaido_tui.words.card import WIDTH, card_of


@pytest.mark.parametrize("name", ["two", "five-variants"])
async def test_every_moment_can_be_shown_from_every_seat(tmp_path: Path, name: str) -> None:
    app = replay_app(tmp_path, name)
    async with app.run_test(size=HOME) as pilot:
        screen = await opened(pilot)
        story = screen.replay
        eyes = [Viewpoint(), *(Viewpoint(False, seat) for seat in range(len(story.seats))), Viewpoint(False, None)]
        for number, moment in enumerate(story.moments):
            screen.viewpoint = eyes[number % len(eyes)]
            screen.go(number)
            viewer = screen.viewpoint.viewer(moment)
            assert screen.board.view == moment.view(viewer)
            assert screen.board.deciding == (viewer is not None and viewer == moment.decider)
        assert f"step {story.last} of {story.last}" in await look(pilot)


async def test_the_cursor_stands_on_what_was_chosen(tmp_path: Path) -> None:
    app = replay_app(tmp_path, "five-variants")
    async with app.run_test(size=HOME) as pilot:
        screen = await opened(pilot)
        seen = set()
        for number in range(screen.replay.last):
            screen.go(number)
            board, act = screen.board, screen.replay.moments[number + 1].act
            assert act is not None
            if board.pointing:
                assert board.road.cursor == act.action
            else:
                asked = board.choice.question
                assert asked is not None
                assert asked.action(board.choice.selection) == act.action
            seen.add(screen.replay.moments[number].game.decision_kind())
        assert {"choose", "move", "buy", "eat"} <= seen


async def test_eyes_are_cycled_and_hide_what_they_may_not_see(tmp_path: Path) -> None:
    app = replay_app(tmp_path, "five-variants")
    async with app.run_test(size=HOME) as pilot:
        screen = await opened(pilot)
        names = [seat.name for seat in screen.replay.seats]
        for words in [*(f"{name}'s eyes" for name in names), "a spectator's eyes", "open"]:
            await press(pilot, "v")
            assert words in await look(pilot)
        # The first choice of a traveller: only its owner and open eyes see the two.
        decider = screen.replay.moments[0].decider
        for eyes, sees in [(Viewpoint(), True), (Viewpoint(False, decider), True), (Viewpoint(False, None), False)]:
            screen.viewpoint = eyes
            screen.go(0)
            assert bool(screen.board.view and screen.board.view.dealt) == sees


def test_a_game_that_still_goes_on_opens_with_a_spectators_eyes() -> None:
    story = golden_replay("five-variants")
    cut = Replay(story.record._replace(steps=story.record.steps[:60], points=None), story.seats)
    assert ReplayScreen(cut).viewpoint == Viewpoint(False, None)
    assert ReplayScreen(story).viewpoint == Viewpoint()


async def test_jumping_takes_a_number(tmp_path: Path) -> None:
    app = replay_app(tmp_path)
    async with app.run_test(size=HOME) as pilot:
        screen = await opened(pilot)
        for keys, at in [("42", 42), ("x7", 7), ("99999", screen.replay.last), ("", screen.replay.last)]:
            await press(pilot, "j", *keys, "enter")
            assert app.screen is screen
            assert screen.at == at
        await press(pilot, "j", "3", "escape")
        assert screen.at == screen.replay.last


async def test_it_plays_at_its_pace_and_stops_at_the_end(tmp_path: Path) -> None:
    app = replay_app(tmp_path)
    async with app.run_test(size=HOME) as pilot:
        screen = await opened(pilot)
        slow = screen.reading_time
        await press(pilot, *["+"] * 9)
        assert screen.speed == SPEEDS[-1]
        assert screen.reading_time < slow / 10
        screen.go(screen.replay.last - 3)
        await press(pilot, "space")
        assert screen.playing
        await until(pilot, lambda: screen.at == screen.replay.last)
        assert not screen.playing
        await press(pilot, "space")
        assert screen.playing, "from the beginning"
        assert screen.at < 3
        await press(pilot, "left", *["minus"] * 9)
        assert not screen.playing
        assert screen.speed == SPEEDS[0]


async def test_it_waits_while_something_covers_it(tmp_path: Path) -> None:
    app = replay_app(tmp_path)
    async with app.run_test(size=HOME) as pilot:
        screen = await opened(pilot)
        screen.speed = SPEEDS[-1]
        await press(pilot, "space", "question_mark")
        before = screen.at
        await pilot.pause(0.3)
        assert screen.at == before
        await press(pilot, "escape")
        await until(pilot, lambda: screen.at > before)


async def test_walks_are_seen_and_a_key_ends_them(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    app = replay_app(tmp_path, animation=True)
    async with app.run_test(size=VAST) as pilot:
        screen = await opened(pilot, 8)
        with monkeypatch.context() as stopped:
            stop_clock(stopped)
            await press(pilot, "right")
        assert screen._timer is not None
        assert screen.at == 9
        await press(pilot, "right")
        assert screen.at == 10
        await until(pilot, lambda: screen._timer is None)
        assert screen.board.view == screen.replay.moments[10].view(screen.replay.moments[10].decider)


async def test_a_click_on_the_line_goes_there(tmp_path: Path) -> None:
    app = replay_app(tmp_path)
    async with app.run_test(size=HOME) as pilot:
        screen = await opened(pilot)
        await look(pilot)
        from tokaido_tui.tui.replay.timeline import Timeline

        line = screen.query_one(Timeline)
        await pilot.click(line, offset=(line.column(60), 0))
        await settle(pilot)
        assert abs(screen.at - 60) <= 2


async def test_a_game_goes_on_from_a_moment_and_is_kept(tmp_path: Path) -> None:
    app = replay_app(tmp_path)
    async with app.run_test(size=HOME) as pilot:
        screen = await opened(pilot, 30)
        moment = screen.replay.moments[30]
        app.settings.curtain = False
        await press(pilot, "o", "right", "left", "down", "left", "left", "enter")
        await until(pilot, lambda: isinstance(app.screen, GameScreen))
        table = app.screen.host.table  # type: ignore[attr-defined]
        assert [seat.bot for seat in table.seats] == ["", "", "merchant", "merchant"]
        assert table.inherited_steps == len(screen.replay.cut(30).steps)
        assert table.record().steps[: table.inherited_steps] == screen.replay.cut(30).steps
        assert table.decisions >= 30
        assert table.retreat() is None or moment.decider is not None
        assert app.store is not None
        (kept,) = app.store.games()
        assert kept.inherited_steps == table.inherited_steps


async def test_the_end_is_not_played_on(tmp_path: Path) -> None:
    app = replay_app(tmp_path)
    async with app.run_test(size=HOME) as pilot:
        screen = await opened(pilot, 10_000)
        await press(pilot, "o")
        assert app.screen is screen
        assert "The game is over here" in await look(pilot)


async def test_leaving_goes_to_the_title(tmp_path: Path) -> None:
    app = replay_app(tmp_path)
    async with app.run_test(size=HOME) as pilot:
        await opened(pilot)
        await press(pilot, "q")
        assert isinstance(app.screen, TitleScreen)


async def test_from_the_result_and_back(tmp_path: Path) -> None:
    table, ending = walked(plan(3, seed=53), lambda table: table.is_over)
    app = app_with(tmp_path, table, ending, curtain=False)
    async with app.run_test(size=HOME) as pilot:
        await until(pilot, lambda: type(app.screen).__name__ == "ScoringScreen")
        await press(pilot, "escape", "escape", "y")
        assert isinstance(app.screen, CardScreen)
        assert app.clipboard == app.screen.text
        await press(pilot, "escape", "p")
        await opened(pilot)
        await press(pilot, "end", "escape")
        assert isinstance(app.screen, ResultScreen)
        await press(pilot, "p")
        await opened(pilot, 20)
        await press(pilot, "o", "enter")
        await until(pilot, lambda: isinstance(app.screen, GameScreen) and app.screen.host.table is not table)
        await until(pilot, lambda: board_of(app).view is not None)


async def test_ascii(tmp_path: Path) -> None:
    app = replay_app(tmp_path, "five-variants", ascii=True)
    async with app.run_test(size=HOME) as pilot:
        await opened(pilot, 30)
        for keys in (["v"], ["g"], ["escape", "o"], ["escape", "y"], ["escape", "j"]):
            await press(pilot, *keys)
            assert (await look(pilot)).isascii(), keys


def test_the_card_is_small_and_says_everything() -> None:
    for name in ("two", "three-initiation", "five-variants"):
        story = golden_replay(name)
        text = card_of(story.summary(), "2026-11-18")
        lines = text.splitlines()
        assert len(lines) <= 12
        assert max(map(len, lines)) <= WIDTH
        assert text.isascii()
        assert "2026-11-18" in lines[0]
        outcome = story.moments[-1].game.outcome()
        for seat, who in enumerate(story.seats):
            line = next(line for line in lines if line[3:].startswith(f"{who.name} "))
            assert line.startswith(f"{outcome.places[seat]}. ")
            figures = [int(word) for word in line.split() if word.isdigit()]
            assert figures == [outcome.points[seat], *(points[seat] for points in outcome.sources.values())]
        assert f"deal {story.record.setup.seed}" in text


# --- the list -------------------------------------------------------------------------------------------------------


async def test_an_empty_list_says_so_and_a_file_is_brought_in(tmp_path: Path) -> None:
    app = replay_app(tmp_path)
    good, bad = tmp_path / "good.record", tmp_path / "bad.record"
    good.write_text(text_of_record("two"), encoding="utf-8")
    bad.write_text("nothing\n", encoding="utf-8")
    async with app.run_test(size=HOME) as pilot:
        await opened(pilot)
        await press(pilot, "q", "r")
        assert isinstance(app.screen, ReplaysScreen)
        assert "No game is kept yet" in await look(pilot)
        for path, words in [(bad, "line 1: this is not a record"), (tmp_path / "none", "No such file")]:
            await press(pilot, "m", *str(path), "enter")
            assert words in await look(pilot)
            assert not app.screen.list.games
        await press(pilot, "m", *str(good), "enter")
        assert "It is now game 1." in await look(pilot)
        assert len(app.screen.list.games) == 1
        await press(pilot, "w")
        assert "The record is in tokaido-2.record." in await look(pilot)
        assert Path("tokaido-2.record").read_text(encoding="utf-8") == text_of_record("two")
        await press(pilot, "enter")
        assert isinstance(app.screen, ReplayScreen)


async def test_deleting_asks(tmp_path: Path) -> None:
    app = replay_app(tmp_path)
    async with app.run_test(size=HOME) as pilot:
        await opened(pilot)
        keep_games(app)
        await press(pilot, "q", "r", "d", "n")
        assert len(app.screen.list.games) == 3  # type: ignore[attr-defined]
        await press(pilot, "d", "y")
        assert len(app.screen.list.games) == 2  # type: ignore[attr-defined]


def test_what_is_kept_can_be_shown_again() -> None:
    store = local_store()
    for name in ("two", "five-variants"):
        number = store.bring_in(text_of_record(name))
        kept = store.game(number)
        assert parse(store.record_text(kept), system)[0] == golden_replay(name).record
    store.close()
