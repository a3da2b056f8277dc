"""Why to choose that: reasons for every decision but a move, in the points, lines and odds they are about."""

from __future__ import annotations

from tokaido_tui.games.namiji.box import DOLPHIN, LINE, NET, ROCK, TRAP, WHALE, WHIRLPOOL
from tokaido_tui.games.namiji.imagine import unseen_fish
from tokaido_tui.games.namiji.options import FACE_UP, NO_MORE, UNSEEN
from tokaido_tui.games.namiji.view import View
from tokaido_tui.i18n import _, ngettext
from tokaido_tui.words import counts
from tokaido_tui.words.namiji import card_texts, names
from tokaido_tui.words.namiji.fits import best_fit, fit, fits, told
from tokaido_tui.words.namiji.shelves import best_place
from tokaido_tui.words.namiji.sums import odds, progress

EFFECT_KINDS = (
    (LINE,), (LINE,), (NET,), (TRAP,), (WHIRLPOOL,), tuple(range(DOLPHIN, WHALE + 1)), (ROCK,), (ROCK,),
)  # fmt: skip
"""The kinds of station where the effects of upgrades fire, in the order of EFFECT_NAMES."""


def fish_label(view: View, action: int) -> str:
    if action == NO_MORE:
        return _("no more")
    return _("an unseen fish") if action == UNSEEN else names.fish(view.box, action - FACE_UP)


def place_label(_view: View, action: int) -> str:
    return names.placement(action) if action else _("putting it back")


def haul_label(view: View, action: int) -> str:
    return names.fish(view.box, action - 1) if action else _("none of them")


def draw_label(_view: View, action: int) -> str:
    return _("drawing on") if action else _("stopping")


def keep_label(view: View, action: int) -> str:
    return names.rock(view.box, action)


def moor_label(_view: View, action: int) -> str:
    return _("place {n}").format(n=action + 1)


def take_label(view: View, action: int) -> str:
    return names.dock_card(view.box, action)


def fish(view: View, action: int) -> list[str]:
    box, player = view.box, view.players[view.decider]
    if action == NO_MORE:
        scoring = any(best_place(box, player, fish, False)[0] for fish in view.face_up)
        return [_("no more") if scoring else _("no more: no open fish completes a line")]
    if action == UNSEEN:
        unseen = unseen_fish(view)
        good = sum(count for fish, count in unseen.items() if best_place(box, player, fish, False)[0])
        if good:
            text = _("an unseen fish: {n} of {all} complete a line")
            return [text.format(n=good, all=unseen.total())]
        return [_("an unseen fish: one of {n}, and more lie open next").format(n=unseen.total())]
    fish = action - FACE_UP
    one = best_fit(box, player, fish, False)
    if one is None:
        return [_("{fish}, to be put back").format(fish=names.fish(box, fish))]
    return [f"{names.fish(box, fish)}: {told(box, one)}"]


def place(view: View, action: int) -> list[str]:
    box, player = view.box, view.players[view.decider]
    assert view.caught is not None
    if not action:
        every = fits(box, player, view.caught, view.netted)
        if all(one.useless for one in every):
            return [_("back with it: no line can score with it")]
        return [_("back with it: the cells are worth more to another")]
    one = fit(box, player, action, view.caught)
    parts = [f"{names.placement(action)}: {told(box, one)}"]
    if one.spoiled and one.completed:
        parts.append(_("spoils {line}").format(line=names.line(one.spoiled[0].number)))
    return parts


def haul(view: View, action: int) -> list[str]:
    if not action:
        return [_("none of them: cells are worth more")]
    box = view.box
    one = best_fit(box, view.players[view.decider], action - 1, True)
    assert one is not None
    return [f"{names.fish(box, action - 1)}: {told(box, one)}"]


def draw(view: View, action: int) -> list[str]:
    now = odds(view)
    kept = now.haul * view.box.crustacean_points
    if not action:
        if not now.losing:
            return [_("stop with {points:+}").format(points=kept)]
        text = _("stop with {points:+}: {losing} of {bag} would lose it")
        return [text.format(points=kept, losing=now.losing, bag=now.bag)]
    if not now.losing:
        return [_("draw on: no crab can lose the haul yet")]
    text = _("draw on: only {losing} of {bag} lose it, {percent} %") if now.percent < 50 else _(
        "draw on, though {losing} of {bag} lose it, {percent} %")  # fmt: skip
    risk = _("at stake: {points}").format(points=counts.points(kept))
    return [text.format(losing=now.losing, bag=now.bag, percent=now.percent), risk]


def keep(view: View, action: int) -> list[str]:
    (rock,) = progress(view, view.decider, (action,), more=1)
    given = {
        "rock": names.rock(view.box, action), "asked": card_texts.rock_asks(view.box, action), "have": rock.have,
        "points": rock.points,
    }  # fmt: skip
    if rock.met:
        return [_("{rock}, {points:+}: {asked}, and you have {have}").format(**given)]
    return [_("{rock}, {points:+}: {asked}, you have {have} so far").format(**given)]


def moor(view: View, action: int) -> list[str]:
    boats = len(view.travellers)
    cards, turn = boats + 1 - action, boats - action
    place = _("place {n}").format(n=action + 1)
    if view.walker >= len(view.players):
        return [_("{place} for the neutral").format(place=place)]
    choice = _("one of {n} cards").format(n=cards)
    if turn == 1:
        return [f"{place}: {choice}", _("sails on first")]
    if not action:
        return [f"{place}: {choice}, {_('the widest choice')}", _("sails on last")]
    return [f"{place}: {choice}", _("sails on as number {n}").format(n=turn)]


def take(view: View, action: int) -> list[str]:
    card = view.box.docks[action]
    name = names.dock_card(view.box, action)
    if card.is_meal:
        return [_("{card}, {points:+} now").format(card=name, points=card.points)]
    does = ", ".join(card_texts.effect(which, n) for which, n in enumerate(card.effects) if n)
    return [f"{name}: {does}", _ahead(view, action)]


def _ahead(view: View, card: int) -> str:
    """How often an upgrade can still be of use: the open stops of its kind between this dock and home."""
    player = view.players[view.decider]
    kinds = {kind for which, n in enumerate(view.box.docks[card].effects) if n for kind in EFFECT_KINDS[which]}
    kinds -= {DOLPHIN + i for i, whole in enumerate(view.box.whole) if player.sections[i] == whole}
    n = sum(kind in kinds for kind in view.road.kinds[player.station :])
    return ngettext("{n} such stop ahead", "{n} such stops ahead", n).format(n=n)
