"""What each command should do: a generator a command, up to its yield before the key, and the rest after it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

from tests.tui.driving import table_of
from tests.tui.key_checking import Check, changes, leads_to
from tests.tui.key_checks_replay import CHECKS as REPLAY_CHECKS
from tests.tui.key_screens import ANSWERS
from tokaido_tui.tui.games import ON_SCREEN
from tokaido_tui.tui.screens.forms.setup import place_of
from tokaido_tui.tui.screens.statistics.screen import PAGES
from tokaido_tui.tui.screens.title import ENTRIES
from tokaido_tui.tui.widgets.log_panel import LogPanel


def picks(name: str) -> Check:
    def check(app: Any, screen: Any, _key: str) -> Iterator[None]:
        yield
        number = next(i for i, one in enumerate(ENTRIES) if one.name == name)
        assert screen.menu.cursor == number
        target = {
            "new": "SetupScreen", "demo": "DemoListScreen", "learn": "LearnScreen", "replays": "ReplaysScreen",
            "statistics": "StatisticsScreen", "settings": "SettingsScreen", "quit": "ConfirmScreen",
        }  # fmt: skip
        assert type(app.screen).__name__ == ("TitleScreen" if name in screen.menu.empty else target[name])

    return check


def digit(_app: Any, screen: Any, key: str) -> Iterator[None]:
    road = screen.board.road
    before = road.cursor
    yield
    assert road.cursor == (road.reachable[int(key) - 1] if int(key) <= len(road.reachable) else before)


def confirmed(app: Any, screen: Any, _key: str) -> Iterator[None]:
    station, walker = screen.board.road.cursor, screen.board.view.walker
    yield
    assert table_of(app).view(None).travellers[walker].station == station


def marked(_app: Any, screen: Any, _key: str) -> Iterator[None]:
    """On the road there is nothing to mark; a village has a test of its own."""
    before = (screen.board.road.cursor, len(screen.host.table.story))
    yield
    assert (screen.board.road.cursor, len(screen.host.table.story)) == before


def _earn(screen: Any) -> None:
    """A step that shows nothing hidden: to a farm."""
    options = screen.board.view.decision.options
    table = screen.host.table
    table.decide(table.decider, next(option.action for option in options if option.name.endswith("farm")))


def undone(_app: Any, screen: Any, _key: str) -> Iterator[None]:
    before = screen.host.table.record_text()
    _earn(screen)
    yield
    assert screen.host.table.record_text() == before


def redone(_app: Any, screen: Any, _key: str) -> Iterator[None]:
    _earn(screen)
    after = screen.host.table.record_text().removesuffix("unfinished\n")
    table = screen.host.table
    table.undo(table.retreat())
    assert table.can_redo
    yield
    # Bots go on from there.
    assert screen.host.table.record_text().startswith(after)


def asked_for_hint(_app: Any, screen: Any, _key: str) -> Iterator[None]:
    """It takes a second to come: its words and marks have tests of their own."""
    yield
    assert any(worker.name == "hint" for worker in screen.workers)


def turned(by: int) -> Check:
    def check(_app: Any, screen: Any, _key: str) -> Iterator[None]:
        journal = screen.query_one(LogPanel)
        journal.lines = journal.lines * 9
        journal.back = 4
        yield
        assert journal.back == 4 + by

    return check


def answered(wanted: bool) -> Check:
    def check(app: Any, screen: Any, _key: str) -> Iterator[None]:
        yield
        assert [wanted] == ANSWERS
        assert app.screen is not screen

    return check


def new_game(same_deal: bool) -> Check:
    def check(app: Any, _screen: Any, _key: str) -> Iterator[None]:
        before = table_of(app)
        yield
        after = table_of(app)
        assert after is not before
        assert after.seats == before.seats
        assert (after.plan.seed == before.plan.seed) == same_deal

    return check


def saved(_app: Any, screen: Any, _key: str) -> Iterator[None]:
    before = set(Path.cwd().glob("*.record"))
    yield
    (new,) = set(Path.cwd().glob("*.record")) - before
    assert new.name in screen.result.note


def listed(screen: Any) -> int:
    return screen.list.cursor


def filtered(field: str, value: object) -> Check:
    """A filter goes from any to the first value; the figures follow."""
    return changes(lambda s: getattr(s.filter.filters, field), lambda _s, _before: value)


def since_a_week(_app: Any, screen: Any, _key: str) -> Iterator[None]:
    yield
    assert screen.filter.days == 7
    assert screen.found.games == 0


def only_theirs(_app: Any, screen: Any, _key: str) -> Iterator[None]:
    marked = screen.marked
    assert marked == "Ana"
    yield
    assert (screen.filter.filters.name, screen.page_name) == (marked, "overview")


def cursor(screen: Any) -> int:
    return screen.board.road.cursor


def looked_at(screen: Any) -> int:
    road = screen.board.road
    return road.cursor if road.looked_at is None else road.looked_at


def reachable(step: int) -> Callable[[Any, Any], int]:
    def to(screen: Any, before: int) -> int:
        spaces = screen.board.road.reachable
        return spaces[max(0, min(spaces.index(before) + step, len(spaces) - 1))]

    return to


def field_after(step: int) -> Callable[[Any, Any], Any]:
    def to(screen: Any, before: Any) -> Any:
        fields = [place_of(field) for line in screen.lines() for field in line]
        return fields[fields.index(before) + step]

    return to


def next_game(_screen: Any, before: str) -> str:
    return ON_SCREEN[(ON_SCREEN.index(before) + 1) % len(ON_SCREEN)]


def chapter(step: int) -> Callable[[Any, str], str]:
    def to(screen: Any, before: str) -> str:
        chapters = list(dict.fromkeys(topic.split(":")[0] for topic in screen.contents.topics))
        return chapters[(chapters.index(before) + step) % len(chapters)]

    return to


def top(screen: Any) -> int:
    return round(screen.page.scroll_y)


def last_top(screen: Any, _before: int) -> int:
    return int(screen.page.max_scroll_y)


def page(step: int) -> Callable[[Any, int], int]:
    def to(screen: Any, before: int) -> int:
        assert screen.page.max_scroll_y > 0, "there is something to scroll"
        return max(0, min(before + step * (screen.page.size.height - 2), screen.page.max_scroll_y))

    return to


def cursor_in_contents(screen: Any) -> int:
    return screen.contents.cursor


def setting(screen: Any) -> str:
    return screen.app.settings.theme


THEMES = ("night", "paper", "sixteen", "safe")
_menu = len(ENTRIES)
CHECKS: dict[tuple[str, str], Check] = {
    ("TitleScreen", "move(-1)"): changes(lambda s: s.menu.cursor, lambda _s, at: (at - 1) % _menu),
    ("TitleScreen", "move(1)"): changes(lambda s: s.menu.cursor, lambda _s, at: at + 1),
    ("TitleScreen", "edge(0)"): changes(lambda s: s.menu.cursor, lambda _s, _at: 0),
    ("TitleScreen", "edge(-1)"): changes(lambda s: s.menu.cursor, lambda _s, _at: _menu - 1),
    ("TitleScreen", "open"): leads_to("SetupScreen"),
    **{("TitleScreen", f"pick('{entry.name}')"): picks(entry.name) for entry in ENTRIES},
    ("TitleScreen", "rules"): leads_to("RulesScreen"),
    ("SetupScreen", "start"): leads_to("GameScreen"),
    ("SetupScreen", "back"): leads_to("TitleScreen"),
    ("SetupScreen", "move(-1)"): changes(lambda s: s.cursor, lambda _s, _at: ("players", 0)),
    ("SetupScreen", "move(1)"): changes(lambda s: s.cursor, lambda _s, _at: ("name", 1)),
    ("SetupScreen", "hop(1)"): changes(lambda s: s.cursor, field_after(1)),
    ("SetupScreen", "hop(-1)"): changes(lambda s: s.cursor, field_after(-1)),
    ("SetupScreen", "change(-1)"): changes(lambda s: s.draft.players, lambda _s, n: n - 1),
    ("SetupScreen", "change(1)"): changes(lambda s: s.draft.players, lambda _s, n: n + 1),
    ("SetupScreen", "jump(False)"): changes(lambda s: s.cursor, lambda s, _at: place_of(s.lines()[0][0])),
    ("SetupScreen", "jump(True)"): changes(lambda s: s.cursor, lambda s, _at: place_of(s.lines()[-1][0])),
    ("SettingsScreen", "move(-1)"): changes(lambda s: s.row, lambda _s, at: (at - 1) % 5),
    ("SettingsScreen", "move(1)"): changes(lambda s: s.row, lambda _s, at: (at + 1) % 5),
    ("SettingsScreen", "change(-1)"): changes(setting, lambda _s, at: THEMES[THEMES.index(at) - 1]),
    ("SettingsScreen", "change(1)"): changes(setting, lambda _s, at: THEMES[(THEMES.index(at) + 1) % 4]),
    ("SettingsScreen", "back"): leads_to("TitleScreen"),
    ("HelpScreen", "close"): leads_to("GameScreen"),
    ("HelpScreen", "rules"): leads_to("RulesScreen"),
    ("HelpScreen", "lines(-1)"): changes(top, lambda _s, at: at - 1),
    ("HelpScreen", "lines(1)"): changes(top, lambda _s, at: at + 1),
    ("HelpScreen", "pages(-1)"): changes(top, page(-1)),
    ("HelpScreen", "pages(1)"): changes(top, page(1)),
    ("HelpScreen", "edge(False)"): changes(top, lambda _s, _at: 0),
    ("HelpScreen", "edge(True)"): changes(top, last_top),
    ("RulesScreen", "close"): leads_to("TitleScreen"),
    ("RulesScreen", "move(-1)"): changes(cursor_in_contents, lambda _s, at: at - 1),
    ("RulesScreen", "move(1)"): changes(cursor_in_contents, lambda _s, at: at + 1),
    ("RulesScreen", "chapter(-1)"): changes(lambda s: s.topic.split(":")[0], chapter(-1)),
    ("RulesScreen", "chapter(1)"): changes(lambda s: s.topic.split(":")[0], chapter(1)),
    ("RulesScreen", "edge(0)"): changes(cursor_in_contents, lambda _s, _at: 0),
    ("RulesScreen", "edge(-1)"): changes(cursor_in_contents, lambda s, _at: len(s.contents.topics) - 1),
    ("RulesScreen", "game"): changes(lambda s: s.game, next_game),
    ("RulesScreen", "scroll(1)"): changes(top, page(1)),
    ("RulesScreen", "scroll(-1)"): changes(top, page(-1)),
    ("SheetScreen", "turn(1)"): changes(lambda s: s.sheet.seat, lambda _s, at: (at + 1) % 3),
    ("SheetScreen", "turn(-1)"): changes(lambda s: s.sheet.seat, lambda _s, at: (at - 1) % 3),
    ("SheetScreen", "about"): leads_to("RulesScreen"),
    ("SheetScreen", "close"): leads_to("GameScreen"),
    ("ScoringScreen", "next"): changes(lambda s: s.steps.at, lambda _s, at: at + 1),
    ("ScoringScreen", "skip"): changes(lambda s: s.steps.at, lambda s, _at: len(s.steps.steps) - 1),
    ("ResultScreen", "rematch"): new_game(same_deal=False),
    ("ResultScreen", "same_deal"): new_game(same_deal=True),
    ("ResultScreen", "replay"): leads_to("ReplayScreen"),
    ("ResultScreen", "card"): leads_to("CardScreen"),
    ("ResultScreen", "save"): saved,
    ("ResultScreen", "title"): leads_to("TitleScreen"),
    ("StatisticsScreen", "page(1)"): changes(lambda s: s.page, lambda _s, at: (at + 1) % len(PAGES)),
    ("StatisticsScreen", "page(-1)"): changes(lambda s: s.page, lambda _s, at: (at - 1) % len(PAGES)),
    **{
        ("StatisticsScreen", f"open('{name}')"): changes(lambda s: s.page, lambda _s, _at, n=number: n)
        for number, name in enumerate(PAGES)
    },
    ("StatisticsScreen", "move(-1)"): changes(lambda s: s.cursor, lambda _s, at: (at - 1) % 2),
    ("StatisticsScreen", "move(1)"): changes(lambda s: s.cursor, lambda _s, at: (at + 1) % 2),
    ("StatisticsScreen", "edge(0)"): changes(lambda s: s.cursor, lambda _s, _at: 0),
    ("StatisticsScreen", "edge(-1)"): changes(lambda s: s.cursor, lambda _s, _at: 1),
    ("StatisticsScreen", "choose"): only_theirs,
    ("StatisticsScreen", "turn('name')"): filtered("name", "Ana"),
    ("StatisticsScreen", "turn('game')"): filtered("game", "tokaido"),
    ("StatisticsScreen", "turn('players')"): filtered("players", 3),
    ("StatisticsScreen", "turn('variant')"): filtered("variant", "gastronomy"),
    ("StatisticsScreen", "turn('since')"): since_a_week,
    ("StatisticsScreen", "all"): changes(lambda s: s.filter.is_open, lambda _s, is_open: not is_open),
    ("StatisticsScreen", "forget"): leads_to("ConfirmScreen"),
    ("StatisticsScreen", "back"): leads_to("TitleScreen"),
    ("ConfirmScreen", "answer(True)"): answered(True),
    ("ConfirmScreen", "answer(False)"): answered(False),
    ("ConfirmScreen", "turn"): changes(lambda s: s.yes, lambda _s, yes: not yes),
    ("ConfirmScreen", "take"): answered(True),
    ("CurtainScreen", "open"): leads_to("GameScreen"),
    ("ContinueScreen", "move(-1)"): changes(listed, lambda _s, at: (at - 1) % 3),
    ("ContinueScreen", "move(1)"): changes(listed, lambda _s, at: (at + 1) % 3),
    ("ContinueScreen", "page(-1)"): changes(listed, lambda _s, _at: 0),
    ("ContinueScreen", "page(1)"): changes(listed, lambda _s, _at: 2),
    ("ContinueScreen", "edge(False)"): changes(listed, lambda _s, _at: 0),
    ("ContinueScreen", "edge(True)"): changes(listed, lambda _s, _at: 2),
    ("ContinueScreen", "open"): leads_to("GameScreen"),
    ("ContinueScreen", "delete"): leads_to("ConfirmScreen"),
    ("ContinueScreen", "close"): leads_to("TitleScreen"),
    ("GameScreen", "step(-1, 0)"): changes(cursor, reachable(-1)),
    ("GameScreen", "step(1, 0)"): changes(cursor, reachable(1)),
    ("GameScreen", "step(0, -1)"): changes(cursor, reachable(-1)),
    ("GameScreen", "step(0, 1)"): changes(cursor, reachable(1)),
    ("GameScreen", "end(False)"): changes(cursor, lambda s, _at: s.board.road.reachable[0]),
    ("GameScreen", "end(True)"): changes(cursor, lambda s, _at: s.board.road.reachable[-1]),
    ("GameScreen", "digit"): digit,
    ("GameScreen", "confirm"): confirmed,
    ("GameScreen", "mark"): marked,
    ("GameScreen", "jump"): changes(lambda s: s.board.jumping, lambda _s, on: not on),
    ("GameScreen", "look(-1)"): changes(looked_at, lambda _s, at: at - 1),
    ("GameScreen", "look(1)"): changes(looked_at, lambda _s, at: at + 1),
    ("GameScreen", "undo"): undone,
    ("GameScreen", "redo"): redone,
    ("GameScreen", "hint"): asked_for_hint,
    ("GameScreen", "rules"): leads_to("RulesScreen"),
    ("GameScreen", "sheet"): leads_to("SheetScreen"),
    ("GameScreen", "own_secrets"): leads_to("SheetScreen"),
    ("GameScreen", "turn(3)"): turned(3),
    ("GameScreen", "turn(-3)"): turned(-3),
    ("GameScreen", "leave_game"): leads_to("ConfirmScreen"),
    **REPLAY_CHECKS,
}
