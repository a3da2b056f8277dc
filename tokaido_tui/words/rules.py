"""A game's rules as pages in chapters, each with a topic by which the board can point at it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass

Tile = tuple[str, str]
"""A letter and the name of its colour ."""


@dataclass(frozen=True)
class Page:
    """`topic` is 'chapter:name'; `picture` is the name of one, "" for none; the texts are in the player's language."""

    topic: str
    title: str
    sentences: tuple[str, ...]
    facts: tuple[tuple[str, str], ...] = ()
    tile: Tile | None = None
    picture: str = ""


@dataclass(frozen=True)
class Rulebook:
    """`chapters` are marked titles by their names, `topics` every page in order; `heading(topic)` is a page's title
    and `tile(topic)` what stands before it in the list. `page(topic)` gives the first page for a topic there is not."""

    title: str
    chapters: Mapping[str, str]
    topics: tuple[str, ...]
    heading: Callable[[str], str]
    tile: Callable[[str], Tile | None]
    page: Callable[[str], Page]
