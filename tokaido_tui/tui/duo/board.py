"""Tokaido Duo's board: the island with its cursor, the dice, both players' boards. It knows only a view."""

from __future__ import annotations

from collections.abc import Sequence

from textual.app import ComposeResult
from textual.containers import Horizontal, Vertical

from tokaido_tui.engine.event import Event
from tokaido_tui.games.duo.box import PAWNS, SPACE_NAMES
from tokaido_tui.games.duo.preview import Previewer
from tokaido_tui.i18n import _, pgettext
from tokaido_tui.tui.board import Board, Frame, Key
from tokaido_tui.tui.duo import key_hints
from tokaido_tui.tui.duo.animation import frames_of
from tokaido_tui.tui.duo.banner import Banner
from tokaido_tui.tui.duo.dice import LARGE_ROWS, SMALL_ROWS, Dice
from tokaido_tui.tui.duo.map.island_map import IslandMap
from tokaido_tui.tui.duo.map.next_place import next_place
from tokaido_tui.tui.duo.map.places import places_of
from tokaido_tui.tui.duo.players import Players
from tokaido_tui.tui.jump import letters_for
from tokaido_tui.tui.keys import key_name
from tokaido_tui.tui.widgets.choice import Choice
from tokaido_tui.tui.widgets.log_panel import LogPanel
from tokaido_tui.tui.widgets.panel import Panel
from tokaido_tui.words.duo import previews
from tokaido_tui.words.initials import initials_of
from tokaido_tui.words.wrapping import wrapped

# Rows and columns, for `layout_rows`.
BANNER_ROWS, PREVIEW_ROWS, KEYS_ROWS, JOURNAL_ROWS = 1, 4, 1, 5
LEAST_MAP, MOST_MAP = 12, 34
HOME_SIDE, WIDE_SIDE, WIDE = 28, 40, 104


