"""Namiji's board: the sea route with its cursor, fishing, the question that is asked, the collections."""

from __future__ import annotations

from typing import Any, ClassVar

from textual.app import ComposeResult

from tokaido_tui.games.namiji.box import DOCK
from tokaido_tui.games.namiji.dock import ADRIFT
from tokaido_tui.games.namiji.preview import Previewer
from tokaido_tui.i18n import _, mark, pgettext
from tokaido_tui.tui.board import Key
from tokaido_tui.tui.keys import key_name
from tokaido_tui.tui.namiji.collections import Collections
from tokaido_tui.tui.namiji.fishing import KINDS_OF_FISHING, Fishing
from tokaido_tui.tui.namiji.pointer import Pointer, keys_in_words
from tokaido_tui.tui.road.banner import Banner
from tokaido_tui.tui.road.board import OTHER_ROWS, PREVIEW_ROWS, ROOMY, Previews, RoadBoard
from tokaido_tui.tui.road.layout import COMPACT_HEIGHT, FULL_HEIGHT, FULL_WIDTH
from tokaido_tui.tui.road.road import Road
from tokaido_tui.tui.road.station_signs import Signs, Standing
from tokaido_tui.tui.widgets.choice import Choice
from tokaido_tui.tui.widgets.panel import Panel
from tokaido_tui.tui.widgets.track import Track
from tokaido_tui.words.namiji import names, previews, stations
from tokaido_tui.words.namiji.stock import stock


def _ends(_view: Any) -> tuple[str, str]:
    return names.HARBOUR, names.HARBOUR


def _quay(view: Any, station: int, those: Standing) -> list[int | str]:
    """The places of a dock from the route outwards; at home, who came in which order and the tokens that are left."""
    lying = dict(those)
    if station == view.road.last:
        tokens = [str(points) for points in view.box.early_bird[: len(view.travellers)]]
        return [lying.get(place, token) for place, token in enumerate(tokens)]
    if station == view.road.stages[view.stage].end:
        places: list[int | str] = [lying.get(place, ".") for place in range(len(view.travellers))]
        return [*places, lying[ADRIFT]] if ADRIFT in lying else places
    return [number for _slot, number in those]


SIGNS = Signs(
    title=names.TITLE,
    journey=mark("leg {n} of {all}"),
    over=mark("the voyage is over"),
    neutral=mark("{name} moves the neutral"),
    stations=names.STATIONS,
    who=stations.WHO,
    for_it=stations.FOR,
    for_other=stations.FOR_OTHER,
    short=names.SHORT,
    tiny=names.TINY,
    letters=names.LETTERS,
    colours=names.STATION_COLOURS,
    wait=DOCK,
    ends=_ends,
    variants=names.VARIANTS,
    way="~",
    way_colour="blue",
    water="blue",
    queue=_quay,
    legend=stock,
)
TRACK_END = 70
JOURNAL_ROWS = 3


