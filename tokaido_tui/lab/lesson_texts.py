"""Finds the texts of the lessons for the catalogues: a method for Babel (see [tool.babel] in pyproject.toml)."""

from __future__ import annotations

import tomllib
from collections.abc import Iterable, Iterator, Mapping
from typing import Any, BinaryIO

TEXTS = ("title", "about", "farewell", "read", "before", "after", "say")
"""The entries of a lesson and of its notes that people read, and with them everything under `wrong`."""

Message = tuple[int, str, str, list[str]]
"""As Babel wants it: a line, the function that would have been called, the text, and comments for the translator."""


def extract(file: BinaryIO, keywords: Any, comment_tags: Any, options: Any) -> Iterator[Message]:  # noqa: ARG001
    """Every text as the lesson shows it: a paragraph is one line, wherever its lines break in the file."""
    source = file.read().decode("utf-8")
    lesson = tomllib.loads(source)
    lines = _Lines(source)
    for text in _of(lesson):
        yield lines.where(text), "_", " ".join(text.split()), [lesson.get("title", "")]
    for note in lesson.get("note", ()):
        comment = f"{lesson.get('title', '')}: act {note.get('act')}"
        for text in (*_of(note), *note.get("wrong", {}).values()):
            yield lines.where(text), "_", " ".join(text.split()), [comment]


def _of(entries: Mapping[str, Any]) -> Iterator[str]:
    for name in TEXTS:
        found = entries.get(name, ())
        texts: Iterable[str] = (found,) if isinstance(found, str) else found
        yield from (text for text in texts if text.strip())


class _Lines:
    """Where texts stand in a file. They are asked for in nearly the order in which they come."""

    def __init__(self, source: str) -> None:
        self._lines = source.splitlines()

    def where(self, text: str) -> int:
        first = text.strip().splitlines()[0]
        return next((number for number, line in enumerate(self._lines, 1) if first in line), 1)
