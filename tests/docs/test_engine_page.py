"""docs/engine.md: its code is run, block after block, as a reader would."""

from __future__ import annotations

import re
from pathlib import Path

PAGE = Path(__file__).parents[2] / "docs" / "engine.md"
BLOCK = re.compile(r"^```python\n(.*?)^```$", re.MULTILINE | re.DOTALL)


def test_the_example_runs() -> None:
    text = PAGE.read_text(encoding="utf-8")
    blocks = list(BLOCK.finditer(text))
    assert len(blocks) >= 7, "the page has lost its example"
    names: dict[str, object] = {}
    for block in blocks:
        # Blank lines before it make a failure name the line of the page.
        line = text.count("\n", 0, block.start(1))
        exec(compile("\n" * line + block[1], str(PAGE), "exec"), names)


def test_the_modules_it_names_exist() -> None:
    text = PAGE.read_text(encoding="utf-8")
    root = PAGE.parents[1] / "tokaido_tui"
    rows = re.findall(r"^\| (`[^|]+) \|", text, re.MULTILINE)
    assert len(rows) >= 7
    for row in rows:
        folder = root
        for name in re.findall(r"`([^`]+)`", row):
            path = root / name if "/" in name else folder / name
            assert path.exists(), name
            folder = path if path.is_dir() else path.parent
