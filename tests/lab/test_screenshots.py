"""`tokaido lab screenshots`: the same pictures every time and everywhere."""

from __future__ import annotations

from pathlib import Path
from xml.etree import ElementTree

import pytest

from tests.command_line import assert_one_sentence
from tokaido_tui.lab.screenshot_scenes import SCENES
from tokaido_tui.lab.screenshots import cleaned

ROOT = Path(__file__).parents[2]
ASKED_FOR = {
    "title", "setup", "game-80x24", "game-120x36", "game-140x40", "village", "inn", "temple", "curtain", "scoring",
    "result", "sheet", "rules", "help", "theme-night", "theme-paper", "theme-sixteen", "theme-safe", "ascii",
}  # fmt: skip


def take(folder: Path, *names: str) -> dict[str, bytes]:
    from typer.testing import CliRunner

    from tokaido_tui.cli import app

    words = [word for name in names for word in ("--only", name)]
    result = CliRunner().invoke(app, ["lab", "screenshots", "--out", str(folder), *words])
    assert result.exit_code == 0, result.output
    return {path.stem: path.read_bytes() for path in folder.iterdir()}


def test_twice_the_same_whatever_the_environment(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    first = take(tmp_path / "one", "setup", "village")
    monkeypatch.setenv("NO_COLOR", "1")
    monkeypatch.setenv("LOGNAME", "somebody")
    monkeypatch.setenv("TERM", "dumb")
    monkeypatch.delenv("COLORTERM", raising=False)
    assert take(tmp_path / "two", "setup", "village") == first
    assert set(first) == {"setup", "village"}


def test_all_pictures_are_there() -> None:
    assert set(SCENES) >= ASKED_FOR
    for name in SCENES:
        picture = (ROOT / "screenshots" / f"{name}.svg").read_text(encoding="utf-8")
        ElementTree.fromstring(picture)
        assert "http" not in picture.replace("http://www.w3.org/2000/svg", "").replace("https://www.textualize.io", "")
        assert "monospace" in picture


def test_blocks_are_drawn_as_rectangles() -> None:
    text = '<text class="t-r1" x="12.2" y="20" textLength="24.4" clip-path="url(#t-line-0)">▀█</text>'
    drawn = cleaned(f"<svg >{text}</svg>")
    assert "<text" not in drawn
    assert 'class="t-r1" x="12.2" y="1.5" width="12.2" height="12.2"' in drawn
    assert 'class="t-r1" x="24.4" y="1.5" width="12.2" height="24.4"' in drawn
    assert cleaned(f"<svg >{text.replace('▀', 'a')}</svg>").count("<text") == 1


def test_a_picture_that_does_not_exist(tmp_path: Path) -> None:
    from typer.testing import CliRunner

    from tokaido_tui.cli import app

    result = CliRunner().invoke(app, ["lab", "screenshots", "--out", str(tmp_path), "--only", "fuji"])
    assert "there is no picture 'fuji'; there are title" in assert_one_sentence(result)
