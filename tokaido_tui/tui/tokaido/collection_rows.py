"""The rows of the collections in their layouts: lines, small pictures, large pictures."""

from __future__ import annotations

from dataclasses import dataclass, replace

from rich.cells import cell_len

from tokaido_tui.games.tokaido.box import PADDY, PANORAMA_NAMES
from tokaido_tui.games.tokaido.view import PlayerView
from tokaido_tui.i18n import _, ngettext, pmark
from tokaido_tui.tui.canvas import clip
from tokaido_tui.tui.palette import style
from tokaido_tui.tui.road.collections import LONGEST_NAME, NAME, RoadLayout, RoadRows
from tokaido_tui.words import counts
from tokaido_tui.words.initials import neutral_name
from tokaido_tui.words.tokaido import names
from tokaido_tui.words.tokaido.sums import current_set, sets_of

# Columns by their right ends, counted from the end of the name; headings of at most five letters.
HEADINGS = (
    pmark("column", "pts"),
    pmark("column", "coins"),
    pmark("column", "spr"),
    pmark("column", "meals"),
    pmark("column", "met"),
)
_ENDS = (4, 10, 14, 20, 24)
SOUVENIRS, AWARDS, TEMPLE_HEADING = pmark("column", "souvenirs"), pmark("column", "awd"), pmark("column", "temple")


@dataclass(frozen=True, kw_only=True)
class Layout(RoadLayout):
    souvenirs: int
    temple: int
    """Where the temple's column ends; 0: it stands in the second row."""

    def height(self, players: int, neutral: bool) -> int:
        return self.top(players) - self.gap + neutral * (1 + self.gap)


# As wide as each needs; what there is more goes to the names.
_LINES = Layout(size="", rows=1, name=10, souvenirs=41, panoramas=52, temple=80)
_SMALL = Layout(size="small", rows=2, name=12, souvenirs=22, panoramas=47, temple=0)
_BROAD = Layout(size="small", rows=2, name=16, souvenirs=47, panoramas=59, temple=119)
_LARGE = Layout(size="large", rows=5, name=18, souvenirs=5, panoramas=38, temple=0)


def choose_layout(width: int, height: int, players: int, neutral: bool) -> Layout:
    """The richest layout that fits; with rows to spare the pictures stand apart."""
    for layout, needed in ((_LARGE, 140), (_BROAD, 119), (_SMALL, 100)):
        for apart in (replace(layout, gap=1), layout):
            if width >= needed and height >= apart.height(players, neutral):
                return apart if layout is _LARGE else _widened(apart, width - needed)
    return _widened(_LINES, max(0, width - 80))


def _widened(layout: Layout, spare: int) -> Layout:
    more = min(spare, LONGEST_NAME - layout.name)
    temple = layout.temple + more if layout.temple else 0
    souvenirs = layout.souvenirs + more
    return replace(
        layout, name=layout.name + more, souvenirs=souvenirs, panoramas=layout.panoramas + more, temple=temple
    )


