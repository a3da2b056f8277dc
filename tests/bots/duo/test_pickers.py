"""Tokaido Duo's merchant and pilgrim: legal everywhere, blind to what is to come, and as good as they say."""

from __future__ import annotations

from importlib.resources import files
from pathlib import Path
from random import Random

import pytest

from tests.games.duo.helpers import NAMES, Trip
from tests.games.random_games import state
from tokaido_tui.bots import duo, make
from tokaido_tui.bots.duo.features import WAVES, wave_of
from tokaido_tui.bots.duo.merchant import Merchant
from tokaido_tui.bots.duo.pilgrim import Pilgrim
from tokaido_tui.bots.duo.weights import read_weights
from tokaido_tui.bots.knowledge import Picker
from tokaido_tui.engine.dealer import SeededDealer
from tokaido_tui.engine.errors import DataError
from tokaido_tui.engine.setup import Setup
from tokaido_tui.games.duo.box import Wave
from tokaido_tui.games.duo.game import Duo
from tokaido_tui.games.duo.imagine import imagine
from tokaido_tui.games.duo.options import DIE, KIND_NAMES
from tokaido_tui.games.duo.system import SYSTEM, from_folder

PICKERS: dict[str, Picker] = {"merchant": Merchant(), "pilgrim": Pilgrim()}

# Tables of one's own: shorter dice, a smaller hold, cheaper ingots, other tracks.
OTHER_TABLES = {
    "dice": (
        'status = "derived"\npilgrim = [1, 1, 1, 1, 2, 2]\nmerchant = [1, 1, 1, 1, 1, 2]\nartist = [1, 1, 1, 2, 2, 2]\n'
    ),
    "goods": (
        'status = "derived"\nhold = 2\ncoins_an_ingot = 4\n\n[bag]\nkimono = 1\nceramics = 1\ndoll = 1\nfan = 23\n'
    ),
    "waves": (
        'status = "derived"\n[pilgrim]\nslow = { steps = -1 }\nidle = {}\n'
        "[merchant]\nclumsy = { draws = -1, holds = -1 }\ndear = { coins = 1 }\n"
        "[artist]\nlazy = { reveals = 1, crossed = true }\nvain = {}\n"
    ),
}


def start(seed: int, *roles: str) -> Duo:
    return SYSTEM.deal(Setup(NAMES, (), roles), SeededDealer(seed))


@pytest.mark.parametrize("name", PICKERS)
def test_only_legal_actions_over_thousands_of_decisions(name: str) -> None:
    """Now and then somebody does something odd, so that odd positions come up too."""
    pick = PICKERS[name].pick
    decisions, kinds = 0, set()
    for seed in range(16):
        game = start(seed, *(("purple", "green") if seed % 2 else ("green", "purple")))
        dice = Random(seed)
        while not game.is_over:
            legal = game.legal_actions()
            action = pick(game)
            assert action in legal
            kinds.add(game.decision_kind())
            game.advance(dice.choice(legal) if dice.random() < 0.25 else action)
            decisions += 1
    assert decisions > 2000
    assert kinds == set(KIND_NAMES) - {"over"}


@pytest.mark.parametrize("name", [*PICKERS, "sage:iterations=3"])
def test_legal_on_tables_of_ones_own(name: str, tmp_path: Path) -> None:
    for file, text in OTHER_TABLES.items():
        (tmp_path / f"{file}.toml").write_text(text, encoding="utf-8")
    system = from_folder(tmp_path)
    for seed in range(2):
        game, _ = system.start(Setup(NAMES), SeededDealer(seed))
        bots = [make(name, seat, "duo") for seat in range(2)]
        while not game.is_over:
            kind, legal = game.decision_kind(), game.legal_actions()
            # apply, unlike advance, refuses what is not legal.
            game.apply(bots[game.seat].choose(kind, legal, lambda game=game: game.view(game.seat)))
        assert max(game.points) > 20


def no_draw(cards: list[int], pile: str) -> int:  # noqa: ARG001
    raise AssertionError(f"looked at what comes from the {pile} pile")


