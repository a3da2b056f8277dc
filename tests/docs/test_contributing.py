"""CONTRIBUTING.md: the front end it shows plays, and the files it names are there."""

from __future__ import annotations

import re
from pathlib import Path

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8")


def test_the_front_end_plays() -> None:
    (code,) = re.findall(r"^```python\n(.*?)^```$", PAGE, re.MULTILINE | re.DOTALL)
    names: dict[str, object] = {}
    exec(compile(code, "CONTRIBUTING.md", "exec"), names)
    lines = names["lines"]
    assert isinstance(lines, list)
    assert len(lines) > 8
    assert any(line.startswith("Ana ") for line in lines)
    assert any(line.startswith("Bo ") for line in lines)


def test_the_files_it_names_are_there() -> None:
    named = re.findall(r"`((?:tokaido_tui|games|words|bots|tests|docs)/[\w/<>.]+)`", PAGE)
    assert len(named) > 15
    for name in named:
        for game in ("tokaido", "namiji", "duo"):
            path = name.replace("<game>", game)
            assert (ROOT / path).exists() or (ROOT / "tokaido_tui" / path).exists(), path


def test_the_tables_it_names_are_there() -> None:
    for table in ("AT_INNS", "AT_ENCOUNTERS", "NUMBERS", "OF_PEOPLE"):
        assert table in PAGE
        assert re.search(
            rf"^{table}\b", (ROOT / "tokaido_tui/games/tokaido/effects.py").read_text("utf-8"), re.MULTILINE
        )
