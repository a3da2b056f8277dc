"""Why a table does not do what a client asks, each as a sentence for who asked."""

from __future__ import annotations

from tokaido_tui.engine.errors import GameError


class RefusedError(GameError):
    """The root of them."""


class NotYourSeatError(RefusedError):
    """Somebody else sits there."""


class NotYourTurnError(RefusedError):
    """Another seat has to decide now."""


class TooLateError(RefusedError):
    """What it is about is over: the game has gone on meanwhile."""


class NoSuchActionError(RefusedError):
    """The rules do not allow that now."""
