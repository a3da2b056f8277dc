"""The graph: everybody's points over the journey."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from rich.cells import cell_len
from textual import events
from textual.app import ComposeResult
from textual.binding import BindingType
from textual.screen import Screen

from tokaido_tui.i18n import _, mark, pmark
from tokaido_tui.table.replay import Replay
from tokaido_tui.tui.canvas import Canvas, clip
from tokaido_tui.tui.keys import Command, bindings
from tokaido_tui.tui.palette import style
from tokaido_tui.tui.replay.commands import EDGES, TURNS
from tokaido_tui.tui.replay.plot import LEFT, Line, Plot
from tokaido_tui.tui.widgets.key_line import KeyLine
from tokaido_tui.tui.widgets.painted import Painted
from tokaido_tui.tui.widgets.title_bar import TitleBar
from tokaido_tui.words.initials import initials_of
from tokaido_tui.words.progress import chapter_words, part_word, part_words

TOP = 1
MARGIN = 2
NAME = 16


class Graph(Painted):
    """`at` is the moment under the cursor."""

    def __init__(self, replay: Replay, at: int, colours: Sequence[int]) -> None:
        super().__init__(id="graph")
        self._replay = replay
        self.at = at
        self._colours = colours
        self._initials = initials_of(replay.moments[0].view(None))
        self._plot: Plot | None = None

    def go(self, number: int) -> None:
        self.at = self._replay.within(number)
        self.repaint()

    def paint(self, canvas: Canvas) -> None:
        palette, glyphs, replay = self.palette, self.glyphs, self._replay
        # Who leads is drawn last and lies on top.
        final = replay.moments[-1].points
        order = sorted(range(len(final)), key=lambda seat: (-final[seat], seat))
        lines = [Line(seat, self._initials[seat], palette.seat(self._colours[seat])) for seat in order]
        rows = self._value_rows(canvas.width)
        height = canvas.height - TOP - rows - 2
        self._plot = Plot(canvas, palette, glyphs, TOP, height)
        self._plot.draw(replay, self.at, lines)
        self._stage_names(canvas, TOP + height)
        self._values(canvas, TOP + height + 1, order)

    def _stage_names(self, canvas: Canvas, y: int) -> None:
        assert self._plot is not None
        replay = self._replay
        ends = [*(chapter.start for chapter in replay.chapters[1:]), replay.last]
        of = replay.moments[0].game.progress[1]
        for chapter, end in zip(replay.chapters, ends, strict=True):
            left = LEFT + self._plot.column(chapter.start, replay.last)
            width = LEFT + self._plot.column(end, replay.last) - left
            few, one = f"{chapter.first}-{chapter.last}", str(chapter.first)
            for text in (chapter_words(chapter.first, chapter.last, of), one if of else few, one):
                if cell_len(text) <= width:
                    canvas.put_centre(left, width, y, text, style(self.palette.faint))
                    break

    def _across(self, width: int) -> int:
        """How many players stand beside one another."""
        return max(1, (width - 2 * MARGIN) // (NAME + 8))

    def _value_rows(self, width: int) -> int:
        return 1 + -(-len(self._replay.seats) // self._across(width))

    def _values(self, canvas: Canvas, y: int, order: Sequence[int]) -> None:
        palette, glyphs, replay = self.palette, self.glyphs, self._replay
        moment = replay.moments[self.at]
        where = _("step {n} of {all}").format(n=self.at, all=replay.last)
        stage = part_words(moment.game.progress)
        x = canvas.put(MARGIN, y, where, style(palette.gold, bold=True))
        x = canvas.put(x + 2, y, stage, style(palette.paper))
        if moment.act is not None:
            name = replay.seats[moment.act.seat].name
            told = clip(f"{name}: {moment.act.name}", canvas.width - x - MARGIN - 3, glyphs)
            canvas.put(x + 3, y, told, style(palette.faint))
        across = self._across(canvas.width)
        for number, seat in enumerate(order):
            x, row = MARGIN + number % across * (NAME + 8), y + 1 + number // across
            tile = style(palette.ink, palette.seat(self._colours[seat]), bold=True)
            canvas.put(x, row, f" {self._initials[seat]} ", tile)
            canvas.put_right(x + 7, row, str(moment.points[seat]), style(palette.paper, bold=True))
            canvas.put(x + 8, row, clip(replay.seats[seat].name, NAME - 2, glyphs), style(palette.paper))

    def on_click(self, event: events.Click) -> None:
        if self._plot is not None and TOP <= event.y < self.size.height - 2:
            last = self._replay.last
            numbers = range(last + 1)
            self.go(min(numbers, key=lambda number: abs(LEFT + self._plot.column(number, last) - event.x)))  # type: ignore[union-attr]


class GraphScreen(Screen[int]):
    """Dismissed with a moment to go to, or None."""

    COMMANDS_HERE = (
        Command("left,h", "step(-1)", mark("One step back"), mark("one step back"), False,
                hint=pmark("footer", "step")),
        Command("right,l", "step(1)", mark("One step"), mark("one step on"), False,
                hint=pmark("footer", "step")),
        *TURNS,
        Command("pageup", "stage(-1)", mark("One stage back"), mark("to the stage or round before"), False,
                hint_from="stage_word"),
        Command("pagedown", "stage(1)", mark("One stage"), mark("to the next stage or round"), False,
                hint_from="stage_word"),
        *EDGES,
        Command("enter", "take", mark("Show this moment"), mark("back to the board, at this moment"),
                hint=pmark("footer", "go there")),
        Command("escape,q,g", "close", mark("Back"), mark("back to the board as it was"),
                hint=pmark("footer", "back"), leaves=True),
    )  # fmt: skip
    BINDINGS: ClassVar[list[BindingType]] = bindings(COMMANDS_HERE)

    def __init__(self, replay: Replay, at: int, colours: Sequence[int]) -> None:
        super().__init__()
        self._replay = replay
        self.graph = Graph(replay, at, colours)

    def compose(self) -> ComposeResult:
        yield TitleBar()
        yield self.graph
        yield KeyLine()

    def on_mount(self) -> None:
        self.show_words()

    def show_words(self) -> None:
        self.query_one(TitleBar).show(_("Points over the journey"))

    @property
    def stage_word(self) -> str:
        return part_word(self._replay.moments[0].game.progress)

    def action_step(self, by: int) -> None:
        self.graph.go(self.graph.at + by)

    def action_turn(self, by: int) -> None:
        self.graph.go(self._replay.next_turn(self.graph.at, by))

    def action_stage(self, by: int) -> None:
        self.graph.go(self._replay.next_stage(self.graph.at, by))

    def action_edge(self, last: bool) -> None:
        self.graph.go(self._replay.last if last else 0)

    def action_take(self) -> None:
        if self.is_current:
            self.dismiss(self.graph.at)

    def action_close(self) -> None:
        if self.is_current:
            self.dismiss(None)
