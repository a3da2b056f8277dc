"""Stations with other actions than ours: what is closed follows from what there is to do there."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from tests.games.tokaido.helpers import NAMES
from tokaido_tui.bots import make
from tokaido_tui.engine.dealer import SeededDealer
from tokaido_tui.engine.record import Recorder, parse, write
from tokaido_tui.engine.setup import Setup
from tokaido_tui.games.tokaido.box import STATION_NAMES
from tokaido_tui.games.tokaido.game import Tokaido
from tokaido_tui.games.tokaido.preview import Previewer
from tokaido_tui.games.tokaido.strolling import stroll
from tokaido_tui.games.tokaido.system import TokaidoSystem, from_folder

ACTS = ("shop", "work", "see the paddy", "see the mountain", "see the sea", "bathe", "give", "meet")
BOTS = (
    "wanderer", "merchant", "pilgrim", "sage:iterations=3", "sage:iterations=2,playout=merchant",
    "sage:iterations=2,playout=pilgrim",
)  # fmt: skip
POOR = """status = "confirmed"
farm = 1
initiation = 1
[preparations]
2 = [-20, 0, -1]
3 = [-20, 0, -1]
4 = [-1, -20, 0, -2]
5 = [-20, -1, 0, -3, -2]
"""


def exchanged(random: Random) -> list[list[str]]:
    """Every action somewhere, but elsewhere than with us."""
    return [[action] for action in random.sample(ACTS, len(ACTS))]


def doubled(random: Random) -> list[list[str]]:
    """Our actions, each with another one."""
    return [[action, random.choice([other for other in ACTS if other != action])] for action in ACTS]


def missing(random: Random) -> list[list[str]]:
    """Two or three actions for all stations, and here and there none."""
    some = random.sample(ACTS, random.randint(2, 3))
    return [random.choice(([], [random.choice(some)], some)) for _ in ACTS]


def anything(random: Random) -> list[list[str]]:
    return [random.sample(ACTS, random.randint(0, 4)) for _ in ACTS]


KINDS = (exchanged, doubled, missing, anything)


def own(folder: Path, **actions: list[str]) -> TokaidoSystem:
    """The game with these actions at these stations, nothing elsewhere."""
    lines = [f"{name} = {actions.get(name, [])}" for name in STATION_NAMES[1:]]
    text = "\n".join(('status = "confirmed"', 'inn = ["rest"]', *lines)) + "\n"
    (folder / "stations.toml").write_text(text, encoding="utf-8")
    return from_folder(folder)


def mixed(folder: Path, seed: int) -> tuple[TokaidoSystem, Setup]:
    """Stations of one kind, some with little money about."""
    random = Random(seed)
    found = KINDS[seed % len(KINDS)](random)
    if seed % 3:
        (folder / "coins.toml").write_text(POOR, encoding="utf-8")
    system = own(folder, **dict(zip(STATION_NAMES[1:], found, strict=True)))
    variants = random.choice([("initiation", "preparations"), ("preparations",), ("initiation",), ()])
    return system, Setup(NAMES[: 2 + seed // 4 % 4], variants)


def check(system: TokaidoSystem, game: Tokaido) -> None:
    """What holds at every moment: nobody owes, and every view tells of the game as it is."""
    assert min(game.coins) >= 0
    legal = game.legal_actions()
    assert legal
    for seat in range(game.players):
        view = game.view(seat)
        imagined = system.imagine(view, SeededDealer(1))
        assert imagined.view(seat) == view
        assert imagined.shut == game.shut
        if seat == game.seat:
            assert imagined.legal_actions() == legal


@pytest.mark.parametrize("seed", range(32))
def test_whole_games_with_any_actions_end_and_nobody_owes(tmp_path: Path, seed: int) -> None:
    system, setup = mixed(tmp_path, seed)
    recorder = Recorder(system, setup, SeededDealer(seed))
    game, random = recorder.game, Random(seed)
    while not game.is_over:
        check(system, game)
        recorder.apply(random.choice(game.legal_actions()))
    text = write(recorder.record(), system)
    assert parse(text, lambda _: system)[1].outcome() == game.outcome()
    assert [sum(points) for points in zip(*game.outcome().sources.values(), strict=True)] == list(game.points)


@pytest.mark.parametrize("seed", range(16))
def test_every_bot_answers_legally_whatever_can_be_done(tmp_path: Path, seed: int) -> None:
    system, setup = mixed(tmp_path, seed)
    game, random = system.deal(setup, SeededDealer(seed)), Random(seed)
    bots = [make(name, seed, "tokaido") for name in BOTS]
    number = seed
    while not game.is_over:
        number += 1
        legal = game.legal_actions()
        chosen = bots[number % len(bots)].choose(game.decision_kind(), legal, lambda: game.view(game.seat))
        assert chosen in legal
        # Now and then something odd, so that odd positions come up too.
        game.apply(random.choice(legal) if random.random() < 0.1 else chosen)
        assert min(game.coins) >= 0


@pytest.mark.parametrize("seed", range(16))
def test_strolling_and_playing_step_by_step_are_the_same_game(tmp_path: Path, seed: int) -> None:
    system, setup = mixed(tmp_path, seed)
    one, other = (system.deal(setup, SeededDealer(seed)) for _ in range(2))
    stroll(one, Random(seed).random)
    draw = Random(seed).random
    while not other.is_over:
        legal = other.legal_actions()
        if other.decision_kind() == "move":
            action = next((station for station in legal if draw() < 0.5), legal[-1])
        else:
            action = legal[int(draw() * len(legal))]
        other.advance(action)
    assert one.outcome() == other.outcome()


def at_start(system: TokaidoSystem) -> Tokaido:
    roles = ("Kinko", "Zen-emon", "Hirotada")
    return system.deal(Setup(NAMES[:3], roles=roles), SeededDealer(1))


def first(game: Tokaido, name: str) -> int:
    kinds, here = game.road.kinds, game.where[game.walker] >> 6
    return next(n for n in range(here + 1, len(kinds)) if STATION_NAMES[kinds[n]] == name)


def test_the_villages_action_at_the_farm_needs_a_coin_there(tmp_path: Path) -> None:
    game = at_start(own(tmp_path, farm=["shop"], village=["work"], temple=["give"]))
    farm, village = first(game, "farm"), first(game, "village")
    assert {farm, village} <= set(game.legal_actions())
    game.coins[game.walker] = 0
    assert village in game.legal_actions()
    assert farm not in game.legal_actions()
    preview = Previewer(game.view(game.seat))
    assert preview.stop(farm).closed == "coin"
    assert not preview.stop(village).closed
    game.apply(village)
    assert max(game.coins) >= game.box.farm_coins


def test_a_complete_panorama_closes_wherever_it_is_seen(tmp_path: Path) -> None:
    game = at_start(own(tmp_path, village=["see the sea"], sea=["work"]))
    game.sections[3 * game.walker + 2] = game.whole[2]
    game.shut[game.walker] = 1 << 2
    legal = game.legal_actions()
    assert first(game, "village") not in legal
    assert first(game, "sea") in legal
    stop = Previewer(game.view(game.seat)).stop(first(game, "village"))
    assert (stop.closed, stop.panorama) == ("complete", 2)


def test_a_station_with_two_actions_asks_which_and_closes_with_the_last(tmp_path: Path) -> None:
    game = at_start(own(tmp_path, temple=["give", "see the paddy"]))
    temple, seat = first(game, "temple"), game.walker
    asked = game.copy()
    asked.apply(temple)
    assert asked.decision_kind() == "act"
    assert asked.seat == seat
    assert [asked.action_name(action) for action in asked.legal_actions()] == ["act see the paddy", "act give"]
    seen = asked.copy()
    seen.apply(asked.legal_actions()[0])
    assert seen.sections[3 * seat] == 1
    given = asked.copy()
    given.apply(asked.legal_actions()[1])
    assert given.decision_kind() == "donate"

    game.coins[seat] = 0
    only = game.copy()
    only.apply(temple)
    # Nothing to choose: the only action that is open is done at once.
    assert only.sections[3 * seat] == 1
    game.sections[3 * seat] = game.whole[0]
    game.shut[seat] = 1
    assert temple not in game.legal_actions()


def test_a_station_without_an_action_is_a_place_to_stand(tmp_path: Path) -> None:
    game = at_start(own(tmp_path))
    seat = game.walker
    events = game.apply(first(game, "village"))
    assert {event.kind for event in events} == {"moved"}
    assert game.walker != seat


def test_the_neutral_gives_where_one_gives(tmp_path: Path) -> None:
    game = own(tmp_path, farm=["give", "work"], temple=["bathe"]).deal(
        Setup(NAMES[:2], roles=("Kinko", "Hirotada")), SeededDealer(1)
    )
    for name, piled in (("farm", 1), ("temple", 0)):
        after = game.copy()
        after.walker = after.players
        after.apply(first(after, name))
        assert after.offerings[after.players] == piled
