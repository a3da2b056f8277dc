"""A decision as a list to choose from: one of its items, or any of them with a total."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import combinations
from typing import NamedTuple

from tokaido_tui.words.pieces import Pieces


class Item(NamedTuple):
    """Something to choose. `colour` names the colour of its tile, "" for none; `why` says why it cannot be chosen;
    `topic` is its rules page."""

    label: str
    detail: str = ""
    price: str = ""
    points: str = ""
    colour: str = ""
    why: str = ""
    topic: str = ""


class Question(NamedTuple):
    """What is asked. `action(marked)` is the action for the marked items, None while they cannot be chosen
    together; with `several` any number may be marked, otherwise one is. `total(marked)` sums up."""

    title: str
    intro: Sequence[Pieces]
    items: Sequence[Item]
    action: Callable[[frozenset[int]], int | None]
    total: Callable[[frozenset[int]], str]
    gains: Callable[[frozenset[int], int], str] | None = None
    several: bool = False
    cursor: int = 0
    marked: frozenset[int] = frozenset()
    hint: str = ""
    """Instead of the keys, where nothing is to be chosen any more."""


def marks_for(question: Question, action: int) -> tuple[int, frozenset[int]]:
    """Where the cursor goes, and what is marked, to choose that action."""
    numbers = range(len(question.items))
    if not question.several:
        return next((n for n in numbers if question.action(frozenset({n})) == action), question.cursor), question.marked
    for size in range(len(question.items) + 1):
        for some in combinations(numbers, size):
            if question.action(frozenset(some)) == action:
                return (some[0] if some else question.cursor), frozenset(some)
    return question.cursor, question.marked
