"""The command line speaks the language of the settings."""

from __future__ import annotations

import sys
from contextvars import copy_context
from pathlib import Path

import pytest

from tests.catalogue import make_catalogue
from tokaido_tui import i18n
from tokaido_tui.__main__ import main
from tokaido_tui.settings import Settings, save


@pytest.fixture
def german(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    texts = {
        "List the games that are kept, the latest first.": "Die aufgehobenen Spiele, das neueste zuerst.",
        "No game is kept yet.": "Noch ist kein Spiel aufgehoben.",
        "there is no bot {name!r}; there are {all}": "es gibt keinen Bot {name!r}, nur {all}",
    }
    make_catalogue(tmp_path / "locale", "de", texts)
    monkeypatch.setattr(i18n, "LOCALES", tmp_path / "locale")
    monkeypatch.setenv("TOKAIDO_CONFIG", str(tmp_path / "config"))
    assert not save(Settings(language="de"), tmp_path / "config")


@pytest.mark.usefixtures("german")
@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["--help"], "games   Die aufgehobenen Spiele, das neueste zuerst."),
        (["games"], "Noch ist kein Spiel aufgehoben."),
        (["play", "--seat", "A", "--seat", "bot:x"], "es gibt keinen Bot 'x', nur random"),
    ],
)
def test_it_speaks_the_language_of_the_settings(
    words: list[str], said: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys, "argv", ["tokaido", *words])
    with pytest.raises(SystemExit):
        copy_context().run(main)
    captured = capsys.readouterr()
    assert said in captured.out + captured.err
    assert i18n._("No game is kept yet.") == "No game is kept yet.", "the language is that of the command alone"
