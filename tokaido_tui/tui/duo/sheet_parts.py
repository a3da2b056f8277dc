"""A player's sheet on a canvas: the three boards, one under the other, and what the next step on each would bring."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from rich.cells import cell_len

from tokaido_tui.games.duo.box import ARTIST, GARDEN, GOODS, MERCHANT, MOON, PILGRIM, TEMPLE
from tokaido_tui.games.duo.scoring import SOURCES
from tokaido_tui.i18n import _
from tokaido_tui.tui.canvas import Canvas, Glyphs, clip
from tokaido_tui.tui.palette import Palette, style
from tokaido_tui.tui.widgets.bars import coloured, heading, stacked
from tokaido_tui.words import counts
from tokaido_tui.words.duo import names
from tokaido_tui.words.duo.gains import best_price
from tokaido_tui.words.final import joined
from tokaido_tui.words.pieces import capital

if TYPE_CHECKING:
    from tokaido_tui.games.duo.view import PlayerView, View

TOP = 2
LABEL = 12
SLOT = 4
"""Cells of a slot of a track; wider where there is room."""
WIDEST_SLOT = 8
NOTE = 12
"""Cells for what stands behind a track."""
AIRY, AIRIEST = 28, 34
"""From so many rows on there are one or two blank ones between the boards."""


def paint_sheet(canvas: Canvas, palette: Palette, glyphs: Glyphs, view: View, seat: int) -> None:
    SheetPainter(canvas, palette, glyphs, view, seat).paint()


class SheetPainter:
    """Rows are painted from the top down; `end` is the row after the last."""

    def __init__(self, canvas: Canvas, palette: Palette, glyphs: Glyphs, view: View, seat: int) -> None:
        self._canvas = canvas
        self._palette = palette
        self._glyphs = glyphs
        self._view = view
        self._tables = view.box
        self._player: PlayerView = view.players[seat]
        self._plain = style(palette.paper)
        self._bold = style(palette.paper, bold=True)
        self._faint = style(palette.faint)
        self._gold = style(palette.gold)
        self._air = (canvas.height >= AIRY) + (canvas.height >= AIRIEST)
        self._slot = min(WIDEST_SLOT, max(SLOT, (canvas.width - LABEL - NOTE) // len(self._tables.paintings)))
        self.end = TOP

    def paint(self) -> None:
        self._who()
        for pawn, board in enumerate((self._pilgrim, self._merchant, self._artist)):
            self._board(pawn, board)

    # --- rows ---------------------------------------------------------------------------------------------------------

    def _row(self, label: str, text: str, note: str = "") -> None:
        """A label, a text, and a note at the right end."""
        canvas, y = self._canvas, self.end
        canvas.put(1, y, clip(label, LABEL - 1, self._glyphs), self._gold)
        right = canvas.width - 1
        if note:
            right = canvas.put_right(right, y, clip(note, right - LABEL - 20, self._glyphs), self._faint) - 2
        canvas.put(LABEL + 1, y, clip(text, right - LABEL - 1, self._glyphs), self._plain)
        self.end += 1

    def _track(self, label: str, values: Sequence[int], at: int, colour: str, note: str = "") -> None:
        """Every slot's value; the one that is reached in a tile, between brackets where there are no colours."""
        canvas, y, slot = self._canvas, self.end, self._slot
        canvas.put(1, y, clip(label, LABEL - 1, self._glyphs), self._gold)
        x = LABEL + 1
        for number, value in enumerate(values):
            if number == at:
                canvas.put(
                    x, y, f"[{value}]".center(slot), coloured(self._palette.named(colour), self._palette, bold=True)
                )
            else:
                canvas.put(x, y, str(value).center(slot), self._bold if number < at else self._faint)
            x += slot
        if note:
            canvas.put_right(canvas.width - 1, y, clip(note, canvas.width - x - 3, self._glyphs), self._bold)
        self.end += 1

    # --- who it is ----------------------------------------------------------------------------------------------------

    def _who(self) -> None:
        canvas, palette, player = self._canvas, self._palette, self._player
        side, y = player.who.name, self.end
        right = canvas.width - 1
        x = canvas.put_right(right, y, counts.points(player.points), self._bold) - 2
        at = canvas.put(1, y, clip(player.name, 24, self._glyphs), style(palette.vermilion, bold=True))
        title = _(names.ROLES[side].title) if side in names.ROLES else ""
        canvas.put(at, y, clip(f", {names.colour(side)}, {title}".rstrip(", "), x - at, self._glyphs), self._bold)
        self.end += 1
        sums = self._view.sources(player.number)
        parts = [
            (n, f"{_(source.word)} {n}", palette.named(source.colour))
            for n, source in zip(sums, names.SOURCES.values(), strict=True)
        ]
        stacked(canvas, 1, self.end, canvas.width - 2, parts, palette)
        self.end += 1
        self._springs()
        self.end += self._air

    def _springs(self) -> None:
        holder = self._view.springs
        if holder is None:
            text = _("The hot springs token is on the board.")
        elif holder == self._player.number:
            text = _("Holds the hot springs token: a die may be used twice.")
        else:
            text = _("{name} holds the hot springs token.").format(name=self._view.players[holder].name)
        self._canvas.put(1, self.end, clip(text, self._canvas.width - 2, self._glyphs), self._plain)
        self.end += 1

    # --- the boards ---------------------------------------------------------------------------------------------------

    def _board(self, pawn: int, paint: Callable[[], None]) -> None:
        canvas, player = self._canvas, self._player
        points = self._view.sources(player.number)[pawn]
        title = _("{pawn}: {source}").format(
            pawn=capital(_(names.PAWNS[pawn])), source=_(names.SOURCES[SOURCES[pawn]].word)
        )
        heading(canvas, 0, self.end, canvas.width, title, self._palette, self._glyphs, counts.points(points))
        self.end += 1
        paint()
        where = names.the_space(self._tables, player.pawns[pawn])
        self._row(_("stands at"), where, self._wave(pawn))
        self.end += self._air

    def _wave(self, pawn: int) -> str:
        """The wave of a pawn's: what it does for its holder, or where it is."""
        wave, holder = self._view.waves[pawn], self._view.holders[pawn]
        name = names.wave(wave.name)
        if holder == self._player.number:
            about = names.wave_short(self._view.box, wave)
            return _("{wave} wave: {about}").format(wave=name, about=about) if about else name
        if holder is None:
            return _("{wave} wave: on the board").format(wave=name)
        return _("{wave} wave: {name} has it").format(wave=name, name=self._view.players[holder].name)

    def _next(self, worth: int | None) -> str:
        """What the next step of a track adds; nothing to add where it is full."""
        return _("full") if worth is None else _("next {points}").format(points=f"+{worth}")

    def _pilgrim(self) -> None:
        box, player = self._tables, self._player
        temple, garden = box.temple[player.temple], box.garden[player.garden]
        colour = names.SOURCES[SOURCES[PILGRIM]].colour
        up = _step(box.temple, player.temple)
        self._track(
            _(names.SPACES[TEMPLE]), box.temple, player.temple, colour, self._next(None if up is None else up * garden)
        )
        out = _step(box.garden, player.garden)
        self._track(
            _(names.SPACES[GARDEN]),
            box.garden,
            player.garden,
            colour,
            self._next(None if out is None else out * temple),
        )
        times = self._glyphs.times
        text = _("temple {temple} {times} garden {garden} = {n}")
        self._row(_("together"), text.format(temple=temple, times=times, garden=garden, n=temple * garden))

    def _merchant(self) -> None:
        box, player = self._tables, self._player
        self._track(
            _("ingots"), box.ingots, player.ingots, names.SOURCES[SOURCES[MERCHANT]].colour,
            self._next(_step(box.ingots, player.ingots)),
        )  # fmt: skip
        coins, melt = player.coins, box.coins_an_ingot
        if player.ingots + 1 < len(box.ingots):
            short = _("{coins} short of an ingot").format(coins=counts.coins(melt - coins))
        else:
            short = _("no more ingots")
        glyphs = self._glyphs
        self._row(_("coins"), f"{glyphs.mark * coins}{glyphs.dot * (melt - coins)} {coins}", short)
        held = [good for good, count in enumerate(player.goods) for _one in range(count)]
        room = box.hold + (self._view.waves[MERCHANT].holds if MERCHANT in player.waves else 0)
        self._row(_("goods"), names.goods(held) or _("none"), _("{n} of {room}").format(n=len(held), room=room))
        self._row(_("best prices"), self._prices())
        self._row(_("in the bag"), self._bag())

    def _prices(self) -> str:
        """What the player gets at most for each good, and where."""
        view, pieces = self._view, []
        for good in range(len(GOODS)):
            best, towns = best_price(view, self._player.number, good)
            if towns:
                pieces.append(f"{_(names.GOODS[good])} {best} {'/'.join(towns)}")
        return ", ".join(pieces)

    def _bag(self) -> str:
        """What nobody holds."""
        left = Counter(self._tables.bag)
        for player in self._view.players:
            left.subtract(dict(enumerate(player.goods)))
        return names.goods(left.elements()) or _("nothing")

    def _artist(self) -> None:
        box, player = self._tables, self._player
        given = len(player.given)
        self._track(_("given"), box.paintings, given, names.SOURCES[SOURCES[ARTIST]].colour,
                    self._next(_step(box.paintings, given)))  # fmt: skip
        self._face_up()
        unseen = Counter(player.who.paintings) - Counter(player.revealed) - Counter(player.given)
        count = counts.paintings(player.face_down)
        self._row(_("face down"), names.subjects(unseen.elements()) or _("none"), count)

    def _face_up(self) -> None:
        """The row of paintings as tiles, the next to be given first, and where that is."""
        canvas, palette, player, y = self._canvas, self._palette, self._player, self.end
        if not player.revealed:
            self._row(_("face up"), _("none"))
            return
        first = player.revealed[0]
        areas = [
            name for name, kind in zip(self._tables.names, self._tables.kinds, strict=True) if kind - MOON == first
        ]
        self._row(_("face up"), "", _("the first: in {areas}").format(areas=joined(areas)))
        titles = [_(names.LANDSCAPES[landscape]) for landscape in player.revealed]
        room = canvas.width - LABEL - 28
        if sum(cell_len(name) + 3 for name in titles) > room:
            titles = [_(names.LANDSCAPE_LETTERS[landscape]) for landscape in player.revealed]
        x = LABEL + 1
        for landscape, name in zip(player.revealed, titles, strict=True):
            colour = palette.named(names.LANDSCAPE_COLOURS[landscape])
            x = canvas.put(x, y, f" {name} ", coloured(colour, palette, bold=x == LABEL + 1)) + 1


def _step(track: Sequence[int], at: int) -> int | None:
    """What the next slot of a track adds; None at its end."""
    return track[at + 1] - track[at] if at + 1 < len(track) else None
