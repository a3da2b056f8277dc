"""Events as sentences: the journal of the game."""

from __future__ import annotations

from collections.abc import Iterable

from tokaido_tui.engine.event import Event
from tokaido_tui.games.tokaido.box import FARM, PADDY, TEMPLE
from tokaido_tui.games.tokaido.view import View
from tokaido_tui.i18n import _, ngettext
from tokaido_tui.words.initials import neutral_name
from tokaido_tui.words.log import NOBODY, Line
from tokaido_tui.words.tokaido import names, stations


class LogWriter:
    """Turns the events of the game that this is a view of into lines."""

    def __init__(self, view: View) -> None:
        self._box = view.box
        self._players = len(view.players)
        self._names = (*view.setup.names, neutral_name())
        self._kinds = view.road.kinds

    def speaker(self, seat: int) -> str:
        return "" if seat == NOBODY else self._names[seat]

    def tell(self, events: Iterable[Event]) -> list[Line]:
        lines: list[Line] = []
        paid: dict[int, int] = {}
        for event in events:
            last = lines[-1] if lines else None
            if event.kind == "points" and last is not None and last.seat == event.seat:
                last.points += event.amount
            elif event.kind == "coins":
                if event.cause == "purse":
                    continue
                if event.amount < 0 and event.cause != "preparations":
                    paid[event.seat] = paid.get(event.seat, 0) + event.amount
                elif last is not None and last.seat == event.seat:
                    last.coins += event.amount
                elif event.cause == "preparations":
                    lines.append(Line(event.seat, _("sets out prepared"), coins=event.amount))
            else:
                self._add(lines, event, paid)
        return lines

    def _add(self, lines: list[Line], event: Event, paid: dict[int, int]) -> None:
        last = lines[-1] if lines else None
        if event.kind == "souvenir" and last is not None and last.seat == event.seat and last.notes:
            # Several souvenirs of one purchase are one line.
            last.notes.append(self._box.souvenirs[event.what].name)  # type: ignore[index]
            last.text = _("bought {souvenirs}").format(souvenirs=", ".join(last.notes))
            return
        text = self._sentence(event)
        if text is None:
            return
        if event.kind == "souvenir" and event.seat in paid:
            text = _("bought {souvenirs}").format(souvenirs=self._box.souvenirs[event.what].name)  # type: ignore[index]
        line = Line(event.seat, text, coins=paid.pop(event.seat, 0), weak=event.kind in ("moved", "offered"))
        if event.kind == "souvenir":
            line.notes.append(self._box.souvenirs[event.what].name)  # type: ignore[index]
        if last is not None and last.weak and last.seat == event.seat:
            line.coins += last.coins
            lines.pop()
        lines.append(line)

    def _sentence(self, event: Event) -> str | None:
        what, amount = event.what, event.amount
        hidden = what is None
        match event.kind:
            case "moved":
                assert isinstance(what, int)
                return self._arrival(event.seat, self._kinds[what])
            case "section":
                assert isinstance(what, int)
                return _("admired {panorama} ({section})").format(
                    panorama=_(stations.WHOM[PADDY + what]), section=amount
                )
            case "spring":
                return _("bathed in a hot spring")
            case "encounter":
                assert isinstance(what, int)
                return _("met {person}").format(person=self._box.encounters[what].name)
            case "offering":
                return ngettext("gave {n} coin to the temple", "gave {n} coins to the temple", amount).format(n=amount)
            case "offered":
                assert isinstance(what, tuple)
                cards = ", ".join(self._box.souvenirs[card].name for card in what)
                return _("saw {souvenirs} in the village").format(souvenirs=cards or _("an empty shop"))
            case "souvenir":
                assert isinstance(what, int)
                return _("received {souvenir}").format(souvenir=self._box.souvenirs[what].name)
            case "meal":
                assert isinstance(what, int)
                return _("ate {dish}").format(dish=self._box.dishes[what].name)
            case "fasted":
                return _("ate nothing")
            case "gift":
                if hidden:
                    return _("was offered a free meal")
                assert isinstance(what, int)
                return _("was offered {dish} for free").format(dish=self._box.dishes[what].name)
            case "refused":
                return _("refused the free meal")
            case "discarded":
                return _("took a meal away, unseen")
            case "achievement":
                assert isinstance(what, int)
                return _("won the achievement {achievement}").format(achievement=_(names.ACHIEVEMENTS[what]))
            case "rank":
                return ngettext(
                    "is ranked at the temple for {n} coin", "is ranked at the temple for {n} coins", amount
                ).format(n=amount)
            case "traveller":
                assert isinstance(what, int)
                return _("travels as {traveller}").format(traveller=names.traveller(self._box.travellers[what]))
            case "queue":
                assert isinstance(what, tuple)
                order = ", ".join(self._names[number] for number in reversed(what))
                return _("They set out in this order: {names}").format(names=order)
            case "set out":
                return _("All have eaten; the journey goes on")
            case "won":
                return ngettext("wins with {n} point", "wins with {n} points", amount).format(n=amount)
        return None

    def _arrival(self, traveller: int, kind: int) -> str:
        if kind == FARM and self._box.actions[FARM] == ("work",) and traveller < self._players:
            return _("worked at the farm")
        if kind == TEMPLE:
            return _("stopped at the temple")
        return _("stopped {there}").format(there=_(stations.AT[kind]))
