"""Both players' three boards: faith, trade and culture, and the tokens each of them holds."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from textual.events import Click
from textual.message import Message

from tokaido_tui.games.duo.box import GOODS
from tokaido_tui.games.duo.view import PlayerView, View
from tokaido_tui.i18n import _, pmark
from tokaido_tui.tui.canvas import Canvas, clip
from tokaido_tui.tui.duo.map.tiles import good_code
from tokaido_tui.tui.palette import style
from tokaido_tui.tui.widgets.bars import POINTER, coloured, tile
from tokaido_tui.tui.widgets.painted import Painted
from tokaido_tui.words import counts
from tokaido_tui.words.duo import gains, names

SMALL_ROWS, LARGE_ROWS = 5, 8
LARGE = 36
"""From this width on the boards are drawn at large."""
# At most six characters.
TEMPLE, GARDEN = pmark("6 cells", "temple"), pmark("6 cells", "garden")
GOODS_HELD, INGOTS = pmark("6 cells", "goods"), pmark("6 cells", "ingots")
PAINTED, GIVEN, WAVES = pmark("6 cells", "art"), pmark("6 cells", "given"), pmark("6 cells", "waves")


class Players(Painted):
    """Shows both players of a view; a click on one posts Picked."""

    @dataclass
    class Picked(Message):
        seat: int

    view: View | None = None

    def __init__(self, **kwargs: object) -> None:
        super().__init__(**kwargs)  # type: ignore[arg-type]
        self.colours: Sequence[int] = ()
        self.initials: Sequence[str] = ()
        self.points: Sequence[int] = ()

    def show(self, view: View, colours: Sequence[int], initials: Sequence[str]) -> None:
        self.view, self.colours, self.initials = view, colours, initials
        self.points = [player.points for player in view.players]
        self.repaint()

    def run_up(self, points: Sequence[int]) -> None:
        """Points between two views."""
        self.points = points
        self.repaint()

    @property
    def _large(self) -> bool:
        return self.size.width >= LARGE and self.size.height >= 2 * LARGE_ROWS

    @property
    def _rows(self) -> int:
        """Rows for a player: where there is room for it, what lies in the sea as well."""
        return LARGE_ROWS if self._large else SMALL_ROWS + (self.size.height >= 2 * SMALL_ROWS + 3)

    def top(self, seat: int) -> int:
        """The first row of a player."""
        gap = (self.size.height - 2 * self._rows) // 2
        return seat * (self._rows + gap) + gap if self._large else seat * (self._rows + min(gap, 2)) + min(gap, 1)

    def on_click(self, event: Click) -> None:
        if self.view is not None:
            event.stop()
            self.post_message(self.Picked(1 if event.y >= self.top(1) else 0))

    def paint(self, canvas: Canvas) -> None:
        if self.view is None:
            return
        for player in self.view.players:
            y = self.top(player.number)
            self._head(canvas, y, player)
            if self._large:
                self._at_large(canvas, y, player)
            else:
                self._in_short(canvas, y, player)

    def _head(self, canvas: Canvas, y: int, player: PlayerView) -> None:
        view, palette = self.view, self.palette
        assert view is not None
        decides = not view.is_over and view.decider == player.number
        if decides:
            canvas.put(0, y, POINTER if not self.app.settings.ascii else ">", style(palette.vermilion, bold=True))
        x = tile(canvas, 1, y, self.initials[player.number], palette, self.colours[player.number]) + 1
        points = str(self.points[player.number])
        end = canvas.put_right(canvas.width - 1, y, points, style(palette.gain, bold=True))
        x = canvas.put(x, y, clip(player.name, end - x - 1, self.glyphs), style(palette.paper, bold=decides)) + 2
        role = _(names.ROLES[player.who.name].title)
        if self._large and x + len(role) < end:
            canvas.put(x, y, role, style(palette.faint))

    # --- a line for each thing -------------------------------------------------------------------------------------

    def _in_short(self, canvas: Canvas, y: int, player: PlayerView) -> None:
        view, palette = self.view, self.palette
        assert view is not None
        box, plain, faint = view.box, style(palette.paper), style(palette.faint)
        temple, garden = box.temple[player.temple], box.garden[player.garden]
        x = canvas.put(1, y + 1, f"{_(TEMPLE)} ", faint)
        x = canvas.put(x, y + 1, str(temple), plain)
        x = canvas.put(x, y + 1, f" {self.glyphs.times} {_(GARDEN)} ", faint)
        canvas.put(x, y + 1, str(garden), plain)
        x = self._label(canvas, y + 2, GOODS_HELD)
        for good, count in enumerate(player.goods):
            x = canvas.put(x, y + 2, good_code(good), faint)
            shown = style(palette.named(names.GOOD_COLOURS[good]), bold=True) if count and not palette.exact else plain
            x = canvas.put(x, y + 2, str(count) if count else self.glyphs.dot, shown if count else faint) + 1
        held = f"{sum(player.goods)}/{gains.most_goods(view, player.number)}"
        canvas.put_right(canvas.width - 1, y + 2, held, faint)
        self._money(canvas, y + 3, player)
        self._paintings(canvas, y + 4, self._label(canvas, y + 4, PAINTED), player)
        if self._rows > SMALL_ROWS:
            self._tokens(canvas, self._label(canvas, y + 5, WAVES), y + 5, player)
        for row, number in zip((1, 3, 4), view.sources(player.number), strict=True):
            canvas.put_right(canvas.width - 1, y + row, str(number), plain)

    def _paintings(self, canvas: Canvas, y: int, x: int, player: PlayerView) -> None:
        """All ten: the given ones, the revealed in their order, the others as they lie, face down."""
        palette = self.palette
        x = canvas.put(x, y, self.glyphs.mark * len(player.given), style(palette.blue))
        for painting in player.revealed:
            letter = _(names.LANDSCAPE_LETTERS[painting])
            x = canvas.put(x, y, letter, coloured(palette.named(names.LANDSCAPE_COLOURS[painting]), palette, bold=True))
        canvas.put(x, y, self.glyphs.shade * player.face_down, style(palette.faint))

    # --- with room for bars ------------------------------------------------------------------------------------------

    def _at_large(self, canvas: Canvas, y: int, player: PlayerView) -> None:
        view, palette = self.view, self.palette
        assert view is not None
        box, plain, faint = view.box, style(palette.paper), style(palette.faint)
        temple, garden = box.temple[player.temple], box.garden[player.garden]
        for row, label, slot, track in (
            (1, TEMPLE, player.temple, box.temple),
            (2, GARDEN, player.garden, box.garden),
        ):
            x = self._bar(canvas, self._label(canvas, y + row, label), y + row, slot + 1, len(track), "orange")
            canvas.put(x + 1, y + row, str(track[slot]), plain)
        self._source(canvas, y + 2, 0, f"{temple} {self.glyphs.times} {garden} = ", player)
        x = self._label(canvas, y + 3, GOODS_HELD)
        kinds = [good for good in range(len(GOODS)) for _unit in range(player.goods[good])]
        held = _("{n} of {all}").format(n=len(kinds), all=gains.most_goods(view, player.number))
        end = canvas.put_right(canvas.width - 1, y + 3, held, faint)
        text = names.goods(kinds) or _("none")
        codes = " ".join(f"{count} {good_code(good)}" for good, count in enumerate(player.goods) if count)
        canvas.put(x, y + 3, text if len(text) < end - x else codes, plain if kinds else faint)
        self._money(canvas, y + 4, player)
        self._source(canvas, y + 4, 1, "", player)
        x = self._label(canvas, y + 5, PAINTED)
        for painting in player.revealed:
            colour = palette.named(names.LANDSCAPE_COLOURS[painting])
            letter = f" {_(names.LANDSCAPE_LETTERS[painting])} "
            x = canvas.put(x, y + 5, letter, coloured(colour, palette, bold=True))
        if player.face_down:
            text = _("{n} face down").format(n=player.face_down)
            room = canvas.width - x - 2
            canvas.put(x + bool(player.revealed), y + 5, text if len(text) <= room else f"+{player.face_down}", faint)
        x = self._label(canvas, y + 6, GIVEN)
        x = self._bar(canvas, x, y + 6, len(player.given), len(box.paintings) - 1, "blue")
        canvas.put(x + 1, y + 6, str(len(player.given)), plain)
        self._source(canvas, y + 6, 2, "", player)
        self._tokens(canvas, self._label(canvas, y + 7, WAVES), y + 7, player)

    def _source(self, canvas: Canvas, y: int, number: int, sum_: str, player: PlayerView) -> None:
        view, palette = self.view, self.palette
        assert view is not None
        name = ("faith", "trade", "culture")[number]
        points = str(view.sources(player.number)[number])
        end = canvas.put_right(canvas.width - 1, y, points, style(palette.paper, bold=True))
        canvas.put_right(end, y, f"{_(names.SOURCES[name].word)} {sum_}", style(palette.faint))

    # --- alike in both -----------------------------------------------------------------------------------------------

    def _label(self, canvas: Canvas, y: int, text: str) -> int:
        """Where what it is about begins."""
        room = 5 if text == GOODS_HELD and not self._large else 6
        canvas.put(1, y, clip(_(text), room, self.glyphs), style(self.palette.faint))
        return room + 2

    def _bar(self, canvas: Canvas, x: int, y: int, count: int, slots: int, colour: str) -> int:
        x = canvas.put(x, y, self.glyphs.mark * count, style(self.palette.named(colour)))
        return canvas.put(x, y, self.glyphs.unmarked * (slots - count), style(self.palette.faint))

    def _money(self, canvas: Canvas, y: int, player: PlayerView) -> None:
        assert self.view is not None
        slots = len(self.view.box.ingots) - 1
        x = self._bar(canvas, self._label(canvas, y, INGOTS), y, player.ingots, slots, "gold")
        canvas.put(x + 1, y, counts.coins(player.coins), style(self.palette.gold))

    def _tokens(self, canvas: Canvas, x: int, y: int, player: PlayerView) -> None:
        view, palette = self.view, self.palette
        assert view is not None
        tokens = [names.wave(view.waves[wave].name) for wave in player.waves]
        if view.springs == player.number:
            tokens.append(_("springs"))
        text = clip(", ".join(tokens) or _("no token"), canvas.width - x - 1, self.glyphs)
        canvas.put(x, y, text, style(palette.sky if tokens else palette.faint))
