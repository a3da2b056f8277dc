"""Updates of the screen that send no more than what changed.

Textual cuts a refreshed region at its right end only: everything from the widget's left edge up to it is sent
again, so a step of the cursor at the far end of the road would cost twice what it costs at its beginning.
"""

from __future__ import annotations

from rich.console import Console, RenderableType
from rich.control import Control
from textual._compositor import ChopsUpdate

RESET_THEN_STYLE = "\x1b[0m\x1b["


class RegionUpdate(ChopsUpdate):
    def render_segments(self, console: Console) -> str:
        """What the terminal is sent: for every span where it begins, and its cells."""
        sequences: list[str] = []
        for y, left, right in self.spans:
            for end, (start, strip) in zip(self.chop_ends[y], self.chops[y].items(), strict=False):
                first, last = max(start, left), min(end, right)
                if strip is None or first >= last:
                    continue
                sequences.append(Control.move_to(first, y).segment.text)
                # One sequence may reset the style and set the next.
                shown = strip.crop(first - start, last - start).render(console)
                sequences.append(shown.replace(RESET_THEN_STYLE, "\x1b[0;"))
        return "".join(sequences)


def region_update(update: RenderableType | None) -> RenderableType | None:
    """The same update, smaller if it is one of regions."""
    if isinstance(update, ChopsUpdate):
        return RegionUpdate(update.chops, update.spans, update.chop_ends)
    return update
