"""Dealers answer for chance, one card at a time.

No deck is shuffled in advance: a game that needs a card hands the dealer the cards it may come from, and the
dealer takes one out. So chance is a step like a player's: it can be recorded, scripted and replayed, and no
future exists for anybody to peek at.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from math import floor
from random import Random
from typing import NamedTuple, Protocol

from tokaido_tui.engine.errors import RecordError


class Draw(NamedTuple):
    """One answer of chance: which card came from the pile of that name."""

    pile: str
    card: int


Take = Callable[[list[int], str], int]
"""Takes one card out of the list (never empty) that stands for the named pile, and returns it."""


class Dealer(Protocol):
    """Whoever answers for chance."""

    @property
    def take(self) -> Take: ...


class SeededDealer:
    """Draws at random; the same seed and the same decisions give the same draws. The quickest: for playouts."""

    __slots__ = ("take",)

    def __init__(self, seed: int | str) -> None:
        random = Random(seed).random

        # A closure, not a method, and floor for its speed: this is the innermost call of every playout.
        def take(cards: list[int], pile: str) -> int:  # noqa: ARG001
            return cards.pop(floor(random() * len(cards)))

        self.take: Take = take


class StackedDealer:
    """Draws at random as if every pile had been shuffled beforehand: each has a sequence of its own.

    So the n-th card of a pile is the same for a seed whatever was drawn from the others, as long as nothing went
    back under the pile before it: that is what makes it the same deal when other decisions are taken.
    """

    __slots__ = ("_chances", "_seed", "take")

    def __init__(self, seed: int | str) -> None:
        self._seed = seed
        self._chances: dict[str, Callable[[], float]] = {}
        self.take: Take = self._take

    def _take(self, cards: list[int], pile: str) -> int:
        chance = self._chances.get(pile)
        if chance is None:
            chance = self._chances[pile] = Random(f"{self._seed}/{pile}").random
        return cards.pop(floor(chance() * len(cards)))


class ScriptedDealer:
    """Deals what a script says, then, if another dealer stands behind it, what that one says."""

    __slots__ = ("_script", "_then", "take")

    def __init__(self, script: Iterable[Draw], then: Dealer | None = None) -> None:
        self._script: Iterator[Draw] = iter(script)
        self._then = then
        self.take: Take = self._take

    def _take(self, cards: list[int], pile: str) -> int:
        draw = next(self._script, None)
        if draw is None:
            if self._then is None:
                raise RecordError("a draw from the pile {pile!r} is missing", pile=pile)
            return self._then.take(cards, pile)
        if draw.pile != pile:
            raise RecordError("a draw from the pile {pile!r} was due, not from {other!r}", pile=pile, other=draw.pile)
        if draw.card not in cards:
            raise RecordError("that card is not on top of the pile {pile!r}", pile=pile)
        cards.remove(draw.card)
        return draw.card


class RecordingDealer:
    """Passes on what another dealer deals and reports each draw."""

    __slots__ = ("_inner", "_report", "take")

    def __init__(self, inner: Dealer, report: Callable[[Draw], object]) -> None:
        self._inner = inner.take
        self._report = report
        self.take: Take = self._take

    def _take(self, cards: list[int], pile: str) -> int:
        card = self._inner(cards, pile)
        self._report(Draw(pile, card))
        return card
