"""What Textual would keep of screens that are gone.

Two background colours of every widget are remembered in one table for the whole process, and the widget's own cache of
rendered lines is part of the key: 0.8 MB of each game stayed. The colours alone are the key here.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from textual._styles_cache import StylesCache
from textual.color import Color

_as_they_are: Any = StylesCache.get_inner_outer.__wrapped__


@lru_cache(maxsize=1024)
def _inner_outer(base_background: Color, background: Color) -> Any:
    return _as_they_are(None, base_background, background)


def let_screens_go() -> None:
    StylesCache.get_inner_outer = staticmethod(_inner_outer)  # type: ignore[assignment]
