"""People who play by keys alone: they look at what the board asks and press what its hints say."""

from __future__ import annotations

from random import Random

from textual.pilot import Pilot

from tests.tui.driving import acts_of, board_of, press, settle, until
from tokaido_tui.tui.board import Board
from tokaido_tui.tui.screens.curtain import CurtainScreen
from tokaido_tui.tui.screens.game import GameScreen
from tokaido_tui.tui.screens.scoring import ScoringScreen
from tokaido_tui.tui.tokaido.board import TokaidoBoard


def keys_for(board: TokaidoBoard, mind: Random, haste: float = 0.6) -> list[str]:
    """The keys for one decision, by one of the ways there are; `haste` is the chance of going straight to the inn."""
    if board.pointing:
        if mind.random() < haste:
            return ["end", "enter"]
        ahead = len(board.road.reachable)
        number = mind.randint(1, min(9, ahead))
        station = board.road.reachable[number - 1]
        steps = min(number - 1, 3)
        return mind.choice(
            [
                ["enter"],
                [str(number), "enter"],
                ["g", board.jump_letters()[station], "enter"],
                [mind.choice(["right", "l", "j", "down"])] * steps + ["enter"],
                ["end", *[mind.choice(["left", "h", "k", "up"])] * steps, "home", "enter"],
            ]
        )
    question = board.choice.question
    assert question is not None
    open_ = [number for number, item in enumerate(question.items) if not item.why]
    if question.several:
        marked: frozenset[int] = frozenset()
        for number in mind.sample(open_, mind.randint(0, len(open_))):
            if question.action(marked | {number}) is not None:
                marked |= {number}
        return [*(str(number + 1) for number in sorted(marked)), "enter"]
    number = mind.choice(open_)
    if mind.random() < 0.5:
        return [str(number + 1), "enter"]
    return ["home", *["down"] * number, "enter"]


async def play_by_keys(pilot: Pilot[None], seed: int, haste: float = 0.85) -> int:
    """Plays the game that is on the screen to its end; returns how many decisions people made."""
    mind = Random(seed)
    app = pilot.app
    made = 0
    while not isinstance(app.screen, ScoringScreen):
        if isinstance(app.screen, CurtainScreen):
            await press(pilot, "enter")
            continue
        assert isinstance(app.screen, GameScreen)
        if board_of(app).deciding:
            before = acts_of(app)
            await press(pilot, *keys_for(board_of(app), mind, haste))
            await until(pilot, lambda: acts_of(app) > before)  # noqa: B023
            made += 1
        else:
            await until(pilot, lambda: board_of(app).deciding or not isinstance(app.screen, GameScreen))
    return made


async def play_by_choice(pilot: Pilot[None], seed: int) -> None:
    """Plays to the end past the keys, strolling: for games whose length is the subject, not their keys."""
    mind = Random(seed)
    app = pilot.app
    while not isinstance(app.screen, ScoringScreen):
        if isinstance(app.screen, CurtainScreen):
            await press(pilot, "enter")
        elif board_of(app).deciding:
            options = board_of(app).view.decision.options
            number = min(int(mind.expovariate(0.4)), len(options) - 1) if board_of(app).pointing else None
            option = mind.choice(options) if number is None else options[number]
            board_of(app).post_message(Board.Decided(option.action))
            await settle(pilot)
        else:
            await until(pilot, lambda: board_of(app).deciding or not isinstance(app.screen, GameScreen))
