"""Questions for thinking processes: they have to be found by name there, so they live in a module of their own."""

from __future__ import annotations

import os
from dataclasses import dataclass
from time import perf_counter
from typing import Any


@dataclass(frozen=True)
class WhoAreYou:
    def answer(self) -> int:
        return os.getpid()


@dataclass(frozen=True)
class Ponder:
    """Keeps its process busy."""

    seconds: float

    def answer(self) -> str:
        end = perf_counter() + self.seconds
        while perf_counter() < end:
            pass
        return "done"


@dataclass(frozen=True)
class Riddle:
    def answer(self) -> Any:
        raise ValueError("nobody knows")


@dataclass(frozen=True)
class Echo:
    number: int

    def answer(self) -> int:
        return self.number


@dataclass(frozen=True)
class Mark:
    """Leaves a file behind when it is asked."""

    path: str

    def answer(self) -> None:
        with open(self.path, "w", encoding="utf-8") as file:
            file.write("asked")
