"""The rows of the collections in their layouts: a line a boat, a block of three rows, a block with large pictures."""

from __future__ import annotations

from dataclasses import dataclass, replace

from tokaido_tui.games.namiji.box import DOLPHIN, OFFERINGS, PANORAMA_NAMES, Box
from tokaido_tui.games.namiji.options import MEMBERS
from tokaido_tui.games.namiji.shelf import CELLS, CELLS_OF, COLUMNS, ROWS
from tokaido_tui.games.namiji.view import EMPTY, PlayerView
from tokaido_tui.i18n import _, ngettext, pmark
from tokaido_tui.tui.canvas import Canvas, Glyphs, clip
from tokaido_tui.tui.namiji.shelf_painter import NET_MARK
from tokaido_tui.tui.palette import Palette, style
from tokaido_tui.tui.road.collections import LONGEST_NAME, NAME, RoadLayout, RoadRows
from tokaido_tui.tui.widgets.bars import coloured
from tokaido_tui.words.namiji import names
from tokaido_tui.words.namiji.questions import CRAB_COLOUR, CRAB_LETTER, SHRIMP_COLOUR, SHRIMP_LETTER
from tokaido_tui.words.namiji.shelves import line_points, line_state

BROAD_NAME = 30
PTS, TRAP, OFFER = pmark("column", "pts"), pmark("column", "trap"), pmark("column", "offer")
ROCKS, DOCK = pmark("column", "rk"), pmark("column", "dock")
LINES, MEAL = pmark("column", "lines"), pmark("column", "M")


@dataclass(frozen=True, kw_only=True)
class Layout(RoadLayout):
    """`shelf` is where it begins; `cell` the width of its cells, the seam to the next one included."""

    shelf: int
    cell: int = 4

    @property
    def is_line(self) -> bool:
        return self.rows == 1

    def height(self, players: int) -> int:
        return self.top(players) - self.gap


_LINES = Layout(size="", rows=1, name=8, shelf=18, panoramas=65)
_BLOCKS = Layout(size="", rows=3, name=22, shelf=31, panoramas=54)
_PICTURES = Layout(size="small", rows=3, name=22, shelf=31, panoramas=53)
_LARGE = Layout(size="large", rows=5, name=22, shelf=5, panoramas=38)


def choose_layout(width: int, height: int, players: int) -> Layout:
    """The richest layout that fits; with rows to spare the boats stand apart."""
    for layout, needed in ((_LARGE, 140), (_PICTURES, 106), (_BLOCKS, 80)):
        # Rows that would only part them are better spent on the journal.
        apart = replace(layout, gap=1)
        best = apart if height >= apart.height(players) + 2 else layout
        if width >= needed and height >= best.height(players):
            return best if layout is _LARGE else _widened(best, width - needed)
    return _widened(_LINES, max(0, width - 80))


def _widened(layout: Layout, spare: int) -> Layout:
    """What there is more goes to the names, then to the shelf."""
    more = min(spare, (LONGEST_NAME if layout.is_line else BROAD_NAME) - layout.name)
    broader = 2 * (not layout.is_line and spare - more >= 2 * COLUMNS)
    return replace(
        layout,
        name=layout.name + more,
        shelf=layout.shelf + more,
        panoramas=layout.panoramas + more + broader * COLUMNS,
        cell=layout.cell + broader,
    )


