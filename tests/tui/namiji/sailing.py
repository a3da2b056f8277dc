"""Games of Namiji for the tests of its board: plans, positions, and people who play by keys."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

from textual.pilot import Pilot

from tests.tui.driving import NAMES, acts_of, board_of, press, settle, until
from tests.words.namiji.voyages import boats, choose
from tokaido_tui.games.namiji.view import View
from tokaido_tui.table.plan import Plan
from tokaido_tui.table.table import Table
from tokaido_tui.tui.board import Board
from tokaido_tui.tui.namiji.board import NamijiBoard
from tokaido_tui.tui.namiji.pointer import SPACE
from tokaido_tui.tui.screens.curtain import CurtainScreen
from tokaido_tui.tui.screens.game import GameScreen
from tokaido_tui.tui.screens.scoring import ScoringScreen


def sailed(wanted: Plan, reached: Callable[[Table, View], bool], seed: int = 4) -> Table:
    """A game that sailed on, off the screen, until something is reached."""
    table, mind = Table(wanted), Random(seed)
    while not reached(table, table.view(None)):
        assert not table.is_over, "the game ended before"
        table.decide(table.decider, choose(table, mind))
    return table


def at(
    kind: str, people: int = 4, *, leg: int = 0, seed: int = 7, bots: int = 0, names: tuple[str, ...] = NAMES,
    **more: Any,
) -> Table:  # fmt: skip
    """Where a decision of that kind comes up, in that leg or later; `more` are what the view has to be like."""
    return sailed(
        boats(people, bots, seed=seed, names=names),
        lambda table, view: (
            table.kind == kind
            and view.stage >= leg
            and table.decider < people
            and all(getattr(view, name) == value for name, value in more.items())
        ),
    )


def keys_for(board: Board, mind: Random, haste: float) -> list[str]:
    """The keys for one decision, by one of the ways there are; `haste` is the chance of going straight to the dock."""
    assert isinstance(board, NamijiBoard)
    if board.moving:
        if mind.random() < haste:
            return ["end", "enter"]
        station = mind.choice(board.road.reachable[:5])
        number = board.road.reachable.index(station)
        letter = board.jump_letters()[station]
        return mind.choice([[str(number + 1), "enter"], ["g", letter, "enter"], ["right"] * number + ["enter"]])
    pointer = board.fishing.pointer
    if pointer is not None:
        spot = mind.choice(pointer.spots)
        arrows = {"Right": "right", "Left": "left", "Up": "up", "Down": "down", SPACE: "space"}
        if spot in pointer.shown() and mind.random() < 0.5:
            return ["g", board.jump_letters()[spot.action], "enter"]
        return [*(arrows[key] for key in pointer.way_to(spot.action)), "enter"]
    question = board.choice.question
    assert question is not None
    number = mind.randrange(len(question.items))
    return mind.choice([[str(number + 1), "enter"], ["home", *["down"] * number, "enter"]])


async def play(pilot: Pilot[None], seed: int, by_keys: bool, haste: float = 0.3) -> int:
    """Plays the game that is on the screen to its end; returns how many decisions people made."""
    mind, app, made = Random(seed), pilot.app, 0
    while not isinstance(app.screen, ScoringScreen):
        if isinstance(app.screen, CurtainScreen):
            await press(pilot, "enter")
        elif board_of(app).deciding:
            board, before = board_of(app), acts_of(app)
            if by_keys:
                wanted = keys_for(board, mind, haste)
                await press(pilot, *wanted)
            else:
                options = board.view.decision.options
                number = min(int(mind.expovariate(0.3)), len(options) - 1)
                chosen = options[number] if board.view.kind == "move" else mind.choice(options)
                board.post_message(Board.Decided(chosen.action))
                await settle(pilot)
            await until(pilot, lambda: acts_of(app) > before)  # noqa: B023
            made += 1
        else:
            await until(pilot, lambda: board_of(app).deciding or not isinstance(app.screen, GameScreen))
    return made
