"""Whatever stands in a table, it is refused with a sentence or it can be played; nothing else happens."""

from __future__ import annotations

import tomllib
from copy import deepcopy
from random import Random
from typing import Any

from tests.games.duo.helpers import NAMES
from tokaido_tui.engine.dealer import SeededDealer
from tokaido_tui.engine.errors import DataError
from tokaido_tui.engine.setup import Setup
from tokaido_tui.engine.tables import Table
from tokaido_tui.games.duo.load_box import OURS, TABLES, read_box
from tokaido_tui.games.duo.system import DuoSystem

OWN = {name: tomllib.loads((OURS / f"{name}.toml").read_text(encoding="utf-8")) for name in TABLES}
JUNK: list[Any] = [0, -1, 3, 99, 1.5, "", "C1", "M1", "A", "2", "two words", "temple", True, [], [1], {}, {"a": 1}]


def places(data: Any) -> list[tuple[Any, Any]]:
    """Every container in the data with every key of it."""
    keys = list(data) if isinstance(data, dict) else range(len(data)) if isinstance(data, list) else []
    return [place for key in keys for place in [(data, key), *places(data[key])]]


def spoil(data: dict[str, Any], mind: Random) -> None:
    container, key = mind.choice(places(data[mind.choice(TABLES)]))
    junk = deepcopy(mind.choice(JUNK))
    if mind.random() < 0.6:
        container[key] = junk
    elif mind.random() < 0.5:
        del container[key]
    elif isinstance(container, dict):
        container["more"] = junk
    else:
        container.append(junk)


def test_spoilt_tables_are_refused_with_a_sentence_or_can_be_played() -> None:
    played, refused = 0, list[str]()
    for seed in range(600):
        mind = Random(seed)
        data = deepcopy(OWN)
        spoil(data, mind)
        try:
            tables = {name: Table(f"{name}.toml", content) for name, content in data.items()}
            system = DuoSystem(read_box(tables, ()))
        except DataError as error:
            refused.append(str(error))
            continue
        played += 1
        game = system.deal(Setup(NAMES), SeededDealer(seed))
        while not game.is_over:
            game.advance(mind.choice(game.legal_actions()))
    assert all(".toml" in sentence for sentence in refused)
    assert played > 10
