"""The database file in whatever state it is found: nothing is overwritten, and the player is told."""

from __future__ import annotations

import os
import shutil
import sqlite3
import subprocess
import sys
from pathlib import Path

import pytest

from tests.catalogue import make_catalogue
from tests.store.helpers import PLAN, go_on, played
from tokaido_tui import i18n
from tokaido_tui.store.database import APPLICATION, FILE, VERSION, StoreError
from tokaido_tui.store.store import Store
from tokaido_tui.table.table import Table
from tokaido_tui.words.errors import in_words

SCHEMAS = Path(__file__).parent / "schemas"


def test_a_new_one_says_whose_it_is(tmp_path: Path) -> None:
    store = Store(tmp_path / "not" / "there" / "yet")
    assert store.database.execute("PRAGMA application_id").fetchone() == (APPLICATION,)
    assert store.database.execute("PRAGMA user_version").fetchone() == (VERSION,)
    assert store.database.execute("PRAGMA journal_mode").fetchone() == ("wal",)
    assert not store.notice


def test_every_earlier_version_is_brought_up_to_date(tmp_path: Path) -> None:
    """A journal of each version, as it was written then, opens with its games."""
    dumps = sorted(SCHEMAS.glob("*.sql"))
    assert [int(dump.stem) for dump in dumps] == list(range(1, VERSION + 1))
    for dump in dumps:
        folder = tmp_path / dump.stem
        folder.mkdir()
        database = sqlite3.connect(folder / FILE)
        database.executescript(dump.read_text(encoding="utf-8"))
        database.execute(f"PRAGMA application_id = {APPLICATION}")
        database.execute(f"PRAGMA user_version = {dump.stem}")
        database.close()
        store = Store(folder)
        assert not store.notice
        assert store.database.execute("PRAGMA user_version").fetchone() == (VERSION,)
        assert store.count() == (1, 1)
        running = store.games(over=False)[0]
        go_on(store.resume(running.number))
        assert store.count() == (0, 2)


def test_a_newer_one_is_left_alone(tmp_path: Path) -> None:
    store = Store(tmp_path)
    played(store, decisions=5)
    store.database.execute(f"PRAGMA user_version = {VERSION + 1}")
    store.close()
    before = (tmp_path / FILE).read_bytes()
    with pytest.raises(StoreError, match="newer version"):
        Store(tmp_path)
    assert (tmp_path / FILE).read_bytes() == before


def test_another_programs_is_left_alone(tmp_path: Path) -> None:
    database = sqlite3.connect(tmp_path / FILE)
    database.execute("CREATE TABLE cookies (flavour)")
    database.close()
    before = (tmp_path / FILE).read_bytes()
    with pytest.raises(StoreError, match="another program"):
        Store(tmp_path)
    assert (tmp_path / FILE).read_bytes() == before


@pytest.mark.parametrize("what", ["no database", "scribbled over", "cut off"])
def test_a_broken_one_is_set_aside(tmp_path: Path, what: str) -> None:
    path = tmp_path / FILE
    if what == "no database":
        path.write_bytes(b"these are not the bytes of a database" * 100)
    else:
        store = Store(tmp_path)
        for _ in range(3):
            played(store)
        store.close()
        whole = path.read_bytes()
        half = len(whole) // 2
        path.write_bytes(whole[:half] + b"\xff" * (len(whole) - half) if what == "scribbled over" else whole[:half])
    before = path.read_bytes()
    store = Store(tmp_path)
    (aside,) = tmp_path.glob("broken-*.db")
    assert aside.name in str(store.notice)
    assert aside.read_bytes() == before
    assert store.count() == (0, 0)
    go_on(store.begin(PLAN), 5)
    assert store.count() == (1, 0)


def test_two_broken_ones_on_one_day_are_both_kept(tmp_path: Path) -> None:
    for number in (1, 2):
        for ending in ("", "-wal", "-shm"):
            (tmp_path / (FILE + ending)).unlink(missing_ok=True)
        (tmp_path / FILE).write_bytes(b"broken" * 1000 * number)
        Store(tmp_path).close()
        assert len(list(tmp_path.glob("broken-*.db"))) == number


def test_a_folder_that_is_a_file(tmp_path: Path) -> None:
    (tmp_path / "data").write_text("in the way")
    with pytest.raises(StoreError, match="can't be used"):
        Store(tmp_path / "data")


READING = """
import os, sys, tempfile
from pathlib import Path
from tokaido_tui.i18n import _
from tokaido_tui.store.database import StoreError
from tokaido_tui.store.store import Store
_("this loads the language")
with tempfile.TemporaryDirectory() as elsewhere:
    Store(Path(elsewhere)).close()  # loads what it needs, which nobody may not be allowed to
if os.getuid() == 0:
    os.setuid(65534)  # nothing is forbidden to root
try:
    Store(Path(sys.argv[1]))
except StoreError as error:
    print(error)
"""


