"""Hints in words: what the adviser would do and why, made from the rules' previews and the adviser's values."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tokaido_tui.games.tokaido.box import ENCOUNTER, FARM, INN, PADDY, SEA, SPRING, TEMPLE, VILLAGE
from tokaido_tui.games.tokaido.preview import Previewer, StopPreview
from tokaido_tui.games.tokaido.view import View
from tokaido_tui.i18n import _, ngettext
from tokaido_tui.words.counts import coins
from tokaido_tui.words.hints import hint, second_best
from tokaido_tui.words.road.order import name_of
from tokaido_tui.words.tokaido import names
from tokaido_tui.words.tokaido.reasons import label, reasons, section_words

if TYPE_CHECKING:
    from tokaido_tui.bots.advice import Advice


def sentence(view: View, advice: Advice) -> str:
    """What is advised, and why; for the eyes of who decides."""
    parts = _why_stop(view, advice.action) if view.kind == "move" else reasons(view, advice.action)
    return hint(advice.level, [*parts, _other(view, advice)])


def _why_stop(view: View, station: int) -> list[str]:
    stop = Previewer(view).stop(station)
    return [_gain(view, stop), _left(view, stop)]


def _gain(view: View, stop: StopPreview) -> str:
    station = _(names.STATIONS[stop.kind])
    if view.walker >= len(view.players):
        return _("the neutral takes the {station}").format(station=station)
    low, high = stop.points
    if PADDY <= stop.kind <= SEA:
        return section_words(view, stop.kind - PADDY, stop.section)
    if stop.kind == FARM:
        return _("farm, {coins}").format(coins=coins(stop.coins))
    if stop.kind == SPRING:
        return _("hot spring, +{low} to {high}").format(low=low, high=high) if low != high else f"{station}, +{low}"
    if stop.kind == TEMPLE:
        return _("temple, up to +{high} and a better rank").format(high=high)
    if stop.kind == VILLAGE:
        return _("village, {coins} to spend").format(coins=coins(view.players[view.walker].coins))
    if stop.kind == ENCOUNTER:
        return _("an encounter")
    assert stop.kind == INN
    if not view.waiting:
        return _("first at the inn, to choose among all meals")
    return _("inn, number {n} to choose").format(n=view.waiting + 1)


def _left(view: View, stop: StopPreview) -> str:
    """What the others can do before the walker's next turn."""
    if stop.again:
        return _("you move again") if stop.next_walker == view.decider else ""
    if not stop.behind:
        return ""
    count = len(stop.behind)
    return ngettext("leaves {name} {n} space", "leaves {name} {n} spaces", count).format(
        name=name_of(view, stop.next_walker), n=count
    )


def _other(view: View, advice: Advice) -> str:
    """The second best, where it comes close."""
    second = second_best(advice)
    if second is None:
        return ""
    name = _(names.STATIONS[view.road.kinds[second]]) if view.kind == "move" else label(view, second)
    return _("{name} is nearly as good").format(name=name)
