"""The sheet of a player says everything about it, keeps other players' secrets, and fits."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest
from rich.style import Style

from tests.games.namiji.play import Case, steps
from tests.tui.driving import press
from tests.tui.positions import Host, rows_of
from tests.words.namiji.voyages import NAMES, ended
from tokaido_tui.engine.hidden import HiddenCards
from tokaido_tui.engine.setup import Setup
from tokaido_tui.games.namiji.view import View
from tokaido_tui.i18n import _
from tokaido_tui.tui.canvas import ASCII, PRETTY, Canvas, Glyphs
from tokaido_tui.tui.games import ui
from tokaido_tui.tui.namiji.sheet_parts import SheetPainter
from tokaido_tui.tui.palette import NIGHT, PALETTES, Palette
from tokaido_tui.tui.screens.sheet import SheetScreen
from tokaido_tui.words import counts
from tokaido_tui.words.namiji import names
from tokaido_tui.words.namiji.sums import rocks_now

SIZES = [(80, 24), (98, 28), (114, 32), (116, 34)]


def position(decisions: int, seed: int = 5, viewer: int | None = 0) -> View:
    case = Case(Setup(NAMES[:4]), seed, 0.8)
    for number, (game, _action, _events) in enumerate(steps(case)):
        if number == decisions:
            return game.view(viewer)
    return game.view(viewer)


def painted(
    view: View, seat: int, size: tuple[int, int] = (80, 24), palette: Palette = NIGHT, glyphs: Glyphs = PRETTY
) -> tuple[list[str], SheetPainter]:
    canvas = Canvas(*size, Style())
    painter = SheetPainter(canvas, palette, glyphs)
    painter.paint(view, seat)
    return ["".join(char for char, _ in canvas.row(y)) for y in range(canvas.height)], painter


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("decisions", [60, 110, 10_000])
def test_everything_a_player_has_is_on_its_sheet(size: tuple[int, int], decisions: int) -> None:
    view = position(decisions)
    for player in view.players:
        rows, _painter = painted(view, player.number, size)
        text = "\n".join(rows)
        assert player.name in text
        assert counts.points(player.points) in text
        assert sum(view.sources(player.number).values()) == player.points
        for source, points in view.sources(player.number).items():
            word = _(names.SOURCES[source].word)
            row = next(row for row in rows if row.startswith(f" {word}"))
            if view.is_over or source not in ("rocks", "offerings"):
                assert row[1 + len(word) :].split()[0] == str(points)
        for token in player.tokens:
            assert names.fish_letters(view.box, token.fish) in text
        caught = names.crustaceans(player.shrimp, player.crabs)
        assert not caught or caught in text
        for card in set(player.dock_cards):
            assert names.dock_card(view.box, card) in text
        for panorama, have, whole in zip(map(_, names.PANORAMAS), player.sections, view.box.whole, strict=True):
            assert f"{panorama} {have}/{whole}" in text
        assert f"{len(player.lines)} line" in text


@pytest.mark.parametrize("size", SIZES)
def test_rocks_are_shown_to_their_owner_alone_until_the_end(size: tuple[int, int]) -> None:
    view = position(110)
    mine = view.players[0]
    assert mine.rocks
    text = "\n".join(painted(view, 0, size)[0])
    for rock in rocks_now(view, 0):
        mark = f" {PRETTY.mark}" if rock.met else ""
        assert f"{names.rock(view.box, rock.card)}{mark} {rock.have}/{rock.need} {rock.points:+}" in text
    others = [player for player in view.players[1:] if player.rock_count]
    assert others
    for player in others:
        text = "\n".join(painted(view, player.number, size)[0])
        assert f"{player.rock_count}, in secret" in text
        assert "(?)" in text
        assert not any(rock.name in text for rock in view.box.rocks)
    over = position(10_000, viewer=None)
    for player in over.players:
        text = "\n".join(painted(over, player.number, size)[0])
        assert all(names.rock(over.box, rock) in text for rock in player.rocks)


def test_what_counts_at_the_end_stands_in_brackets_before_it() -> None:
    view = position(110)
    rows, _painter = painted(view, 0)
    met = sum(rock.points for rock in rocks_now(view, 0) if rock.met)
    loss = -view.box.penalty[view.players[0].offerings]
    assert any(f"({met}) now" in row for row in rows)
    assert any(f"({loss}) now" in row for row in rows)
    assert any("Points so far" in row for row in rows)
    done, _painter = painted(position(10_000), 0)
    assert not any(" now" in row for row in done)


@pytest.mark.parametrize("size", SIZES)
def test_lists_never_run_into_the_pictures(size: tuple[int, int]) -> None:
    for seed in range(5):
        view, _events = ended(seed)
        for player in view.players:
            rows, painter = painted(view, player.number, size)
            assert painter.cards_end <= painter.pictures_top, (seed, player)
            assert not rows[-1].strip(), "the last row is the keys'"


def test_the_richest_collection_fits_at_80x24() -> None:
    """As many rocks as there are stops for, three cards with long names."""
    view, _events = ended(2)
    rich = replace(view.players[0], rocks=(0, 1, 2, 3, 4, 5), rock_count=6, dock_cards=(2, 3, 6), bonuses=(0, 1, 2))
    others = [replace(player, rocks=(), rock_count=0) for player in view.players[1:]]
    view = replace(view, players=(rich, *others), decks={**view.decks, "rock": (HiddenCards(14),)})
    rows, painter = painted(view, 0)
    assert painter.cards_end <= painter.pictures_top
    assert all(any(names.rock(view.box, rock) in row for row in rows) for rock in rich.rocks)
    for panorama, have, whole in zip(map(_, names.PANORAMAS), rich.sections, view.box.whole, strict=True):
        assert f"{panorama} {have}/{whole}" in rows[-2]


@pytest.mark.parametrize("palette", PALETTES.values(), ids=PALETTES)
def test_plain_letters_are_enough(palette: Palette) -> None:
    view = position(110)
    for seat in range(4):
        for size in SIZES:
            assert "\n".join(painted(view, seat, size, palette, ASCII)[0]).isascii()


async def test_the_screen_turns_to_every_player(tmp_path: Path) -> None:
    view = position(110)
    app = Host(tmp_path, lambda: SheetScreen(ui("namiji"), view, 0, (0, 1, 2, 3)))
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        for name in ("Bo", "Cy", "Di", "Ana"):
            await press(pilot, "tab")
            await pilot.pause()
            assert rows_of(app)[2].startswith(f" {name}")
        await press(pilot, "escape")
        assert app.answers == [None]
