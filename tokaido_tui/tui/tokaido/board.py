"""Tokaido's board: the road with its cursor, the question that is asked, the collections. It knows only a view."""

from __future__ import annotations

from typing import Any, ClassVar

from textual.app import ComposeResult
from textual.containers import Horizontal

from tokaido_tui.games.tokaido.box import INN, STATION_NAMES
from tokaido_tui.games.tokaido.preview import Previewer
from tokaido_tui.i18n import _, mark
from tokaido_tui.tui.road.banner import Banner
from tokaido_tui.tui.road.board import JOURNAL_ROWS, OTHER_ROWS, PREVIEW_ROWS, ROOMY, Previews, RoadBoard
from tokaido_tui.tui.road.layout import COMPACT_HEIGHT, FULL_HEIGHT, FULL_WIDTH
from tokaido_tui.tui.road.road import Road
from tokaido_tui.tui.road.station_signs import Signs
from tokaido_tui.tui.tokaido.collections import Collections
from tokaido_tui.tui.tokaido.temple import Temple
from tokaido_tui.tui.widgets.choice import Choice
from tokaido_tui.tui.widgets.panel import Panel
from tokaido_tui.tui.widgets.track import Track
from tokaido_tui.words.tokaido import names, previews, stations

WITH_TEMPLE = 136
TEMPLE_WIDTH = 34
TEMPLE_ROWS = 8


def _ends(view: Any) -> tuple[str, str]:
    return (
        (view.box.ends[1], view.box.ends[0])
        if "return-trip" in view.setup.variants
        else (view.box.ends[0], view.box.ends[1])
    )


SIGNS = Signs(
    title="Tokaido",
    journey=mark("stage {n} of {all}"),
    over=mark("the journey is over"),
    neutral=mark("{name} moves the neutral"),
    stations=names.STATIONS,
    who=stations.WHO,
    for_it=stations.FOR,
    for_other=stations.FOR_OTHER,
    short=names.SHORT,
    tiny=names.TINY,
    letters=names.LETTERS,
    colours=names.STATION_COLOURS,
    wait=INN,
    ends=_ends,
    variants=names.VARIANTS,
)


class TokaidoBoard(RoadBoard):
    """The road is pointed at; everything else is chosen from a list."""

    game = "tokaido"
    signs = SIGNS
    previewer_of = Previewer
    previews: ClassVar[Previews] = previews

    def compose(self) -> ComposeResult:
        yield Banner(SIGNS, id="banner")
        yield Track(id="track")
        yield Road(SIGNS, id="road")
        yield Panel(id="preview")
        yield Choice(id="choice")
        with Horizontal(id="collected"):
            yield Collections(id="collections")
            yield Temple(id="temple")

    def layout_rows(self, width: int, height: int) -> None:
        """The road, what the cursor says, then as much of the collections as fits."""
        if self.view is None:
            return
        road = FULL_HEIGHT if width >= FULL_WIDTH and height >= ROOMY else COMPACT_HEIGHT
        temple = width >= WITH_TEMPLE
        room = height - road - PREVIEW_ROWS - OTHER_ROWS - JOURNAL_ROWS
        rows = Collections.rows_wanted(self.view, width - TEMPLE_WIDTH * temple, room)
        # What is asked takes the place of the road and its panel, so that nothing else moves; with room enough the
        # stage stays in sight above it.
        keep_stage = self.choosing and road == FULL_HEIGHT
        self.road.display = not self.choosing or keep_stage
        self.road.styles.height = COMPACT_HEIGHT if keep_stage else road
        self.choice.styles.height = road + PREVIEW_ROWS - (COMPACT_HEIGHT if keep_stage else 0)
        self.query_one(Temple).display = temple
        self.query_one("#collected").styles.height = max(rows, TEMPLE_ROWS) if temple else rows

    def draw(self) -> None:
        self.draw_road()
        self.query_one(Collections).show_view(self.view, self.colours)
        self.query_one(Temple).show(self.view, self.colours)

    # --- stops ---------------------------------------------------------------------------------------------------

    def stop_topic(self, station: int) -> str:
        return f"station:{STATION_NAMES[self.view.road.kinds[station]]}"

    def waiting(self) -> str:
        view = self.view
        if view.is_over:
            return _("The journey is over.")
        name = view.players[view.decider].name
        if view.kind == "choose":
            return _("{name} chooses a traveller...").format(name=name)
        return _("{name} is thinking...").format(name=name)
