"""Remarks about panoramas, traps, whirlpools and sacred rocks."""

from __future__ import annotations

from collections.abc import Iterator

from tokaido_tui.games.namiji.box import CRAB, OFFERING_POINTS, ROCKS, SAFE_CRABS, SECTION_POINTS, WHIRLPOOL
from tokaido_tui.games.namiji.stops import SAFE
from tokaido_tui.i18n import _, ngettext
from tokaido_tui.words import counts
from tokaido_tui.words.commentary import ORDER, WHAT, WHY, Remark
from tokaido_tui.words.namiji import panoramas
from tokaido_tui.words.namiji.commentary.step import Step
from tokaido_tui.words.namiji.sums import odds
from tokaido_tui.words.pieces import capital


def sections(step: Step) -> Iterator[Remark]:
    event = step.event("section")
    if event is None or not isinstance(event.what, int):
        return
    section, size = event.amount, step.box.whole[event.what]
    kind, number = ("dolphin", "octopus", "whale")[event.what], event.what
    facts = {"section": section}
    given = {
        "name": step.name, "points": counts.points(section), "panorama": _(panoramas.WHOM[number]),
        "there": _(panoramas.TO[number]), "again": _(panoramas.AT[number]),
    }  # fmt: skip
    more = step.points("upgrades")
    if more:
        text = _("{card} brings {name} {points} with every section.")
        text = text.format(card=capital(step.gear(SECTION_POINTS)), name=step.name, points=counts.points(more))
        yield Remark("section upgrade", text, 4, ORDER, {"points": more})
    if section < size:
        text = _("{name} adds a section {there}: {points}. Each section scores its number.")
        yield Remark(kind, text.format(**given), 2, WHAT, facts)
        if section == size - 1 and not step.after.awarded >> event.what & 1:
            text = _("One more section and {name} completes {panorama}; the first to do so scores {bonus} more.")
            yield Remark("nearly complete", text.format(**given, bonus=step.box.bonus), 3, WHY)
        return
    bonus = step.points("bonuses")
    if step.event("bonus") is not None:
        text = _("{name} completes {panorama}: {points} and, first of all, {bonus} more.")
        yield Remark("completes first", text.format(**given, bonus=bonus), 9, WHAT, {**facts, "bonus": bonus})
    else:
        text = _("{name} completes {panorama}: {points}. The bonus for the first is gone.")
        yield Remark("completes", text.format(**given), 7, WHAT, facts)
    text = _("A complete panorama is closed: {name} never stops {again} again.")
    yield Remark("panorama closed", text.format(**given), 1.5, WHY)


def trap(step: Step) -> Iterator[Remark]:
    event = step.event("drew")
    if event is not None:
        crab = event.what == CRAB
        if step.before.kind == "draw":
            text = (
                _("{name} draws on and gets a crab.") if crab else _("{name} draws on and gets a shrimp.")
            ).format(name=step.name)  # fmt: skip
            yield Remark("draws on", text, 2.2, WHAT)
        else:
            text = (
                _("{name} empties the trap: a crab first. The first draw never loses anything.") if crab
                else _("{name} empties the trap: a shrimp first. The first draw never loses anything.")
            ).format(name=step.name)  # fmt: skip
            yield Remark("trap", text, 2.4, WHAT)
    if step.after.kind == "draw" and step.after.decider == step.seat:
        yield from _risk(step)
    yield from _haul(step)


def _risk(step: Step) -> Iterator[Remark]:
    now = odds(step.after)
    if now.losing:
        text = ngettext(
            "One more draw would lose the haul {percent} time of 100: {losing} of {bag} in the bag are crabs.",
            "One more draw would lose the haul {percent} times of 100: {losing} of {bag} in the bag are crabs.",
            now.percent,
        )
        facts = {"percent": now.percent, "losing": now.losing, "bag": now.bag}
        yield Remark("odds", text.format(**facts), 3.2, WHY, facts)
        at_stake = now.haul * step.box.crustacean_points
        text = _("At stake now: {points}. To go on or to stop is all there is to decide.")
        yield Remark("at stake", text.format(points=counts.points(at_stake)), 1.4, ORDER, {"points": at_stake})
    else:
        safe = SAFE + step.effect(SAFE_CRABS) - step.after.haul_crabs
        text = _("{crabs} of {bag} in the bag are crabs, but {n} would still be safe: the next draw loses nothing.")
        facts = {"crabs": step.after.bag_crabs, "bag": now.bag}
        yield Remark("safe draw", text.format(n=safe, **facts), 2.2, WHY, {**facts, "safe": safe})
    if step.after.haul_crabs > SAFE:
        crabs = step.after.haul_crabs
        text = _("The haul has {crabs}, and nothing is lost: so {card} work for {name}.")
        text = text.format(crabs=counts.crabs(crabs), card=step.gear(SAFE_CRABS), name=step.name)
        yield Remark("safe crabs", text, 6, ORDER, {"crabs": crabs})


