"""The final scoring, told step by step while everybody's bar of points grows."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, ClassVar, cast

from textual import getters
from textual.app import ComposeResult
from textual.binding import BindingType
from textual.events import Click, Key
from textual.screen import Screen

from tokaido_tui.engine.event import Event
from tokaido_tui.i18n import _, mark, pgettext, pmark
from tokaido_tui.tui.canvas import Canvas, clip
from tokaido_tui.tui.game_ui import GameUI
from tokaido_tui.tui.keys import Command, bindings
from tokaido_tui.tui.palette import style
from tokaido_tui.tui.widgets.bars import heading, length, tile
from tokaido_tui.tui.widgets.key_line import KeyLine
from tokaido_tui.tui.widgets.painted import Painted
from tokaido_tui.words.final import LAST, Final, Step
from tokaido_tui.words.initials import initials_of

PACE = 1.5
"""Seconds between two steps that come by themselves."""
LABEL = 16


class ScoreSteps(Painted):
    """A table of what decides, filled row by row, over bars of points. `at` is the step shown, -1 before the first."""

    def __init__(self, view: Any, final: Final, colours: Sequence[int], **kwargs: Any) -> None:
        super().__init__(**kwargs)
        self.view = view
        self.final = final
        self.steps = final.steps
        self.at = -1
        self._colours = colours
        self._initials = initials_of(view)

    @property
    def told(self) -> Sequence[Step]:
        return self.steps[: self.at + 1]

    def points(self) -> list[int]:
        """Everybody's points after the step that is shown."""
        return [
            player.points - sum(step.gains.get(player.number, 0) for step in self.steps[self.at + 1 :])
            for player in self.view.players
        ]

    def go(self, at: int) -> None:
        self.at = min(at, len(self.steps) - 1)
        self.repaint()

    def paint(self, canvas: Canvas) -> None:
        airy = canvas.height >= 29
        last = self.at == len(self.steps) - 1
        note = f"{max(0, self.at + 1)}/{len(self.steps)}"
        heading(canvas, 0, 0, canvas.width, self.final.title, self.palette, self.glyphs, note)
        y = self._table(canvas, 2 + airy, 1 + airy) + airy
        self._sentence(canvas, y, last)
        y += 2 + airy
        heading(canvas, 0, y, canvas.width, _("Points"), self.palette, self.glyphs)
        self._bars(canvas, y + 1 + airy)

    def _table(self, canvas: Canvas, y: int, pace: int) -> int:
        """Players are columns, what decides are rows; returns the row after it."""
        palette, glyphs, view = self.palette, self.glyphs, self.view
        step = min(24, (canvas.width - LABEL - 2) // len(view.players))
        for player in view.players:
            x = LABEL + 2 + player.number * step
            x = tile(canvas, x, y, self._initials[player.number], palette, self._colours[player.number]) + 1
            canvas.put(x, y, clip(player.name, step - 5, glyphs), style(palette.paper))
        current = self.steps[self.at].row if self.at >= 0 else LAST
        for number, row in enumerate(self.final.rows):
            y += pace
            here = number == current
            known = any(told.row == number for told in self.told)
            canvas.put(1, y, clip(row.label, LABEL, glyphs), style(palette.gold if known else palette.faint, bold=here))
            gains: dict[int, int] = {}
            for told in self.told:
                if told.row == number:
                    # Several steps can be about one seat.
                    gains |= {seat: gains.get(seat, 0) + gain for seat, gain in told.gains.items()}
            fresh = self.steps[self.at].gains if here else {}
            for player in view.players:
                seat = player.number
                count = row.counts[seat]
                shown = known and (not row.one_by_one or seat in gains or not count)
                self._cell(canvas, LABEL + 2 + seat * step, y, count if shown else None, gains.get(seat), seat in fresh)
        return y + 2

    def _cell(self, canvas: Canvas, x: int, y: int, count: int | None, gain: int | None, fresh: bool) -> None:
        palette = self.palette
        if count is None:
            canvas.put_right(x + 2, y, self.glyphs.dot, style(palette.faint))
            return
        canvas.put_right(x + 2, y, str(count), style(palette.paper if gain else palette.faint, bold=gain is not None))
        if gain:
            colour = palette.gain if gain > 0 else palette.loss
            ink = style(palette.ink, colour, bold=True) if fresh else style(colour, bold=True)
            canvas.put(x + 3, y, f" {gain:+} " if fresh else f" {gain:+}", ink)

    def _sentence(self, canvas: Canvas, y: int, last: bool) -> None:
        text = self.steps[self.at].text if self.at >= 0 else self.final.opening
        ink = self.palette.vermilion if last else self.palette.paper
        canvas.put_centre(0, canvas.width, y, clip(text, canvas.width - 2, self.glyphs), style(ink, bold=True))

    def _bars(self, canvas: Canvas, y: int) -> None:
        palette, glyphs, view = self.palette, self.glyphs, self.view
        points = self.points()
        losses = [sum(min(0, step.gains.get(seat, 0)) for step in self.steps) for seat in range(len(points))]
        most = max(1, *(player.points - losses[player.number] for player in view.players))
        name = min(24, canvas.width // 6)
        left = 5 + name
        room = canvas.width - left - 10
        fresh = self.steps[self.at].gains if self.at >= 0 else {}
        outcome = view.outcome
        last = self.at == len(self.steps) - 1
        rows = canvas.height - y
        pace = 3 if rows >= 3 * len(points) else 2 if rows >= 2 * len(points) else 1
        for seat, value in enumerate(points):
            tile(canvas, 1, y, self._initials[seat], palette, self._colours[seat])
            canvas.put(5, y, clip(view.players[seat].name, name - 1, glyphs), style(palette.paper))
            colour = palette.seat(self._colours[seat])
            gain = fresh.get(seat, 0)
            for row in range(y, y + max(1, pace - 1)):
                # What was lost is no longer there, what was won is shown as new.
                x = length(canvas, left, row, 2 * room * min(value, value - gain) // most, colour, glyphs)
                new = left + room * value // most - x
                if gain > 0 and new > 0:
                    canvas.put(x, row, ("+" if self.app.settings.ascii else "▒") * new, style(palette.gain))
            end = max(x, left + room * value // most) + 1
            end = canvas.put(end, y, str(value), style(palette.paper, bold=True)) + 1
            if gain:
                canvas.put(end, y, f"{gain:+}", style(palette.gain if gain > 0 else palette.loss, bold=True))
            elif last and outcome is not None and seat in outcome.winners:
                canvas.put(end, y, _("wins"), style(palette.vermilion, bold=True))
            y += pace


class ScoringScreen(Screen[None]):
    """`events` hold the end of the game; what came before is passed over."""

    COMMANDS_HERE = (
        Command(
            "enter,space", "next", mark("Next step"), mark("the next step; at the end, the result"),
            hint_from="next_hint",
        ),
        Command(
            "escape,end", "skip", mark("To the end"), mark("all steps at once; at the end, the result"),
            hint=pmark("footer", "to the end"), when="goes_on",
        ),
    )  # fmt: skip
    BINDINGS: ClassVar[list[BindingType]] = bindings(COMMANDS_HERE)
    steps = getters.query_one(ScoreSteps)

    def __init__(self, ui: GameUI, view: Any, events: Iterable[Event], colours: Sequence[int]) -> None:
        super().__init__()
        self._view = view
        self._final = ui.words.final(view, events)
        self._colours = colours

    def compose(self) -> ComposeResult:
        yield ScoreSteps(self._view, self._final, self._colours)
        yield KeyLine()

    @property
    def goes_on(self) -> bool:
        """Whether there is another step."""
        return self.steps.at < len(self._final.steps) - 1

    def next_hint(self) -> str:
        return pgettext("footer", "next") if self.goes_on else pgettext("footer", "the result")

    def _go(self, at: int) -> None:
        self.steps.go(at)
        self.query_one(KeyLine).show()

    def on_mount(self) -> None:
        if cast(Any, self.app).animated:
            self._clock = self.set_interval(PACE, self._tick)

    def _tick(self) -> None:
        # The last step waits for a key: who looks away shall not miss the end.
        if self.goes_on and self.is_current:
            self._go(self.steps.at + 1)

    def on_key(self, event: Key) -> None:
        """Any letter goes on too."""
        if event.is_printable and event.key not in ("question_mark", "colon", "space"):
            event.stop()
            self.action_next()

    def on_click(self, event: Click) -> None:
        event.stop()
        self.action_next()

    def action_next(self) -> None:
        if not self.is_active:
            # A key that came before the last one was done.
            return
        if self.goes_on:
            self._go(self.steps.at + 1)
        else:
            self.dismiss()

    def action_skip(self) -> None:
        if self.goes_on:
            self._go(len(self._final.steps) - 1)
        else:
            self.dismiss()