class Rows(RoadRows):
    pictures = PANORAMA_NAMES

    def __init__(self, canvas: Canvas, layout: Layout, palette: Palette, glyphs: Glyphs, box: Box) -> None:
        super().__init__(canvas, layout, palette, glyphs, box)
        self.bar_widths = box.whole

    # --- headings ----------------------------------------------------------------------------------------------------

    def header(self) -> None:
        layout, canvas, faint = self._layout, self._canvas, self._faint
        for number, x in enumerate(self.panorama_columns()):
            if layout.size:
                canvas.put(x, 0, clip(_(names.PANORAMAS[number]), self.panorama_width(number), self._glyphs), faint)
            elif layout.is_line:
                ink = self._palette.named(names.STATION_COLOURS[DOLPHIN + number])
                canvas.put(x, 0, names.LETTERS[DOLPHIN + number], style(ink, bold=True))
        if layout.is_line:
            canvas.put_right(layout.shelf - 1, 0, _(PTS), faint)
            for row in range(ROWS):
                canvas.put(layout.shelf + row * 9, 0, f"{'abc'[row]} {self._box.rows[row]}", faint)
            for x, text, room in self._line_columns():
                canvas.put(x, 0, clip(_(text), room, self._glyphs), faint)
        elif layout.size != "large":
            canvas.put_right(layout.shelf - 2, 0, _(PTS), faint)
            for column, points in enumerate(self._box.columns):
                canvas.put_centre(layout.shelf + column * layout.cell, layout.cell - 1, 0, str(points), faint)

    def _line_columns(self) -> list[tuple[int, str, int]]:
        x = self._layout.shelf + 27
        return [(x, TRAP, 5), (x + 6, OFFER, 5), (x + 12, ROCKS, 2), (x + 15, DOCK, 4)]

    # --- a boat ------------------------------------------------------------------------------------------------------

    def player(self, player: PlayerView, decides: bool) -> None:
        layout = self._layout
        self.named(player.name, decides, layout.name - (5 if layout.rows > 1 else 0))
        if layout.is_line:
            self._line(player)
        else:
            self._block(player)
        self._panoramas(player)

    def _panoramas(self, player: PlayerView) -> None:
        layout, canvas, palette, y = self._layout, self._canvas, self._palette, self._y
        for number, x in enumerate(self.panorama_columns()):
            have, colour = player.sections[number], names.STATION_COLOURS[DOLPHIN + number]
            if layout.size:
                self.picture(x, number, have)
            elif layout.is_line:
                self.bar(x, y, number, have, colour)
            else:
                word = clip(_(names.PANORAMAS[number]), 8, self._glyphs)
                canvas.put(layout.panoramas, y + number, word, self._faint)
                end = self.bar(layout.panoramas + 9, y + number, number, have, colour)
                if number in player.bonuses:
                    canvas.put(end + 1, y + number, f"+{self._box.bonus}", style(palette.gold, bold=True))

    def _line(self, player: PlayerView) -> None:
        layout, canvas, palette, y = self._layout, self._canvas, self._palette, self._y
        canvas.put_right(layout.shelf - 1, y, str(player.points), style(palette.paper, bold=True))
        self._flat_shelf(player, layout.shelf, y)
        trap, offer, rocks, dock = (x for x, _text, _room in self._line_columns())
        self._crustaceans(player, trap, y)
        self._offerings(player, offer, y)
        canvas.put_right(rocks + 1, y, str(player.rock_count) if player.rock_count else self._glyphs.dot, self._faint)
        letters = dock_letters(self._box)
        for number, card in enumerate(player.dock_cards):
            canvas.put(dock + number, y, letters[card], style(palette.gold, bold=True))

    def _flat_shelf(self, player: PlayerView, x: int, y: int) -> None:
        """The three rows of the shelf side by side, two letters a cell."""
        shelf = player.shelf
        for cell in range(CELLS):
            row, column = divmod(cell, COLUMNS)
            at = x + row * 9 + column * 2
            if shelf[cell] == EMPTY:
                self._canvas.put(at, y, self._glyphs.dot + " ", self._faint)
            else:
                colour = self._palette.named(names.fish_colour(shelf[cell]))
                letters = names.fish_letters(self._box, shelf[cell])
                self._canvas.put(at, y, letters, coloured(colour, self._palette, bold=True))

    def _crustaceans(self, player: PlayerView, x: int, y: int) -> int:
        for count, letter, colour in (
            (player.shrimp, SHRIMP_LETTER, SHRIMP_COLOUR), (player.crabs, CRAB_LETTER, CRAB_COLOUR)
        ):  # fmt: skip
            ink = self._palette.named(colour)
            look = style(self._palette.paper if self._palette.exact else ink) if count else self._faint
            x = self._canvas.put(x, y, f"{count}{letter}", look)
        return x

    def _offerings(self, player: PlayerView, x: int, y: int) -> int:
        """Those that are left: they cost points at the end."""
        glyphs = self._glyphs
        x = self._canvas.put(x, y, glyphs.mark * player.offerings, style(self._palette.gold))
        return self._canvas.put(x, y, glyphs.unmarked * (OFFERINGS - player.offerings), self._faint)

    # --- a block -----------------------------------------------------------------------------------------------------

    def _block(self, player: PlayerView) -> None:
        """Beside the shelf: points, the trap, offerings and what they would cost, lines, dock cards, rocks."""
        layout, canvas, palette, y = self._layout, self._canvas, self._palette, self._y
        large = layout.size == "large"
        right = layout.panoramas - 2 if large else layout.shelf - 2
        canvas.put_right(right, y, str(player.points), style(palette.paper, bold=True))
        self._shelf(player, layout.shelf, y + large)
        cards = ", ".join(short_card(self._box, card) for card in player.dock_cards)
        gold = style(palette.gold)
        if large:
            x = layout.shelf + layout.cell * COLUMNS + 4
            self._crustaceans(player, x, y + 1)
            self._offerings_left(player, x, y + 2)
            self._rocks(player, x, y + 3)
            end = self._lines(player, NAME, y + 4)
            canvas.put(end + 2, y + 4, clip(cards, right - end - 2, self._glyphs), gold)
            return
        at = self._crustaceans(player, NAME, y + 1)
        self._offerings_left(player, at + 2, y + 1)
        if player.rock_count:
            self._rocks(player, right, y + 1, to_the_left=True)
        end = self._lines(player, NAME, y + 2)
        if layout.size:
            canvas.put(layout.panoramas, y + 2, clip(cards, canvas.width - layout.panoramas, self._glyphs), gold)
        else:
            start = end + 1 if player.lines else end
            canvas.put(start, y + 2, clip(cards, layout.shelf - start - 1, self._glyphs), gold)

    def _offerings_left(self, player: PlayerView, x: int, y: int) -> None:
        """Offerings, and what they would cost if the voyage ended now."""
        lost = self._box.penalty[player.offerings]
        at = self._offerings(player, x, y) + 1
        self._canvas.put(at, y, str(-lost), style(self._palette.loss) if lost else self._faint)

    def _rocks(self, player: PlayerView, x: int, y: int, to_the_left: bool = False) -> None:
        text = ngettext("{n} rock", "{n} rocks", player.rock_count).format(n=player.rock_count)
        put = self._canvas.put_right if to_the_left else self._canvas.put
        put(x, y, text, self._faint)

    def _lines(self, player: PlayerView, x: int, y: int) -> int:
        """The lines that have scored."""
        if not player.lines:
            return x
        worth = "+".join(str(line_points(self._box, line)) for line in player.lines)
        return self._canvas.put(x, y, f"{_(LINES)} {worth}", style(self._palette.gain))

    def _shelf(self, player: PlayerView, x: int, y: int) -> None:
        """The shelf in three rows, its points at their ends."""
        canvas, palette, shelf, cell_width = self._canvas, self._palette, player.shelf, self._layout.cell
        for cell in range(CELLS):
            row, column = divmod(cell, COLUMNS)
            if shelf[cell] == EMPTY:
                canvas.put_centre(x + column * cell_width, cell_width - 1, y + row, self._glyphs.dot, self._faint)
        for token in player.tokens:
            look = coloured(palette.named(names.fish_colour(token.fish)), palette, bold=True)
            members = MEMBERS[CELLS_OF[token.placement]]
            letters = names.fish_letters(self._box, token.fish) + (NET_MARK if token.is_net else " ")
            for cell in members:
                row, column = divmod(cell, COLUMNS)
                text = letters.rjust(cell_width - 2).ljust(cell_width - 1)
                canvas.put(x + column * cell_width, y + row, text, look)
            if token.is_net and members[1] == members[0] + 1:
                row, column = divmod(members[1], COLUMNS)
                canvas.put(x + column * cell_width - 1, y + row, NET_MARK, look)
        for row in range(ROWS):
            state = line_state(self._box, shelf, row, row in player.lines)
            points = str(line_points(self._box, row))
            look = style(palette.gain, bold=True) if state.scored else self._faint
            text = f"+{points}" if state.scored else "-" if state.broken else points
            canvas.put(x + COLUMNS * cell_width, y + row, text, look)


def short_card(box: Box, card: int) -> str:
    found = box.docks[card]
    return _("meal {n}").format(n=found.points) if found.is_meal else names.dock_card(box, card)


def dock_letters(box: Box) -> list[str]:
    """By card: a meal is its points, an upgrade a letter that no other has, best that of its last word."""
    letters: list[str] = []
    for number, card in enumerate(box.docks):
        if card.is_meal:
            letters.append(str(card.points) if card.points < 10 else _(MEAL))
            continue
        words_ = names.dock_card(box, number).upper().split()
        wanted = [word[0] for word in reversed(words_)] + [char for word in words_ for char in word]
        letters.append(next((letter for letter in wanted if letter not in letters), "?"))
    return letters