def _haul(step: Step) -> Iterator[Remark]:
    kept, lost = step.event("haul kept"), step.event("haul lost")
    if lost is not None:
        text = _("One crab too many: {name} loses the haul of {n}, and all of it goes back into the bag.")
        yield Remark("haul lost", text.format(name=step.name, n=lost.amount), 8, WHAT, {"lost": lost.amount})
    if kept is None:
        return
    scored = step.points("crustaceans")
    given = {"name": step.name, "n": kept.amount, "points": counts.points(scored)}
    if kept.amount == step.box.draws:
        text = ngettext(
            "{name} has drawn {n} time and lost nothing: {points}. More is not possible.",
            "{name} has drawn {n} times and lost nothing: {points}. More is not possible.",
            kept.amount,
        )
        yield Remark("full haul", text.format(**given), 7, WHAT, {"points": scored, "draws": kept.amount})
    else:
        text = _("{name} stops in time: {points} for the haul.")
        yield Remark("haul kept", text.format(**given), 2.6, WHAT, {"points": scored})
    most = max(player.shrimp + player.crabs for player in step.after.players)
    mine = step.player.shrimp + step.player.crabs
    if mine == most and mine > 4 and mine != kept.amount:
        text = ngettext(
            "{name} has {n} crustacean by now; some sacred rocks count them at the end.",
            "{name} has {n} crustaceans by now; some sacred rocks count them at the end.",
            mine,
        )
        if any(rock.counts in ("shrimp", "crabs", "crustaceans") for rock in step.box.rocks):
            yield Remark("most crustaceans", text.format(name=step.name, n=mine), 2, WHY, {"mine": mine})


def whirlpools(step: Step) -> Iterator[Remark]:
    event = step.event("offering")
    if event is None:
        here = step.moved
        if here is not None and not step.is_neutral and step.before.road.kinds[here] == WHIRLPOOL:
            text = _("{name} has nothing left to give: the whirlpool is only a place to wait.")
            yield Remark("nothing to give", text.format(name=step.name), 4, WHAT)
        return
    left = step.player.offerings
    now, before = step.box.penalty[left], step.box.penalty[left + 1]
    facts = {"now": now, "before": before}
    text = _("{name} sets an offering afloat: at the end {now} will be lost instead of {before}.")
    if not left:
        text = _("{name} has set the last offering afloat: at the end {now} are lost instead of {before}.")
    text = text.format(name=step.name, now=counts.points(now), before=before)
    yield Remark("whirlpool" if left else "last offering", text, 2.4, WHAT, facts)
    more = step.points("upgrades")
    if more:
        text = _("{card} brings {name} {points} with the offering.")
        text = text.format(card=capital(step.gear(OFFERING_POINTS)), name=step.name, points=counts.points(more))
        yield Remark("offering upgrade", text, 4, WHY, {"points": more})


def too_many_offerings(step: Step) -> Iterator[Remark]:
    """Whoever has fewer whirlpools ahead than offerings will pay, however they sail."""
    if step.is_neutral or step.moved is None or step.after.is_over:
        return
    kinds = step.before.road.kinds
    ahead = kinds[step.player.station + 1 :].count(WHIRLPOOL)
    was = kinds[step.was.station + 1 :].count(WHIRLPOOL)
    left = step.player.offerings
    if ahead < left and was >= step.was.offerings:
        text = ngettext(
            "{name} has {offerings} left and {n} whirlpool ahead: that will cost points at the end for certain.",
            "{name} has {offerings} left and {n} whirlpools ahead: that will cost points at the end for certain.",
            ahead,
        )
        text = text.format(name=step.name, offerings=counts.offerings(left), n=ahead)
        yield Remark("too few whirlpools", text, 5, ORDER, {"left": left, "ahead": ahead})


def rocks(step: Step) -> Iterator[Remark]:
    event = step.event("rocks")
    if event is not None:
        text = ngettext(
            "Only {n} sacred rock is left, and {name} takes it.",
            "{name} looks at {n} sacred rocks; one is kept, and nobody else sees which.",
            event.amount,
        )
        yield Remark("rock", text.format(name=step.name, n=event.amount), 2.6, WHAT, {"rocks": event.amount})
        if step.effect(ROCKS):
            text = _("{card} shows {name} more rocks than others see.")
            yield Remark("rock upgrade", text.format(card=capital(step.gear(ROCKS)), name=step.name), 4, WHY)
    if step.event("rock") is None:
        return
    if step.before.kind == "keep":
        text = _("{name} keeps a rock in secret. It scores at the end, if what it asks for is there by then.")
        yield Remark("keeps", text.format(name=step.name), 2.2, WHAT)
    count = step.player.rock_count
    if count > 1 and count == max(player.rock_count for player in step.after.players):
        text = ngettext(
            "{name} has {n} rock now: nobody knows what for.",
            "{name} has {n} rocks now: nobody knows what for.",
            count,
        )
        yield Remark("many rocks", text.format(name=step.name, n=count), 2.2, WHY, {"rocks": count})
    else:
        low, high = min(rock.points for rock in step.box.rocks), max(rock.points for rock in step.box.rocks)
        text = _("A rock is worth {low} to {high} points, or nothing: what others collect may give it away.")
        yield Remark("worth of a rock", text.format(low=low, high=high), 1.8, WHY)


STOPS = (sections, trap, whirlpools, too_many_offerings, rocks)
