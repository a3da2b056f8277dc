"""A journal of the version before, with games of every kind in it, says the same as it said then.

tests/store/journals/ has each as SQL, and what was read from it by the version that wrote it.
"""

from __future__ import annotations

import json
import sqlite3
from hashlib import sha256
from pathlib import Path

import pytest

from tests.store.helpers import go_on
from tokaido_tui.store.database import APPLICATION, FILE
from tokaido_tui.store.statistics import statistics
from tokaido_tui.store.store import Store

JOURNALS = Path(__file__).parent / "journals"
VERSIONS = [int(path.stem.removeprefix("version-")) for path in sorted(JOURNALS.glob("*.sql"))]


def journal(version: int, folder: Path) -> Store:
    database = sqlite3.connect(folder / FILE)
    database.executescript((JOURNALS / f"version-{version}.sql").read_text(encoding="utf-8"))
    database.execute(f"PRAGMA application_id = {APPLICATION}")
    database.execute(f"PRAGMA user_version = {version}")
    database.close()
    return Store(folder)


@pytest.mark.parametrize("version", VERSIONS)
def test_its_records_and_figures_are_the_same(version: int, tmp_path: Path) -> None:
    told = json.loads((JOURNALS / f"version-{version}.json").read_text(encoding="utf-8"))
    store = journal(version, tmp_path)
    games = store.games()
    assert {str(kept.number): sha256(store.record_text(kept).encode()).hexdigest() for kept in games} == told["records"]
    assert {str(kept.number): kept.inherited_steps for kept in games} == told["inherited"]
    found = statistics(store)
    assert found.games == told["games"]
    assert [[who.line.key, who.line.games, who.line.mean] for who in found.people] == told["people"]


@pytest.mark.parametrize("version", VERSIONS)
def test_every_game_in_progress_goes_on_to_its_end(version: int, tmp_path: Path) -> None:
    store = journal(version, tmp_path)
    running = store.games(over=False)
    assert {kept.game for kept in running} == {"tokaido", "namiji", "duo"}
    for kept in running:
        table = go_on(store.resume(kept.number))
        assert not table.trouble
        table.leave()
        assert store.record_text(store.game(kept.number)) == table.record_text()
    assert store.games(over=False) == []
