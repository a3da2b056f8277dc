"""The title print: Fuji over the bay, and five travellers on the road along the coast."""

from __future__ import annotations

import math
from functools import lru_cache

from tokaido_tui.tui.art import wordmark as letters
from tokaido_tui.tui.art.canvas import Canvas, graded, grain, rolling
from tokaido_tui.tui.art.inks import CRESTS, DAY, GREAT_WAVE, NIGHT, PINES, SAIL, SAIL_FAR, TRAVELLERS, Inks, walker
from tokaido_tui.tui.art.picture import Picture, hexed, mixed, rgb


@lru_cache(maxsize=4)
def title_picture(width: int, height_rows: int, light: bool = False) -> Picture:
    """The print for a terminal of this many columns and rows, by night or (light) on paper."""
    return _Print(width, height_rows * 2, DAY if light else NIGHT).drawn()


def wordmark(compact: bool = False) -> tuple[str, ...]:
    """TOKAIDO in block letters, as rows of pixels: '#' is ink, a space is not. Five cells high, or three."""
    return letters.rows(compact=compact)


@lru_cache(maxsize=4)
def title_screen(width: int, height_rows: int, light: bool = False) -> Picture:
    """The print with the wordmark in its sky."""
    picture = title_picture(width, height_rows, light)
    rows = wordmark(compact=height_rows < 16)
    left, top = (width - len(rows[0])) // 2, 2 if height_rows < 30 else height_rows // 6
    return letters.inscribed(picture, rows, left, top - top % 2, (DAY if light else NIGHT).lettering)


