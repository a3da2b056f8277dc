"""The footer: the keys that matter now, made from the commands that the screen declares."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, NamedTuple, cast

from rich.cells import cell_len
from rich.style import Style
from textual import events
from textual.keys import key_to_character
from textual.screen import Screen

from tokaido_tui.tui.canvas import ASCII, Canvas, clip
from tokaido_tui.tui.keys import Command
from tokaido_tui.tui.palette import style
from tokaido_tui.tui.widgets.painted import Painted

GAPS = (3, 2)
"""Cells between two entries: with air if all of them fit, else closer together."""


class Entry(NamedTuple):
    """Keys and what they do; a click on a key does what its command does."""

    keys: tuple[str, ...]
    text: str
    commands: tuple[Command, ...] = ()

    @property
    def width(self) -> int:
        return cell_len(" ".join((*self.keys, self.text)))


def entries(screen: Screen[Any], commands: Iterable[Command], ascii_only: bool = False) -> list[Entry]:
    """The footer's entries for these commands as things stand; commands in a row with the same hint share one."""
    found: list[Entry] = []
    field = screen.focused
    for command in commands:
        # While a text is edited, letters and signs are typed.
        keys = [key for key in command.key_list if not (field and field.check_consume_key(key, key_to_character(key)))]
        text = command.hint_here(screen) if keys else ""
        key = command.first_key(ascii_only, keys)
        if text and found and found[-1].text == text:
            found[-1] = Entry((*found[-1].keys, key), text, (*found[-1].commands, command))
        elif text:
            found.append(Entry((key,), text, (command,)))
    return found


def fitting(first: Sequence[Entry], last: Sequence[Entry], width: int) -> tuple[list[Entry], int]:
    """The entries there is room for, and the gap between them; the last ones stay whatever happens."""
    for count in range(len(first), -1, -1):
        shown = [*first[:count], *last]
        for gap in GAPS:
            if sum(entry.width for entry in shown) + gap * (len(shown) - 1) <= width:
                return shown, gap
    return list(last), GAPS[-1]


class KeyLine(Painted):
    """One row. Call `show` when what applies may have changed; `refresh_bindings` of the screen does so as well."""

    DEFAULT_CSS = "KeyLine { height: 1; width: 1fr; padding: 0 1; }"

    def __init__(self, *, id: str | None = "key-line") -> None:
        super().__init__(id=id)
        self._lead: Sequence[tuple[str, str]] = ()
        self._said = ""
        self._spots: list[tuple[int, int, Command]] = []

    def show(self, lead: Sequence[tuple[str, str]] = ()) -> None:
        """The keys; `lead` are more of them to begin with: what a board's keys do with what is under its cursor."""
        self._lead, self._said = lead, ""
        self.repaint()

    def say(self, sentence: str) -> None:
        """In the place of the keys, until they are shown again."""
        self._said = sentence
        self.repaint()

    def base_style(self) -> Style:
        return style(self.palette.paper, self.background_colors[1].hex6.lower())

    def on_mount(self) -> None:
        self.screen.bindings_updated_signal.subscribe(self, lambda _screen: self.repaint())

    def paint(self, canvas: Canvas) -> None:
        self._spots = []
        palette, ascii_only = self.palette, self.glyphs is ASCII
        if self._said:
            canvas.put(0, 0, clip(self._said, canvas.width, self.glyphs), style(palette.paper))
            return
        declared: tuple[Command, ...] = cast(Any, self.screen).COMMANDS_HERE
        everywhere: tuple[Command, ...] = self.app.COMMANDS_HERE
        here = [command for command in declared if command.action not in {other.action for other in everywhere}]
        # A key that the screen has another use for is the screen's: in the help, ? closes it.
        taken = {key for command in here for key in command.key_list}
        everywhere = tuple(command for command in everywhere if taken.isdisjoint(command.key_list))
        first = [Entry((key,), text) for key, text in self._lead]
        first += entries(self.screen, [command for command in here if not command.leaves], ascii_only)
        last = entries(self.screen, [*everywhere, *(command for command in here if command.leaves)], ascii_only)
        shown, gap = fitting(first, last, canvas.width)
        x = 0
        for entry in shown:
            x = self._entry(canvas, x, entry) + gap

    def _entry(self, canvas: Canvas, x: int, entry: Entry) -> int:
        start = x
        for key in entry.keys:
            x = canvas.put(x, 0, key, style(self.palette.gold)) + 1
        end = canvas.put(x, 0, entry.text, style(self.palette.faint))
        # The words belong to the last key.
        for key, command in zip(entry.keys, entry.commands, strict=False):
            last = command is entry.commands[-1]
            self._spots.append((start, end if last else start + cell_len(key), command))
            start += cell_len(key) + 1
        return end

    def command_at(self, x: int) -> Command | None:
        return next((command for start, end, command in self._spots if start <= x < end), None)

    def on_click(self, event: events.Click) -> None:
        inside = event.get_content_offset(self)
        command = None if inside is None else self.command_at(inside.x)
        if command is not None and not command.is_row:
            event.stop()
            self.app.run_command(self.screen, command)