class NamijiBoard(RoadBoard):
    """The route, the bank and the shelf are pointed at; everything else is chosen from a list."""

    game = "namiji"
    signs = SIGNS
    previewer_of = Previewer
    previews: ClassVar[Previews] = previews
    pointed = ("move", *KINDS_OF_FISHING)

    def compose(self) -> ComposeResult:
        yield Banner(SIGNS, id="banner")
        yield Track(TRACK_END, id="track")
        yield Road(SIGNS, id="road")
        yield Panel(id="preview")
        yield Fishing(id="fishing")
        yield Choice(id="choice")
        yield Collections(id="collections")

    @property
    def fishing(self) -> Fishing:
        return self.query_one(Fishing)

    @property
    def _fishing_now(self) -> bool:
        return self.pointing and self.view.kind in KINDS_OF_FISHING

    @property
    def marks(self) -> bool:
        return self.fishing.can_turn if self._fishing_now else super().marks

    def layout_rows(self, width: int, height: int) -> None:
        """The route, what the cursor says, then as much of the collections as fits. Shelves and pictures go before the
        whole route, which the line above it shows as well."""
        if self.view is None:
            return
        collections = self.query_one(Collections)
        room = height - PREVIEW_ROWS - OTHER_ROWS - JOURNAL_ROWS
        road, *others = self._road_heights(width, height)
        rows = collections.rows_wanted(self.view, width, room - road, self.open_hand)
        for other in others:
            richer = collections.rows_wanted(self.view, width, room - other, self.open_hand)
            if richer >= rows + len(self.view.players):
                road, rows = other, richer
        asked = self.choosing or self._fishing_now
        keep_stage = self.choosing and road >= FULL_HEIGHT
        self.road.display = not asked or keep_stage
        self.road.styles.height = COMPACT_HEIGHT if keep_stage else road
        self.panel.display = not asked
        self.fishing.display = self._fishing_now
        self.fishing.styles.height = road + PREVIEW_ROWS
        self.choice.styles.height = road + PREVIEW_ROWS - (COMPACT_HEIGHT if keep_stage else 0)
        collections.styles.height = rows

    def _road_heights(self, width: int, height: int) -> list[int]:
        """The route's rows, the most welcome first: whole with what there is left to take, whole, one leg."""
        if width < FULL_WIDTH or height < ROOMY:
            return [COMPACT_HEIGHT]
        # A large shelf to point at goes before everything else.
        return [FULL_HEIGHT] if self._fishing_now else [FULL_HEIGHT + 1, FULL_HEIGHT, COMPACT_HEIGHT]

    # --- showing -----------------------------------------------------------------------------------------------------

    def draw(self) -> None:
        self.draw_road()
        if self._fishing_now:
            self.fishing.ask(self.view)
        else:
            self.fishing.put_away()
        self.query_one(Collections).show_view(self.view, self.colours, self.open_hand)

    def stop_topic(self, station: int) -> str:
        return names.stop_topic(self.view, station)

    def waiting(self) -> str:
        if self.view.is_over:
            return _("The voyage is over.")
        return _("{name} is thinking...").format(name=self.view.players[self.view.decider].name)

    # --- the cursor --------------------------------------------------------------------------------------------------

    @property
    def _pointer(self) -> Pointer | None:
        """In the bank or on the shelf, while somebody here is fishing."""
        return self.fishing.pointer if self._fishing_now else None

    def step(self, dx: int, dy: int) -> None:
        if self._pointer is None:
            super().step(dx, dy)
        elif self._pointer.step(dx, dy):
            self.fishing.repaint()

    def end(self, last: bool) -> None:
        if self._pointer is None:
            super().end(last)
        else:
            self._pointer.end(last)
            self.fishing.repaint()

    def digit(self, number: int) -> None:
        if self._pointer is None:
            super().digit(number)
        else:
            self._pointer.go(number)
            self.fishing.repaint()

    def mark(self) -> None:
        """Turns the net that is about to be placed."""
        if self._pointer is None:
            super().mark()
        elif self._pointer.turn():
            self.fishing.repaint()

    def point_at(self, action: int) -> None:
        if self._pointer is None:
            super().point_at(action)
        else:
            self._pointer.point_at(action)
            if self.advice is not None:
                self.fishing.advised = self.advice.action, self.why(self.advice)
            self.fishing.repaint()

    def pointed_action(self) -> int | None:
        return super().pointed_action() if self._pointer is None else self._pointer.action

    def jump_letters(self) -> dict[int, str]:
        return self.fishing.jump_letters() if self._fishing_now else super().jump_letters()

    def show_letters(self, letters: dict[int, str]) -> None:
        if self._fishing_now:
            self.fishing.show_letters(letters)
        else:
            super().show_letters(letters)

    def pointed_topic(self) -> str:
        if self._fishing_now:
            return names.stop_topic(self.view, self.view.travellers[self.view.walker].station)
        return super().pointed_topic()

    def show_values(self, values: dict[int, float]) -> None:
        if self._fishing_now:
            self.fishing.values = values
        else:
            super().show_values(values)

    def way_to_point(self, action: int) -> str:
        if self._pointer is None:
            return super().way_to_point(action)
        keys = self._pointer.way_to(action)
        if not keys:
            return _("That is it: press *Enter*.")
        return _("Press {keys}.").format(keys=keys_in_words(keys))

    def pointing_keys(self) -> list[Key]:
        if not self._fishing_now:
            return super().pointing_keys()
        enter = key_name("enter")
        if self.view.kind != "place":
            return [(_("arrows"), _("choose")), (enter, _("take"))]
        first = (key_name("space"), pgettext("footer", "turn")) if self.fishing.can_turn else (_("arrows"), _("cell"))
        return [first, (enter, pgettext("footer", "place"))]

    def on_fishing_picked(self, message: Fishing.Picked) -> None:
        message.stop()
        if self._fishing_now:
            if message.go:
                self.confirm()
            else:
                self.point_at(message.action)
