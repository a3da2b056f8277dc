"""Games for the tests of the widgets: views of real games, and the screens around them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from pathlib import Path
from typing import Any

from textual.app import ComposeResult
from textual.screen import Screen
from textual.widget import Widget

from tests.tui.driving import plan
from tokaido_tui.engine.event import Event
from tokaido_tui.games.tokaido.box import BATHER, COLLECTOR, GOURMET
from tokaido_tui.games.tokaido.scoring import SOURCES
from tokaido_tui.games.tokaido.view import View
from tokaido_tui.session import local
from tokaido_tui.settings import Settings, save
from tokaido_tui.table.plan import Plan
from tokaido_tui.table.table import Table
from tokaido_tui.tui.app import TokaidoApp
from tokaido_tui.words.tokaido.names import SOURCES as SOURCE_WORDS

LONG = ("Maximiliane von der Heide", "北斎と広重と歌麿と春信と写楽と国芳", "W" * 24, "Jo", "Jo the Second")
LONG_NAMES = tuple(name[:24] for name in LONG)


@cache
def played(players: int, seed: int, decisions: int | None = None, names: tuple[str, ...] | None = None) -> Table:
    """A game of wanderers after so many decisions, or at its end."""
    given: dict[str, Any] = {} if names is None else {"names": names}
    table = Table(plan(0, players, bot="wanderer", seed=seed, **given))
    while not table.is_over and (decisions is None or decisions > 0):
        table.decide(table.decider, table.bot_action())
        decisions = None if decisions is None else decisions - 1
    return table


def view_of(players: int, seed: int, decisions: int | None = None, names: tuple[str, ...] | None = None) -> View:
    view: View = played(players, seed, decisions, names).view(None)
    return view


@cache
def ended(players: int, seed: int) -> tuple[View, tuple[Event, ...]]:
    """The view of an end and the events of its last decision."""
    table = Table(plan(0, players, bot="wanderer", seed=seed))
    last: list[Event] = []
    while not table.is_over:
        last = table.decide(table.decider, table.bot_action())
    return table.view(None), tuple(last)


def colours_of(view: View) -> tuple[int, ...]:
    return (*range(len(view.players)), *([5] if view.neutral else []))


def drawn(view: View, points: Sequence[int], cards: Sequence[int]) -> View:
    """The end of a game with other points and numbers of achievements, and the winners they make."""
    assert view.outcome is not None
    ranking = list(zip(points, cards, strict=True))
    outcome = view.outcome._replace(
        points=tuple(points),
        winners=tuple(seat for seat, mine in enumerate(ranking) if mine == max(ranking)),
        places=tuple(1 + sum(other > mine for other in ranking) for mine in ranking),
    )
    won = (GOURMET, BATHER, COLLECTOR)
    players = tuple(
        player._replace(points=points[player.number], achievements=won[: cards[player.number]])
        for player in view.players
    )
    return view._replace(players=players, outcome=outcome)


class Bare(Screen[None]):
    """A screen with one widget and nothing else."""

    def __init__(self, widget: Widget) -> None:
        super().__init__()
        self.widget = widget

    def compose(self) -> ComposeResult:
        yield self.widget


class Host(TokaidoApp):
    """The app with a screen of the test's instead of a game; `answers` are what it was dismissed with."""

    CSS_PATH = TokaidoApp.CSS_PATH

    def __init__(self, folder: Path, first: Callable[[], Screen[Any]], **settings: Any) -> None:
        assert not save(Settings(**{"animation": False, **settings}), folder)
        self._first = first
        self.answers: list[Any] = []
        self.messages: list[Any] = []
        super().__init__(local(folder), plan(2))

    def play(self, plan: Plan) -> None:  # noqa: ARG002
        self.push_screen(self._first(), self.answers.append)


def rows_of(app: TokaidoApp) -> list[str]:
    """What the screen shows, row by row."""
    strips = app.screen._compositor.render_strips()
    return ["".join(segment.text for segment in row) for row in strips]


def backgrounds(app: TokaidoApp, y: int) -> list[str]:
    """The background colour of every cell of a row."""
    found: list[str] = []
    for segment in app.screen._compositor.render_strips()[y]:
        colour = segment.style.bgcolor.get_truecolor().hex if segment.style and segment.style.bgcolor else ""
        found += [colour] * segment.cell_length
    return found


def source_colours(app: TokaidoApp) -> dict[str, str]:
    return {source: app.palette.named(SOURCE_WORDS[source].colour) for source in SOURCES}