class DuoBoard(Board):
    """A die and then a place are pointed at; whether to use what a place offers is chosen from a list."""

    game = "duo"
    pointed = ("die", "move")
    _previewer: Previewer | None = None

    def compose(self) -> ComposeResult:
        yield Banner(id="banner")
        with Horizontal(id="island"):
            yield IslandMap(id="map")
            with Vertical(id="side"):
                yield Dice(id="dice")
                yield Players(id="players")
        yield Panel(id="preview")
        yield Choice(id="choice")

    @property
    def map(self) -> IslandMap:
        return self.query_one(IslandMap)

    @property
    def dice(self) -> Dice:
        return self.query_one(Dice)

    @property
    def taking(self) -> bool:
        """Whether a die is to be taken."""
        return self.pointing and self.view.kind == "die"

    def layout_rows(self, width: int, height: int) -> None:
        """The island, then what the cursor says; a question takes what it needs from what is below, or from both."""
        if self.view is None:
            return
        island = self.query_one("#island")
        below = height - BANNER_ROWS - KEYS_ROWS - JOURNAL_ROWS
        rows = min(MOST_MAP, below - PREVIEW_ROWS)
        if self.choosing:
            asked = self.question()
            needed = len(asked.items) + len(asked.intro) + 2
            # The journal yields all but its latest line; what a lesson says does not.
            room = below + (JOURNAL_ROWS - 2 if self.screen.query(LogPanel) else 0)
            self.choice.styles.height = max(PREVIEW_ROWS, needed)
            rows = min(rows, room - needed)
            if rows < LEAST_MAP:
                self.choice.styles.height = below
        island.display = rows >= LEAST_MAP
        island.styles.height = max(LEAST_MAP, rows)
        wide = width >= WIDE
        self.query_one("#side").styles.width = WIDE_SIDE + (width - WIDE) // 4 if wide else HOME_SIDE
        self.dice.styles.height = LARGE_ROWS if wide and rows >= 2 * SMALL_ROWS + LARGE_ROWS + 10 else SMALL_ROWS

    # --- showing -------------------------------------------------------------------------------------------------

    def draw(self) -> None:
        view, initials = self.view, initials_of(self.view)
        self._previewer = Previewer(view) if self.pointing else None
        self.query_one(Banner).show(view, self.colours, initials, self.note)
        self.query_one(Players).show(view, self.colours, initials)
        self.map.show(view, self.colours, initials)
        self.dice.show(view, self.colours, initials, None)
        if self.pointing:
            self.point_at(view.decision.options[0].action)
            return
        if self.choosing and view.decider == view.mover:
            # What is asked is about where the pawn stands.
            self.map.point((), None, looked_at=view.players[view.mover].pawns[view.pawn])
        self.panel.show("", [[(self._waiting(), "faint")]])

    def _waiting(self) -> str:
        view = self.view
        if view.is_over:
            return _("The journey is over.")
        return _("{name} is thinking...").format(name=view.players[view.decider].name)

    @property
    def _pawn(self) -> int:
        """The pawn of the die that is pointed at, or that is to move."""
        return self.dice.cursor if self.taking and self.dice.cursor is not None else self.view.pawn

    def point_at(self, action: int) -> None:
        """The cursor goes to a die that is left or to a place to go to; any other place is only looked at."""
        previewer, island = self._previewer, self.map
        assert previewer is not None
        pawn = action if self.taking else self.view.pawn
        targets = previewer.targets(pawn)
        island.gains = {target: previewer.target(pawn, target).points for target in targets}
        if self.taking:
            self.dice.point(action)
            island.point(targets, None)
        elif action in targets:
            island.point(targets, action, self._way(action))
        else:
            self._look_at(action)
        self._preview()

    def _look_at(self, space: int) -> None:
        island = self.map
        way = self._way(space) if space in island.targets else ()
        island.point(island.targets, island.cursor, way, space)

    def _way(self, space: int) -> tuple[int, ...]:
        """The spaces from the pawn to there."""
        assert self._previewer is not None
        start = self.view.players[self.view.decider].pawns[self._pawn]
        return (start, *self._previewer.target(self._pawn, space).path)

    def _preview(self) -> None:
        view, previewer, island = self.view, self._previewer, self.map
        assert previewer is not None
        space, pawn = island.pointed, self._pawn
        if space is None:
            title, aside = previews.die_title(view, pawn), previews.die_aside(len(island.targets))
            lines = wrapped(previews.die_words(view, previewer, pawn), self.app.size.width - 4)[: previews.LINES]
        elif space in island.targets:
            number = island.targets.index(space) + 1
            title, aside = previews.title(view, space), _("{n} of {all}").format(n=number, all=len(island.targets))
            lines = previews.lines(view, previewer.target(pawn, space))
        else:
            title, aside = previews.title(view, space), ""
            lines = previews.about(view, space)
        if len(lines) < PREVIEW_ROWS - 1:
            lines.append([(previews.left_over(view, pawn), "faint")])
        advice = self.advice
        if advice is not None and advice.action == self.pointed_action() and island.looked_at is None:
            lines = [*lines[:2], [(self.why(advice), "gold")]]
        self.panel.show(title, lines, aside)

    def show_values(self, values: dict[int, float]) -> None:
        if self.taking:
            self.dice.values = values
        else:
            self.map.values = values

    # --- the cursor ----------------------------------------------------------------------------------------------

    @property
    def _choices(self) -> tuple[int, ...]:
        """What can be pointed at, in order."""
        return tuple(option.action for option in self.view.decision.options) if self.pointing else ()

    def step(self, dx: int, dy: int) -> None:
        """To the next die, or to the place that is nearest in that direction."""
        choices = self._choices
        if self.taking and self.dice.cursor is not None:
            index = choices.index(self.dice.cursor) + dx + dy
            self.point_at(choices[max(0, min(index, len(choices) - 1))])
        elif self.pointing and self.map.cursor is not None:
            places = places_of(self.view.box)
            here = self.map.pointed
            assert here is not None
            known = {space: places[space] for space in {*choices, here}}
            self.point_at(next_place(known, here, dx, dy))
        else:
            super().step(dx, dy)

    def end(self, last: bool) -> None:
        if self.pointing:
            self.point_at(self._choices[-1 if last else 0])
        else:
            super().end(last)

    def digit(self, number: int) -> None:
        if not self.pointing:
            super().digit(number)
        elif number <= len(self._choices):
            self.point_at(self._choices[number - 1])

    def look(self, by: int) -> None:
        """At the places a die leads to while it can still be chosen; then at any place."""
        if not self.pointing:
            return
        here = self.map.pointed
        spaces: Sequence[int] = self.map.targets if self.taking else range(len(self.view.box.kinds))
        if not spaces:
            return
        first = 0 if by > 0 else -1
        space = spaces[first] if here is None else spaces[(spaces.index(here) + by) % len(spaces)]
        if self.taking:
            self._look_at(space)
            self._preview()
        else:
            self.point_at(space)

    def pointed_action(self) -> int | None:
        if self.taking:
            return self.dice.cursor
        return None if self.map.looked_at is not None else self.map.cursor

    def jump_letters(self) -> dict[int, str]:
        if not self.pointing:
            return {}
        if self.taking:
            # A pawn has the same letter whichever of the others are there.
            return {pawn: letter for pawn, letter in letters_for(range(len(PAWNS))).items() if pawn in self._choices}
        return letters_for(self.map.targets)

    def show_letters(self, letters: dict[int, str]) -> None:
        (self.dice if self.taking else self.map).show_letters(letters)

    def pointed_topic(self) -> str:
        if not self.pointing:
            return ""
        space = self.map.pointed
        return f"pawn:{PAWNS[self._pawn]}" if space is None else f"space:{SPACE_NAMES[self.view.box.kinds[space]]}"

    def way_to_point(self, action: int) -> str:
        if self.taking:
            return key_hints.to_die(self.view, self._choices, self.pointed_action(), action)
        return key_hints.to_space(self.view, self._choices, self.pointed_action(), action)

    def pointing_keys(self) -> list[Key]:
        glyphs = self.glyphs
        arrows = f"{glyphs.left} {glyphs.right}"
        if self.taking:
            return [(arrows, _("die")), (key_name("enter"), _("take it")), (".", _("look"))]
        return [
            (_("arrows"), pgettext("footer", "place")),
            (key_name("enter"), pgettext("footer", "go")),
            ("u", pgettext("footer", "back")),
        ]

    def on_island_map_picked(self, message: IslandMap.Picked) -> None:
        message.stop()
        if self.taking and message.space in self.map.targets:
            self._look_at(message.space)
            self._preview()
        elif self.pointing and not self.taking:
            if message.go and message.space == self.map.cursor:
                self.confirm()
            else:
                self.point_at(message.space)

    def on_dice_picked(self, message: Dice.Picked) -> None:
        message.stop()
        if self.taking and message.pawn in self._choices:
            if message.pawn == self.dice.cursor:
                self.confirm()
            else:
                self.point_at(message.pawn)

    def on_players_picked(self, message: Players.Picked) -> None:
        message.stop()
        self.post_message(self.SeatPicked(message.seat))

    # --- what happens --------------------------------------------------------------------------------------------

    def frames(self, events: Sequence[Event]) -> list[Frame]:
        """A pawn walks, points run up, dice roll."""
        return [] if self.view is None else frames_of(events, self.view, self.map, self.query_one(Players), self.dice)
