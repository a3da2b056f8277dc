"""The panel under the route: what the stop at the cursor gives and what it means for the order of play."""

from __future__ import annotations

from collections import Counter

from tokaido_tui.games.namiji.box import DOCK, DOLPHIN, LINE, NET, NETS, ROCK, ROCKS, TRAP, TURNED, WHALE, WHIRLPOOL
from tokaido_tui.games.namiji.preview import StopPreview
from tokaido_tui.games.namiji.stops import ROCKS_SEEN
from tokaido_tui.games.namiji.view import View
from tokaido_tui.i18n import _, ngettext
from tokaido_tui.words import counts
from tokaido_tui.words.namiji import names
from tokaido_tui.words.namiji.questions import rock_words
from tokaido_tui.words.namiji.shelves import best_place, placements
from tokaido_tui.words.namiji.sums import effect_of, rocks_now
from tokaido_tui.words.pieces import Pieces, capital
from tokaido_tui.words.road.previews import cards_left, left_free, order, to_complete


def title(view: View, stop: StopPreview) -> str:
    return names.station(view, stop.station).upper()


def lines(view: View, stop: StopPreview, open_hand: bool) -> list[Pieces]:
    """Three lines at most. `open_hand` lets a rock's stop tell of the viewer's own rocks."""
    if stop.closed:
        return [[(capital(names.why_closed(stop.closed, stop.panorama)) + ".", "loss")]]
    neutral = view.walker >= len(view.players)
    first = _neutral(view, stop) if neutral else _gain(view, stop, open_hand)
    return [first, order(view, stop), left_free(stop, lambda station: names.station(view, station))]


def _neutral(view: View, stop: StopPreview) -> Pieces:
    effect = _("The neutral's stop does nothing here, but it takes the place.")
    if stop.station == view.road.last:
        effect = _("The dearest early-bird token left goes out of the game: {points}.").format(
            points=counts.points(view.box.early_bird[view.waiting])
        )
    elif stop.kind == DOCK:
        effect = _("You choose its place; there a random card will leave the hand, unseen.")
    return [(effect, "")]


def _gain(view: View, stop: StopPreview, open_hand: bool) -> Pieces:
    kind = stop.kind
    if DOLPHIN <= kind <= WHALE:
        return _panorama(view, stop)
    if kind == DOCK:
        return _home(view, stop) if stop.station == view.road.last else _dock(view)
    if kind == ROCK:
        return _rock(view, stop, open_hand)
    if kind == WHIRLPOOL:
        return _whirlpool(view, stop)
    return {LINE: _line, NET: _net, TRAP: _trap}[kind](view)


def _panorama(view: View, stop: StopPreview) -> Pieces:
    size = view.box.whole[stop.kind - DOLPHIN]
    text = _("Section {n} of {all}: ").format(n=stop.section, all=size)
    if stop.first:
        note = _("completes it, first of all: {points} of them").format(points=f"+{view.box.bonus}")
    elif stop.completes:
        note = _("completes it; somebody was first")
    else:
        note = to_complete(view, stop.kind - DOLPHIN, size - stop.section)
    return [
        (text, ""), (f"+{stop.points}", "strong gain"),
        ("   " + note, "faint"),
    ]  # fmt: skip


def _line(view: View) -> Pieces:
    player = view.players[view.walker]
    if not placements(player, net=False):
        return [(_("Your shelf is full: any fish goes back."), "loss")]
    up = Counter(view.face_up)
    found = max(((best_place(view.box, player, fish, net=False)[0], fish) for fish in up), default=(0, 0))
    shown = _("{n} up, {m} face down").format(n=len(view.face_up), m=view.face_down)
    more = effect_of(view.box, player, TURNED)
    if more:
        shown += ", " + _("{n} turned up first").format(n=more)
    pieces: Pieces = [(_("Take a fish"), ""), ("   " + shown, "faint")]
    if found[0]:
        text = _("   {fish} would score ").format(fish=names.fish(view.box, found[1]))
        pieces += [(text, ""), (f"+{found[0]}", "strong gain")]
    return pieces


def _net(view: View) -> Pieces:
    player = view.players[view.walker]
    left = cards_left(view, "net")
    if not left:
        return [(_("No nets are left."), "loss")]
    if not placements(player, net=True):
        return [(_("Your shelf has no room for a net."), "loss")]
    drawn = min(left, 1 + effect_of(view.box, player, NETS))
    text = ngettext("The top net", "The top {n} nets, one to keep", drawn).format(n=drawn)
    counted = ngettext("{n} net left: two fish alike each", "{n} nets left: two fish alike each", left).format(n=left)
    return [(text, ""), ("   " + counted, "faint")]


def _trap(view: View) -> Pieces:
    bag = view.bag_shrimp + view.bag_crabs
    if not bag:
        return [(_("The bag is empty."), "loss")]
    percent = round(100 * view.bag_crabs / bag)
    text = _("Draw up to {n}, a point each").format(n=view.box.draws)
    note = _("in the bag {haul}: {percent} % crabs")
    note = note.format(haul=names.bag(view.bag_shrimp, view.bag_crabs), percent=percent)
    return [(text, ""), ("   " + note, "faint")]


def _whirlpool(view: View, stop: StopPreview) -> Pieces:
    left = view.players[view.walker].offerings
    if not left:
        return [(_("You have no offering left: nothing happens."), "faint")]
    penalty = view.box.penalty
    text = _("An offering: the penalty falls from {old} to {new}").format(old=penalty[left], new=penalty[left - 1])
    gain = f"+{stop.spared}"
    if stop.points:
        gain = _("{spared}, {points} now").format(spared=gain, points=f"+{stop.points}")
    pieces: Pieces = [(text, ""), ("   " + gain, "strong gain")]
    return [*pieces, ("   " + _("{n} of {all} left").format(n=left, all=len(penalty) - 1), "faint")]


def _rock(view: View, stop: StopPreview, open_hand: bool) -> Pieces:
    left = cards_left(view, "rock")
    if not left:
        return [(_("No rocks are left."), "loss")]
    player = view.players[view.walker]
    seen = min(left, ROCKS_SEEN + effect_of(view.box, player, ROCKS))
    text = ngettext("Keep the last rock, in secret", "See {n} rocks, keep one in secret", seen).format(n=seen)
    pieces: Pieces = [(text, "")]
    if stop.points:
        pieces.append((f"   +{stop.points}", "strong gain"))
    note = ngettext("{n} left", "{n} left", left).format(n=left)
    if open_hand and view.seat == view.walker and player.rocks:
        note = ", ".join(rock_words(found, view) for found in rocks_now(view, player.number))
    return [*pieces, ("   " + note, "faint")]


def _dock(view: View) -> Pieces:
    place = _("You arrive as number {n} of {all}").format(n=view.waiting + 1, all=len(view.travellers))
    free = ", ".join(str(berth + 1) for berth in view.berths)
    note = ngettext("free place: {places}", "free places: {places}", len(view.berths)).format(places=free)
    return [(place, ""), ("   " + note, "faint")]


def _home(view: View, stop: StopPreview) -> Pieces:
    pieces: Pieces = [
        (_("Early bird: "), ""), (f"+{stop.points}", "strong gain")
    ]  # fmt: skip
    left = view.players[view.walker].offerings
    if left:
        text = ngettext("{n} offering left costs {points}", "{n} offerings left cost {points}", left)
        lost = text.format(n=left, points=-view.box.penalty[left])
        pieces.append(("   " + lost, "loss"))
    return pieces
