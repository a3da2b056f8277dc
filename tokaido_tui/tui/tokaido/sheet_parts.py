"""The parts of a player's sheet on a canvas: points by source at the left, cards at the right, pictures below."""

from __future__ import annotations

from collections.abc import Sequence

from rich.cells import cell_len

from tokaido_tui.games.tokaido.scoring import SOURCES
from tokaido_tui.games.tokaido.tables import DISHES, ENCOUNTERS, NOVICE, PADDY, PANORAMA_NAMES, SECTIONS, SOUVENIRS
from tokaido_tui.games.tokaido.view import PlayerView, View
from tokaido_tui.i18n import _, ngettext
from tokaido_tui.tui.canvas import ASCII, Canvas, Glyphs, clip
from tokaido_tui.tui.palette import Palette, style
from tokaido_tui.tui.road import panorama_cells
from tokaido_tui.tui.tokaido import words
from tokaido_tui.tui.tokaido.sums import counted, points_by_source, ranks_now, set_points, sets_of
from tokaido_tui.tui.widgets.bars import heading, length

LEFT = 27
"""The width of the left part at 80 columns."""
LABEL = 12


def wrapped(pieces: Sequence[str], width: int) -> list[str]:
    """Pieces in lines, none of them broken; commas between."""
    lines: list[str] = []
    for i, piece in enumerate(pieces):
        text = piece + ("," if i + 1 < len(pieces) else "")
        if lines and cell_len(lines[-1]) + 1 + cell_len(text) <= width:
            lines[-1] += " " + text
        else:
            lines.append(text)
    return lines


