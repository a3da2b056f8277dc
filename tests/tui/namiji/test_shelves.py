"""What shelves add up to on the screen agrees with the rules."""

from __future__ import annotations

from random import Random

import pytest

from tests.words.namiji.voyages import boats, choose
from tokaido_tui.games.namiji.shelf import LINES
from tokaido_tui.table.table import Table
from tokaido_tui.words.namiji.shelves import best_place, gain, line_state, lines_completed, placements, points_by_cell


@pytest.mark.parametrize("seed", range(4))
def test_gains_and_places_are_those_of_the_rules(seed: int) -> None:
    table, mind, scored = Table(boats(3, seed=seed)), Random(seed), 0
    while not table.is_over:
        view = table.view(table.decider)
        if table.kind == "place":
            player, fish = view.players[table.decider], view.caught
            options = {option.action: option.points for option in view.decision.options if option.action}
            assert set(placements(player, view.netted)) == set(options)
            for action, points in options.items():
                assert gain(view.box, player, action, fish) == points
                done = lines_completed(view.box, player, action, fish)
                assert sum(state.points for state in done) == points
            best = max(options.values())
            scored += best > 0
            assert best_place(view.box, player, fish, view.netted)[0] == best
            assert max(points_by_cell(view.box, player, fish, view.netted).values(), default=0) == best
        for player in view.players:
            for line in range(LINES):
                state = line_state(view.box, player.shelf, line, line in player.lines)
                if line in player.lines:
                    assert state.filled == state.size
                    assert not state.broken
                elif state.filled == state.size:
                    assert state.broken, "a full line has scored, or it never will"
        table.decide(table.decider, choose(table, mind))
    assert scored
