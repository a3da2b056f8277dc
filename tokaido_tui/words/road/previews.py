"""What a stop means, in words, as both road games say it: what is left of a pile or a panorama, who moves after it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tokaido_tui.i18n import _, ngettext
from tokaido_tui.words.initials import name_of
from tokaido_tui.words.pieces import Pieces


def order(view: Any, stop: Any) -> Pieces:
    """Who moves after the stop."""
    if stop.again and view.walker == view.decider:
        return [(_("After this you move again: nobody is behind you."), "")]
    who = name_of(view, stop.next_walker)
    if stop.next_walker >= len(view.players):
        decider = name_of(view, stop.next_decider)
        return [(_("After this the neutral moves, led by {name}.").format(name=decider), "")]
    if stop.next_walker == view.decider:
        return [(_("After this it is your move."), "")]
    behind = [name_of(view, rival) for rival in stop.rivals if rival != stop.next_walker]
    if not behind:
        return [(_("After this {name} moves").format(name=who), "")]
    text = _("After this {name} moves; also before you: {names}")
    return [(text.format(name=who, names=", ".join(behind)), "")]


def left_free(stop: Any, station: Callable[[int], str]) -> Pieces:
    """The spaces behind that somebody could still take; `station` says what one is called."""
    if not stop.rivals:
        return []
    if not stop.behind:
        return [(_("No free space is left behind you."), "faint")]
    names = ", ".join(station(number) for number in stop.behind)
    count = len(stop.behind)
    text = ngettext("{n} space stays free behind: {names}", "{n} spaces stay free behind: {names}", count)
    return [(text.format(n=count, names=names), "faint")]


def cards_left(view: Any, deck: str) -> int:
    left: int = sum(layer.size for layer in view.decks[deck])
    return left


def to_complete(view: Any, panorama: int, left: int) -> str:
    """How far a panorama is from complete, and whether its bonus is still to be had."""
    note = ngettext("{n} more completes it", "{n} more complete it", left).format(n=left)
    return note if view.awarded >> panorama & 1 else f"{note}; {_('nobody has it yet')}"
