"""How many cells a text takes, and texts in lines of at most so many."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from unicodedata import category, east_asian_width

from tokaido_tui.words.pieces import Piece, Pieces

EMPHASIS = "*"
NO_WIDTH = ("Mn", "Me", "Mc", "Cf")


def cell_len(text: str) -> int:
    """The cells a terminal needs for it: wide characters take two, combining ones none."""
    if text.isascii():
        return len(text)
    return sum(0 if category(c) in NO_WIDTH else 2 if east_asian_width(c) in "WF" else 1 for c in text)


def clip(text: str, width: int, ellipsis: str = "…") -> str:
    """The text in at most this many cells; a mark shows where it was cut."""
    if cell_len(text) <= width:
        return text
    while text and cell_len(text) > width - 1:
        text = text[:-1]
    return text + ellipsis if width > 0 else ""


def padded(text: str, width: int) -> str:
    """Filled up with spaces to this many cells."""
    return text + " " * (width - cell_len(text))


def wrapped(pieces: Sequence[Piece], width: int) -> list[Pieces]:
    """The pieces in lines of at most this width, broken where there are spaces."""
    lines: list[Pieces] = [[]]
    room = width
    for gap, word in _words(pieces):
        size = _size(gap) + _size(word)
        if word and size > room and lines[-1]:
            lines.append([])
            room = width
            gap, size = [], _size(word)
        lines[-1] += gap + word
        room -= size
    return lines


def _words(pieces: Sequence[Piece]) -> Iterator[tuple[Pieces, Pieces]]:
    """Every word, which may be made of several pieces, and the spaces before it; spaces at the end have no word."""
    gap: Pieces = []
    word: Pieces = []
    for text, role in pieces:
        for part in re.findall(r"\s+|\S+", text):
            if not part.isspace():
                word.append((part, role))
                continue
            if word:
                yield gap, word
                gap, word = [], []
            gap.append((part, role))
    if gap or word:
        yield gap, word


def _size(pieces: Sequence[Piece]) -> int:
    return sum(cell_len(text) for text, _role in pieces)


def wrapped_text(text: str, width: int) -> list[str]:
    """The same for a plain text; none for an empty one."""
    lines = wrapped([(" ".join(text.split()), "")], width) if text else []
    return ["".join(word for word, _role in line) for line in lines]


def in_lines(parts: Sequence[str], width: int, between: str = " ") -> list[str]:
    """Parts that are not broken themselves, as many in a line as there is room for."""
    lines: list[str] = []
    for part in parts:
        if lines and cell_len(lines[-1]) + cell_len(between) + cell_len(part) <= width:
            lines[-1] += between + part
        else:
            lines.append(part)
    return lines


def emphasised(text: str, plain: str = "", strong: str = "strong gold") -> Pieces:
    """A text as pieces; what stands between asterisks is strong."""
    parts = " ".join(text.split()).split(EMPHASIS)
    return [(part, strong if number % 2 else plain) for number, part in enumerate(parts) if part]
