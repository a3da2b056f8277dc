"""How a command is checked: a generator, up to its yield before the key, and the rest after it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

Check = Callable[[Any, Any, str], Iterator[None]]


def leads_to(*names: str) -> Check:
    def check(app: Any, _screen: Any, _key: str) -> Iterator[None]:
        yield
        assert type(app.screen).__name__ in names, app.screen

    return check


def changes(what: Callable[[Any], Any], to: Callable[[Any, Any], Any]) -> Check:
    """What the screen says before the key gives, with the screen, what it has to say after it."""

    def check(_app: Any, screen: Any, _key: str) -> Iterator[None]:
        wanted = to(screen, what(screen))
        yield
        assert what(screen) == wanted, (what(screen), wanted)

    return check
