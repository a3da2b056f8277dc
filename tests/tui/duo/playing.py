"""Games of Tokaido Duo for the tests of its screens, and people who play them by keys."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from random import Random
from typing import cast

from textual.pilot import Pilot

from tests.games.duo.helpers import Trip
from tests.tui.driving import acts_of, board_of, press, settle, until
from tokaido_tui.games.duo.preview import Previewer
from tokaido_tui.games.duo.view import View
from tokaido_tui.table.plan import Plan, Seat
from tokaido_tui.table.table import Table
from tokaido_tui.tui.app import TokaidoApp
from tokaido_tui.tui.board import Board
from tokaido_tui.tui.duo.board import DuoBoard
from tokaido_tui.tui.screens.game import GameScreen
from tokaido_tui.tui.screens.scoring import ScoringScreen

NAMES = ("Ana", "Bo")


def plan(people: int = 2, *, seed: int = 7, names: Sequence[str] = NAMES, bot: str = "random") -> Plan:
    """Ana is purple and sits in the west."""
    seats = tuple(Seat(name, "" if number < people else bot, number) for number, name in enumerate(names))
    return Plan(seats, game="duo", roles=("purple", "green"), seed=seed)


def eager(table: Table, mind: Random) -> int:
    """Anything, but not nothing where something is offered."""
    assert table.decision is not None
    actions = [option.action for option in table.decision.options]
    return mind.choice(actions if table.kind in ("die", "move", "keep") else actions[1:])


def brisk(table: Table, mind: Random) -> int:
    """What scores most at once, else anything: games end soon."""
    assert table.decision is not None
    if table.kind in ("die", "move"):
        moves = Previewer(table.view(table.decider)).options()
        best = max(moves, key=lambda seen: seen.points, default=None)
        if best is not None and best.points:
            return best.pawn if table.kind == "die" else best.target
    most = max(table.decision.options, key=lambda option: option.points)
    return most.action if most.points else eager(table, mind)


def reached(until_: Callable[[Table], bool], wanted: Plan | None = None, seed: int = 4) -> Table:
    """A game that was played on, off the screen, until something is so."""
    table, mind = Table(wanted or plan()), Random(seed)
    while not until_(table):
        assert not table.is_over, "the game ended before"
        table.decide(table.decider, eager(table, mind))
    return table


def at(kind: str, after: int = 0, seed: int = 4) -> Table:
    """Where a decision of that kind comes up after so many decisions."""
    return reached(lambda table: table.kind == kind and table.decisions >= after, seed=seed)


def island_board(app: TokaidoApp) -> DuoBoard:
    return cast("DuoBoard", board_of(app))


async def show_view(pilot: Pilot[None], view: View) -> DuoBoard:
    """The board of the game on the screen, with a view of the test's."""
    board = island_board(pilot.app)
    board.show(view, deciding=True)
    await settle(pilot)
    return board


async def show_trip(pilot: Pilot[None], trip: Trip) -> DuoBoard:
    """Shows a test's position to who decides in it."""
    return await show_view(pilot, replace(trip.view(trip.game.seat)))


def keys_for(board: DuoBoard, mind: Random) -> list[str]:
    """The keys for one decision, by one of the ways there are."""
    if board.pointing:
        choices = board._choices
        number = mind.randrange(len(choices))
        letter = board.jump_letters()[choices[number]]
        ways = [
            ["enter"],
            [str(number + 1), "enter"],
            ["g", letter, "enter"],
            [*mind.choices(["left", "right", "up", "down", "h", "j", "k", "l"], k=3), "enter"],
            ["end", "enter"],
            [".", ",", "home", "enter"],
        ]
        return mind.choice(ways)
    question = board.choice.question
    assert question is not None
    if question.several:
        excess = next(n for n in range(12) if question.action(frozenset(range(n))) is not None)
        marked = sorted(mind.sample(range(min(9, len(question.items))), excess))
        return [*(str(number + 1) for number in marked), "enter"]
    number = mind.randrange(len(question.items))
    return [str(number + 1), "enter"] if mind.random() < 0.5 else ["home", *["down"] * number, "enter"]


async def play_by_keys(pilot: Pilot[None], seed: int, decisions: int) -> int:
    """So many decisions by keys, or to the end; returns how many were made."""
    mind, app, made = Random(seed), pilot.app, 0
    while made < decisions and isinstance(app.screen, GameScreen):
        before = acts_of(app)
        await press(pilot, *keys_for(island_board(app), mind))
        await until(pilot, lambda: acts_of(app) > before)  # noqa: B023
        await until(pilot, lambda: board_of(app).deciding or not isinstance(app.screen, GameScreen))
        made += 1
    return made


async def play_by_choice(pilot: Pilot[None], seed: int) -> set[str]:
    """To the end past the keys; returns the kinds of decisions that came up."""
    mind, app = Random(seed), pilot.app
    kinds: set[str] = set()
    while not isinstance(app.screen, ScoringScreen):
        if not board_of(app).deciding:
            await until(pilot, lambda: board_of(app).deciding or not isinstance(app.screen, GameScreen))
            continue
        table = app.screen.host.table
        kinds.add(table.kind)
        board_of(app).post_message(Board.Decided(brisk(table, mind)))
        await settle(pilot)
    return kinds
