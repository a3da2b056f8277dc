"""The parts of a player's sheet on a canvas: points by source at the left, cards at the right, pictures below."""

from __future__ import annotations

from collections.abc import Sequence

from tokaido_tui.games.tokaido.box import PANORAMA_NAMES, Box
from tokaido_tui.games.tokaido.view import PlayerView, View
from tokaido_tui.i18n import _
from tokaido_tui.tui.canvas import Canvas, Glyphs, clip
from tokaido_tui.tui.palette import Palette, style
from tokaido_tui.tui.road.sheet import LEFT, Panorama, RoadSheet
from tokaido_tui.tui.widgets.bars import heading
from tokaido_tui.words import counts
from tokaido_tui.words.tokaido import names
from tokaido_tui.words.tokaido.sums import counted, ranks_now, set_points, sets_of


def paint_sheet(canvas: Canvas, palette: Palette, glyphs: Glyphs, view: View, seat: int) -> None:
    SheetPainter(canvas, palette, glyphs).paint(view, seat)


class SheetPainter(RoadSheet):
    def paint(self, view: View, seat: int) -> None:
        canvas, player = self._canvas, view.players[seat]
        rank = ranks_now(view)[seat]
        spread = int(canvas.height >= 28)
        y = self._who(player, 2) + spread
        left = LEFT if canvas.width < 100 else 40
        points = view.sources(seat)
        self._points(names.SOURCES, points, y, left, {} if view.is_over else {"ranks": str(rank)})
        self.cards_end = self._cards(view, player, y, left + 2, rank)
        panoramas = [
            Panorama(name, names.PANORAMA_COLOURS[i], f"{_(names.PANORAMAS[i])} {have}/{all_}", have, all_)
            for i, (name, have, all_) in enumerate(zip(PANORAMA_NAMES, player.sections, view.box.whole, strict=True))
        ]
        self._at_foot(panoramas, spread, canvas.height >= 26)

    def _who(self, player: PlayerView, y: int) -> int:
        canvas, palette = self._canvas, self._palette
        right = canvas.width - 1
        coins = counts.coins(player.coins)
        points = counts.points(player.points)
        x = canvas.put_right(right, y, coins, style(palette.gold, bold=True)) - 3
        x = canvas.put_right(x, y, points, self._bold) - 2
        who = names.traveller(player.who)
        name = clip(player.name, 24, self._glyphs)
        at = canvas.put(1, y, name, style(palette.vermilion, bold=True))
        if who:
            canvas.put(at, y, clip(f", {who}", x - at, self._glyphs), self._bold)
            ability = names.ability(player.who) if player.who else ""
            canvas.put(1, y + 1, clip(ability, right - 1, self._glyphs), self._plain)
        else:
            canvas.put(1, y + 1, _("No traveller, no ability, or not known yet."), self._faint)
        return y + 2

    def _cards(self, view: View, player: PlayerView, y: int, x: int, rank: int) -> int:
        palette, glyphs = self._palette, self._glyphs
        width = self._canvas.width - x
        roomy = self._canvas.height >= 30
        who = player.who or view.box.novice
        sets = sets_of(view.box, player.souvenirs)
        heading(self._canvas, x, y, width, _("Souvenirs"), palette, glyphs, str(len(player.souvenirs)))
        y = self._sets(view.box, sets, x, y + 1, width) + roomy
        dishes = [f"{view.box.dishes[dish].name} {view.box.dishes[dish].price}" for dish in player.meals]
        springs = [str(value + who.spring_points) for value in player.springs]
        people = [
            view.box.encounters[card].name + (f" {glyphs.times}{count}" if count > 1 else "")
            for card, count in counted(player.encounters)
        ]
        won = [_(names.ACHIEVEMENTS[card]) for card in player.achievements]
        gave = counts.coins(player.offerings)
        score = counts.points(rank)
        temple = _("{coins}, ranked for {points}") if view.is_over else _("{coins}, worth {points} now")
        for title, pieces in (
            (_("Meals"), dishes), (_("Hot springs"), springs), (_("Encounters"), people),
            (_("Achievements"), won), (_("Temple"), [temple.format(coins=gave, points=score)]),
        ):  # fmt: skip
            y = self._list(title, pieces, x, y, width) + roomy
        return y - roomy

    def _sets(self, box: Box, sets: Sequence[tuple[int | None, ...]], x: int, y: int, width: int) -> int:
        """A row a set: its cards by family, and its points."""
        canvas, palette, dot = self._canvas, self._palette, self._glyphs.dot
        step = (width - 3) // 4
        if not sets:
            canvas.put(x + 1, y, _("none"), self._faint)
            return y + 1
        for cards in sets:
            for family, card in enumerate(cards):
                letter = _(names.FAMILY_LETTERS[family])
                at = canvas.put(x + 1 + family * step, y, letter, self._faint if card is None else self._gold) + 1
                text = dot if card is None else clip(box.souvenirs[card].name, step - 3, self._glyphs)
                canvas.put(at, y, text, self._faint if card is None else self._plain)
            canvas.put_right(x + width - 1, y, str(set_points(cards)), style(palette.gain, bold=True))
            y += 1
        return y
