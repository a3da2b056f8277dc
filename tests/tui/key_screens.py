"""How the tests of keys come to each screen, afresh."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any

from textual.pilot import Pilot

from tests.store.helpers import played
from tests.store.results import some_games
from tests.tui import replaying
from tests.tui.driving import board_of, plan, press, settle, show, until, walked
from tests.tui.key_checks_replay import PREPARED as REPLAY_PREPARED
from tokaido_tui.session import local_store
from tokaido_tui.tui.screens.curtain import CurtainScreen
from tokaido_tui.tui.screens.dialogs.confirm import ConfirmScreen
from tokaido_tui.tui.screens.game import GameScreen
from tokaido_tui.tui.screens.scoring import ScoringScreen

ANSWERS: list[object] = []
"""What the question that was opened last was answered with."""
GAME = plan(1, 2, variants=("initiation",), seed=9)


async def clear(pilot: Pilot[None]) -> None:
    """Away with every screen but the empty one at the bottom."""
    while len(pilot.app.screen_stack) > 1:
        pilot.app.pop_screen()
        await settle(pilot)


async def title_screen(pilot: Pilot[None]) -> None:
    await clear(pilot)
    pilot.app.show_title()
    await settle(pilot)


def opened_by(*keys: str, way: Callable[[Pilot[None]], Awaitable[None]] = title_screen) -> Any:
    async def come(pilot: Pilot[None]) -> None:
        await way(pilot)
        await press(pilot, *keys)

    return come


async def game_screen(pilot: Pilot[None]) -> None:
    """A game on the road, a person to move."""
    await clear(pilot)
    show(pilot.app, walked(GAME, lambda table: table.kind == "move" and table.decider == 0)[0])
    await until(pilot, lambda: isinstance(pilot.app.screen, GameScreen) and board_of(pilot.app).pointing)


async def curtain_screen(pilot: Pilot[None]) -> None:
    await clear(pilot)
    pilot.app.play(plan(2, 1, seed=9))
    await until(pilot, lambda: isinstance(pilot.app.screen, CurtainScreen))


async def confirm_screen(pilot: Pilot[None]) -> None:
    await clear(pilot)
    ANSWERS.clear()
    pilot.app.push_screen(ConfirmScreen("Really?", "Yes", "No"), ANSWERS.append)
    await settle(pilot)


async def sheet_screen(pilot: Pilot[None]) -> None:
    await clear(pilot)
    pilot.app.play(plan(1, 2, roles=("Kinko", "Satsuki", "Umegae"), seed=9))
    await until(pilot, lambda: isinstance(pilot.app.screen, GameScreen) and board_of(pilot.app).pointing)
    await press(pilot, "s")


async def scoring_screen(pilot: Pilot[None]) -> None:
    await clear(pilot)
    show(pilot.app, *walked(GAME, lambda table: table.is_over))
    await until(pilot, lambda: isinstance(pilot.app.screen, ScoringScreen))


def keep_games(decisions: int = 5) -> None:
    """Three games in progress in the journal."""
    store = local_store()
    for seed in (1, 2, 3) if not store.games(over=False) else ():
        played(store, GAME._replace(seed=seed), decisions)
    store.close()


async def continue_screen(pilot: Pilot[None]) -> None:
    keep_games()
    await title_screen(pilot)
    await press(pilot, "c")


async def statistics_screen(pilot: Pilot[None]) -> None:
    """The people of some games, the first of them marked."""
    await title_screen(pilot)
    store = pilot.app.store
    assert store is not None
    if not store.games():
        some_games()
    await press(pilot, "e", "2")


OPENERS: dict[str, Callable[[Pilot[None]], Awaitable[None]]] = {
    "TitleScreen": title_screen,
    "SetupScreen": opened_by("n"),
    "SettingsScreen": opened_by("s"),
    "RulesScreen": opened_by("i", "right"),
    "ContinueScreen": continue_screen,
    "HelpScreen": opened_by("question_mark", way=game_screen),
    "GameScreen": game_screen,
    "SheetScreen": sheet_screen,
    "CurtainScreen": curtain_screen,
    "ConfirmScreen": confirm_screen,
    "ScoringScreen": scoring_screen,
    "StatisticsScreen": statistics_screen,
    "ResultScreen": opened_by("escape", "escape", way=scoring_screen),
    **replaying.OPENERS,
}
TO_A_LONG_PAGE = ("home", *["down"] * 7)
# What is pressed before the key, where it would have nothing to do otherwise.
PREPARED: dict[tuple[str, str], tuple[str, ...]] = {
    ("SetupScreen", "change(-1)"): ("up",),
    ("SetupScreen", "change(1)"): ("up",),
    ("SetupScreen", "jump(False)"): ("up",),
    ("SetupScreen", "jump(True)"): ("up",),
    ("ScoringScreen", "skip"): (),
    ("ContinueScreen", "move(-1)"): ("end",),
    ("ContinueScreen", "page(-1)"): ("end",),
    ("ContinueScreen", "edge(False)"): ("end",),
    ("HelpScreen", "lines(-1)"): ("end",),
    ("HelpScreen", "pages(-1)"): ("end",),
    ("HelpScreen", "edge(False)"): ("end",),
    ("RulesScreen", "scroll(-1)"): (*TO_A_LONG_PAGE, "pagedown"),
    ("RulesScreen", "scroll(1)"): TO_A_LONG_PAGE,
    ("StatisticsScreen", "page(-1)"): (),
    ("StatisticsScreen", "edge(0)"): ("end",),
    ("StatisticsScreen", "choose"): (),
    ("StatisticsScreen", "all"): ("p", "v"),
    **{("StatisticsScreen", f"turn('{field}')"): () for field in ("name", "game", "players", "variant", "since")},
    ("GameScreen", "step(-1)"): ("right", "right"),
    ("GameScreen", "end(False)"): ("right",),
    ("GameScreen", "look(-1)"): ("right",),
    **REPLAY_PREPARED,
}
