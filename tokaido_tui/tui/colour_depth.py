"""Colours as one session's terminal has them.

A style remembers the codes it was first sent with, whatever the terminal, and styles are shared by everybody in the
process. So the last filter of an app gives colours that are the same codes everywhere: entries of the terminal's own
palette, not shades to be rounded later.
"""

from __future__ import annotations

from functools import lru_cache
from typing import IO

from rich.color import Color as RichColor
from rich.color import ColorSystem
from rich.console import Console
from rich.segment import Segment
from rich.style import Style
from textual.color import Color
from textual.filter import LineFilter, NoColor

from tokaido_tui.tui.colour256 import Colour256

_SYSTEMS = {"true": "truecolor", "256": "256", "16": "standard", "none": None}
"""Rich's names for the depths of a session's terminal."""


@lru_cache(maxsize=8192)
def _of_sixteen(style: Style) -> Style:
    return style + Style.from_color(_entry(style.color), _entry(style.bgcolor))


def _entry(colour: RichColor | None) -> RichColor | None:
    return None if colour is None else colour.downgrade(ColorSystem.STANDARD)


class Colour16(LineFilter):
    """For terminals of sixteen colours."""

    def apply(self, segments: list[Segment], background: Color) -> list[Segment]:  # noqa: ARG002
        return [
            Segment(text, None if style is None else _of_sixteen(style), control) for text, style, control in segments
        ]


def depth_console(depth: str, file: IO[str]) -> Console:
    """Knows nothing of the environment: it may be somebody else's."""
    return Console(
        color_system=_SYSTEMS[depth],  # type: ignore[arg-type]
        file=file,
        force_terminal=True,
        legacy_windows=False,
        highlight=False,
        emoji=False,
        safe_box=False,
        _environ={},
    )


def depth_filters(depth: str) -> list[LineFilter]:
    """What comes after all other filters of an app on such a terminal."""
    filters: dict[str, list[LineFilter]] = {"true": [], "256": [Colour256()], "16": [Colour16()], "none": [NoColor()]}
    return filters[depth]
