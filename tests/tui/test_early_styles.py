"""The first frame comes with the few styles it needs; what is read after it changes nothing that is on the screen."""

from __future__ import annotations

from pathlib import Path

import pytest

from tokaido_tui.session import local
from tokaido_tui.table.plan import Plan, Seat
from tokaido_tui.tui.app import SETTLED, TokaidoApp
from tokaido_tui.tui.styles import EARLY_STYLES, styles_folder

SEATS = (Seat("Ana", "", 0), Seat("Bo", "", 1))


def seen(app: TokaidoApp) -> dict[str, str]:
    """How everything on the screen is styled."""
    return {
        str(node.css_path_nodes): node.styles.base.css
        for screen in app.screen_stack
        for node in screen.walk_children(with_self=True)
    }


@pytest.mark.parametrize("size", [(80, 24), (100, 30), (140, 40)])
@pytest.mark.parametrize("game", ["", "tokaido", "namiji", "duo"])
async def test_what_is_read_later_changes_nothing(tmp_path: Path, game: str, size: tuple[int, int]) -> None:
    app = TokaidoApp(local(tmp_path), Plan(SEATS, game, seed=7).with_seed() if game else None)
    async with app.run_test(size=size) as pilot:
        await pilot.pause()
        before = seen(app)
        app._read_styles()
        assert len(before) >= (10 if game else 3)
        app.stylesheet.update(app)
        assert seen(app) == before


async def test_all_are_read_after_the_first_frame_and_before_any_other_screen(tmp_path: Path) -> None:
    everything = {path.stem for path in styles_folder().glob("*.tcss")}
    app = TokaidoApp(local(tmp_path))
    async with app.run_test() as pilot:
        await pilot.pause(2 * SETTLED)
        assert {Path(place).stem for place, _ in app.stylesheet.source if place.endswith(".tcss")} == everything
        assert set(EARLY_STYLES) < everything
    straight = TokaidoApp(local(tmp_path))
    straight.show_title = straight.action_help  # type: ignore[method-assign]
    async with straight.run_test():
        assert {Path(place).stem for place, _ in straight.stylesheet.source if place.endswith(".tcss")} == everything
