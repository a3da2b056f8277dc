"""A player's sheet: points by source at the left, the shelf and the cards at the right, the panoramas at the foot."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from tokaido_tui.games.namiji.box import DOLPHIN, PANORAMA_NAMES
from tokaido_tui.games.namiji.view import PlayerView, View
from tokaido_tui.i18n import _, ngettext
from tokaido_tui.tui.canvas import Canvas, Glyphs, clip
from tokaido_tui.tui.namiji.shelf_painter import LARGE, SMALL, ShelfPainter, rows_of, width_of
from tokaido_tui.tui.palette import Palette, style
from tokaido_tui.tui.road.sheet import LEFT, Panorama, RoadSheet
from tokaido_tui.tui.widgets.bars import heading
from tokaido_tui.words import counts
from tokaido_tui.words.namiji import names
from tokaido_tui.words.namiji.sums import Progress, rocks_now

WIDE, WIDE_LEFT = 100, 40
BELOW_SHELF = 13
"""Rows for rocks and large panoramas under a large shelf."""
Listed = tuple[str, Sequence[str]]


def paint_sheet(canvas: Canvas, palette: Palette, glyphs: Glyphs, view: View, seat: int) -> None:
    SheetPainter(canvas, palette, glyphs).paint(view, seat)


class SheetPainter(RoadSheet):
    def paint(self, view: View, seat: int) -> None:
        canvas, player = self._canvas, view.players[seat]
        wide = canvas.width >= WIDE
        spread = int(canvas.height >= 34)
        y = self._who(view, player, 2) + spread
        left = WIDE_LEFT if wide else LEFT
        rocks = rocks_now(view, seat)
        end = self._points(names.SOURCES, view.sources(seat), y, left, self._now(view, player, rocks))
        lists, rock_list = self._lists(view, player), self._rocks(view, player, rocks)
        x, width = left + 2, canvas.width - left - 2
        if wide:
            # Beside a large shelf there is room under the points.
            end = self._listed(lists, 0, end + 1, left)
            self.cards_end = max(end, self._shelf(view, player, x, y, width, rock_list))
        else:
            y = self._shelf(view, player, x, y, width, None)
            self.cards_end = self._listed([*lists, rock_list], x, y, width)
        self._at_foot(self._panoramas(view, player), 0, canvas.height >= 26)

    def _who(self, view: View, player: PlayerView, y: int) -> int:
        canvas, palette = self._canvas, self._palette
        right = canvas.width - 1
        x = canvas.put_right(right, y, counts.points(player.points), self._bold) - 2
        canvas.put(1, y, clip(player.name, x - 1, self._glyphs), style(palette.vermilion, bold=True))
        canvas.put(1, y + 1, clip(self._where(view, player), right - 1, self._glyphs), self._faint)
        return y + 2

    def _where(self, view: View, player: PlayerView) -> str:
        if player.arrived:
            return _("home as number {n}").format(n=player.arrived)
        station = names.station(view, player.station)
        leg, legs = view.stage + 1, len(view.road.stages)
        return _("leg {n} of {all}: {station}").format(n=leg, all=legs, station=station)

    def _now(self, view: View, player: PlayerView, rocks: Sequence[Progress]) -> dict[str, str]:
        """What counts only at the end, as it would be now; of other players' rocks nobody knows."""
        if view.is_over:
            return {}
        met = str(sum(rock.points for rock in rocks if rock.met)) if rocks or not player.rock_count else "?"
        return {"rocks": met, "offerings": str(-view.box.penalty[player.offerings])}

    def _shelf(self, view: View, player: PlayerView, x: int, y: int, width: int, below: Listed | None) -> int:
        """The shelf, and a list below it; as large as both have room."""
        canvas, palette, glyphs = self._canvas, self._palette, self._glyphs
        lines = ngettext("{n} line scored", "{n} lines scored", len(player.lines)).format(n=len(player.lines))
        heading(canvas, x, y, width, _("Shelf"), palette, glyphs, lines)
        y += 1
        large = width_of(LARGE) <= width and y + rows_of(LARGE) + BELOW_SHELF <= canvas.height
        size = LARGE if large else SMALL
        middle = x + max(0, (width - width_of(size)) // 2)
        ShelfPainter(canvas, palette, glyphs, view.box, middle, y, size).paint(player)
        y += rows_of(size)
        return y if below is None else self._listed([below], x, y + 1, width)

    def _listed(self, lists: Sequence[Listed], x: int, y: int, width: int) -> int:
        for title, pieces in lists:
            y = self._list(title, pieces, x, y, width)
        return y

    def _lists(self, view: View, player: PlayerView) -> list[Listed]:
        box, times = view.box, self._glyphs.times
        cards = [
            names.dock_card(box, card) + (f" {times}{count}" if count > 1 else "")
            for card, count in sorted(Counter(player.dock_cards).items())
        ]
        caught = names.crustaceans(player.shrimp, player.crabs)
        loss = -box.penalty[player.offerings]
        left = _("{n} left: {points:+}").format(n=player.offerings, points=loss) if loss else _("none left")
        return [(_("Trap"), [caught] if caught else []), (_("Offerings"), [left]), (_("Dock cards"), cards)]

    def _rocks(self, view: View, player: PlayerView, rocks: Sequence[Progress]) -> Listed:
        """How far each is, and a mark where it is met; of others only how many there are."""
        if not rocks and player.rock_count:
            return _("Sacred rocks"), [_("{n}, in secret").format(n=player.rock_count)]
        titles = [names.rock(view.box, rock.card) + (f" {self._glyphs.mark}" if rock.met else "") for rock in rocks]
        return _("Sacred rocks"), [
            f"{name} {rock.have}/{rock.need} {rock.points:+}" for name, rock in zip(titles, rocks, strict=True)
        ]

    def _panoramas(self, view: View, player: PlayerView) -> list[Panorama]:
        found = []
        for number, (name, whole) in enumerate(zip(PANORAMA_NAMES, view.box.whole, strict=True)):
            have = player.sections[number]
            title = f"{_(names.PANORAMAS[number])} {have}/{whole}"
            if number in player.bonuses and self._canvas.width >= WIDE:
                title += f" {view.box.bonus:+}"
            found.append(Panorama(name, names.STATION_COLOURS[DOLPHIN + number], title, have, whole))
        return found
