"""What the words declare, the screen can show: colours by name, decisions that are pointed at."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tokaido_tui.games import GAMES
from tokaido_tui.tui.games import ui
from tokaido_tui.tui.palette import PALETTES
from tokaido_tui.words import of
from tokaido_tui.words.decision import pointed_at
from tokaido_tui.words.duo import rules_pages as duo
from tokaido_tui.words.namiji import names
from tokaido_tui.words.namiji import rules_pages as namiji
from tokaido_tui.words.rules import Rulebook
from tokaido_tui.words.tokaido import rules_pages as tokaido


@pytest.mark.parametrize("game", GAMES)
def test_what_is_not_pointed_at_is_a_question(game: str) -> None:
    pointed = ui(game).board((0, 1, 2, 3, 4)).pointed
    asked = {kind for kind, decision in of(game).decisions.items() if decision.question is not pointed_at}
    assert asked == set(of(game).decisions) - set(pointed)


@pytest.mark.parametrize("theme", PALETTES)
def test_colours_are_in_every_palette_and_told_apart(theme: str) -> None:
    palette = PALETTES[theme]
    for table in (names.STATION_COLOURS, names.COLOUR_NAMES, [source.colour for source in names.SOURCES.values()]):
        assert len({palette.named(name) for name in table}) == len(table)


@pytest.mark.parametrize("rulebook", [tokaido.rulebook, namiji.rulebook, duo.rulebook])
def test_the_tiles_of_all_rules_pages_have_colours(rulebook: Callable[[], Rulebook]) -> None:
    book = rulebook()
    tiles = [tile for tile in map(book.tile, book.topics) if tile is not None]
    assert len(tiles) > 5
    for _letter, colour in tiles:
        assert all(palette.named(colour).startswith("#") for palette in PALETTES.values()), colour
