"""What the tests of the screen share: an environment that changes nothing, and no settings of the user's."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tokaido_tui import i18n
from tokaido_tui.i18n import SOURCE


@pytest.fixture(autouse=True)
def plain_surroundings(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Nothing of the machine's reaches the app, and what it writes lands in the test's own folder."""
    for name in ("NO_COLOR", "TEXTUAL", "TEXTUAL_ANIMATIONS", "COLORTERM", "LANG", "LC_ALL", "LANGUAGE"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("TERM", "xterm-256color")
    monkeypatch.setenv("COLORTERM", "truecolor")
    monkeypatch.setenv("TOKAIDO_CONFIG", str(tmp_path / "config"))
    monkeypatch.chdir(tmp_path)
    yield
    i18n.set_language(SOURCE)


@pytest.fixture
def fewer_frames(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody looks at most of them in a long game."""
    monkeypatch.setattr("textual.screen.UPDATE_PERIOD", 0.1)
