"""No text on a screen bypasses the translation: with a catalogue of capitals, nothing is left in small letters."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest

from tests.shouting import NAMES, shout
from tests.tui.driving import HOME, VAST, app_with, board_of, look, make_app, until
from tests.tui.test_snapshots import GAME, MENUS, four
from tokaido_tui.table.plan import Plan, Seat
from tokaido_tui.table.table import Table

BOTS_AND_GAMES = {"Hana", "Kenji", "Mei", "Tokaido", "Namiji", "English"}


def names_in(data: Any, depth: int = 0) -> Iterator[str]:
    """Every text in a box: the cards' and travellers' names are the same in every language."""
    if isinstance(data, str):
        yield data
    elif isinstance(data, (tuple, list, set, frozenset)):
        for part in data:
            yield from names_in(part, depth + 1)
    elif depth < 4 and not isinstance(data, (int, float, dict)):
        slots = [name for kind in type(data).__mro__ for name in getattr(kind, "__slots__", ())]
        for name in (*slots, *getattr(data, "__dict__", ())):
            yield from names_in(getattr(data, name, None), depth + 1)


def in_small_letters(shown: str, view: Any = None) -> set[str]:
    """Words that are nobody's name; up to three letters are keys, and codes on tiles with seats' letters in them."""
    words = set(re.findall(r"\b[A-Z]?[a-z]{2,}\b", shown))
    box = getattr(view, "box", None)
    names = {word for name in names_in(box) for word in re.findall(r"[^\W\d_]+", name)}
    return {word for word in words - {*NAMES, *BOTS_AND_GAMES} - names if len(word) > 3}


@pytest.fixture(autouse=True)
def capitals(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tokaido_tui.tui.screens.forms.setup_draft.person_name", lambda _login: "Ana")
    shout(monkeypatch)


@pytest.mark.parametrize("name", MENUS)
async def test_the_menus_are_translated(name: str, tmp_path: Path) -> None:
    app = make_app(tmp_path)
    async with app.run_test(size=HOME) as pilot:
        await MENUS[name](pilot)
        assert not in_small_letters(await look(pilot))


@pytest.mark.parametrize("name", GAME)
async def test_a_game_is_translated(name: str, tmp_path: Path) -> None:
    kind, stage, way = GAME[name]
    table = four(kind, stage)
    app = app_with(tmp_path, table, curtain=False)
    async with app.run_test(size=HOME) as pilot:
        await way(pilot)
        assert not in_small_letters(await look(pilot), table.view(None))


@pytest.mark.parametrize("size", [HOME, VAST], ids=["80x24", "140x40"])
@pytest.mark.parametrize(("game", "players"), [("tokaido", 3), ("namiji", 3), ("duo", 2)])
async def test_every_decision_is_translated(game: str, players: int, size: tuple[int, int], tmp_path: Path) -> None:
    plan = Plan(tuple(Seat(name, "", number) for number, name in enumerate(NAMES[:players])), game, seed=11)
    table, choices, seen = Table(plan), Random(5), set()
    app = make_app(tmp_path, plan, curtain=False)
    async with app.run_test(size=size) as pilot:
        await until(pilot, lambda: board_of(app).deciding)
        while not table.is_over:
            view = table.view(table.decider)
            if table.kind not in seen:
                seen.add(table.kind)
                board_of(app).show(view, deciding=True, open_hand=True)
                assert not in_small_letters(await look(pilot), view), table.kind
            assert table.decision is not None
            table.decide(table.decider, choices.choice(table.decision.options).action)
    assert len(seen) > 3
