"""Hints in words: what a stop brings, for who is advised to go there. The view must be that of who decides."""

from __future__ import annotations

from tokaido_tui.games.tokaido.box import ENCOUNTER, FARM, INN, PADDY, SEA, SPRING, TEMPLE, VILLAGE
from tokaido_tui.games.tokaido.preview import Previewer, StopPreview
from tokaido_tui.games.tokaido.view import View
from tokaido_tui.i18n import _, ngettext
from tokaido_tui.words.counts import coins
from tokaido_tui.words.road.hints import left_for_others
from tokaido_tui.words.tokaido import names, stations
from tokaido_tui.words.tokaido.reasons import section_words


def stop_label(view: View, station: int) -> str:
    return _(names.STATIONS[view.road.kinds[station]])


def stop_reasons(view: View, station: int) -> list[str]:
    stop = Previewer(view).stop(station)
    return [_gain(view, stop), left_for_others(view, stop, _leaves)]


def _leaves(count: int) -> str:
    return ngettext("leaves {name} {n} space", "leaves {name} {n} spaces", count)


def _gain(view: View, stop: StopPreview) -> str:
    station = _(names.STATIONS[stop.kind])
    if view.walker >= len(view.players):
        return _("the neutral takes {station}").format(station=_(stations.WHOM[stop.kind]))
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
