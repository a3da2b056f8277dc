"""Games that are kept: listed, gone on with, deleted, brought in."""

from __future__ import annotations

import sqlite3
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from tests.store.helpers import PLAN, go_on, played
from tokaido_tui.engine.errors import RecordError
from tokaido_tui.store.database import FILE, StoreError
from tokaido_tui.store.forget import delete_person, traces_of
from tokaido_tui.store.journal import write_summary
from tokaido_tui.store.statistics import choices, statistics
from tokaido_tui.store.store import Store
from tokaido_tui.table.plan import Plan, Seat
from tokaido_tui.table.table import Table


@pytest.fixture
def store(tmp_path: Path) -> Store:
    return Store(tmp_path)


@pytest.mark.parametrize("decisions", [0, 1, 7, 30, 55])
def test_a_game_goes_on_where_it_was_left_and_ends_as_it_would_have(store: Store, decisions: int) -> None:
    left = played(store, decisions=decisions)
    again = store.resume(1)
    assert again.plan == left.plan
    assert again.record_text() == left.record_text()
    assert [again.view(seat) for seat in (None, 0, 1, 2)] == [left.view(seat) for seat in (None, 0, 1, 2)]
    assert again.story == left.story
    assert go_on(again).record_text() == go_on(Table(PLAN)).record_text()


def test_every_step_is_kept_before_its_events_are_told(store: Store) -> None:
    table = store.begin(PLAN)
    while not table.is_over:
        go_on(table, 1)
        (kept,) = store.games()
        assert store.record_text(kept) == table.record_text()
        assert kept.over == table.is_over


def test_undo_is_kept_too(store: Store) -> None:
    table = store.begin(PLAN)
    while (retreat := table.retreat()) is None:
        go_on(table, 1)
    table.undo(retreat)
    table.leave()
    assert store.resume(1).record_text() == table.record_text()


def test_redo_is_kept_too(store: Store) -> None:
    table = store.begin(PLAN)
    while (retreat := table.retreat()) is None:
        go_on(table, 1)
    table.undo(retreat)
    table.redo()
    table.leave()
    assert store.resume(1).record_text() == table.record_text()


def test_the_list_tells_who_plays_how_far_and_how_it_stands(store: Store) -> None:
    table = played(store, decisions=40)
    (kept,) = store.games(over=False)
    assert [seat.name for seat in kept.seats] == ["Ana", "Bo", "Cy"]
    assert [seat.bot for seat in kept.seats] == ["", "merchant", "wanderer"]
    assert tuple(seat.points for seat in kept.seats) == table.outcome().points
    assert kept.progress == (table.view(None).stage + 1, 4)
    assert kept.variants == ("gastronomy",)
    assert store.games(over=True) == []
    assert store.count() == (1, 0)


def test_a_finished_game_has_places_wins_and_sources(store: Store) -> None:
    table = played(store)
    (kept,) = store.games(over=True)
    outcome = table.outcome()
    assert tuple(seat.place for seat in kept.seats) == outcome.places
    assert sum(seat.won for seat in kept.seats) == pytest.approx(1)
    assert all((seat.won > 0) == (number in outcome.winners) for number, seat in enumerate(kept.seats))
    sums = dict(store.database.execute("SELECT seat, sum(points) FROM sources GROUP BY seat").fetchall())
    assert tuple(sums[seat] for seat in range(3)) == outcome.points
    assert [seat.role for seat in kept.seats] == [player.who.name for player in table.view(None).players]


def test_the_latest_comes_first(store: Store) -> None:
    for seed in (1, 2, 3):
        played(store, PLAN._replace(seed=seed), 2)
    store.database.execute("UPDATE games SET changed = '2001-01-01T00:00:00+00:00' WHERE id = 2")
    assert [kept.number for kept in store.games()] == [3, 1, 2]


def test_hints_are_counted_and_kept(store: Store) -> None:
    table = store.begin(PLAN)
    table.count_hint(0)
    table.count_hint(0)
    table.leave()
    assert store.games()[0].seats[0].hints == 2
    assert store.resume(1).hints == {0: 2}


