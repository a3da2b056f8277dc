"""What a bot is."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Protocol

Look = Callable[[], Any]
"""Shows the decider's view of its game. A call, not the view itself: the simplest bots need none, and a view
costs more than a whole decision."""


class Policy(Protocol):
    """Whoever answers the decisions of one seat."""

    def choose(self, kind: str, actions: tuple[int, ...], look: Look) -> int:
        """One of the legal actions (never none) for a decision of that kind."""
