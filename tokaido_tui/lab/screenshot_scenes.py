"""What the pictures show: each a way to get there, from a fixed seed."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterator
from dataclasses import dataclass
from functools import partial
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


@dataclass(frozen=True)
class Party:
    """Who plays what. Steady bots: pictures do not change whenever a cleverer one learns something."""

    game: str
    names: tuple[str, ...]
    roles: tuple[str, ...]
    bot: str


TOKAIDO = Party("tokaido", NAMES, ("Kinko", "Hiroshige", "Umegae", "Mitsukuni"), "wanderer")
NAMIJI = Party("namiji", NAMES, (), "merchant")
DUO = Party("duo", NAMES[:2], (), "merchant")


@dataclass(frozen=True)
class Scene:
    reach: Reach
    size: tuple[int, int] = SMALL
    theme: str = "night"
    ascii: bool = False


def start(seed: int, people: int, party: Party) -> Table:
    seats = tuple(Seat(name, "" if number < people else party.bot, number) for number, name in enumerate(party.names))
    return Table(Plan(seats, party.game, roles=party.roles, seed=seed))


def played(seed: int, people: int, party: Party) -> Iterator[Table]:
    """A game before each of its decisions: bots make all of them, the people's too."""
    table = start(seed, people, party)
    bots = [make(party.bot, f"{seed}/{number}", party.game) for number in range(len(party.names))]
    while not table.is_over:
        yield table
        decision, decider = table.decision, table.decider
        assert decision is not None
        actions = tuple(option.action for option in decision.options)
        table.decide(decider, bots[decider].choose(table.kind, actions, partial(table.view, decider)))


def position(seed: int, wanted: Wanted, people: int = 1, party: Party = TOKAIDO) -> Table:
    """The game where it first is as wanted; if it never is, the deal with the next seed."""
    return next(table for deal in count(seed) for table in played(deal, people, party) if wanted(table))


def last_decision(seed: int, party: Party) -> Table:
    """The game before the decision that ends it."""
    decisions = sum(1 for _table in played(seed, 1, party))
    return next(table for number, table in enumerate(played(seed, 1, party), 1) if number == decisions)


def asked(kind: str, stage: int = 1, choices: int = 3) -> Wanted:
    """The first player is asked this, in this stage or round (from 0) or later, with so much to choose from."""

    def wanted(now: Table) -> bool:
        if now.kind != kind or now.decider != 0:
            return False
        decision = now.decision
        return now.summary().progress[0] > stage and decision is not None and len(decision.options) >= choices

    return wanted


def on_the_way(stage: int) -> Wanted:
    """The first player is to move, with room ahead, and everybody has left the last stop where all wait."""
    asked_to_move = asked("move", stage, 6)

    def wanted(now: Table) -> bool:
        if not asked_to_move(now):
            return False
        view = now.view(0)
        start = view.road.stages[view.stage].start
        return all(traveller.station > start + 1 for traveller in view.travellers)

    return wanted


async def enter(app: TokaidoApp, pilot: Pilot[Any], table: Table, keys: tuple[str, ...]) -> None:
    from tokaido_tui.tui.screens.game import GameScreen

    await app.push_screen(GameScreen(app.host_unkept(table)))
    await pilot.pause()
    for key in keys:
        await pilot.press(key)
    await pilot.pause()


def playing(seed: int, wanted: Wanted, *keys: str, people: int = 1, party: Party = TOKAIDO) -> Reach:
    """The game screen with such a position, then these keys."""

    async def reach(app: TokaidoApp, pilot: Pilot[Any]) -> None:
        await enter(app, pilot, position(seed, wanted, people, party), keys)

    return reach


def ending(seed: int, *keys: str, party: Party = TOKAIDO) -> Reach:
    """The end of a game; its last decision is made here, so that the scoring tells what follows from it."""

    async def reach(app: TokaidoApp, pilot: Pilot[Any]) -> None:
        from tokaido_tui.tui.screens.scoring import ScoringScreen

        table = last_decision(seed, party)
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
SEA = playing(SEED, on_the_way(2), "right", "right", party=NAMIJI)
ISLAND = playing(SEED, asked("move", 8, 4), "right", party=DUO)

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
    "namiji-80x24": Scene(SEA),
    "namiji-120x36": Scene(SEA, LARGE),
    "namiji-140x40": Scene(SEA, VAST),
    "namiji-bank": Scene(playing(SEED, asked("fish", 1), "right", party=NAMIJI)),
    "namiji-shelf": Scene(playing(SEED, asked("place", 2), "right", party=NAMIJI)),
    "namiji-trap": Scene(playing(SEED, asked("draw", 1, 2), party=NAMIJI)),
    "namiji-result": Scene(ending(SEED, "escape", "enter", party=NAMIJI)),
    "duo-80x24": Scene(ISLAND),
    "duo-120x36": Scene(ISLAND, LARGE),
    "duo-dice": Scene(playing(SEED, asked("die", 6), party=DUO), LARGE),
    "duo-result": Scene(ending(SEED, "escape", "enter", party=DUO)),
}
