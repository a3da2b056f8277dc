"""The end of the game as steps to be told one by one: who wins each achievement, then the ranks of the temple."""

from __future__ import annotations

from collections.abc import Iterable

from tokaido_tui.engine.event import Event
from tokaido_tui.games.tokaido.box import BATHER, CHATTERBOX, COLLECTOR, GOURMET
from tokaido_tui.games.tokaido.view import View
from tokaido_tui.i18n import _, mark, ngettext
from tokaido_tui.words import counts
from tokaido_tui.words.final import LAST, Final, Row, Step, joined, lead, verdict
from tokaido_tui.words.tokaido import names
from tokaido_tui.words.tokaido.sums import tallies

FINAL = (GOURMET, BATHER, CHATTERBOX, COLLECTOR)
TEMPLE_ROW = len(FINAL)
NOBODY = {
    GOURMET: mark("Nobody ate: nobody is the gourmet."),
    BATHER: mark("Nobody bathed: nobody is the bather."),
    CHATTERBOX: mark("Nobody met anybody: nobody is the chatterbox."),
    COLLECTOR: mark("Nobody bought anything: nobody is the collector."),
}


def final(view: View, events: Iterable[Event]) -> Final:
    """The final scoring from the last events of a game; `view` is of the end."""
    town = view.box.ends[0] if "return-trip" in view.setup.variants else view.box.ends[1]
    counts = tallies(view)
    rows = [Row(_(names.ACHIEVEMENTS[achievement]), tuple(counts[achievement])) for achievement in FINAL]
    rows.append(Row(_("Temple"), tuple(player.offerings for player in view.players), one_by_one=True))
    return Final(
        title=_("The journey ends at {town}").format(town=town),
        opening=_("Now the achievements, then the coins of the temple."),
        rows=tuple(rows),
        steps=tuple(_steps(view, events)),
    )


def _steps(view: View, events: Iterable[Event]) -> list[Step]:
    won: dict[int, dict[int, int]] = {achievement: {} for achievement in FINAL}
    ranked: dict[int, dict[int, int]] = {}
    place: dict[int, int] | None = None
    for event in events:
        if event.kind == "achievement" and isinstance(event.what, int) and event.what in won:
            place = won[event.what]
        elif event.kind == "rank":
            place = ranked.setdefault(event.amount, {})
        elif event.kind == "points" and place is not None:
            place[event.seat] = event.amount
            place = None
    steps = [
        Step(row, won[achievement], _award(view, achievement, list(won[achievement])))
        for row, achievement in enumerate(FINAL)
    ]
    steps += [Step(TEMPLE_ROW, ranked[coins], _rank(view, coins, ranked[coins])) for coins in sorted(ranked)]
    if not ranked:
        steps.append(Step(TEMPLE_ROW, {}, _("Nobody gave a coin to the temple.")))
    return [*steps, Step(LAST, {}, verdict(view))]


def _award(view: View, achievement: int, seats: list[int]) -> str:
    if not seats:
        return _(NOBODY[achievement])
    count = tallies(view)[achievement][seats[0]]
    with_what = {
        GOURMET: ngettext("a meal worth {n} coin", "meals worth {n} coins", count),
        BATHER: ngettext("{n} hot spring", "{n} hot springs", count),
        CHATTERBOX: ngettext("{n} encounter", "{n} encounters", count),
        COLLECTOR: ngettext("{n} souvenir", "{n} souvenirs", count),
    }[achievement].format(n=count)
    people = joined([view.players[seat].name for seat in seats])
    title = _(names.ACHIEVEMENTS[achievement])
    return _("{achievement}: {names}, with {what}").format(achievement=title, names=people, what=with_what)


def _rank(view: View, coins: int, gains: dict[int, int]) -> str:
    people = joined([view.players[seat].name for seat in gains])
    points = next(iter(gains.values()))
    gave = counts.coins(coins)
    worth = counts.points(points)
    if len(gains) > 1:
        sentence = _("Temple: {names} gave {coins} each and gain {points}")
    else:
        sentence = _("Temple: {names} gave {coins} and gains {points}")
    return sentence.format(names=people, coins=gave, points=worth)


def reason(view: View) -> str:
    """Why: a lead in points, more achievements at equal points, or neither."""
    outcome = view.outcome
    assert outcome is not None
    winners, points = outcome.winners, outcome.points
    best = points[winners[0]]
    cards = [len(player.achievements) for player in view.players]
    mine = cards[winners[0]]
    level = [seat for seat in range(len(points)) if points[seat] == best and seat not in winners]
    achievements = ngettext("{n} achievement", "{n} achievements", mine).format(n=mine)
    if level:
        people = joined([view.players[seat].name for seat in level])
        most = max(cards[seat] for seat in level)
        return _("As many points as {names}, but {achievements} against {n}.").format(
            names=people, achievements=achievements, n=most
        )
    if len(winners) > 1:
        return _("Equal in points, and equal in achievements: {achievements} each.").format(achievements=achievements)
    return lead(view)