class SheetPainter:
    """`cards_end` and `pictures_top` tell, once painted, whether the cards had rows enough."""

    cards_end = 0
    pictures_top = 0

    def __init__(self, canvas: Canvas, palette: Palette, glyphs: Glyphs) -> None:
        self._canvas = canvas
        self._palette = palette
        self._glyphs = glyphs
        self._ascii = glyphs is ASCII
        self._plain = style(palette.paper)
        self._bold = style(palette.paper, bold=True)
        self._faint = style(palette.faint)
        self._gold = style(palette.gold)

    def paint(self, view: View, seat: int) -> None:
        canvas, player = self._canvas, view.players[seat]
        rank = ranks_now(view)[seat]
        big = canvas.width >= panorama_cells.width_of_all("large", PANORAMA_NAMES) + 4 and canvas.height >= 26
        size = "large" if big else "small"
        spread = int(canvas.height >= 28)
        y = self._who(player, 2) + spread
        left = LEFT if canvas.width < 100 else 40
        self._sources(view, player, y, left, rank)
        self.cards_end = self._cards(view, player, y, left + 2, rank)
        rows = panorama_cells.rows_of(size)
        self.pictures_top = canvas.height - rows - 3 - spread
        if self.cards_end <= self.pictures_top:
            self._panoramas(player, self.pictures_top, size)
        else:
            self._panoramas_in_words(player)

    def _who(self, player: PlayerView, y: int) -> int:
        canvas, palette = self._canvas, self._palette
        right = canvas.width - 1
        coins = ngettext("{n} coin", "{n} coins", player.coins).format(n=player.coins)
        points = ngettext("{n} point", "{n} points", player.points).format(n=player.points)
        x = canvas.put_right(right, y, coins, style(palette.gold, bold=True)) - 3
        x = canvas.put_right(x, y, points, self._bold) - 2
        who = words.traveller(player.traveller)
        name = clip(player.name, 24, self._glyphs)
        at = canvas.put(1, y, name, style(palette.vermilion, bold=True))
        if who:
            canvas.put(at, y, clip(f", {who}", x - at, self._glyphs), self._bold)
            ability = _(words.ABILITIES[player.who.name]) if player.who else ""
            canvas.put(1, y + 1, clip(ability, right - 1, self._glyphs), self._plain)
        else:
            canvas.put(1, y + 1, _("No traveller, no ability, or not known yet."), self._faint)
        return y + 2

    def _sources(self, view: View, player: PlayerView, y: int, width: int, rank: int) -> None:
        """The points so far; the rank of the temple in brackets until the game is over."""
        canvas, palette, glyphs = self._canvas, self._palette, self._glyphs
        points = points_by_source(player, rank if view.is_over else 0)
        heading(canvas, 0, y, width, _("Points so far") if not view.is_over else _("Points"), palette, glyphs)
        most = max(12, *points.values())
        label = LABEL if width == LEFT else LABEL + 2
        room = width - label - 5
        for source in SOURCES:
            y += 1
            canvas.put(1, y, clip(_(words.SOURCES[source].word), label, glyphs), self._plain)
            if source == "ranks" and not view.is_over:
                canvas.put_right(label + 5, y, f"({rank})", self._faint)
                canvas.put(label + 6, y, clip(_("now"), room - 1, glyphs), self._faint)
                continue
            value = points[source]
            canvas.put_right(label + 4, y, str(value), self._bold if value else self._faint)
            colour = palette.named(words.SOURCES[source].colour)
            length(canvas, label + 6, y, value * 2 * (room - 1) // most, colour, glyphs)
        total = sum(points.values())
        canvas.put(1, y + 1, clip(_("together"), label, glyphs), self._faint)
        canvas.put_right(label + 4, y + 1, str(total), self._gold)

    def _cards(self, view: View, player: PlayerView, y: int, x: int, rank: int) -> int:
        palette, glyphs = self._palette, self._glyphs
        width = self._canvas.width - x
        roomy = self._canvas.height >= 30
        who = player.who or NOVICE
        sets = sets_of(player.souvenirs)
        heading(self._canvas, x, y, width, _("Souvenirs"), palette, glyphs, str(len(player.souvenirs)))
        y = self._sets(sets, x, y + 1, width) + roomy
        dishes = [f"{DISHES[dish].name} {DISHES[dish].price}" for dish in player.meals]
        springs = [str(value + who.spring_points) for value in player.springs]
        people = [
            ENCOUNTERS[card].name + (f" {glyphs.times}{count}" if count > 1 else "")
            for card, count in counted(player.encounters)
        ]
        won = [_(words.ACHIEVEMENTS[card]) for card in player.achievements]
        gave = ngettext("{n} coin", "{n} coins", player.offerings).format(n=player.offerings)
        score = ngettext("{n} point", "{n} points", rank).format(n=rank)
        temple = _("{coins}, ranked for {points}") if view.is_over else _("{coins}, worth {points} now")
        for title, pieces in (
            (_("Meals"), dishes), (_("Hot springs"), springs), (_("Encounters"), people),
            (_("Achievements"), won), (_("Temple"), [temple.format(coins=gave, points=score)]),
        ):  # fmt: skip
            y = self._list(title, pieces, x, y, width) + roomy
        return y - roomy

    def _sets(self, sets: Sequence[tuple[int | None, ...]], x: int, y: int, width: int) -> int:
        """A row a set: its cards by family, and its points."""
        canvas, palette, dot = self._canvas, self._palette, self._glyphs.dot
        step = (width - 3) // 4
        if not sets:
            canvas.put(x + 1, y, _("none"), self._faint)
            return y + 1
        for cards in sets:
            for family, card in enumerate(cards):
                letter = _(words.FAMILY_LETTERS[family])
                at = canvas.put(x + 1 + family * step, y, letter, self._faint if card is None else self._gold) + 1
                text = dot if card is None else clip(SOUVENIRS[card].name, step - 3, self._glyphs)
                canvas.put(at, y, text, self._faint if card is None else self._plain)
            canvas.put_right(x + width - 1, y, str(set_points(cards)), style(palette.gain, bold=True))
            y += 1
        return y

    def _list(self, title: str, pieces: Sequence[str], x: int, y: int, width: int) -> int:
        at = x + 14
        self._canvas.put(x + 1, y, clip(title, 12, self._glyphs), self._gold)
        if not pieces:
            self._canvas.put(at, y, self._glyphs.dot, self._faint)
            return y + 1
        for line in wrapped(pieces, width - 15):
            self._canvas.put(at, y, clip(line, width - 15, self._glyphs), self._plain)
            y += 1
        return y

    def _panoramas_in_words(self, player: PlayerView) -> None:
        """For a collection so rich that it needs the rows of the pictures."""
        self.pictures_top = self._canvas.height - 2
        have = [
            f"{_(name)} {n}/{all_}" for name, n, all_ in zip(words.PANORAMAS, player.sections, SECTIONS, strict=True)
        ]
        self._canvas.put_centre(0, self._canvas.width, self.pictures_top, "   ".join(have), self._bold)

    def _panoramas(self, player: PlayerView, y: int, size: str) -> None:
        """The pictures under their names; section numbers stand below them."""
        canvas, palette = self._canvas, self._palette
        x = (canvas.width - panorama_cells.width_of_all(size, PANORAMA_NAMES)) // 2
        step = panorama_cells.section_width(size)
        for number, sections in enumerate(SECTIONS):
            have = player.sections[number]
            width = panorama_cells.width_of(size, PANORAMA_NAMES[number])
            title = f"{_(words.PANORAMAS[number])} {have}/{sections}"
            ink = palette.paper if palette.exact else palette.station(PADDY + number)
            canvas.put(x, y, clip(title, width, self._glyphs), style(ink, bold=True))
            panorama_cells.draw(
                canvas, x, y + 1, PANORAMA_NAMES[number], size, have, palette, self._ascii, numbered=False
            )
            below = y + 1 + panorama_cells.rows_of(size)
            for section in range(sections):
                owned = section < have
                canvas.put_centre(
                    x + section * step, step, below, str(section + 1), self._bold if owned else self._faint
                )
            x += width + panorama_cells.GAP
