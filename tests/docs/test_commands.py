"""Every command that a page names is one."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tokaido_tui.cli import COMMANDS, Entry

ROOT = Path(__file__).parents[2]
PAGES = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *sorted((ROOT / "docs").glob("*.md"))]


def known(words: list[str], commands: dict[str, Entry]) -> bool:
    """Whether the words begin with a command; a group's name alone is none, but a page may name a group."""
    if not words:
        return True
    entry = commands.get(words[0])
    if entry is None:
        return False
    return known(words[1:], entry.place) if isinstance(entry.place, dict) else True


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.stem)
def test_the_commands_of_a_page_exist(page: Path) -> None:
    text = page.read_text(encoding="utf-8")
    named = re.findall(r"(?:^|`)tokaido((?:\s[a-z]+)+)", text, re.MULTILINE)
    for words in named:
        assert known(words.split(), COMMANDS), f"tokaido{words}"
