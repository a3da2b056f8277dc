"""For who learns: which keys lead along the road to a space."""

from __future__ import annotations

from collections.abc import Sequence

from tokaido_tui.i18n import _, ngettext
from tokaido_tui.tui.road.road import Road


def way_on_road(road: Road, kinds: Sequence[int], names: Sequence[str], station: int) -> str:
    """`names` are the kinds of station in words."""
    wanted = _(names[kinds[station]])
    cursor = road.cursor
    if cursor is None or station not in road.reachable:
        return ""
    number = road.reachable.index(station)
    steps = number - road.reachable.index(cursor)
    if not steps and road.looked_at is None:
        return _("This is the {station}: press *Enter*.").format(station=wanted)
    if not steps:
        return _("For the {station} press *{key}*.").format(station=wanted, key=number + 1)
    here = _(names[kinds[cursor if road.looked_at is None else road.looked_at]])
    key = _("Right") if steps > 0 else _("Left")
    times = ngettext("once", "{n} times", abs(steps)).format(n=abs(steps))
    if here == wanted:
        return _("For the other {station} press *{key}* {times}.").format(station=wanted, key=key, times=times)
    sentence = _("That is the {here}; for the {station} press *{key}* {times}.")
    return sentence.format(here=here, station=wanted, key=key, times=times)
