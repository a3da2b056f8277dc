"""What has been told so far: the lines of the journal, as pieces of text in the players' colours."""

from __future__ import annotations

from collections.abc import Sequence

from tokaido_tui.engine.event import Event
from tokaido_tui.i18n import ngettext
from tokaido_tui.tui.palette import Palette, style
from tokaido_tui.tui.tokaido.story import Line, Teller
from tokaido_tui.tui.widgets.panel import Pieces


class Chronicle:
    """`names` are the seats'; `kinds` of station make the road."""

    def __init__(self, names: tuple[str, ...], kinds: tuple[int, ...]) -> None:
        self._teller = Teller(names, kinds)
        self.lines: list[Line] = []

    def tell(self, events: Sequence[Event]) -> None:
        """Adds events, as far as those at the screen may know them."""
        lines = self._teller.tell(events)
        same_stop = bool(events) and events[0].kind != "moved"
        if same_stop and lines and self.lines and self.lines[-1].weak and self.lines[-1].seat == lines[0].seat:
            # "stopped at the temple" gives way to what was given there.
            self.lines.pop()
        self.lines += lines

    def note(self, line: Line) -> None:
        """Something that is no event of the game."""
        self.lines.append(line)

    def pieces(self, palette: Palette, colours: Sequence[int]) -> list[Pieces]:
        return [self._pieces(line, palette, colours) for line in self.lines]

    def _pieces(self, line: Line, palette: Palette, colours: Sequence[int]) -> Pieces:
        pieces: Pieces = []
        if line.seat >= 0:
            colour = palette.seat(colours[line.seat])
            pieces.append((self._teller.speaker(line.seat) + " ", style(colour, bold=True)))
        pieces.append((line.text, style(palette.paper)))
        if line.points:
            pieces.append((f"  +{line.points}", style(palette.gain, bold=True)))
        if line.coins:
            change = ngettext("{n:+} coin", "{n:+} coins", abs(line.coins)).format(n=line.coins)
            pieces.append(("  " + change, style(palette.gold)))
        return pieces