class _Print:
    """One drawing of the scene; every length follows from the width and the height."""

    def __init__(self, width: int, height: int, inks: Inks) -> None:
        self.inks = inks
        self.width = width
        self.height = height
        self.horizon = round(height * 0.62)
        self.fuji_x = width * 0.64
        self.canvas = Canvas(width, height)

    def drawn(self) -> Picture:
        self._sky()
        self._fuji()
        self._hills()
        self._sea()
        self._coast()
        return self.canvas.picture()

    def _sky(self) -> None:
        canvas, inks = self.canvas, self.inks
        canvas.wash(inks.sky, 0, self.horizon + 1)
        for star in range(self.width // 6 if inks.stars else 0):
            x, y = int(grain(star, 1) * self.width), int(grain(star, 2) ** 1.4 * self.horizon * 0.6)
            # A star between the letters of the wordmark would look like a speck of dirt on them.
            if abs(x - self.width / 2) < 38 and y < max(14, self.height // 3):
                continue
            canvas.dab(x, y, inks.paper, 0.12 + 0.4 * grain(star, 3))
        self.sun = (self.width * 0.27, self.horizon - self.height * 0.17, self.height * 0.16)
        canvas.disc(*self.sun, lambda _, y: graded(inks.sun, (y - self.sun[1]) / self.sun[2] / 2 + 0.5))
        for band in range(3):
            y = round(self.sun[1] + self.sun[2] * (0.25 + 0.28 * band))
            reach = self.sun[2] * (1.0 + 0.5 * band)
            shift = self.sun[2] * (0.8 if band % 2 else -0.6)
            canvas.mist(self.sun[0] + shift - reach, self.sun[0] + shift + reach, y, self._air(y), 0.85)

    def _air(self, y: int) -> str:
        """The sky's colour at a row, a little paler: what mist is made of."""
        sky = rgb(graded(self.inks.sky, y / self.horizon))
        return hexed(mixed(sky, rgb(self.inks.mist), 0.45))

    def _fuji(self) -> None:
        inks, tall = self.inks, self.horizon - self.height * 0.27
        reach = min(self.height * 0.42, self.width * 0.2)

        def above(x: float) -> float:
            distance = abs(x - self.fuji_x)
            crater = self.height * 0.035
            return tall * math.exp(-max(0.0, distance - crater) / reach)

        def line(x: int) -> float:
            return self.horizon - above(x + 0.5) + 0.5 * rolling(x / 2, 4)

        def ink(x: int, y: int) -> str:
            depth = (y - (self.horizon - tall)) / tall
            shaded = x + 0.5 > self.fuji_x + (y - self.horizon + tall) * 0.10 * math.sin(depth * 14)
            # Tongues of snow run down the gullies, shorter at the edges.
            tongue = 0.2 + 0.16 * rolling(x / (self.height * 0.04 + 0.6), 9) + 0.1 * rolling(x / 1.4, 10)
            if depth < tongue:
                return inks.snow_shade if shaded else inks.snow
            return graded(inks.rock_shade if shaded else inks.rock, (depth - 0.2) / 0.8)

        self.canvas.ridge(line, ink, self.horizon + 1)
        for band in range(4):
            y = self.horizon - 1 - round(self.height * (0.02 + 0.035 * band))
            middle = self.fuji_x + reach * (rolling(band * 1.7, 12) - 0.5) * 2.4
            half = reach * (1.25 - 0.22 * band)
            self.canvas.mist(middle - half, middle + half, y, self._air(y), 0.85 - 0.12 * band)

    def _hills(self) -> None:
        """Three ranges, each nearer one darker, with mist lying between them."""
        for index, ink in enumerate(self.inks.hills):
            seed, wave = 20 + index, self.height * (0.34 - 0.06 * index)
            lift = self.height * (0.26 - 0.07 * index)

            def line(x: int, index: int = index, seed: int = seed, wave: float = wave, lift: float = lift) -> float:
                # The ranges sink into the bay on the left, so that the sun sets over open water.
                bay = math.pow(min(1.0, max(0.0, (x / self.width - 0.46 - 0.05 * index) / 0.4)), 1.2)
                cape = max(0.0, 1 - x / (self.width * (0.16 - 0.03 * index))) * 0.6
                rise = rolling(x / wave, seed) * 0.75 + rolling(x / wave * 3, seed + 7) * 0.25
                return self.horizon + 0.6 - lift * rise * max(bay, cape)

            self.canvas.ridge(line, ink, self.horizon + 1)
            y = self.horizon - round(self.height * (0.07 - 0.03 * index))
            start = self.width * (0.52 + 0.13 * index)
            self.canvas.mist(start, start + self.width * 0.3, y, self.inks.mist, 0.5 - 0.1 * index)

    def _sea(self) -> None:
        canvas, inks = self.canvas, self.inks
        canvas.wash(inks.sea, self.horizon, self.height)
        depth = self.height - self.horizon
        for y in range(self.horizon, self.height):
            near = (y - self.horizon) / depth
            # The sun's path on the water breaks into shorter dashes as it comes nearer.
            for x in range(self.width):
                off = abs(x - self.sun[0] + 1.5 * math.sin(y * 1.9)) / (self.sun[2] * (0.75 + 0.4 * near))
                if off < 1 and grain(x // 3, y, 31) > 0.25 + 0.6 * near:
                    canvas.dab(x, y, inks.glitter, (1 - off) * 0.9)
            for x in range(self.width):
                if y % 2 and grain(x // 5, y, 33) > 0.8 and grain(x, y, 34) > 0.25:
                    canvas.dab(x, y, inks.ripple, 0.2 + 0.4 * near)
        self._crests()
        big = self.height >= 36
        if self.height >= 44:
            canvas.stamp(GREAT_WAVE, inks.wave, 0, min(round(self._shore(0)), self.height - 1) - len(GREAT_WAVE))
        canvas.stamp(SAIL if big else SAIL_FAR, inks.boat, round(self.width * 0.41), self.horizon - (4 if big else 2))
        canvas.stamp(SAIL_FAR, inks.boat, round(self.width * 0.13), self.horizon - 2)

    def _crests(self) -> None:
        """Waves with foam on them, larger where the water is nearer."""
        palette = {"F": self.inks.foam, "b": self.inks.ripple, "n": self.inks.sea[-1]}
        step = max(4, self.height // 12)
        for y in range(self.horizon + max(3, self.height // 10), self.height - 2, step):
            near = (y - self.horizon) / (self.height - self.horizon)
            if self.height < 36 or near < 0.3:
                continue
            crest = CRESTS[near > 0.55]
            for x in range(round(8 * grain(y, 1, 51)), self.width, 17):
                at = x + round(6 * grain(x, y, 52))
                if y + 4 < self._shore(at + len(crest[0])) - 1 and grain(x, y, 53) > 0.3:
                    self.canvas.stamp(crest, palette, at, y)

    def _shore(self, x: float) -> float:
        share = x / self.width
        sweep = 0.955 - 0.285 * math.pow(share, 1.3) + 0.022 * math.sin(share * 11) + 0.012 * math.sin(share * 23 + 1)
        return self.height * sweep

    def _road(self, x: float) -> float:
        share = x / self.width
        return self._shore(x) + self.height * (0.045 + 0.09 * share + 0.028 * math.sin(share * 16 + 2))

    def _coast(self) -> None:
        canvas, inks = self.canvas, self.inks
        foam = max(1.0, self.height * 0.022)
        canvas.ridge(lambda x: self._shore(x) - foam * (0.6 + rolling(x / 3, 41)), inks.foam)
        canvas.ridge(self._shore, inks.sand)

        def meadow(x: int) -> float:
            return self._shore(x) + self.height * 0.02 + rolling(x / 5, 43)

        canvas.ridge(meadow, lambda x, y: inks.grass[1] if grain(x // 2, y, 44) > 0.72 else inks.grass[0])
        thick = max(1.2, self.height * 0.035)
        for x in range(self.width):
            top = self._road(x)
            wide = thick * (1.15 - 0.5 * x / self.width)
            for y in range(math.floor(top), math.ceil(top + wide)):
                cover = min(1.0, y + 1 - top, top + wide - y)
                canvas.dab(x, y, inks.road if y < top + wide * 0.6 else inks.road_edge, cover)
        self._pines()
        self._travellers()

    def _travellers(self) -> None:
        big = self.height >= 36
        for index, colour in enumerate(TRAVELLERS):
            x = round(self.width * (0.38 + 0.1 * index + 0.03 * (grain(index, 5) - 0.5)))
            figure, palette = walker(colour, self.inks.straw, big)
            feet = min(round(self._road(x + 1)) + 1, self.height)
            self.canvas.stamp(figure, palette, x, feet - len(figure))

    def _pines(self) -> None:
        size = 0 if self.height < 30 else 1 if self.height < 52 else 2
        palette = self.inks.pine
        for index, share in enumerate((0.31, 0.437, 0.54, 0.637, 0.737, 0.835, 0.89, 0.955)):
            pine = PINES[max(0, size - (1 if index % 2 else 0))]
            x = round(self.width * share)
            foot = self._shore(x) + self.height * 0.025 if index % 3 else self._road(x) + self.height * 0.1
            self.canvas.stamp(pine, palette, x - len(pine[0]) // 2, round(foot) - len(pine) + 1)
