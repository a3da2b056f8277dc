"""Whatever is pressed, in whatever order and at whatever size: the app stands and every step was legal."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest
from textual.pilot import Pilot

from tests.tui.driving import acts_of, game_of, make_app, plan, press, send, settle, until, verified
from tokaido_tui.tui.app import TokaidoApp
from tokaido_tui.tui.screens.enlarge import EnlargeScreen
from tokaido_tui.tui.screens.game import GameScreen
from tokaido_tui.tui.screens.title import TitleScreen

PRESSES = 320
BURST = 8
# Enter is pressed more often, so that games get somewhere; those that leave, less.
OFTEN = ["enter"] * 12 + ["right", "left", "down", "up", "home", "end", "space", "1", "2", "3"] * 2
ALL = [
    *"abcdefghijklmnopqrstuvwxyz0123456789:?,.[]AZé~-", "tab", "shift+tab", "escape", "pageup", "pagedown",
    "backspace", "delete", "f1", "f2", "ctrl+p", "ctrl+a", "insert",
]  # fmt: skip
SIZES = [(80, 24), (80, 24), (100, 30), (120, 36), (140, 40), (250, 70), (79, 24), (40, 12), (20, 5), (1, 1)]


async def check(pilot: Pilot[None]) -> int:
    """No exception, a stack that makes sense, a record that replays; how far the game is."""
    app = pilot.app
    assert app._exception is None
    await settle(pilot)
    notes = [screen for screen in app.screen_stack if isinstance(screen, EnlargeScreen)]
    small = app.size.width < 80 or app.size.height < 24
    assert len(notes) == small
    games = [screen for screen in app.screen_stack if isinstance(screen, GameScreen)]
    assert len(games) <= 1
    if not games:
        return 0
    game = game_of(app)
    if app.screen is game and game._timer is None:
        # What is drawn is what may be known, no more and no less.
        view = game.board.view
        assert view is None or view == game.host.table.view(view.seat)
    return verified(app)


def at_rest(app: TokaidoApp) -> bool:
    """Whether the game goes on by itself no more: no walk, and no bot that is about to act."""
    screen = app.screen
    return not isinstance(screen, GameScreen) or screen._timer is screen._bot_timer is None


async def drive(pilot: Pilot[None], app: TokaidoApp, seed: int) -> int:
    """Hundreds of keys, typed in bursts; returns how many decisions were made in all the games that came of it.

    Every burst begins once all is at rest: how far the keys get is not a matter of how fast the machine is."""
    mind = Random(seed)
    made = at = 0
    for number in range(PRESSES):
        send(app, mind.choice(OFTEN) if mind.random() < 0.75 else mind.choice(ALL))
        if number % BURST == BURST - 1:
            await until(pilot, lambda: at_rest(app), 20)
        if number % 50 == 49:
            if mind.random() < 0.5:
                await pilot.resize_terminal(*mind.choice(SIZES))
            now = await check(pilot)
            made += now - at if now >= at else now
            at = now
    await pilot.resize_terminal(80, 24)
    await check(pilot)
    return made


pytestmark = pytest.mark.usefixtures("fewer_frames")


@pytest.mark.parametrize(("people", "bots", "seed", "settings"), [
    (1, 2, 1, {}),
    (2, 0, 2, {"ascii": True, "theme": "paper"}),
    (3, 2, 3, {"animation": True, "curtain": False}),
])  # fmt: skip
async def test_random_keys_do_no_harm(
    people: int, bots: int, seed: int, settings: dict[str, object], tmp_path: Path
) -> None:
    app = make_app(tmp_path, plan(people, bots, seed=seed), **settings)
    left: list[int] = []
    # Leaving the program is one of the things random keys do; here it is only counted.
    app.exit = lambda *_args, **_extra: left.append(1)  # type: ignore[method-assign]
    async with app.run_test(size=(80, 24)) as pilot:
        assert await drive(pilot, app, seed) > 8
        assert app.is_running


async def test_random_keys_from_the_title(tmp_path: Path) -> None:
    app = make_app(tmp_path)
    app.exit = lambda *_args, **_extra: None  # type: ignore[method-assign]
    async with app.run_test(size=(80, 24)) as pilot:
        await until(pilot, lambda: isinstance(app.screen, TitleScreen))
        await drive(pilot, app, 4)


async def test_keys_held_down_decide_once_each(tmp_path: Path) -> None:
    """Enter held down while the board changes never decides for a question that was not seen."""
    app = make_app(tmp_path, plan(2, variants=("initiation",), seed=8), curtain=False)
    async with app.run_test(size=(80, 24)) as pilot:
        await settle(pilot)
        for _ in range(40):
            send(app, "enter")
        await settle(pilot)
        assert 1 <= acts_of(app) <= 41
        verified(app)
        await press(pilot, "end")
        verified(app)
