"""A catalogue that translates everything into capitals: what stays small was never given to it."""

from __future__ import annotations

import re

NAMES = ("Ana", "Bo", "Cy", "Di", "Ed")


class Shouting:
    def gettext(self, text: str) -> str:
        parts = re.split(r"(\{[^}]*\})", text)
        return "".join(part if part[:1] == "{" else part.upper() for part in parts)

    def ngettext(self, one: str, many: str, n: int) -> str:
        return self.gettext(one if n == 1 else many)


def whispered(text: str) -> str:
    """What is left in small letters, the players' names and the rows and cells of a shelf aside."""
    for name in NAMES:
        text = text.replace(name, "")
    text = re.sub(r"\b[abc](?:[1-4]|\b)", "", text)
    return "".join(char for char in text if char.islower())
