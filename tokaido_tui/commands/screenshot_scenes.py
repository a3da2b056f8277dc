"""What the pictures show: each a way to get there, from a fixed seed."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterator
from dataclasses import dataclass
from itertools import count
from typing import Any

from textual.pilot import Pilot

from tokaido_tui.bots import make
from tokaido_tui.table.plan import Plan, Seat
from tokaido_tui.table.table import Table
from tokaido_tui.tui.app import TokaidoApp

Reach = Callable[[TokaidoApp, Pilot[Any]], Awaitable[None]]
Wanted = Callable[[Table], bool]

SMALL, LARGE, VAST = (80, 24), (120, 36), (140, 40)
NAMES = ("Ana", "Bo", "Cy", "Di")
TRAVELLERS = ("Kinko", "Hiroshige", "Umegae", "Mitsukuni")
# The steadiest of the bots: pictures do not change whenever a cleverer one learns something.
WALKER = "wanderer"


@dataclass(frozen=True)
class Scene:
    reach: Reach
    size: tuple[int, int] = SMALL
    theme: str = "night"
    ascii: bool = False


def start(seed: int, people: int) -> Table:
    seats = tuple(Seat(name, "" if number < people else WALKER, number) for number, name in enumerate(NAMES))
    return Table(Plan(seats, roles=TRAVELLERS, seed=seed))


def walked(seed: int, people: int = 1) -> Iterator[Table]:
    """A game of four before each of its decisions: walkers make all of them, the people's too."""
    table = start(seed, people)
    walkers = [make(WALKER, f"{seed}/{number}") for number in range(len(NAMES))]
    while not table.is_over:
        yield table
        decision = table.decision
        assert decision is not None
        actions = tuple(option.action for option in decision.options)
        table.decide(table.decider, walkers[table.decider].choose(table.kind, actions, lambda: None))


def position(seed: int, wanted: Wanted, people: int = 1) -> Table:
    """The game where it first is as wanted; if it never is, the deal with the next seed."""
    return next(table for deal in count(seed) for table in walked(deal, people) if wanted(table))


def last_decision(seed: int) -> Table:
    """The game before the decision that ends it."""
    decisions = sum(1 for _table in walked(seed))
    return next(table for number, table in enumerate(walked(seed), 1) if number == decisions)


def asked(kind: str, stage: int = 1) -> Wanted:
    """The first player is asked this, in this stage (from 0) or later, with something to choose from."""

    def wanted(now: Table) -> bool:
        if now.kind != kind or now.decider != 0:
            return False
        decision = now.decision
        return now.view(0).stage >= stage and decision is not None and len(decision.options) > 2

    return wanted


def on_the_way(stage: int) -> Wanted:
    """The first player is to move, with room ahead, and everybody has left the inn."""
    asked_to_move = asked("move", stage)

    def wanted(now: Table) -> bool:
        decision = now.decision
        if decision is None or not asked_to_move(now):
            return False
        view = now.view(0)
        inn = view.road.stages[view.stage].start
        return all(traveller.station > inn + 1 for traveller in view.travellers) and len(decision.options) > 5

    return wanted


async def enter(app: TokaidoApp, pilot: Pilot[Any], table: Table, keys: tuple[str, ...]) -> None:
    from tokaido_tui.tui.screens.game import GameScreen

    await app.push_screen(GameScreen(table))
    await pilot.pause()
    for key in keys:
        await pilot.press(key)
    await pilot.pause()


def playing(seed: int, wanted: Wanted, *keys: str, people: int = 1) -> Reach:
    """The game screen with such a position, then these keys."""

    async def reach(app: TokaidoApp, pilot: Pilot[Any]) -> None:
        await enter(app, pilot, position(seed, wanted, people), keys)

    return reach


def ending(seed: int, *keys: str) -> Reach:
    """The end of a game; its last decision is made here, so that the scoring tells what follows from it."""

    async def reach(app: TokaidoApp, pilot: Pilot[Any]) -> None:
        from tokaido_tui.tui.screens.scoring import ScoringScreen

        table = last_decision(seed)
        await enter(app, pilot, table, ("enter",) if table.seats[table.decider].is_person else ())
        while not isinstance(app.screen, ScoringScreen):
            await pilot.pause(0.02)
        for key in keys:
            await pilot.press(key)

    return reach


def pressing(*keys: str) -> Reach:
    """From the title on by keys."""

    async def reach(_app: TokaidoApp, pilot: Pilot[Any]) -> None:
        for key in keys:
            await pilot.press(key)

    return reach


SEED = 7
MOVE = on_the_way(2)
ROAD = playing(SEED, MOVE, "right", "right", "right")

SCENES: dict[str, Scene] = {
    "title": Scene(pressing()),
    "title-120x36": Scene(pressing(), LARGE),
    "setup": Scene(pressing("n")),
    "game-80x24": Scene(ROAD),
    "game-120x36": Scene(ROAD, LARGE),
    "game-140x40": Scene(ROAD, VAST),
    "village": Scene(playing(5, asked("buy", 2), "space", "down", "space")),
    "inn": Scene(playing(4, asked("eat"))),
    "temple": Scene(playing(9, asked("donate", 2), "down")),
    "curtain": Scene(playing(SEED, asked("eat"), people=2)),
    "scoring": Scene(ending(SEED, "enter", "enter", "enter", "enter")),
    "result": Scene(ending(SEED, "escape", "enter")),
    "sheet": Scene(playing(SEED, on_the_way(3), "s")),
    "rules": Scene(playing(SEED, MOVE, "i")),
    "help": Scene(playing(SEED, MOVE, "question_mark")),
    "theme-night": Scene(ROAD, LARGE, "night"),
    "theme-paper": Scene(ROAD, LARGE, "paper"),
    "theme-sixteen": Scene(ROAD, LARGE, "sixteen"),
    "theme-safe": Scene(ROAD, LARGE, "safe"),
    "ascii": Scene(ROAD, SMALL, "night", True),
}
