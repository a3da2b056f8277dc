"""Merchant and pilgrim at sea: legal everywhere, blind to what is hidden, and as good as they say."""

from __future__ import annotations

import re
from pathlib import Path
from random import Random

import pytest

from tests.bots.namiji.helpers import DIRECTIONS, positions, start, wins
from tokaido_tui.bots import make
from tokaido_tui.bots.knowledge import Picker
from tokaido_tui.bots.namiji.merchant import Merchant
from tokaido_tui.bots.namiji.pilgrim import Pilgrim
from tokaido_tui.bots.namiji.weights import read_weights
from tokaido_tui.engine.dealer import SeededDealer
from tokaido_tui.engine.errors import DataError
from tokaido_tui.games.namiji.game import Namiji
from tokaido_tui.games.namiji.imagine import imagine
from tokaido_tui.games.namiji.load_box import OURS
from tokaido_tui.games.namiji.options import KIND_NAMES
from tokaido_tui.games.namiji.system import from_folder

PICKERS: dict[str, Picker] = {"merchant": Merchant(), "pilgrim": Pilgrim()}


@pytest.mark.parametrize("name", PICKERS)
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_only_legal_actions_in_both_directions_and_every_number_of_players(name: str, players: int) -> None:
    """Now and then somebody does something odd, so that odd positions come up too."""
    pick = PICKERS[name].pick
    decisions = 0
    asked = set()
    for number in range(8):
        game = start(players, number, *DIRECTIONS[number % 2])
        dice = Random(number)
        while not game.is_over:
            legal = game.legal_actions()
            action = pick(game)
            assert action in legal
            asked.add(game.decision_kind())
            game.advance(dice.choice(legal) if dice.random() < 0.15 else action)
            decisions += 1
    assert decisions > 600
    assert asked == set(KIND_NAMES) - {"over"}


def hidden(game: Namiji) -> tuple[object, ...]:
    others = tuple(rocks for seat, rocks in enumerate(game.rocks) if seat != game.seat)
    return others, tuple(sorted(game.rock_deck.top)), tuple(game.dock_deck.top)


@pytest.mark.parametrize("name", PICKERS)
@pytest.mark.parametrize("players", [2, 4])
def test_a_decision_depends_on_the_view_alone(name: str, players: int) -> None:
    """The same view with other hidden cards gives the same decision."""
    pick = PICKERS[name].pick
    dice = Random(players)
    hidden_differed = 0
    for seed in range(3):
        game = start(players, seed)
        while not game.is_over:
            action = pick(game)
            if len(game.legal_actions()) > 1:
                view = game.view(game.seat)
                others = [imagine(view, SeededDealer(other)) for other in range(3)]
                hidden_differed += len({hidden(other) for other in others}) > 1
                assert {pick(other) for other in others} == {action}
            game.advance(action if dice.random() < 0.8 else dice.choice(game.legal_actions()))
    assert hidden_differed > 100


def test_a_pilgrims_ratings_depend_on_the_view_alone() -> None:
    pilgrim = Pilgrim()
    for players in (2, 5):
        for game in positions(players, 3, 3):
            actions = game.legal_actions()
            view = game.view(game.seat)
            ratings = [pilgrim.scores(imagine(view, SeededDealer(other)), actions) for other in range(3)]
            assert ratings[0] == ratings[1] == ratings[2] == pilgrim.scores(game, actions)
            assert len(ratings[0]) == len(actions)


@pytest.mark.parametrize("name", PICKERS)
def test_picking_changes_nothing(name: str) -> None:
    for players in (2, 4):
        game = start(players, 8)
        while not game.is_over:
            before = game.view(game.seat)
            action = PICKERS[name].pick(game)
            assert game.view(game.seat) == before
            game.advance(action)


@pytest.mark.parametrize("name", PICKERS)
def test_at_a_table_it_picks_what_the_picker_picks(name: str) -> None:
    game = start(3, 2)
    bot = make(name, 1, "namiji")
    while not game.is_over:
        chosen = bot.choose(game.decision_kind(), game.legal_actions(), lambda: game.view(game.seat))
        assert chosen == PICKERS[name].pick(game)
        game.advance(chosen)


@pytest.mark.parametrize("name", ["merchant", "pilgrim", "sage:iterations=2", "sage:iterations=2,playout=merchant"])
def test_they_play_with_tables_of_a_players_own(name: str, tmp_path: Path) -> None:
    """Another route, nine sections of the whale, longer hauls, dearer columns, cards that do more and ask for more."""
    (tmp_path / "columns.toml").write_text('status = "confirmed"\npoints = [1, 2, 20, 3]\n')
    (tmp_path / "panoramas.toml").write_text('status = "confirmed"\ndolphin = 2\noctopus = 4\nwhale = 9\nbonus = 5\n')
    (tmp_path / "crustaceans.toml").write_text('status = "confirmed"\nshrimp = 45\ncrabs = 5\npoints = 2\ndraws = 12\n')
    legs = ["L D R T B W N O", "B B B B B L", "N2 N2 T2 T2 W2 R", "L N T W R D O B L N T W"]
    (tmp_path / "route.toml").write_text(f'status = "confirmed"\nlegs = {legs}\n')
    for file, change in (("docks", r"(turned|catches|nets|rocks|safe_crabs) = \d"), ("rocks", r"(at_least) = [45]")):
        text = (OURS / f"{file}.toml").read_text(encoding="utf-8")
        (tmp_path / f"{file}.toml").write_text(re.sub(change, r"\1 = 9", text).replace('name = "', 'name = "Other '))
    own = from_folder(tmp_path)
    for players in (2, 3, 4, 5):
        game = start(players, players, system=own)
        bot = make(name, 1, "namiji")
        while not game.is_over:
            kind, actions = game.decision_kind(), game.legal_actions()
            # apply, unlike advance, refuses what is not legal.
            game.apply(bot.choose(kind, actions, lambda game=game: game.view(game.seat)))
        assert max(game.points) > 30


def test_a_merchant_beats_three_wanderers() -> None:
    wanderer = make("wanderer", 1, "namiji")

    def stroll(game: Namiji) -> int:
        return wanderer.choose(game.decision_kind(), game.legal_actions(), lambda: game.view(game.seat))

    assert wins(PICKERS["merchant"].pick, stroll, 40) >= 0.85


def test_a_pilgrim_beats_three_merchants() -> None:
    assert wins(PICKERS["pilgrim"].pick, PICKERS["merchant"].pick, 80) >= 0.4


def test_the_neutral_boat_is_sent_where_it_hurts_the_other() -> None:
    """Not always to the nearest station: it takes what the other needs."""
    nearest = []
    for seed in range(8):
        game = start(2, seed)
        while not game.is_over:
            action = PICKERS["pilgrim"].pick(game)
            if game.decision_kind() == "move" and game.walker == 2 and len(game.legal_actions()) > 1:
                nearest.append(action == game.legal_actions()[0])
            game.advance(action)
    assert 0 < sum(nearest) < len(nearest)


def test_weights_without_a_belief_are_refused() -> None:
    with pytest.raises(DataError, match="the weights lack 'share'"):
        read_weights("step = 1.0")
