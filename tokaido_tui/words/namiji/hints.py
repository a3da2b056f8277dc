"""Hints in words: what the adviser would do and why. The view must be that of who decides."""

from __future__ import annotations

from typing import TYPE_CHECKING

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
from tokaido_tui.words.hints import hint, second_best
from tokaido_tui.words.namiji import names
from tokaido_tui.words.namiji.fits import best_fit, told
from tokaido_tui.words.namiji.reasons import label, reasons
from tokaido_tui.words.namiji.sums import effect_of

if TYPE_CHECKING:
    from tokaido_tui.bots.advice import Advice


def sentence(view: View, advice: Advice) -> str:
    """What is advised, and why, in a line."""
    parts = _why_stop(view, advice.action) if view.kind == "move" else reasons(view, advice.action)
    return hint(advice.level, [*parts, _other(view, advice)])


def _why_stop(view: View, station: int) -> list[str]:
    stop = Previewer(view).stop(station)
    return [_gain(view, stop), _left(view, stop)]


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
    given = {"panorama": _(names.PANORAMAS[stop.kind - DOLPHIN]), "section": stop.section, "points": stop.points}
    if stop.first:
        return _("completes the {panorama} first of all, {points:+}").format(**given)
    if stop.completes:
        return _("completes the {panorama}, {points:+}").format(**given)
    return _("section {section} of the {panorama}, {points:+}").format(**given)


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
    nets = min(1 + effect_of(view.box, view.players[view.walker], NETS), sum(layer.size for layer in view.decks["net"]))
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


def _left(view: View, stop: StopPreview) -> str:
    """What the others can do before the walker's next turn."""
    if stop.again:
        return _("you move again") if stop.next_walker == view.decider else ""
    if not stop.behind:
        return ""
    count = len(stop.behind)
    return ngettext("leaves {name} {n} stop", "leaves {name} {n} stops", count).format(
        name=names.name_of(view, stop.next_walker), n=count
    )


def _other(view: View, advice: Advice) -> str:
    """The second best, where it comes close."""
    second = second_best(advice)
    if second is None:
        return ""
    name = names.station(view, second) if view.kind == "move" else label(view, second)
    return _("{name} is nearly as good").format(name=name)