def test_who_takes_over_a_seat_keeps_it(store: Store) -> None:
    table = go_on(Table(PLAN._replace(seats=(Seat("Ana", "merchant"), *PLAN.seats[1:]))), 10)
    table.seat_somebody(0)
    table.keep_with(store.writer())
    go_on(table, 3)
    table.leave()
    again = store.resume(1)
    assert again.seats[0].is_person
    assert again.record_text() == table.record_text()


def test_two_at_once_are_told(store: Store, tmp_path: Path) -> None:
    table = store.begin(PLAN)
    assert store.is_open(1)
    other = Store(tmp_path)
    with pytest.raises(StoreError, match="open in another window"):
        other.resume(1)
    with pytest.raises(StoreError, match="open in another window"):
        other.delete(1)
    table.leave()
    assert not other.is_open(1)
    other.resume(1).leave()


def test_another_program_is_told_too(store: Store, tmp_path: Path) -> None:
    table = store.begin(PLAN)
    script = (
        "import sys; from pathlib import Path; from tokaido_tui.store.store import Store, StoreError\n"
        "store = Store(Path(sys.argv[1])); print(len(store.games()))\n"
        "try: store.resume(1)\nexcept StoreError as error: print(error)"
    )
    run = subprocess.run([sys.executable, "-c", script, str(tmp_path)], capture_output=True, text=True, check=True)
    assert run.stdout == "1\nThis game is open in another window.\n"
    table.leave()


def test_two_programs_keep_games_in_one_journal(store: Store, tmp_path: Path) -> None:
    other = Store(tmp_path)
    one, two = store.begin(PLAN), other.begin(PLAN._replace(seed=4))
    while not (one.is_over and two.is_over):
        go_on(one, 1)
        go_on(two, 1)
    assert not one.trouble
    assert not two.trouble
    assert {store.record_text(kept) for kept in store.games()} == {one.record_text(), two.record_text()}


def test_deleting_takes_everything_of_a_game(store: Store) -> None:
    played(store)
    played(store, PLAN._replace(seed=9), 5)
    store.delete(1)
    assert [kept.number for kept in store.games()] == [2]
    for table in ("seats", "sources", "steps"):
        assert store.database.execute(f"SELECT count(*) FROM {table} WHERE game = 1").fetchone() == (0,)
    with pytest.raises(StoreError, match="no game 1"):
        store.resume(1)


@pytest.mark.parametrize("decisions", [25, 10_000])
def test_a_record_is_brought_in_and_given_out_unchanged(store: Store, decisions: int) -> None:
    text = go_on(Table(PLAN), decisions).record_text()
    number = store.bring_in(text)
    assert store.record_text(store.game(number)) == text
    assert store.game(number).origin == "imported"


def test_a_record_without_a_seed_goes_on_with_the_same_chance_every_time(store: Store) -> None:
    text = go_on(Table(PLAN), 25).record_text().replace("seed 3\n", "")
    number = store.bring_in(text)
    assert store.record_text(store.game(number)) == text
    ends = []
    for _ in range(2):
        table = go_on(store.resume(number), 20)
        ends.append(table.record_text())
        table.leave()
        with store.database:
            store.database.execute("DELETE FROM games WHERE id = ?", (number,))
            store.database.execute("DELETE FROM sqlite_sequence")
        assert store.bring_in(text) == number
    assert ends[0] == ends[1]


def test_a_faulty_record_is_not_brought_in(store: Store) -> None:
    text = go_on(Table(PLAN), 25).record_text()
    with pytest.raises(RecordError, match="line"):
        store.bring_in(text.replace("1 move", "1 fly", 1))
    assert store.games() == []


def test_a_game_played_on_from_another(store: Store) -> None:
    first = go_on(Table(PLAN), 25)
    seats = (Seat("Ana", "merchant"), Seat("Bo", colour=1), Seat("Cy", "wanderer", 2))
    table = store.begin(Plan(seats, "tokaido", PLAN.variants, seed=77), first.record())
    go_on(table, 10)
    table.leave()
    again = store.resume(1)
    assert again.inherited_steps == len(first.record().steps)
    assert again.record_text() == table.record_text()
    assert go_on(again).record_text() == go_on(Table(table.plan, first.record(), again.inherited_steps)).record_text()


