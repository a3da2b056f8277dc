"""Which game the bots are to play."""

from __future__ import annotations

from functools import partial

from tokaido_tui.i18n import _, mark
from tokaido_tui.tui.games import ON_SCREEN, ui
from tokaido_tui.tui.screens.lists.menu_screen import MenuEntry, MenuScreen

ABOUT = {
    "tokaido": mark("Four travellers on the road from Kyoto to Edo."),
    "namiji": mark("Four boats fish along the coast and come home."),
    "duo": mark("Two players, three pawns each, three dice, one island."),
}


class DemoListScreen(MenuScreen):
    def title_here(self) -> str:
        return _("Demo")

    def intro_here(self) -> str:
        return _("Bots play a whole game, and a commentary says why. You can take over a seat at any time.")

    def entries_here(self) -> list[MenuEntry]:
        return [MenuEntry(ui(game).words.title, "", _(ABOUT[game]), partial(self._show, game)) for game in ON_SCREEN]

    def _show(self, game: str) -> None:
        from tokaido_tui.table.table import Table
        from tokaido_tui.tui.screens.demo import DemoScreen, demo_plan

        app = self.app
        self.dismiss(None)
        app.call_later(app.push_screen, DemoScreen(app.host_unkept(Table(demo_plan(game=game)))))

    def action_rules(self) -> None:
        self.app.show_rules(ui(ON_SCREEN[self.list.cursor]))
