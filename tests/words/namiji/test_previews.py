"""What the panel says about a stop is what the rules say, fits in its rows, and breaks on nothing."""

from __future__ import annotations

from random import Random

import pytest

from tests.words.namiji.voyages import boats, choose
from tokaido_tui.games.namiji.box import DOCK, DOLPHIN, TRAP, WHALE, WHIRLPOOL
from tokaido_tui.games.namiji.preview import Previewer
from tokaido_tui.table.table import Table
from tokaido_tui.words.initials import name_of
from tokaido_tui.words.namiji import names, previews
from tokaido_tui.words.namiji.stock import short_stock, stock
from tokaido_tui.words.pieces import Pieces
from tokaido_tui.words.wrapping import cell_len

PANEL = 78


def text(pieces: Pieces) -> str:
    return "".join(part for part, _style in pieces)


@pytest.mark.parametrize(("players", "seed"), [(2, 1), (3, 2), (5, 3)])
def test_every_stop_of_a_voyage_is_told_truly(players: int, seed: int) -> None:
    table, mind, kinds = Table(boats(players, seed=seed)), Random(seed), set()
    while not table.is_over:
        if table.kind == "move":
            view = table.view(table.decider)
            previewer = Previewer(view)
            stage = view.road.stages[view.stage]
            options = {option.action: option for option in view.decision.options}
            for station in range(stage.start, stage.end + 1):
                stop = previewer.stop(station)
                lines = [text(line) for line in previews.lines(view, stop, open_hand=False)]
                assert 1 <= len(lines) <= 3
                assert previews.title(view, stop)
                assert (station in options) == (not stop.closed)
                if stop.closed or view.walker >= players:
                    continue
                kind, first = view.road.kinds[station], lines[0]
                kinds.add((kind, station == view.road.last))
                assert cell_len(first) <= PANEL, first
                if DOLPHIN <= kind <= WHALE:
                    assert f": +{options[station].points}" in first
                elif kind == WHIRLPOOL and view.players[view.walker].offerings:
                    left = view.players[view.walker].offerings
                    assert f"from {view.box.penalty[left]} to {view.box.penalty[left - 1]}" in first
                elif kind == TRAP:
                    assert f"{view.bag_shrimp} shrimp, {view.bag_crabs} crabs" in first
                elif station == view.road.last:
                    assert f"+{view.box.early_bird[view.waiting]}" in first
                elif kind == DOCK:
                    assert all(str(berth + 1) in first for berth in view.berths)
                walker = name_of(view, stop.next_walker)
                assert walker in lines[1] or "you" in lines[1] or "neutral" in lines[1]
        table.decide(table.decider, choose(table, mind))
    assert len(kinds) >= 9, "every kind of stop was looked at"


def test_what_is_left_is_told_in_a_line() -> None:
    table, mind = Table(boats(4, seed=9)), Random(9)
    while not table.is_over:
        view = table.view(None)
        told = text(stock(view))
        assert cell_len(told) <= PANEL, told
        assert f"+{view.face_down}" in told
        assert f"{view.bag_shrimp}s {view.bag_crabs}C" in told
        for fish in set(view.face_up):
            assert names.fish_letters(view.box, fish) in told
        assert f"{len(view.face_up)}+{view.face_down}" in text(short_stock(view))
        assert cell_len(text(short_stock(view))) <= 30
        table.decide(table.decider, choose(table, mind))
