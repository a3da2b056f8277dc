"""Hints in words: what a stop brings, for who is advised to go there. The view must be that of who decides."""

from __future__ import annotations

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
    if not stop.actions:
        return _("{station}, where there is nothing to do").format(station=station)
    if len(stop.actions) > 1:
        return _("{station}, to choose: {actions}").format(station=station, actions=names.actions(stop.actions))
    (action,) = stop.actions
    low, high = stop.points
    if stop.panorama >= 0:
        return section_words(view, stop.panorama, stop.section)
    if action == "work":
        return _("farm, {coins}").format(coins=coins(stop.coins))
    if action == "bathe":
        return _("hot spring, +{low} to {high}").format(low=low, high=high) if low != high else f"{station}, +{low}"
    if action == "give":
        return _("temple, up to +{high} and a better rank").format(high=high)
    if action == "shop":
        return _("village, {coins} to spend").format(coins=coins(view.players[view.walker].coins))
    if action == "meet":
        return _("an encounter")
    assert action == "rest"
    if not view.waiting:
        return _("first at the inn, to choose among all meals")
    return _("inn, number {n} to choose").format(n=view.waiting + 1)
