"""The two lines on top: the journey and whose move it is; and the score track, a ruler with everybody on it."""

from __future__ import annotations

from collections.abc import Sequence

from rich.cells import cell_len

from tokaido_tui.games.road.travel import standing
from tokaido_tui.games.tokaido.tables import ENDS
from tokaido_tui.games.tokaido.view import View
from tokaido_tui.i18n import _
from tokaido_tui.tui.canvas import Canvas, clip
from tokaido_tui.tui.palette import style
from tokaido_tui.tui.tokaido import words
from tokaido_tui.tui.tokaido.story import neutral_name
from tokaido_tui.tui.widgets.painted import Painted

TRACK_END = 110


def turn_order(view: View) -> list[int]:
    """The travellers from the last on the road, who moves first, to the leader."""
    return sorted(
        (traveller.number for traveller in view.travellers),
        key=lambda n: standing(view.travellers[n].station, view.travellers[n].slot, n),
    )


class Banner(Painted):
    """The title line, with the order of play."""

    view: View | None = None

    def show(self, view: View, colours: Sequence[int], initials: Sequence[str], note: str) -> None:
        self.view, self._colours, self._initials, self._note = view, colours, initials, note
        self.repaint()

    def paint(self, canvas: Canvas) -> None:
        view = self.view
        if view is None:
            return
        palette = self.palette
        x = canvas.put(1, 0, "TOKAIDO", style(palette.vermilion, bold=True)) + 2
        stages = len(view.road.stages)
        x = canvas.put(x, 0, _("stage {n} of {all}").format(n=view.stage + 1, all=stages), style(palette.paper))
        right = self._whose(canvas, view)
        right = self._order(canvas, view, right)
        ends = ENDS[::-1] if "return-trip" in view.setup.variants else ENDS
        names = [_(words.VARIANTS[variant][0]).lower() for variant in view.setup.variants]
        about = [f"{ends[0]} {self.glyphs.to} {ends[1]}", *names, self._note]
        # What is dispensable goes first: the overview shows the ends of the road, too.
        while about and cell_len("  ".join(about)) > right - x - 4:
            about.pop(0)
        canvas.put(x + 2, 0, "  ".join(about), style(palette.faint))

    def _whose(self, canvas: Canvas, view: View) -> int:
        palette = self.palette
        keys = _("? keys")
        right = canvas.put_right(canvas.width - 1, 0, keys, style(palette.faint)) - 2
        if view.is_over:
            return canvas.put_right(right, 0, _("the journey is over"), style(palette.gold, bold=True))
        name = view.players[view.decider].name
        if view.kind == "move" and view.walker != view.decider:
            text = _("{name} moves the neutral").format(name=clip(name, 14, self.glyphs))
        elif view.kind == "move":
            text = _("{name} to move").format(name=clip(name, 20, self.glyphs))
        else:
            text = _("{name} decides").format(name=clip(name, 20, self.glyphs))
        right = canvas.put_right(right, 0, text, style(palette.paper, bold=True))
        tile = style(palette.ink, palette.seat(self._colours[view.decider]), bold=True)
        return canvas.put_right(right - 1, 0, f" {self._initials[view.decider]} ", tile)

    def _order(self, canvas: Canvas, view: View, right: int) -> int:
        """Who moves when, the next one first."""
        if canvas.width < 90 or view.is_over:
            return right
        right -= 3
        for number in reversed(turn_order(view)):
            tile = style(self.palette.ink, self.palette.seat(self._colours[number]))
            right = canvas.put_right(right, 0, self._initials[number], tile) - 1
        return canvas.put_right(right, 0, _("order"), style(self.palette.faint)) - 1


class Track(Painted):
    """The score track. `points` may be between two views while they run up."""

    def __init__(self, **kwargs: object) -> None:
        super().__init__(**kwargs)  # type: ignore[arg-type]
        self.points: list[int] = []
        self._colours: Sequence[int] = ()
        self._initials: Sequence[str] = ()

    def show(self, points: Sequence[int], colours: Sequence[int], initials: Sequence[str]) -> None:
        self.points, self._colours, self._initials = list(points), colours, initials
        self.repaint()

    def paint(self, canvas: Canvas) -> None:
        palette = self.palette
        end = max([TRACK_END, *self.points])
        width = canvas.width - 4
        canvas.put(1, 0, self.glyphs.line * (canvas.width - 2), style(palette.line))
        for tick in range(0, end + 1, 10):
            canvas.put(1 + tick * width // end, 0, str(tick), style(palette.faint))
        taken: set[int] = set()
        for seat in sorted(range(len(self.points)), key=lambda s: self.points[s]):
            x = 1 + self.points[seat] * width // end
            while x in taken:
                x += 1
            taken.add(x)
            tile = style(palette.ink, palette.seat(self._colours[seat]), bold=True)
            canvas.put(x, 0, self._initials[seat], tile)


def initials_of(view: View) -> list[str]:
    """A letter for everybody, all different: the first of the name that nobody has yet, else a digit."""
    initials: list[str] = []
    names = [player.name for player in view.players]
    if view.neutral:
        names.append(neutral_name())
    for number, name in enumerate(names):
        letters = [char.upper() for char in name if char.isascii() and char.isalpha()]
        free = [letter for letter in letters if letter not in initials]
        initials.append(free[0] if free else str(number + 1))
    return initials
