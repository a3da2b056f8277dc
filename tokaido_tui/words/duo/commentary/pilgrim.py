"""Remarks about what the pilgrim does: faith, coins, the hot springs and the waves."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from tokaido_tui.games.duo.box import PILGRIM, TOWN
from tokaido_tui.i18n import _, mark, ngettext
from tokaido_tui.words import counts
from tokaido_tui.words.commentary import WHAT, WHY, Remark
from tokaido_tui.words.duo import names, wave_names
from tokaido_tui.words.duo.commentary.step import Step
from tokaido_tui.words.pieces import capital

if TYPE_CHECKING:
    from tokaido_tui.games.duo.island import Path

PEGS = {
    "temple": mark("{name} raises the temple peg to {temple}: times garden {garden} that is faith {faith}, {n} more."),
    "garden": mark("{name} raises the garden peg to {garden}: times temple {temple} that is faith {faith}, {n} more."),
}
# The hot springs token, by whose die is used again.
TWICE = (
    mark("{name} gives the hot springs token back and uses the pilgrim's {n} once more."),
    mark("{name} gives the hot springs token back and uses the merchant's {n} once more."),
    mark("{name} gives the hot springs token back and uses the artist's {n} once more."),
)


def walks(step: Step) -> Iterator[Remark]:
    for seat, pawn, path in step.moves:
        if pawn != PILGRIM:
            continue
        name, dice = step.name_of(seat), step.before.dice[PILGRIM]
        stop = names.space(step.box, path[-1])
        yield from _wave_used(step, seat, path)
        hasty = step.before.holders[PILGRIM] == seat and step.before.waves[PILGRIM].steps > 0
        if len(path) > dice and not hasty:
            text = ngettext(
                "The stop {n} step on is taken: {name}'s pilgrim walks on to {space}.",
                "The stop {n} steps on is taken: {name}'s pilgrim walks on to {space}.",
                dice,
            )
            yield Remark("walks on", text.format(n=dice, name=name, space=stop), 4, WHY, {"steps": dice})
        if step.box.kinds[path[-1]] == TOWN:
            text = _("While {name}'s pilgrim stands in {space}, no merchant can enter or pass it.")
            yield Remark("town shut", text.format(name=name, space=stop), 2.2, WHY)


def _wave_used(step: Step, seat: int, path: Path) -> Iterator[Remark]:
    decision = step.before.decision
    if step.before.kind != "move" or step.before.pawn != PILGRIM or decision is None or seat != step.seat:
        return
    here, wave = step.here(PILGRIM), step.before.waves[PILGRIM]
    ways = [(option.action - here) % step.box.rim for option in decision.options]
    if len(path) != (min(ways) if wave.steps < 0 else max(ways)):
        text = _("{name} leaves {wave} alone and goes on to {space} as the die says.")
        kind, weight, facts, used = "wave left alone", 2.0, {}, wave_names.whom(wave.name)
    elif wave.steps < 0:
        text = _("{wave} lets {name} go 1 stop less, to {space}.")
        kind, weight, facts, used = "wave used", 2.8, {"steps": 1}, capital(wave_names.who(wave.name))
    else:
        text = _("{wave} lets {name} go 1 stop more, to {space}.")
        kind, weight, facts, used = "wave used", 2.8, {"steps": 1}, capital(wave_names.who(wave.name))
    space = names.space(step.box, path[-1])
    yield Remark(kind, text.format(name=step.name, wave=used, space=space), weight, WHY, facts)


def faith(step: Step) -> Iterator[Remark]:
    box, player = step.box, step.player
    temple, garden = box.temple[player.temple], box.garden[player.garden]
    for kind, sentence in PEGS.items():
        if step.event(kind) is None:
            continue
        gained = step.points("faith")
        facts = {"temple": temple, "garden": garden, "faith": temple * garden, "n": gained}
        yield Remark(kind, _(sentence).format(name=step.name, **facts), 2.6, WHAT, facts)
        if player.temple + 1 < len(box.temple) and player.garden + 1 < len(box.garden):
            if temple > garden:
                text = _("The garden peg is behind: its next slot is worth {n}, the temple's {m}.")
                yield Remark("garden behind", text.format(n=temple, m=garden), 2.4, WHY, {"n": temple, "m": garden})
            elif garden > temple:
                text = _("The temple peg is behind: its next slot is worth {n}, the garden's {m}.")
                yield Remark("temple behind", text.format(n=garden, m=temple), 2.6, WHY, {"n": garden, "m": temple})
            else:
                text = _("Both pegs on {n}: it makes no difference which goes up next.")
                yield Remark("pegs level", text.format(n=temple), 3, WHY, {"n": temple})
        slot, track = (player.temple, box.temple) if kind == "temple" else (player.garden, box.garden)
        if slot + 2 == len(track) and not step.after.ending:
            text = _("One slot more on that track and {name} brings the end.")
            yield Remark("nearly the end", text.format(name=step.name), 5, WHY)


def towns(step: Step) -> Iterator[Remark]:
    coins = step.coins("town")
    if coins:
        town = step.box.names[step.here(PILGRIM)]
        text = _("{town} gives {name}'s pilgrim {coins}, as much as it pays a merchant for one good.")
        yield Remark(
            "town", text.format(town=town, name=step.name, coins=counts.coins(coins)), 2.3, WHAT, {"coins": coins}
        )


def springs(step: Step) -> Iterator[Remark]:
    event = step.event("springs")
    if event is None:
        if step.before.kind == "repeat":
            text = _("{name} keeps the hot springs token for a better die.")
            yield Remark("springs kept", text.format(name=step.name), 4, WHAT)
        return
    if event.amount < 0:
        text = _(TWICE[step.before.pawn])
        value = step.before.dice[step.before.pawn]
        text = text.format(name=step.name, n=value)
        yield Remark("springs used", text, 5, WHAT, {"n": value})
        return
    text = _("{name} takes the hot springs token: from the next die on, one can be used twice.")
    yield Remark("springs", text.format(name=step.name), 3.5, WHAT)
    if event.cause == "player":
        text = _("The token was {other}'s, who did not use it in time.")
        yield Remark("springs lost", text.format(other=step.other), 4, WHY)


def waves(step: Step) -> Iterator[Remark]:
    event = step.event("wave")
    if event is not None and isinstance(event.what, int):
        wave = step.before.waves[event.what].name
        about = names.wave_about(step.box, step.before.waves[event.what])
        text = _("{name} takes {wave}. {about}")
        yield Remark(f"wave {wave}", text.format(name=step.name, wave=wave_names.whom(wave), about=about), 5, WHAT)
        if event.cause == "player":
            text = _("No wave was left on the board, so it is taken from {other}.")
            yield Remark("wave stolen", text.format(other=step.other), 4.5, WHY)
        elif all(holder is not None for holder in step.after.holders):
            text = _("All waves are out now: from here on the coast takes them from the other player.")
            yield Remark("waves out", text, 4.5, WHY)
    lost = next((event for event in step.events if event.kind == "returned" and event.cause == "wave"), None)
    if lost is not None:
        text = _("Without the wave {name} holds one good less, and puts it back at once.")
        yield Remark("wave lost", text.format(name=step.name_of(lost.seat)), 5, WHY)


PILGRIMS = (walks, faith, towns, springs, waves)