@pytest.mark.skipif(not hasattr(os, "getuid"), reason="permissions of another kind")
@pytest.mark.parametrize("there_already", [False, True])
def test_a_folder_that_can_not_be_written(there_already: bool) -> None:
    # Not pytest's own folder: nobody else may enter that.
    folder = Path("/tmp") / f"tokaido-readonly-{os.getpid()}-{there_already}"
    folder.mkdir()
    try:
        if there_already:
            store = Store(folder)
            played(store, decisions=5)
            store.close()
            (folder / FILE).chmod(0o444)
        folder.chmod(0o555)
        run = subprocess.run([sys.executable, "-c", READING, str(folder)], capture_output=True, text=True, check=True)
        assert str(folder) in run.stdout, run.stderr
        assert run.stdout.strip().endswith((".", "written."))
        assert not list(folder.glob("broken*"))
    finally:
        folder.chmod(0o755)
        shutil.rmtree(folder)


FULL = """
import resource, signal, sys
from pathlib import Path
from tests.store.helpers import PLAN, go_on
from tokaido_tui.store.store import Store
store = Store(Path(sys.argv[1]))
table = go_on(store.begin(PLAN), 5)
assert not table.trouble
fill(Path(sys.argv[1]))
go_on(table, 30)
print(table.trouble)
print(table.decisions)
empty(Path(sys.argv[1]))
go_on(table, 1)
print(table.trouble or "")
print(store.record_text(store.games()[0]) == table.record_text())
"""
ON_A_SMALL_DISK = """
def fill(folder):
    with open(folder / "filler", "wb", buffering=0) as file:
        try:
            while True:
                file.write(bytes(512))
        except OSError:
            pass
def empty(folder):
    (folder / "filler").unlink()
"""
WITHIN_A_LIMIT = """
def fill(folder):
    signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
    resource.setrlimit(resource.RLIMIT_FSIZE, (4096, resource.RLIM_INFINITY))
def empty(folder):
    resource.setrlimit(resource.RLIMIT_FSIZE, (resource.RLIM_INFINITY, resource.RLIM_INFINITY))
"""


@pytest.mark.skipif(sys.platform != "linux", reason="small disks and limits of Linux")
def test_a_full_disk_stops_the_keeping_not_the_game(tmp_path: Path) -> None:
    """On a real disk of 200 kB where one can be mounted, else with a limit on what files may grow to."""
    folder = tmp_path / "disk"
    folder.mkdir()
    mount = ["mount", "-t", "tmpfs", "-o", "size=200k", "tmpfs", str(folder)]
    mounted = subprocess.run(mount, capture_output=True, check=False).returncode == 0
    script = (ON_A_SMALL_DISK if mounted else WITHIN_A_LIMIT) + FULL
    try:
        run = subprocess.run(
            [sys.executable, "-c", script, str(folder)], capture_output=True, text=True, check=False,
            cwd=Path(__file__).parents[2],
        )  # fmt: skip
    finally:
        if mounted:
            subprocess.run(["umount", str(folder)], check=True)
    assert run.returncode == 0, run.stderr
    trouble, decisions, again, same = run.stdout.splitlines()
    assert trouble.startswith("This game is not kept: "), trouble
    # The game went on, and once there was room again all of it was kept.
    assert decisions == "35"
    assert again == ""
    assert same == "True"


def test_a_journal_that_another_program_never_lets_go_is_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tokaido_tui.store.database.PATIENCE", 0.05)
    store = Store(tmp_path)
    table = store.begin(PLAN)
    blocker = sqlite3.connect(tmp_path / FILE, isolation_level=None)
    blocker.execute("BEGIN IMMEDIATE")
    go_on(table, 1)
    assert "Another program" in str(table.trouble)
    blocker.execute("ROLLBACK")
    go_on(table, 1)
    assert not table.trouble
    assert store.record_text(store.games()[0]) == table.record_text()


def test_without_a_store_a_table_plays_all_the_same() -> None:
    table = go_on(Table(PLAN))
    assert table.is_over
    assert not table.is_kept
    assert not table.trouble


def test_what_is_wrong_is_told_in_the_language_of_who_reads_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    texts = {
        "The journal was broken. It is now called {name}; a new one was begun.": "Estaba roto: {name}.",
        "This game is not kept: {reason}": "No se guarda: {reason}",
        "Another program has been writing to the journal for too long.": "Otro programa escribe.",
    }
    make_catalogue(tmp_path / "locale", "es", texts)
    monkeypatch.setattr(i18n, "LOCALES", tmp_path / "locale")
    monkeypatch.setattr("tokaido_tui.store.database.PATIENCE", 0.05)
    (tmp_path / FILE).write_bytes(b"these are not the bytes of a database" * 100)
    store = Store(tmp_path)
    table = store.begin(PLAN)
    blocker = sqlite3.connect(tmp_path / FILE, isolation_level=None)
    blocker.execute("BEGIN IMMEDIATE")
    go_on(table, 1)
    blocker.close()
    (aside,) = tmp_path.glob("broken-*.db")
    assert str(table.trouble).startswith("This game is not kept: Another program")
    token = i18n.use(i18n.Language("es"))
    assert in_words(store.notice) == f"Estaba roto: {aside.name}."
    assert in_words(table.trouble) == "No se guarda: Otro programa escribe."
    i18n.no_longer(token)
