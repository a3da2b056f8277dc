"""Games with tables of the players' own: kept, gone on with, replayed, and told about when the tables are gone."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from tests.store.helpers import go_on
from tokaido_tui.engine.errors import DataError
from tokaido_tui.games.duo.load_box import OURS as BUILT_IN
from tokaido_tui.games.namiji.load_box import OURS
from tokaido_tui.games.tokaido.load_box import OURS as TOKAIDOS
from tokaido_tui.store.database import StoreError
from tokaido_tui.store.store import Store
from tokaido_tui.table.plan import Plan, Seat
from tokaido_tui.table.replay import Replay
from tokaido_tui.table.table import Table

TABLES = {"tokaido": (TOKAIDOS, "encounters.toml"), "namiji": (OURS, "docks.toml"), "duo": (BUILT_IN, "waves.toml")}
OTHER_NAMES = {
    "Samurai": "Swordsman",
    "Miko": "Shrine maiden",
    "lantern": "paper lamp",
    "sea chart": "pilot book",
    "calm": "quiet",
    "hasty": "swift",
}
SEATS = (Seat("Ana"), Seat("Bo", "wanderer", 1))


@pytest.fixture(params=["tokaido", "namiji", "duo"])
def plan(request: pytest.FixtureRequest, tmp_path: Path) -> Plan:
    """A game whose cards have names that the game's own tables do not know."""
    folder = tmp_path / "tables"
    folder.mkdir()
    ours, file = TABLES[request.param]
    text = (ours / file).read_text(encoding="utf-8")
    for word, other in OTHER_NAMES.items():
        text = text.replace(word, other)
    (folder / file).write_text(text, encoding="utf-8")
    return Plan(SEATS, request.param, seed=5, data=folder)


def test_the_table_plays_with_them(plan: Plan) -> None:
    table = go_on(Table(plan))
    assert table.is_over
    text = table.record_text()
    assert any(f" {name}\n" in text for name in OTHER_NAMES.values())
    assert not any(f" {name}\n" in text for name in OTHER_NAMES)


def test_a_kept_game_goes_on_with_them_to_the_same_end(plan: Plan, tmp_path: Path) -> None:
    store = Store(tmp_path / "journal")
    begun = go_on(store.begin(plan), 25)
    begun.leave()
    again = go_on(store.resume(1))
    assert again.plan.data == plan.data
    assert again.record().steps == go_on(Table(plan)).record().steps
    kept = store.game(1)
    assert kept.over
    replay = Replay(store.record(kept), kept.plan().seats, kept.plan().data)
    assert replay.summary().outcome == again.outcome()
    assert replay.plan(SEATS).data == plan.data


def test_tables_that_are_gone_are_told_about(plan: Plan, tmp_path: Path) -> None:
    store = Store(tmp_path / "journal")
    go_on(store.begin(plan), 5).leave()
    assert plan.data is not None
    shutil.rmtree(plan.data)
    with pytest.raises(StoreError, match=r"Game 1 can't be replayed: .*tables"):
        store.resume(1)
    # Nobody holds it: it can be gone on with once the tables are back.
    assert not store.is_open(1)
    assert [kept.number for kept in store.games()] == [1]
    with pytest.raises(DataError):
        plan.setup()


def test_tables_that_have_changed_are_told_about(plan: Plan, tmp_path: Path) -> None:
    """However little: points that were scored until then would not be theirs."""
    store = Store(tmp_path / "journal")
    go_on(store.begin(plan), 5).leave()
    assert plan.data is not None
    (path,) = plan.data.glob("*.toml")
    text = path.read_text(encoding="utf-8")
    path.write_text(text + "# a remark\n", encoding="utf-8")
    with pytest.raises(StoreError, match=r"the tables in .* have changed since"):
        store.resume(1)
    path.write_text(text, encoding="utf-8")
    assert go_on(store.resume(1)).is_over


def test_a_game_without_them_stays_as_it_is(tmp_path: Path) -> None:
    store = Store(tmp_path)
    go_on(store.begin(Plan(SEATS, "namiji", seed=5)), 5).leave()
    assert store.game(1).data == ""
    assert store.game(1).plan().data is None
    assert go_on(store.resume(1)).is_over


def test_a_record_from_elsewhere_is_brought_in_with_its_tables(tmp_path: Path) -> None:
    folder = tmp_path / "tables"
    folder.mkdir()
    text = (OURS / "docks.toml").read_text(encoding="utf-8").replace("lantern", "paper lamp")
    (folder / "docks.toml").write_text(text, encoding="utf-8")
    played = go_on(Table(Plan(SEATS, "namiji", seed=5, data=folder)))
    store = Store(tmp_path / "journal")
    number = store.bring_in(played.record_text(), folder)
    assert store.record(store.game(number)).steps == played.record().steps
    with pytest.raises(StoreError, match="can't be replayed"):
        store.record(store.game(number)._replace(data="", tables=""))