class Rows(RoadRows):
    pictures = PANORAMA_NAMES
    bar_widths = (5, 5, 5)

    def begin(self, number: int, initial: str, colour: int, edged: bool = False) -> None:
        super().begin(number, initial, colour, edged or self._layout.size == "large")

    def header(self) -> None:
        layout, canvas = self._layout, self._canvas
        for number, x in enumerate(self.panorama_columns()):
            word = names.PANORAMAS[number] if layout.size else names.SHORT[PADDY + number]
            canvas.put(x, 0, clip(_(word), self.panorama_width(number), self._glyphs), self._faint)
        if layout.size == "large":
            return
        for end, text in zip(_ENDS, HEADINGS, strict=True):
            canvas.put_right(NAME + layout.name + end, 0, clip(_(text), 5, self._glyphs), self._faint)
        if layout.temple:
            canvas.put(layout.souvenirs, 0, clip(_(SOUVENIRS), 9, self._glyphs), self._faint)
            canvas.put_right(layout.temple, 0, clip(_(TEMPLE_HEADING), 6, self._glyphs), self._faint)
        if not layout.size or not layout.temple:
            awards = layout.panoramas - 1 if layout.size else layout.temple - 7
            canvas.put_right(awards, 0, clip(_(AWARDS), 3, self._glyphs), self._faint)

    def neutral(self, offerings: int, rank: int) -> None:
        layout = self._layout
        self._canvas.put(NAME, self._y, clip(neutral_name(), layout.name, self._glyphs), self._faint)
        if layout.temple:
            self._temple(layout.temple, self._y, offerings, rank)
        else:
            end = layout.panoramas - 1 if layout.size == "small" else layout.panoramas - 3
            self._labelled_temple(end, self._y, offerings, rank)

    def player(self, player: PlayerView, rank: int, decides: bool) -> None:
        layout = self._layout
        self.named(player.name, decides, layout.name)
        if layout.size == "large":
            self._card(player, rank)
        else:
            self._numbers(player)
            if layout.size:
                self._second_row(player, rank)
            else:
                self._awards(player, layout.temple - 7)
            if layout.temple:
                self._souvenirs(player, layout.souvenirs, self._y)
                self._temple(layout.temple, self._y, player.offerings, rank)
        for number, x in enumerate(self.panorama_columns()):
            if layout.size:
                self.picture(x, number, player.sections[number])
            else:
                self.bar(x, self._y, number, player.sections[number], names.PANORAMA_COLOURS[number])

    # --- a line and its second row

    def _numbers(self, player: PlayerView) -> None:
        palette, plain = self._palette, style(self._palette.paper)
        values = (
            (player.points, style(palette.paper, bold=True)),
            (player.coins, style(palette.gold)),
            (len(player.springs), plain),
            (len(player.meals), plain),
            (len(player.encounters), plain),
        )
        for end, (value, shown) in zip(_ENDS, values, strict=True):
            self._canvas.put_right(NAME + self._layout.name + end, self._y, str(value), shown)

    def _second_row(self, player: PlayerView, rank: int) -> None:
        layout, canvas, y = self._layout, self._canvas, self._y + 1
        if layout.temple:
            room = layout.name + _ENDS[2] + 1
            canvas.put(NAME, y, self._who(player, room), self._faint)
            won = len(player.achievements)
            if won:
                text = ngettext("{n} achievement", "{n} achievements", won).format(n=won)
                right = layout.panoramas - 2
                canvas.put_right(right, y, clip(text, right - NAME - room - 1, self._glyphs), style(self._palette.gold))
        else:
            canvas.put(NAME, y, self._who(player, layout.souvenirs - NAME - 1), self._faint)
            self._awards(player, layout.panoramas - 1)
            self._souvenirs(player, layout.souvenirs, y)
            self._labelled_temple(layout.panoramas - 1, y, player.offerings, rank)

    def _who(self, player: PlayerView, room: int) -> str:
        """The traveller with its title, or without where that is too long."""
        who = names.traveller(player.who)
        if cell_len(who) > room and player.who is not None:
            who = player.who.name
        return clip(who, room, self._glyphs)

    def _awards(self, player: PlayerView, end: int) -> None:
        won = len(player.achievements)
        shown = style(self._palette.gold, bold=True) if won else self._faint
        self._canvas.put_right(end, self._y, str(won) if won else self._glyphs.dot, shown)

    def _souvenirs(self, player: PlayerView, x: int, y: int) -> int:
        """The letters of the set that is being made, and how many other sets there are."""
        cards, others = current_set(sets_of(self._box, player.souvenirs))
        for family, card in enumerate(cards):
            if card is None:
                self._canvas.put(x, y, self._glyphs.dot, self._faint)
            else:
                self._canvas.put(x, y, _(names.FAMILY_LETTERS[family]), style(self._palette.paper, bold=True))
            x += 2
        if others:
            x = self._canvas.put(x, y, f"+{others}", style(self._palette.gain))
        return x

    def _temple(self, end: int, y: int, offerings: int, rank: int) -> int:
        """The coins given and what they would score now."""
        palette, canvas = self._palette, self._canvas
        # The temple's own colour is too dark for text where there are only sixteen.
        ink = palette.paper if palette.exact else palette.orange
        canvas.put(end - 2, y, str(rank), style(palette.gain, bold=True) if rank else self._faint)
        x = canvas.put_right(end - 2, y, self._glyphs.to, self._faint)
        return canvas.put_right(x, y, str(offerings), style(ink) if offerings else self._faint)

    def _labelled_temple(self, end: int, y: int, offerings: int, rank: int) -> None:
        x = self._temple(end, y, offerings, rank)
        self._canvas.put_right(x - 1, y, clip(_(TEMPLE_HEADING), 6, self._glyphs), self._faint)

    # --- a card beside large pictures

    def _card(self, player: PlayerView, rank: int) -> None:
        """Five rows: name and points, traveller and coins, springs to people, souvenirs and temple, achievements."""
        layout, canvas, palette, y = self._layout, self._canvas, self._palette, self._y
        right = layout.panoramas - 3
        points = counts.points(player.points)
        canvas.put_right(right, y, points, style(palette.paper, bold=True))
        coins = counts.coins(player.coins)
        x = canvas.put_right(right, y + 1, coins, style(palette.gold))
        canvas.put(NAME, y + 1, self._who(player, x - NAME - 1), self._faint)
        x = NAME
        for heading, value in (
            (_(HEADINGS[2]), len(player.springs)), (_(HEADINGS[3]), len(player.meals)),
            (_(HEADINGS[4]), len(player.encounters)),
        ):  # fmt: skip
            x = canvas.put(x, y + 2, f"{clip(heading, 6, self._glyphs)} ", self._faint)
            x = canvas.put(x, y + 2, str(value), style(palette.paper)) + 2
        self._souvenirs(player, NAME, y + 3)
        self._labelled_temple(right, y + 3, player.offerings, rank)
        won = ", ".join(_(names.ACHIEVEMENTS[card]) for card in player.achievements)
        canvas.put(NAME, y + 4, clip(won, right - NAME, self._glyphs), style(palette.gold))
