"""The result card: how a game ended, as a text to paste into a chat."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Protocol

from tokaido_tui.engine.game import Outcome
from tokaido_tui.i18n import _
from tokaido_tui.words.any_game import game_title, source_words, variant_label
from tokaido_tui.words.progress import part_words
from tokaido_tui.words.wrapping import clip, in_lines, padded

WIDTH = 60
NAME, ROLE, POINTS = 14, 11, 4
FIGURE = 3
CUT = "~"
"""Where a text was cut: cards have plain letters only."""


class Standing(Protocol):
    """How a game stands; `plan` says who sits where."""

    @property
    def plan(self) -> Any: ...
    @property
    def outcome(self) -> Outcome: ...
    @property
    def progress(self) -> tuple[int, int]: ...
    @property
    def roles(self) -> Sequence[str]: ...
    @property
    def over(self) -> bool: ...


def card_of(summary: Standing, date: str = "") -> str:
    """At most twelve lines of 60 columns; plain letters, so that it looks the same everywhere."""
    plan, outcome, roles = summary.plan, summary.outcome, summary.roles
    letters = {source: _(source_words(source).letter) for source in outcome.sources}
    lines = [_title(summary, date)]
    variants = [_(variant_label(name)).lower() for name in plan.variants]
    variants += [_("own tables")] if plan.data else []
    if variants:
        lines.append(clip(_("with {variants}").format(variants=", ".join(variants)), WIDTH, CUT))
    role_room = ROLE if any(roles) else 0
    head = " " * (3 + NAME + role_room + POINTS + 1)
    lines += ["", head + "".join(letter.rjust(FIGURE) for letter in letters.values())]
    for seat in sorted(range(len(outcome.points)), key=lambda seat: (outcome.places[seat], seat)):
        name = padded(clip(plan.seats[seat].name, NAME - 1, CUT), NAME)
        role = padded(clip(_(roles[seat]), ROLE - 1, CUT), ROLE) if role_room else ""
        figures = "".join(str(points[seat]).rjust(FIGURE) for points in outcome.sources.values())
        lines.append(f"{outcome.places[seat]}. {name}{role}{str(outcome.points[seat]).rjust(POINTS)} {figures}")
    legend = [f"{letters[source]} {_(source_words(source).word)}" for source in outcome.sources]
    lines += in_lines(legend, WIDTH, "  ")
    if plan.seed is not None:
        lines.append(_("deal {seed}").format(seed=plan.seed))
    return "\n".join(line.rstrip() for line in lines) + "\n"


def _title(summary: Standing, date: str) -> str:
    parts = [game_title(summary.plan.game)]
    if not summary.over:
        parts.append(part_words(summary.progress))
    return ", ".join([*parts, date] if date else parts)
