"""The end of the game as steps to be told one by one: faith, trade, culture, and what breaks a tie."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING

from tokaido_tui.games.duo.scoring import SOURCES
from tokaido_tui.i18n import _
from tokaido_tui.words import counts
from tokaido_tui.words.duo import names
from tokaido_tui.words.final import LAST, Final, Row, Step, lead, verdict

if TYPE_CHECKING:
    from tokaido_tui.engine.event import Event
    from tokaido_tui.games.duo.view import PlayerView, View

TEMPLE_ROW, GARDEN_ROW, INGOTS_ROW, PAINTINGS_ROW, MONEY_ROW = range(5)


def money(view: View, player: PlayerView) -> int:
    return view.box.coins_an_ingot * player.ingots + player.coins


def final(view: View, events: Iterable[Event]) -> Final:
    """The points of the three boards, counted once more; `view` is of the end."""
    box, players, outcome = view.box, view.players, view.outcome
    assert outcome is not None
    temple = tuple(box.temple[player.temple] for player in players)
    garden = tuple(box.garden[player.garden] for player in players)
    rows = [
        Row(_("Temple"), temple),
        Row(_("Garden"), garden),
        Row(_("Ingots"), tuple(player.ingots for player in players)),
        Row(_("Paintings given"), tuple(len(player.given) for player in players)),
    ]
    faith, trade, culture = ([outcome.sources[source][seat] for seat in range(2)] for source in SOURCES)
    steps = [
        _step(view, TEMPLE_ROW, _("Temple pegs: {both}."), [_("on {n}").format(n=n) for n in temple]),
        _step(view, GARDEN_ROW, _("Temple times garden is faith: {both}."),
              [f"{one} x {two} = {n}" for one, two, n in zip(temple, garden, faith, strict=True)], faith),
        _step(view, INGOTS_ROW, _("Ingots are trade: {both}."),
              [_("{n} for {points}").format(n=player.ingots, points=n)
               for player, n in zip(players, trade, strict=True)], trade),
        _step(view, PAINTINGS_ROW, _("Paintings given are culture: {both}."),
              [_("{n} for {points}").format(n=len(player.given), points=n)
               for player, n in zip(players, culture, strict=True)], culture),
    ]  # fmt: skip
    if _level(view):
        purses = [money(view, player) for player in players]
        rows.append(Row(_("Money"), tuple(purses)))
        steps.append(
            _step(view, MONEY_ROW, _("As many points: the richer one wins. {both}."), list(map(counts.coins, purses)))
        )
    return Final(
        title=_("The journey ends in round {n}").format(n=view.round),
        opening=_why_it_ended(view, events),
        rows=tuple(rows),
        steps=(*steps, Step(LAST, {}, verdict(view))),
    )


def _step(view: View, row: int, sentence: str, counts: Sequence[str], points: Sequence[int] = ()) -> Step:
    both = ", ".join(f"{player.name} {count}" for player, count in zip(view.players, counts, strict=True))
    return Step(row, {seat: n for seat, n in enumerate(points) if n}, sentence.format(both=both))


def _level(view: View) -> bool:
    one, two = view.players
    return one.points == two.points


def _why_it_ended(view: View, events: Iterable[Event]) -> str:
    """Who filled what: from the events; without them from the boards, where they leave no doubt."""
    causes = [(event.seat, event.cause) for event in events if event.kind == "ending"]
    causes = causes or [(player.number, cause) for player in view.players for cause in _full(view, player)]
    if len(causes) != 1:
        return _("The last slot of a track is taken. Now the three boards.")
    ((seat, cause),) = causes
    return _("{name} brought the end: {why}. Now the three boards.").format(
        name=view.players[seat].name, why=_(names.ENDINGS[cause])
    )


def _full(view: View, player: PlayerView) -> list[str]:
    """What of a player's sets off the end, as events name it."""
    box = view.box
    slots = {
        "temple": (player.temple, box.temple),
        "garden": (player.garden, box.garden),
        "ingots": (player.ingots, box.ingots),
        "paintings": (len(player.given), box.paintings),
    }
    return [cause for cause, (slot, track) in slots.items() if slot == len(track) - 1]


def reason(view: View) -> str:
    """Why: a lead in points, more money at equal points, or neither."""
    assert view.outcome is not None
    winners = view.outcome.winners
    purses = [money(view, player) for player in view.players]
    if len(winners) > 1:
        return _("Equal in points, and equal in money: {coins} each.").format(coins=counts.coins(purses[0]))
    if not _level(view):
        return lead(view)
    winner, loser = winners[0], 1 - winners[0]
    return _("As many points as {name}, but more money: {coins} against {n}.").format(
        name=view.players[loser].name, coins=counts.coins(purses[winner]), n=purses[loser]
    )
