"""Tokaido's bots with tables made up at random, as far as tables may go."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from tokaido_tui.bots import make
from tokaido_tui.engine.dealer import SeededDealer
from tokaido_tui.engine.setup import Setup
from tokaido_tui.games.tokaido.box import FAMILY_NAMES, PANORAMA_NAMES, STATION_NAMES
from tokaido_tui.games.tokaido.effects import AT_ENCOUNTERS, AT_INNS, BARGAINS, NUMBERS
from tokaido_tui.games.tokaido.stops import ACTION_NAMES, REST
from tokaido_tui.games.tokaido.system import from_folder

BOTS = ("merchant", "pilgrim", "sage:iterations=2", "sage:iterations=1,playout=merchant")


def _cards(name: str, count: int, lines: list[list[str]]) -> str:
    return "".join(f'[[card]]\nname = "{name} {number}"\n' + "\n".join(lines[number]) + "\n" for number in range(count))


def _travellers(random: Random) -> str:
    lines = []
    for _ in range(40):
        effects = [name for name in (*AT_INNS, *AT_ENCOUNTERS, *NUMBERS) if random.random() < 0.25]
        card = ['title = "x"', f"coins = {random.randint(0, 20)}"]
        card += [f"{name} = {random.randint(1, 9)}" for name in dict.fromkeys(effects)]
        if random.random() < 0.3:
            card.append(f'bargain = "{random.choice(list(BARGAINS))}"')
        lines.append(card)
    return _cards("T", random.randint(10, 40), lines)


def _people(random: Random) -> str:
    lines = []
    for _ in range(12):
        given = random.sample(["souvenirs", "points", "coins", "offerings"], random.randint(1, 4))
        card = [f"copies = {random.randint(1, 20)}", *(f"{name} = {random.randint(1, 9)}" for name in given)]
        if random.random() < 0.5:
            card.append(f'section = "{random.choice(PANORAMA_NAMES)}"')
        lines.append(card)
    return _cards("P", random.randint(1, 12), lines)


def _stations(random: Random) -> list[str]:
    names = [name for name in ACTION_NAMES if name != REST]
    others = [f"{name} = {random.sample(names, random.randint(0, 3))}" for name in STATION_NAMES[1:]]
    return [f"{STATION_NAMES[0]} = ['{REST}']", *others]


def _tables(random: Random) -> dict[str, str]:
    ranks = sorted([random.randint(0, 30) for _ in range(random.randint(2, 6))], reverse=True)
    legs = [
        " ".join(random.choice("VFPMSHTE") + random.choice(("", "2")) for _ in range(random.randint(8, 20)))
        for _ in range(3)
    ]
    # Every kind of station is somewhere.
    legs.insert(random.randint(0, 3), " ".join(random.sample("VFPMSHTE", 8)))
    families = [
        f"{name} = {{ {', '.join(f'{name}-{n} = {random.randint(1, 3)}' for n in range(random.randint(1, 7)))} }}"
        for name in FAMILY_NAMES
    ]
    return {
        "travellers": _travellers(random),
        "encounters": _people(random),
        "springs": "\n".join(f"{value} = {random.randint(1, 20)}" for value in random.sample(range(1, 10), 4)),
        "panoramas": "\n".join(f"{name} = {random.randint(1, 9)}" for name in PANORAMA_NAMES),
        "achievements": f"points = {random.randint(0, 30)}",
        "temple": f"ranks = {ranks[:-1]}\nothers = {ranks[-1]}",
        "coins": f"farm = {random.randint(1, 20)}\ninitiation = {random.randint(0, 20)}\n[preparations]\n"
        + "\n".join(f"{n} = {[random.randint(-20, 20) for _ in range(max(n, 3))]}" for n in range(2, 6)),
        "meals": f"points = {random.randint(1, 30)}\n"
        + "\n".join(
            f'[[price]]\ncoins = {random.randint(1, 9)}\ncopies = {random.randint(1, 20)}\ndishes = ["D {n}"]'
            for n in range(random.randint(1, 6))
        ),
        "souvenirs": "\n".join(families),
        "stations": "\n".join(_stations(random)),
        "road": f"ends = ['A', 'B']\nlegs = {legs}",
    }


@pytest.mark.parametrize("seed", range(12))
def test_whole_games_are_played_legally(seed: int, tmp_path: Path) -> None:
    random = Random(seed)
    for name, text in _tables(random).items():
        if random.random() < 0.7:
            (tmp_path / f"{name}.toml").write_text(f'status = "confirmed"\n{text}\n', encoding="utf-8")
    players = 2 + seed % 4
    variants = ((), ("initiation",), ("preparations",))[seed % 3]
    game, _ = from_folder(tmp_path).start(Setup(tuple("ABCDE"[:players]), variants), SeededDealer(seed))
    bots = [make(BOTS[(seed + seat) % len(BOTS)], seat) for seat in range(players)]
    while not game.is_over:
        kind, actions = game.decision_kind(), game.legal_actions()
        chosen = bots[game.seat].choose(kind, actions, lambda: game.view(game.seat))
        # Now and then somebody does something odd, so that odd positions come up too.
        game.apply(random.choice(actions) if random.random() < 0.1 else chosen)
        assert min(game.coins) >= 0
