"""A game's board: what every game's has in common. It knows only a view, and posts what was decided.

A board asks in one of two ways: the cursor points at places on what is drawn (`pointing`), or a `Choice` lists what
there is (`choosing`). A game's own board draws the view, says which decisions are pointed at, and moves the
cursor there.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from textual.containers import Vertical
from textual.message import Message

from tokaido_tui.engine.event import Event
from tokaido_tui.i18n import _
from tokaido_tui.tui.canvas import Glyphs
from tokaido_tui.tui.jump import JumpMode
from tokaido_tui.tui.keys import key_name
from tokaido_tui.tui.palette import Palette
from tokaido_tui.tui.widgets.choice import Choice
from tokaido_tui.tui.widgets.panel import Panel
from tokaido_tui.words import of
from tokaido_tui.words.pieces import Pieces
from tokaido_tui.words.question import Question, marks_for

if TYPE_CHECKING:
    from tokaido_tui.bots.advice import Advice

Frame = Callable[[], None]
Key = tuple[str, str]
"""A key and what it does, for the foot of the screen."""
NEUTRAL_COLOUR = 5


class Board(JumpMode, Vertical):
    """`deciding` is whether the viewer is the one to decide; otherwise the board only shows.

    A game's board composes, among its own widgets, a `Panel(id="preview")` and a `Choice(id="choice")`.
    """

    @dataclass
    class Decided(Message):
        """`view` is what it was decided from; where another is shown meanwhile, it is void."""

        action: int
        view: Any = None

    @dataclass
    class SeatPicked(Message):
        """A player's collection was clicked."""

        seat: int

    game = ""
    """Whose board it is."""
    pointed: tuple[str, ...] = ()
    """The kinds of decision that are made by pointing."""

    def __init__(self, colours: Sequence[int]) -> None:
        super().__init__(id="board")
        # The neutral piece's colour comes after the players'.
        self.colours = (*colours, NEUTRAL_COLOUR)
        self.view: Any = None
        self.deciding = False
        self.open_hand = False
        self.note = ""
        self.advice: Advice | None = None
        self.letters = {}
        self._decided = False
        """Keys come faster than the game goes on: what is shown is decided once."""

    @property
    def palette(self) -> Palette:
        return self.choice.palette

    @property
    def glyphs(self) -> Glyphs:
        return self.choice.glyphs

    @property
    def panel(self) -> Panel:
        return self.query_one("#preview", Panel)

    @property
    def choice(self) -> Choice:
        return self.query_one(Choice)

    @property
    def pointing(self) -> bool:
        return self.deciding and self.view is not None and self.view.kind in self.pointed

    @property
    def choosing(self) -> bool:
        """Whether something is to be chosen from a list."""
        return self.deciding and self.view is not None and not self.view.is_over and not self.pointing

    @property
    def marks(self) -> bool:
        """Whether Space does anything here."""
        return self.choosing

    # --- what a game's board does ------------------------------------------------------------------------------------

    def question(self) -> Question:
        """What is asked where something is to be chosen from a list."""
        return of(self.game).question(self.view)

    def draw(self) -> None:
        """Shows the view; the cursor is where it begins."""
        raise NotImplementedError

    def layout_rows(self, width: int, height: int) -> None:
        """Shares out the rows of a screen of that size."""
        raise NotImplementedError

    def why(self, advice: Advice) -> str:
        """The advice in words that fit in a line."""
        return of(self.game).hint(self.view, advice)

    def frames(self, events: Sequence[Event]) -> list[Frame]:  # noqa: ARG002
        """How the events look as they happen."""
        return []

    def pointed_topic(self) -> str:
        """The rules page about what the cursor points at."""
        return ""

    def pointed_action(self) -> int | None:
        """What Enter would decide; None where the cursor is on nothing that can be chosen."""
        return None

    def point_at(self, action: int) -> None:
        """The cursor goes where that action would be decided."""

    def way_to_point(self, action: int) -> str:  # noqa: ARG002
        """For who learns: which keys lead from the cursor to that action, in a sentence."""
        return ""

    def show_values(self, values: dict[int, float]) -> None:
        """How good a hint says each action is, from 0 to 1, drawn where it would be decided."""

    def pointing_keys(self) -> list[Key]:
        """The keys for pointing, for the foot of the screen; at most three."""
        return []

    # --- showing -----------------------------------------------------------------------------------------------------

    def show(self, view: Any, deciding: bool, note: str = "", open_hand: bool = False) -> None:
        """`open_hand` is whether the screen is for the viewer's eyes alone."""
        self.view, self.deciding, self.note, self.open_hand = view, deciding, note, open_hand
        self._decided = False
        self.advice = None
        self.letters = {}
        self.panel.colours = self.choice.colours = self.colours
        # Not by a class: all styles of the board would be worked out anew.
        self.choice.display, self.panel.display = self.choosing, not self.choosing
        # Not the screen's: it has none before it is laid out for the first time.
        self.layout_rows(*self.app.size)
        self.draw()
        if self.choosing:
            self.choice.ask(self.question())

    def show_words(self) -> None:
        """Draws everything anew, in new words and colours; the cursor and what is marked stay."""
        if self.view is None:
            return
        action = self.pointed_action() if self.pointing else None
        cursor, marked = self.choice.cursor, self.choice.marked
        self.draw()
        if self.choosing:
            self.choice.ask(self.question()._replace(cursor=cursor, marked=marked))
        if action is not None:
            self.point_at(action)

    def tell(self, title: str, lines: Sequence[Pieces], aside: str = "") -> None:
        """In the place of the preview, while nothing is decided here."""
        self.panel.show(title, lines, aside)

    def tell_latest(self, lines: Sequence[Pieces]) -> None:
        """What led here, as much of it as there is room for."""
        self.panel.show(_("WHAT HAPPENED") if lines else "", lines, latest=True)

    def advise(self, advice: Advice) -> None:
        """Points at what is advised, says why, and shows what everything else is worth."""
        if not self.deciding:
            return
        self.advice = advice
        if self.pointing:
            self.show_values(advice.values)
            self.point_at(advice.action)
        else:
            why: Pieces = [(self.why(advice), "gold")]
            asked = self.question()
            cursor, marked = marks_for(asked, advice.action)
            self.choice.ask(asked._replace(intro=[*asked.intro, why], cursor=cursor, marked=marked))

    def recall(self, action: int) -> None:
        """In a replay: the cursor stands on what was chosen then."""
        if self.pointing:
            self.point_at(action)
        elif self.choosing:
            asked = self.question()
            cursor, marked = marks_for(asked, action)
            self.choice.ask(asked._replace(cursor=cursor, marked=marked, hint=_("what was chosen is marked")))

    # --- the cursor --------------------------------------------------------------------------------------------------

    def step(self, dx: int, dy: int) -> None:
        if self.choosing:
            self.choice.move(dx + dy)

    def end(self, last: bool) -> None:
        if self.choosing and self.choice.question is not None:
            self.choice.move((len(self.choice.question.items) - 1 if last else 0) - self.choice.cursor)

    def digit(self, number: int) -> None:
        if self.choosing:
            self.choice.go(number - 1)

    def look(self, by: int) -> None:
        """At any place, whether it can be chosen or not."""

    def mark(self) -> None:
        """Space: marks one of several things, or turns what is pointed with."""
        if self.choosing:
            self.choice.toggle()

    def ready(self) -> int | None:
        """The action that Enter would decide now; None for none."""
        if self.pointing:
            return self.pointed_action()
        if self.choosing and self.choice.question is not None:
            return self.choice.question.action(self.choice.selection)
        return None

    def confirm(self) -> None:
        if self.choosing:
            if not self.choice.confirm():
                self.app.bell()
        elif self.pointing and not self._decided:
            action = self.pointed_action()
            if action is None:
                # What is looked at cannot be chosen: the panel says why.
                self.app.bell()
            else:
                self._decided = True
                self.post_message(self.Decided(action, self.view))

    def takes(self, message: Decided) -> bool:
        """Whether that is about what is asked now: keys come faster than the game goes on."""
        return self.deciding and (message.view is None or message.view is self.view)

    def ask_again(self) -> None:
        """What was decided is not accepted: it can be decided anew, as things stand."""
        self._decided = self.choice.answered = False

    def topic(self) -> str:
        """The rules page about what the cursor is on."""
        choice = self.choice
        if self.choosing and choice.question is not None:
            return choice.question.items[choice.cursor].topic
        return self.pointed_topic()

    def keys(self) -> list[Key]:
        """The keys that matter to who decides now."""
        enter = key_name("enter")
        if self.choosing:
            several = self.choice.question is not None and self.choice.question.several
            keys = [("1-9", _("choose")), (key_name("space"), _("mark"))] if several else [("1-9", _("choose"))]
            return [*keys, (enter, _("confirm"))]
        return self.pointing_keys() if self.pointing else []

    def on_choice_chosen(self, message: Choice.Chosen) -> None:
        message.stop()
        if self.choosing and message.question is self.choice.question:
            self.post_message(self.Decided(message.action, self.view))
