"""For who learns: which keys lead along the road to a space."""

from __future__ import annotations

from collections.abc import Sequence

from tokaido_tui.i18n import _, ngettext
from tokaido_tui.tui.road.road import Road
from tokaido_tui.tui.road.station_signs import Signs
from tokaido_tui.words.pieces import capital


def way_on_road(road: Road, kinds: Sequence[int], signs: Signs, station: int) -> str:
    wanted, cursor = kinds[station], road.cursor
    if cursor is None or station not in road.reachable:
        return ""
    number = road.reachable.index(station)
    steps = number - road.reachable.index(cursor)
    if not steps and road.looked_at is None:
        return _("This is {station}: press *Enter*.").format(station=_(signs.who[wanted]))
    if not steps:
        return _("{for_it} press *{key}*.").format(for_it=capital(_(signs.for_it[wanted])), key=number + 1)
    here = kinds[cursor if road.looked_at is None else road.looked_at]
    key = _("Right") if steps > 0 else _("Left")
    times = ngettext("once", "{n} times", abs(steps)).format(n=abs(steps))
    if here == wanted:
        text = _("{for_it} press *{key}* {times}.")
        return text.format(for_it=capital(_(signs.for_other[wanted])), key=key, times=times)
    text = _("That is {here}; {for_it} press *{key}* {times}.")
    return text.format(here=_(signs.who[here]), for_it=_(signs.for_it[wanted]), key=key, times=times)
