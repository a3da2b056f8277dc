"""What each command of the replay's screens should do: see key_checks.py."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

from tests.tui.key_checking import Check, changes, leads_to
from tests.tui.replaying import ANSWERS, MIDDLE, golden_replay
from tokaido_tui.tui.screens.forms.setup_draft import OFFERED


def at(screen: Any) -> int:
    return screen.at


def graph_at(screen: Any) -> int:
    return screen.graph.at


def list_at(screen: Any) -> int:
    return screen.list.cursor


def who(screen: Any) -> int:
    return OFFERED.index(screen.seats[1].bot)


def saved(_app: Any, _screen: Any, _key: str) -> Iterator[None]:
    before = set(Path.cwd().glob("*.record"))
    yield
    assert len(set(Path.cwd().glob("*.record")) - before) == 1


def answered(wanted: str) -> Check:
    def check(app: Any, screen: Any, _key: str) -> Iterator[None]:
        yield
        assert [wanted] == ANSWERS
        assert app.screen is not screen

    return check


def to_moment(number: int) -> Check:
    """Back at the replay, at this moment."""

    def check(app: Any, _screen: Any, _key: str) -> Iterator[None]:
        yield
        assert app.screen.at == number

    return check


def copied(app: Any, screen: Any, _key: str) -> Iterator[None]:
    app._clipboard = ""
    yield
    assert app.clipboard == screen.text


_story = golden_replay()
_moves: dict[str, int] = {
    "step(1)": MIDDLE + 1, "step(-1)": MIDDLE - 1, "turn(1)": _story.next_turn(MIDDLE, 1),
    "turn(-1)": _story.next_turn(MIDDLE, -1), "stage(1)": _story.next_stage(MIDDLE, 1),
    "stage(-1)": _story.next_stage(MIDDLE, -1), "edge(False)": 0, "edge(True)": _story.last,
}  # fmt: skip
CHECKS: dict[tuple[str, str], Check] = {
    **{("ReplayScreen", key): changes(at, lambda _s, _at, to=to: to) for key, to in _moves.items()},  # type: ignore[misc]
    **{("GraphScreen", key): changes(graph_at, lambda _s, _at, to=to: to) for key, to in _moves.items()},  # type: ignore[misc]
    ("ReplayScreen", "jump"): leads_to("AskScreen"),
    ("ReplayScreen", "play"): changes(lambda s: s.playing, lambda _s, on: not on),
    ("ReplayScreen", "speed(1)"): changes(lambda s: s.speed, lambda _s, speed: speed * 2),
    ("ReplayScreen", "speed(-1)"): changes(lambda s: s.speed, lambda _s, speed: speed / 2),
    ("ReplayScreen", "viewpoint"): changes(lambda s: s.viewpoint, lambda _s, eyes: eyes.next(4)),
    ("ReplayScreen", "graph"): leads_to("GraphScreen"),
    ("ReplayScreen", "play_on"): leads_to("PlayOnScreen"),
    ("ReplayScreen", "card"): leads_to("CardScreen"),
    ("ReplayScreen", "save"): saved,
    ("ReplayScreen", "sheet"): leads_to("SheetScreen"),
    ("ReplayScreen", "rules"): leads_to("RulesScreen"),
    ("ReplayScreen", "leave"): leads_to("Screen"),
    ("GraphScreen", "take"): to_moment(MIDDLE + 1),
    ("GraphScreen", "close"): to_moment(MIDDLE),
    ("PlayOnScreen", "move(-1)"): changes(lambda s: s.row, lambda _s, now: (now - 1) % 4),
    ("PlayOnScreen", "move(1)"): changes(lambda s: s.row, lambda _s, now: (now + 1) % 4),
    ("PlayOnScreen", "change(-1)"): changes(who, lambda _s, now: (now - 1) % len(OFFERED)),
    ("PlayOnScreen", "change(1)"): changes(who, lambda _s, now: (now + 1) % len(OFFERED)),
    ("PlayOnScreen", "start"): leads_to("Screen"),
    ("PlayOnScreen", "close"): leads_to("ReplayScreen"),
    ("ReplaysScreen", "move(-1)"): changes(list_at, lambda _s, now: (now - 1) % 3),
    ("ReplaysScreen", "move(1)"): changes(list_at, lambda _s, now: (now + 1) % 3),
    ("ReplaysScreen", "page(-1)"): changes(list_at, lambda _s, _now: 0),
    ("ReplaysScreen", "page(1)"): changes(list_at, lambda _s, _now: 2),
    ("ReplaysScreen", "edge(False)"): changes(list_at, lambda _s, _now: 0),
    ("ReplaysScreen", "edge(True)"): changes(list_at, lambda _s, _now: 2),
    ("ReplaysScreen", "open"): leads_to("ReplayScreen"),
    ("ReplaysScreen", "card"): leads_to("CardScreen"),
    ("ReplaysScreen", "save"): saved,
    ("ReplaysScreen", "bring_in"): leads_to("AskScreen"),
    ("ReplaysScreen", "delete"): leads_to("ConfirmScreen"),
    ("ReplaysScreen", "close"): leads_to("Screen"),
    ("AskScreen", "answer"): answered("ab"),
    ("AskScreen", "close"): answered(""),
    ("CardScreen", "copy"): copied,
    ("CardScreen", "close"): leads_to("Screen"),
}
AFRESH = {
    (screen, action): ()
    for screen, action in CHECKS
    if screen in ("ReplayScreen", "GraphScreen", "PlayOnScreen", "AskScreen")
}
"""Every key of these is pressed on a fresh screen."""
PREPARED: dict[tuple[str, str], tuple[str, ...]] = {**AFRESH, ("GraphScreen", "take"): ("right",),
                                                    ("GraphScreen", "close"): ("right",)}  # fmt: skip
