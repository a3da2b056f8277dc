"""A catalogue that translates everything into capitals: what stays small was never given to it."""

from __future__ import annotations

import re

import pytest

from tokaido_tui import i18n

NAMES = ("Ana", "Bo", "Cy", "Di", "Ed")


class Shouting:
    def gettext(self, text: str) -> str:
        context, mark, text = text.rpartition("\x04")
        parts = re.split(r"(\{[^}]*\})", text)
        return context + mark + "".join(part if part[:1] == "{" else part.upper() for part in parts)

    def ngettext(self, one: str, many: str, n: int) -> str:
        return self.gettext(one if n == 1 else many)

    def pgettext(self, _context: str, text: str) -> str:
        return self.gettext(text)

    def npgettext(self, _context: str, one: str, many: str, n: int) -> str:
        return self.ngettext(one, many, n)


def shout(monkeypatch: pytest.MonkeyPatch) -> None:
    """From now on, and until the test is over, everything is translated into capitals."""
    monkeypatch.setattr(i18n, "_here", Shouting)


def whispered(text: str) -> str:
    """What is left in small letters, the players' names and the rows and cells of a shelf aside."""
    for name in NAMES:
        text = text.replace(name, "")
    text = re.sub(r"\b[abc](?:[1-4]|\b)", "", text)
    return "".join(char for char in text if char.islower())
