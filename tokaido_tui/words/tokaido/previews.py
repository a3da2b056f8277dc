"""The panel under the road: what the stop at the cursor gives and what it means for the order of play."""

from __future__ import annotations

from tokaido_tui.games.tokaido.box import INN
from tokaido_tui.games.tokaido.preview import StopPreview
from tokaido_tui.games.tokaido.view import View
from tokaido_tui.i18n import _, ngettext
from tokaido_tui.words.counts import coins
from tokaido_tui.words.pieces import Pieces, capital
from tokaido_tui.words.road.previews import cards_left, left_free, order, to_complete
from tokaido_tui.words.tokaido import names


def title(view: View, stop: StopPreview) -> str:
    name = _(names.STATIONS[stop.kind]).upper()
    if stop.station in (0, view.road.last):
        ends = view.box.ends[::-1] if "return-trip" in view.setup.variants else view.box.ends
        return f"{name} {ends[0 if stop.station == 0 else 1]}"
    return name


def lines(view: View, stop: StopPreview, open_hand: bool) -> list[Pieces]:
    """Three lines at most. `open_hand` lets the inn tell what this seat knows of its meals."""
    if stop.closed:
        return [[(capital(names.why_closed(stop.closed, stop.kind, stop.panorama)) + ".", "loss")]]
    neutral = view.walker >= len(view.players)
    first = _neutral(view, stop) if neutral else _gain(view, stop, open_hand)
    return [first, order(view, stop), left_free(stop, lambda station: _station(view, station))]


def _station(view: View, station: int) -> str:
    return _(names.STATIONS[view.road.kinds[station]])


def _neutral(view: View, stop: StopPreview) -> Pieces:
    effect = _("The neutral's stop does nothing here, but it takes the place.")
    if "give" in view.box.actions[stop.kind]:
        effect = _("A bank coin goes on the neutral's pile at the temple.")
    elif stop.kind == INN:
        effect = _("A random meal of the inn goes under the pile, unseen.")
    return [(effect, "")]


def _gain(view: View, stop: StopPreview, open_hand: bool) -> Pieces:
    if not stop.actions:
        return [(_("There is nothing to do here."), "")]
    if len(stop.actions) > 1:
        return [(_("One of these: {actions}").format(actions=names.actions(stop.actions)), "")]
    (action,) = stop.actions
    player = view.players[view.walker]
    low, high = stop.points
    scored = f"+{low}" if low == high else _("+{low} to {high}").format(low=low, high=high)
    if stop.panorama >= 0:
        size = view.box.whole[stop.panorama]
        pieces: Pieces = [
            (_("Section {n} of {all}: ").format(n=stop.section, all=size), ""), (scored, "strong gain")
        ]  # fmt: skip
        return [*pieces, ("   " + _panorama_note(view, stop, size), "faint")]
    if action == "work":
        after = _("you will have {coins}").format(coins=coins(player.coins + stop.coins))
        return [(_("Take {coins}").format(coins=coins(stop.coins)), "strong gold"), ("   " + after, "faint")]
    if action == "bathe":
        return [(_("A bath: "), ""), (scored, "strong gain"), ("   " + _springs_note(view), "faint")]
    if action == "give":
        note = _("you have {coins}; your pile is {pile}").format(coins=coins(player.coins), pile=player.offerings)
        return [(_("Give 1 to 3 coins: "), ""), (scored, "strong gain"), ("   " + note, "faint")]
    if action == "shop":
        left = cards_left(view, "souvenir")
        shown = min(3, left)
        offer = ngettext("{n} souvenir to buy from", "{n} souvenirs to buy from", shown).format(n=shown)
        return [(offer, ""), ("   " + _("you have {coins}").format(coins=coins(player.coins)), "strong gold")]
    if action == "meet":
        left = cards_left(view, "encounter")
        note = ngettext("{n} card left in the pile", "{n} cards left in the pile", left).format(n=left)
        return [(_("Meet somebody: the top card of the encounters"), ""), ("   " + note, "faint")]
    return _inn(view, open_hand)


def _panorama_note(view: View, stop: StopPreview, size: int) -> str:
    if stop.first:
        return _("completes it, first of all: achievement")
    if stop.completes:
        return _("completes it; the achievement is gone")
    return to_complete(view, stop.panorama, size - stop.section)


def _springs_note(view: View) -> str:
    most = max(len(player.springs) for player in view.players)
    mine = len(view.players[view.walker].springs)
    return _("{n} so far; the most anybody has is {most}").format(n=mine, most=most)


def _inn(view: View, open_hand: bool) -> Pieces:
    place = _("You arrive as number {n} of {all}").format(n=view.waiting + 1, all=len(view.travellers))
    if view.hand is None:
        return [(place, ""), ("   " + _("you draw the meals and choose first"), "faint")]
    known = view.hand.among
    if open_hand and known is not None:
        dishes = ", ".join(f"{view.box.dishes[dish].name} {view.box.dishes[dish].price}" for dish in known)
        return [(place, ""), ("   " + _("you saw: {dishes}").format(dishes=dishes), "faint")]
    left = ngettext("{n} meal left", "{n} meals left", view.hand.size).format(n=view.hand.size)
    return [(place, ""), ("   " + left, "faint")]
