"""Hints in words: what a stop brings, for who is advised to go there. The view must be that of who decides."""

from __future__ import annotations

from tokaido_tui.games.namiji.box import (
    DOCK,
    DOLPHIN,
    LINE,
    NET,
    NETS,
    ROCK,
    TRAP,
    TURNED,
    WHALE,
    WHIRLPOOL,
)
from tokaido_tui.games.namiji.preview import Previewer, StopPreview
from tokaido_tui.games.namiji.view import View
from tokaido_tui.i18n import _, ngettext
from tokaido_tui.words import counts
from tokaido_tui.words.namiji import names, panoramas
from tokaido_tui.words.namiji.fits import best_fit, told
from tokaido_tui.words.namiji.sums import effect_of
from tokaido_tui.words.road.hints import left_for_others
from tokaido_tui.words.road.previews import cards_left


def stop_label(view: View, station: int) -> str:
    return names.station(view, station)


def stop_reasons(view: View, station: int) -> list[str]:
    stop = Previewer(view).stop(station)
    return [_gain(view, stop), left_for_others(view, stop, _leaves)]


def _leaves(count: int) -> str:
    return ngettext("leaves {name} {n} stop", "leaves {name} {n} stops", count)


def _gain(view: View, stop: StopPreview) -> str:
    if view.walker >= len(view.players):
        return _("the neutral takes the place: {station}").format(station=names.station(view, stop.station))
    if DOLPHIN <= stop.kind <= WHALE:
        return section_words(stop)
    if stop.kind == DOCK:
        return _to_dock(view, stop)
    return {LINE: _line, NET: _net, TRAP: _trap, WHIRLPOOL: _whirlpool, ROCK: _rock}[stop.kind](view, stop)


def section_words(stop: StopPreview) -> str:
    """The next section of a panorama, with everything it scores."""
    number = stop.kind - DOLPHIN
    given = {
        "panorama": _(panoramas.WHOM[number]), "of": _(panoramas.OF[number]), "section": stop.section,
        "points": stop.points,
    }  # fmt: skip
    if stop.first:
        return _("completes {panorama} first of all, {points:+}").format(**given)
    if stop.completes:
        return _("completes {panorama}, {points:+}").format(**given)
    return _("section {section} {of}, {points:+}").format(**given)


def _to_dock(view: View, stop: StopPreview) -> str:
    place = view.waiting + 1
    if stop.station == view.road.last:
        return _("home as number {n}, {points:+}").format(n=place, points=stop.points)
    free = len(view.berths)
    if place == 1:
        return _("first at the dock, every place is free")
    return ngettext("the dock, its last place is left", "the dock, {n} places are free", free).format(n=free)


def _line(view: View, _stop: StopPreview) -> str:
    """The face-up fish that suits best; what a lantern turns up nobody knows."""
    player, box = view.players[view.walker], view.box
    found = [(fish, best_fit(box, player, fish, False)) for fish in sorted(set(view.face_up))]
    scoring = [(one.points, fish, one) for fish, one in found if one is not None and one.points]
    if scoring:
        _points, fish, one = max(scoring, key=lambda entry: entry[0])
        return f"{names.fish(box, fish)} {told(box, one)}"
    shown = len(view.face_up) + min(view.face_down, effect_of(box, player, TURNED))
    return ngettext("line fishing, {n} fish lies open", "line fishing, {n} fish lie open", shown).format(n=shown)


def _net(view: View, _stop: StopPreview) -> str:
    nets = min(1 + effect_of(view.box, view.players[view.walker], NETS), cards_left(view, "net"))
    if nets > 1:
        return _("net fishing, one of {n} nets").format(n=nets)
    return _("net fishing, two fish at once")


def _trap(view: View, _stop: StopPreview) -> str:
    bag = view.bag_shrimp + view.bag_crabs
    return _("the trap, {n} of {all} in the bag are shrimp").format(n=view.bag_shrimp, all=bag)


def _whirlpool(_view: View, stop: StopPreview) -> str:
    if not stop.spared:
        return _("the whirlpool, only to be in the way")
    text = _("an offering afloat spares {points}").format(points=counts.points(stop.spared))
    return f"{text}, {stop.points:+}" if stop.points else text


def _rock(view: View, stop: StopPreview) -> str:
    most = max(card.points for card in view.box.rocks)
    text = _("a sacred rock, up to {points:+} at the end").format(points=most)
    return f"{text}, {stop.points:+}" if stop.points else text
