"""Records are saved where the session says, and read from other files only if it allows that."""

from __future__ import annotations

from pathlib import Path

import pytest
from textual.pilot import Pilot

from tests.store.results import some_games
from tests.tui.driving import look, press
from tests.tui.replaying import golden_replay, text_of_record
from tokaido_tui.session import Files, Session
from tokaido_tui.settings import Settings
from tokaido_tui.tui.app import TokaidoApp
from tokaido_tui.tui.save_record import save_record


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    (tmp_path / "journal").mkdir()
    some_games(tmp_path / "journal").close()
    (tmp_path / "hers").mkdir()
    return tmp_path


def app_with(folder: Path, files: Files) -> TokaidoApp:
    settings = Settings(animation=False)
    return TokaidoApp(Session(settings=settings, files=files, journal=folder / "journal"))


async def bring_in(pilot: Pilot[None], name: str) -> str:
    await press(pilot, "r")
    await look(pilot)
    await press(pilot, "m")
    await look(pilot)
    await press(pilot, *name, "enter")
    return await look(pilot)


async def test_a_record_is_read_from_beside_where_records_are_saved(folder: Path) -> None:
    (folder / "hers" / "four").write_text(text_of_record("four"), encoding="utf-8", newline="\n")
    app = app_with(folder, Files(folder / "hers", reads=True))
    async with app.run_test(size=(100, 30)) as pilot:
        assert "It is now game" in await bring_in(pilot, "four")


async def test_a_visitor_reads_no_file_of_this_machine(folder: Path) -> None:
    (folder / "hers" / "four").write_text(text_of_record("four"), encoding="utf-8", newline="\n")
    app = app_with(folder, Files(folder / "hers"))
    async with app.run_test(size=(100, 30)) as pilot:
        shown = await bring_in(pilot, "four")
        assert "Files can't be read from here." in shown
        assert "It is now game" not in shown


def test_records_are_saved_in_the_sessions_folder(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(folder)
    replay = golden_replay()
    said = save_record(replay.record, replay.system, Files(folder / "hers"))
    (saved,) = (folder / "hers").iterdir()
    assert saved.name in said
    assert saved.read_text(encoding="utf-8") == text_of_record("four")
    assert not list(folder.glob("*.record"))
    assert save_record(replay.record, replay.system, Files()) == "Records can't be saved here."
