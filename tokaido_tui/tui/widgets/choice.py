"""A choice among a few things: one of them, or any of them with a total."""

from __future__ import annotations

from dataclasses import dataclass

from rich.cells import cell_len
from textual.events import Click
from textual.message import Message

from tokaido_tui.i18n import _
from tokaido_tui.tui.canvas import Canvas
from tokaido_tui.tui.keys import key_name
from tokaido_tui.tui.palette import style
from tokaido_tui.tui.roles import spelled
from tokaido_tui.tui.widgets.panel import Panel
from tokaido_tui.words.pieces import Pieces
from tokaido_tui.words.question import Item, Question
from tokaido_tui.words.wrapping import wrapped

MOST_COLUMNS = 96


class Choice(Panel):
    """Digits or arrows to an item, Space to mark it where several can be, Enter to confirm."""

    @dataclass
    class Chosen(Message):
        action: int
        question: Question

    question: Question | None = None
    cursor: int = 0
    marked: frozenset[int] = frozenset()
    answered: bool = False

    def ask(self, question: Question) -> None:
        self.question = question
        self.answered = False
        self.cursor = question.cursor
        self.marked = question.marked
        self.repaint()

    @property
    def selection(self) -> frozenset[int]:
        """What would be chosen now."""
        if self.question is None:
            return frozenset()
        return self.marked if self.question.several else frozenset({self.cursor})

    def move(self, step: int) -> None:
        if self.question is not None:
            self.cursor = (self.cursor + step) % len(self.question.items)
            self.repaint()

    def go(self, index: int) -> None:
        """A digit: to the item; where several can be marked, marks it too."""
        if self.question is None or not 0 <= index < len(self.question.items):
            return
        self.cursor = index
        if self.question.several:
            self.toggle()
        else:
            self.repaint()

    def toggle(self) -> None:
        question = self.question
        if question is None or not question.several:
            return
        changed = self.marked ^ {self.cursor}
        if question.items[self.cursor].why and self.cursor not in self.marked:
            return
        self.marked = changed
        self.repaint()

    def confirm(self) -> bool:
        """Chooses, once; False where that is not possible as it stands."""
        if self.question is None:
            return False
        action = self.question.action(self.selection)
        if action is None:
            return False
        if not self.answered:
            self.answered = True
            self.post_message(self.Chosen(action, self.question))
        return True

    def on_click(self, event: Click) -> None:
        index = event.y - self._first_row()
        if self.question is not None and 0 <= index < len(self.question.items):
            if index == self.cursor and not self.question.several:
                self.confirm()
            else:
                self.go(index)

    def _intro(self) -> list[Pieces]:
        if self.question is None:
            return []
        return [line for pieces in self.question.intro for line in wrapped(pieces, self.size.width - 4)]

    def _first_row(self) -> int:
        """Under the title, the introduction and, where there is room, a blank row."""
        intro = len(self._intro())
        items = 0 if self.question is None else len(self.question.items)
        return 1 + intro + (self.size.height > intro + items + 2)

    def paint(self, canvas: Canvas) -> None:
        question = self.question
        if question is None:
            return
        self.paint_title(canvas, 0, question.title, self._hint())
        for y, pieces in enumerate(self._intro(), 1):
            self.paint_pieces(canvas, 2, y, pieces)
        first = self._first_row()
        for index, item in enumerate(question.items):
            self._item(canvas, first + index, index, item)
        self._total(canvas, first + len(question.items) + (canvas.height > first + len(question.items) + 1))

    def _hint(self) -> str:
        assert self.question is not None
        enter = key_name("enter")
        if self.question.hint:
            return self.question.hint
        if self.question.several:
            return _("Space marks, {enter} confirms").format(enter=enter)
        return _("digits choose, {enter} confirms").format(enter=enter)

    def _item(self, canvas: Canvas, y: int, index: int, item: Item) -> None:
        assert self.question is not None
        palette, glyphs = self.palette, self.glyphs
        here = index == self.cursor
        open_ = not item.why
        ground = palette.panel if here and not palette.exact else palette.ground
        canvas.fill(1, y, min(canvas.width - 2, MOST_COLUMNS), 1, style(bg=ground))
        x = canvas.put(1, y, glyphs.right if here else " ", style(palette.vermilion, bold=True)) + 1
        x = canvas.put(x, y, str(index + 1), style(palette.gold if open_ else palette.faint, bold=here)) + 1
        if self.question.several:
            x = canvas.put(x, y, glyphs.mark if index in self.marked else glyphs.unmarked, style(palette.gold)) + 1
        if item.colour:
            canvas.put(x, y, "  ", style(bg=palette.named(item.colour)))
            x += 3
        shown = style(palette.paper if open_ else palette.faint, bold=here and open_)
        columns = self._columns(canvas.width, x)
        canvas.put(x, y, spelled(item.label, glyphs), shown)
        canvas.put(
            columns[0], y, spelled(item.detail, glyphs), style(palette.paper if here and open_ else palette.faint)
        )
        points = self.question.gains(self.marked, index) if self.question.gains else item.points
        if item.why:
            canvas.put_right(columns[2], y, item.why, style(palette.loss if here else palette.faint, bg=ground))
        else:
            canvas.put_right(columns[1], y, item.price, style(palette.gold, bg=ground))
            canvas.put_right(columns[2], y, points, style(palette.gain, bg=ground, bold=True))

    def _columns(self, width: int, x: int) -> tuple[int, int, int]:
        assert self.question is not None
        label = max((cell_len(item.label) for item in self.question.items), default=0)
        # Not wider than the eye can follow.
        end = min(width - 2, MOST_COLUMNS)
        return x + label + 2, end - 12, end

    def _total(self, canvas: Canvas, y: int) -> None:
        assert self.question is not None
        if y >= canvas.height and not self.question.several:
            # Better no sum than no last item.
            return
        selection = self.selection
        possible = self.question.action(selection) is not None
        colour = self.palette.gold if possible else self.palette.loss
        text = self.question.total(selection)
        if not possible and not self.question.several:
            text = self.question.items[self.cursor].why or text
        canvas.put(2, min(y, canvas.height - 1), text, style(colour, bold=True))