@pytest.mark.parametrize("name", PICKERS)
def test_a_decision_depends_on_the_view_alone_and_changes_nothing(name: str) -> None:
    """Nothing hidden is decided before it is drawn; so it is enough never to draw, and not to mind any order."""
    pick = PICKERS[name].pick
    dice = Random(4)
    for seed in range(5):
        game = start(seed)
        while not game.is_over:
            action = pick(game)
            if len(game.legal_actions()) > 1:
                other = imagine(game.view(game.seat), SeededDealer("other cards"))
                other.take = no_draw
                dice.shuffle(other.bag)
                for pile in other.hidden:
                    dice.shuffle(pile)
                before = state(other)
                assert pick(other) == action
                assert state(other) == before
            game.advance(action if dice.random() < 0.8 else dice.choice(game.legal_actions()))


@pytest.mark.parametrize("name", PICKERS)
def test_at_a_table_it_picks_what_the_picker_picks(name: str) -> None:
    game = start(2)
    bot = make(name, 1, "duo")
    while not game.is_over:
        chosen = bot.choose(game.decision_kind(), game.legal_actions(), lambda: game.view(game.seat))
        assert chosen == PICKERS[name].pick(game)
        game.advance(chosen)


def wins(hero: str, rival: str, games: int) -> float:
    won = 0.0
    for number in range(games):
        game = start(number // 2)
        mine = number % 2
        bots = [make(hero if seat == mine else rival, f"{number}/{seat}", "duo") for seat in range(2)]
        while not game.is_over:
            kind, actions = game.decision_kind(), game.legal_actions()
            game.advance(bots[game.seat].choose(kind, actions, lambda game=game: game.view(game.seat)))
        winners = game.outcome().winners
        won += (mine in winners) / len(winners)
    return won / games


def test_a_merchant_beats_a_wanderer() -> None:
    assert wins("merchant", "wanderer", 12) >= 0.85


def test_a_pilgrim_beats_a_merchant() -> None:
    assert wins("pilgrim", "merchant", 24) >= 0.6


def last_garden(temple: int) -> Trip:
    """Ana may use a garden and so end the game, with the last die of a round; Bo has 25 points."""
    trip = Trip((2, 1, 1)).put(0, pilgrim=1).boards(0, temple=temple, garden=5).boards(1, temple=5, garden=5)
    trip.do("die merchant")
    while trip.game.left:
        # Bo takes his artist's die, the last of the choices; whatever is offered is left alone.
        trip.game.advance(trip.game.legal_actions()[-1 if trip.kind == "die" else 0])
    assert (trip.kind, trip.game.seat, trip.game.pawn) == ("visit", 0, 0)
    return trip


def test_the_pilgrim_ends_the_game_where_that_wins_and_not_where_it_loses() -> None:
    for temple, wanted in ((8, 1), (2, 0)):
        trip = last_garden(temple)
        assert PICKERS["pilgrim"].pick(trip.game) == wanted


def test_the_pilgrim_takes_the_die_the_other_needs_where_its_own_gain_nothing() -> None:
    """Bo gives his tenth painting with any die of his artist, and wins; only who takes that die can hinder him."""
    trip = Trip((1, 1, 2)).put(1, artist="E").revealed(1, "bamboo").boards(1, given=9)
    trip.game.revealed[1] = trip.game.revealed[1][:1]
    view = trip.view()
    assert view.decider == 0
    assert view.kind == KIND_NAMES[DIE]
    assert PICKERS["pilgrim"].pick(trip.game) == 2


def test_a_missing_belief_is_told() -> None:
    text = (files(duo) / "weights.toml").read_text(encoding="utf-8")
    lacking = "\n".join(line for line in text.splitlines() if not line.startswith("springs"))
    with pytest.raises(DataError, match="the weights lack 3 numbers for 'springs'"):
        read_weights(lacking)
    with pytest.raises(DataError, match="the weights have a number for 'luck', which nothing uses"):
        read_weights(text + "luck = [1, 1, 1]\n")


def test_a_wave_of_ones_own_is_worth_what_it_gives() -> None:
    """Not what the printed side in its place is worth."""
    hasty = Wave("hasty", steps=1)
    printed = [wave for sides in SYSTEM.box.waves for wave in sides]
    assert [wave_of(wave).index(1.0) for wave in printed] == list(range(len(WAVES)))
    assert all(sum(wave_of(wave)) == 1 for wave in printed)
    assert wave_of(Wave("idle")) == (0.0,) * len(WAVES)
    assert wave_of(Wave("winged", steps=2)) == tuple(2 * number for number in wave_of(hasty))
    both = wave_of(Wave("both", steps=1, coins=1))
    assert both == tuple(one + other for one, other in zip(wave_of(hasty), wave_of(Wave("dear", coins=1)), strict=True))
