"""Events as sentences: the journal of the voyage."""

from __future__ import annotations

from collections.abc import Iterable

from tokaido_tui.engine.event import Event
from tokaido_tui.games.namiji.box import CRAB
from tokaido_tui.games.namiji.shelf import is_net
from tokaido_tui.games.namiji.view import View
from tokaido_tui.i18n import _, mark, ngettext
from tokaido_tui.words import counts
from tokaido_tui.words.final import joined
from tokaido_tui.words.initials import name_of
from tokaido_tui.words.log import NOBODY, Line
from tokaido_tui.words.namiji import names, panoramas, upgrade_names

ARRIVALS = (
    mark("reached the dock"), mark("stopped at the dolphin"), mark("stopped at the octopus"),
    mark("stopped at the whale"), mark("went line fishing"), mark("went net fishing"), mark("came to the trap"),
    mark("came to the whirlpool"), mark("came to a sacred rock"),
)  # fmt: skip
WEAK = ("moved", "caught", "nets", "drew", "rocks", "hand dealt", "hand")
"""What is only begun: the line that says how it ended takes its place."""


class LogWriter:
    """Turns the events of the game that this is a view of into lines."""

    def __init__(self, view: View) -> None:
        self._view = view
        self._box = view.box
        self._players = len(view.players)

    def speaker(self, seat: int) -> str:
        return "" if seat == NOBODY else name_of(self._view, seat)

    def tell(self, events: Iterable[Event]) -> list[Line]:
        lines: list[Line] = []
        for event in events:
            last = lines[-1] if lines else None
            mine = last is not None and last.seat == event.seat
            if event.kind == "points" and last is not None and mine:
                last.points += event.amount
                # What brought points is more than begun.
                last.weak = False
            elif event.kind == "turned up" and last is not None and last.seat != NOBODY:
                self._note(last, names.fish(self._box, _number(event)))
            elif event.kind == "line" and last is not None and mine:
                self._complete(last, names.line(_number(event)))
            elif event.kind == "nets released" and last is not None and mine and not last.weak:
                # One net is on the shelf, and that the others are not goes without saying.
                continue
            else:
                self._add(lines, event)
        return lines

    def _add(self, lines: list[Line], event: Event) -> None:
        text = self._sentence(event)
        if text is None:
            return
        line = Line(event.seat, text, weak=event.kind in WEAK)
        if lines and lines[-1].weak and lines[-1].seat == event.seat:
            lines.pop()
        lines.append(line)

    def _note(self, line: Line, fish: str) -> None:
        """Fish turned up at somebody's stop are told with it."""
        line.bare = line.bare or line.text
        line.notes.append(fish)
        line.text = _("{told}; turned up: {fish}").format(told=line.bare, fish=", ".join(line.notes))

    def _complete(self, line: Line, name: str) -> None:
        """Lines that a token completes are told with it."""
        line.bare = line.bare or line.text
        line.notes.append(name)
        line.text = _("{told}, completing {lines}").format(told=line.bare, lines=joined(line.notes))

    def _sentence(self, event: Event) -> str | None:
        box, what, amount = self._box, event.what, event.amount
        match event.kind, what:
            case "moved", int(station):
                return self._arrival(event.seat, station)
            case "section", int(panorama):
                return _("admired {panorama} ({section})").format(panorama=_(panoramas.WHOM[panorama]), section=amount)
            case "bonus", int(panorama):
                return _("is the first to complete {panorama}").format(panorama=_(panoramas.WHOM[panorama]))
            case "turned up", int(fish):
                return _("In the bank, face up: {fish}").format(fish=names.fish(box, fish))
            case "caught", int(fish):
                caught = _("caught {fish}, unseen") if event.cause == "face down" else _("caught {fish}")
                return caught.format(fish=names.fish(box, fish))
            case "released", int(fish):
                return _("put {fish} back, face up").format(fish=names.fish(box, fish))
            case "nets", tuple(nets):
                return _("drew {nets}").format(nets=self._nets(nets))
            case "nets released", tuple(nets):
                return _("let {nets} sink").format(nets=self._nets(nets))
            case "placed", int(fish):
                token = self._nets((fish,)) if is_net(amount) else names.fish(box, fish)
                return _("shelved {token} at {cell}").format(token=token, cell=names.placement(amount))
            case "line", int(line):
                return _("completed {line}").format(line=names.line(line))
            case "drew", int(card):
                return _("drew a crab") if card == CRAB else _("drew a shrimp")
            case "haul kept", (int(shrimp), int(crabs)):
                return _("emptied the trap: {caught}").format(caught=names.crustaceans(shrimp, crabs))
            case "haul lost", (int(shrimp), int(crabs)):
                return _("drew one crab too many and lost {caught}").format(caught=names.crustaceans(shrimp, crabs))
            case "offering", _what:
                return _("set an offering afloat")
            case "rocks", None:
                return ngettext("looked at {n} sacred rock", "looked at {n} sacred rocks", amount).format(n=amount)
            case "rocks", tuple(cards):
                return _("looked at {rocks}").format(rocks=", ".join(names.rock(box, card) for card in cards))
            case "rock", None:
                return _("kept a sacred rock, unseen")
            case "rock", int(card):
                return _("kept the rock {rock}").format(rock=names.rock(box, card))
        return self._at_docks(event)

    def _at_docks(self, event: Event) -> str | None:
        """And at the beginning and the end, in the harbour."""
        box, what, amount = self._box, event.what, event.amount
        match event.kind, what:
            case "moored", _what:
                return _("moored at place {n}").format(n=amount + 1)
            case "hand dealt", _what:
                return ngettext("drew {n} dock card", "drew {n} dock cards", amount).format(n=amount)
            case "hand", _what:
                return ngettext("looks at {n} dock card", "looks at {n} dock cards", amount).format(n=amount)
            case "discarded", _what:
                return _("took a dock card away, unseen")
            case "dock card", int(card):
                if box.docks[card].is_meal:
                    return _("ate a meal of {points}").format(points=counts.points(box.docks[card].points))
                return _("took {card}").format(card=upgrade_names.whom(box, card))
            case "set out", _what:
                return _("All have a dock card; the voyage goes on")
            case "token", int(place):
                return _("came home as number {n}").format(n=place)
            case "token lost", int(place):
                return _("came home as number {n} and takes the token away").format(n=place)
            case "rock shown", int(card):
                shown = _("showed {rock}") if amount else _("showed {rock}, which is not met")
                return shown.format(rock=names.rock(box, card))
            case "penalty", _what:
                return _("has {offerings} left").format(offerings=counts.offerings(amount))
            case "queue", tuple(queue):
                order = ", ".join(self.speaker(boat) for boat in reversed(queue))
                return _("They set out in this order: {names}").format(names=order)
            case "won", _what:
                return ngettext("wins with {n} point", "wins with {n} points", amount).format(n=amount)
        return None

    def _arrival(self, boat: int, station: int) -> str:
        if station == self._view.road.last:
            return _("came home")
        kind = self._view.road.kinds[station]
        if boat >= self._players:
            return _("stopped: {station}").format(station=_(names.STATIONS[kind]))
        return _(ARRIVALS[kind])

    def _nets(self, nets: tuple[int, ...]) -> str:
        if len(nets) == 1:
            return _("a net of two {fish}").format(fish=names.fish(self._box, nets[0]))
        return _("nets of {fish}").format(fish=", ".join(names.fish(self._box, net) for net in nets))


def _number(event: Event) -> int:
    assert isinstance(event.what, int)
    return event.what
