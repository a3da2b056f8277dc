"""The log: every point and every coin of the game is in one of its lines."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from tests.words.tokaido.test_previews import GAMES, NAMES
from tokaido_tui.engine.dealer import SeededDealer
from tokaido_tui.engine.event import Event
from tokaido_tui.engine.setup import Setup
from tokaido_tui.games import system
from tokaido_tui.games.tokaido.view import View
from tokaido_tui.words.log import Line
from tokaido_tui.words.tokaido.log import LogWriter


def story(players: int, variants: tuple[str, ...], seed: int) -> tuple[View, list[list[Event]]]:
    """A whole strolling game: a view of it, and its events act by act."""
    mind = Random(seed)
    game, opening = system("tokaido").start(Setup(NAMES[:players], variants), SeededDealer(seed))
    acts = [opening]
    while not game.is_over:
        legal = game.legal_actions()
        stroll = legal[min(int(mind.expovariate(0.9)), len(legal) - 1)]
        acts.append(game.apply(stroll if game.decision_kind() == "move" else mind.choice(legal)))
    return game.view(None), acts


@pytest.mark.parametrize(("players", "variants", "seed"), GAMES)
def test_lines_hold_every_point_and_every_coin(players: int, variants: tuple[str, ...], seed: int) -> None:
    view, acts = story(players, variants, seed)
    writer = LogWriter(view)
    for events in acts:
        told: list[Line] = writer.tell(events)
        scored, changed = Counter[int](), Counter[int]()
        for event in events:
            if event.kind == "points":
                scored[event.seat] += event.amount
            elif event.kind == "coins" and event.cause != "purse":
                changed[event.seat] += event.amount
        for line in told:
            scored[line.seat] -= line.points
            changed[line.seat] -= line.coins
        assert not any(scored.values()), (events, told)
        assert not any(changed.values()), (events, told)


def test_every_kind_of_event_that_a_player_cares_about_has_a_sentence() -> None:
    silent = set()
    for players, variants, seed in GAMES:
        view, acts = story(players, variants, seed)
        writer = LogWriter(view)
        silent |= {event.kind for events in acts for event in events if writer._sentence(event) is None}
    # What goes into another line, and what only says that hidden cards were dealt or looked at.
    assert silent <= {"points", "coins", "dealt", "chose", "hand", "hand dealt", "encounters"}
