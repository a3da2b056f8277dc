"""How fast a game is shown that plays by itself."""

from __future__ import annotations

SPEEDS = (0.25, 0.5, 1.0, 2.0, 4.0, 8.0, 16.0)


def changed(speed: float, by: int) -> float:
    """The next speed above or below, or the same at either end."""
    if by > 0:
        return next((other for other in SPEEDS if other > speed), speed)
    return next((other for other in reversed(SPEEDS) if other < speed), speed)