def test_a_kept_game_that_no_longer_replays_is_named(store: Store) -> None:
    played(store, decisions=10)
    store.database.execute("UPDATE steps SET line = '1 fly' WHERE number = 9")
    with pytest.raises(StoreError, match="Game 1 can't be replayed"):
        store.resume(1)
    # Nobody plays it now: it can be deleted.
    store.delete(1)


def test_a_new_game_is_locked_before_anybody_can_see_it(
    store: Store, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    other = Store(tmp_path)
    seen: list[tuple[int, bool]] = []

    def spied(database: object, game: int, summary: object) -> None:
        # Within the transaction: the game is not there for others, but its lock is.
        seen.append((sum(other.count()), other.is_open(game)))
        write_summary(database, game, summary)  # type: ignore[arg-type]

    monkeypatch.setattr("tokaido_tui.store.journal.write_summary", spied)
    table = store.begin(PLAN)
    assert seen == [(0, True)]
    with pytest.raises(StoreError, match="open in another window"):
        other.resume(1)
    table.leave()


def test_a_game_that_could_not_be_begun_leaves_no_lock(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(*_args: object) -> None:
        raise sqlite3.OperationalError("disk I/O error")

    with monkeypatch.context() as broken:
        broken.setattr("tokaido_tui.store.journal.write_summary", full)
        table = store.begin(PLAN)
        assert table.trouble
        assert not store.is_open(1)
    go_on(table, 1)
    assert not table.trouble
    assert store.is_open(1)
    assert store.record_text(store.game(1)) == table.record_text()


def test_the_sentence_about_a_game_that_is_not_kept_names_the_file(
    store: Store, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def odd(*_args: object) -> None:
        raise sqlite3.OperationalError("something odd")

    monkeypatch.setattr("tokaido_tui.store.journal.write_summary", odd)
    assert str(tmp_path / FILE) in str(store.begin(PLAN).trouble)


def test_everybody_sees_their_own_games_alone(tmp_path: Path) -> None:
    """A host keeps several people's games in one journal; what is played on this machine has no owner's name."""
    own, ana, bo = Store(tmp_path), Store(tmp_path, "ana"), Store(tmp_path, "bo")
    mine = [played(store, PLAN._replace(seed=seed)).record_text() for seed, store in enumerate((own, ana, bo))]
    text = ana.bring_in(mine[1])
    played(bo, decisions=5)
    assert [[kept.number for kept in store.games()] for store in (own, ana, bo)] == [[1], [text, 2], [5, 3]]
    assert [store.count() for store in (own, ana, bo)] == [(0, 1), (0, 2), (1, 1)]
    for number in (1, 3, 5):
        for forbidden in (ana.game, ana.resume, ana.delete):
            with pytest.raises(StoreError, match=f"no game {number}"):
                forbidden(number)
    assert [statistics(store).games for store in (own, ana, bo)] == [1, 1, 1]
    assert choices(ana).people == ("Ana",)
    delete_person(ana, "Ana")
    assert [store.count() for store in (own, ana, bo)] == [(0, 1), (0, 1), (1, 1)]
    assert traces_of(own, "Ana").alone == (1,)


def test_what_was_played_before_there_were_owners_belongs_to_who_plays_here(tmp_path: Path) -> None:
    store = Store(tmp_path)
    played(store)
    assert store.database.execute("SELECT owner FROM games").fetchall() == [("",)]


def test_games_are_written_by_any_thread(store: Store) -> None:
    """As a host does, so that its event loop does not wait for the disk."""
    table = store.begin(PLAN)
    with ThreadPoolExecutor(1) as thread:
        thread.submit(go_on, table).result()
    assert not table.trouble
    assert store.record_text(store.game(1)) == table.record_text()
