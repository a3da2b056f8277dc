"""The panel under the route: what the stop at the cursor gives and what it means for the order of play."""

from __future__ import annotations

from collections import Counter

from tokaido_tui.games.namiji.box import DOCK, DOLPHIN, LINE, NET, NETS, ROCK, ROCKS, TRAP, TURNED, WHALE, WHIRLPOOL
from tokaido_tui.games.namiji.preview import StopPreview
from tokaido_tui.games.namiji.stops import ROCKS_SEEN
from tokaido_tui.games.namiji.view import View
from tokaido_tui.i18n import _, ngettext
from tokaido_tui.tui.palette import Palette, style
from tokaido_tui.tui.widgets.panel import Pieces
from tokaido_tui.words.namiji import names
from tokaido_tui.words.namiji.questions import rock_words
from tokaido_tui.words.namiji.shelves import best_place, placements
from tokaido_tui.words.namiji.sums import effect_of, rocks_now
from tokaido_tui.words.road.order import left_free, order


def title(view: View, stop: StopPreview) -> str:
    return names.station(view, stop.station).upper()


def lines(view: View, stop: StopPreview, palette: Palette, open_hand: bool) -> list[Pieces]:
    """Three lines at most. `open_hand` lets a rock's stop tell of the viewer's own rocks."""
    if stop.closed:
        return [[(names.why_closed(stop.closed, stop.kind).capitalize() + ".", style(palette.loss))]]
    neutral = view.walker >= len(view.players)
    first = _neutral(view, stop, palette) if neutral else _gain(view, stop, palette, open_hand)
    return [first, order(view, stop, palette), left_free(stop, palette, lambda station: names.station(view, station))]


def _neutral(view: View, stop: StopPreview, palette: Palette) -> Pieces:
    effect = _("The neutral's stop does nothing here, but it takes the place.")
    if stop.station == view.road.last:
        effect = _("The dearest early-bird token left goes out of the game: {points}.").format(
            points=names.points(view.box.early_bird[view.waiting])
        )
    elif stop.kind == DOCK:
        effect = _("You choose its place; there a random card will leave the hand, unseen.")
    return [(effect, style(palette.paper))]


def _gain(view: View, stop: StopPreview, palette: Palette, open_hand: bool) -> Pieces:
    kind = stop.kind
    if DOLPHIN <= kind <= WHALE:
        return _panorama(view, stop, palette)
    if kind == DOCK:
        return _home(view, stop, palette) if stop.station == view.road.last else _dock(view, palette)
    if kind == ROCK:
        return _rock(view, stop, palette, open_hand)
    if kind == WHIRLPOOL:
        return _whirlpool(view, stop, palette)
    return {LINE: _line, NET: _net, TRAP: _trap}[kind](view, palette)


def _panorama(view: View, stop: StopPreview, palette: Palette) -> Pieces:
    size = view.box.whole[stop.kind - DOLPHIN]
    text = _("Section {n} of {all}: ").format(n=stop.section, all=size)
    if stop.first:
        note = _("completes it, first of all: {points} of them").format(points=f"+{view.box.bonus}")
    elif stop.completes:
        note = _("completes it; somebody was first")
    else:
        left = size - stop.section
        note = ngettext("{n} more completes it", "{n} more complete it", left).format(n=left)
        if not view.awarded >> stop.kind - DOLPHIN & 1:
            note += "; " + _("nobody has it yet")
    return [
        (text, style(palette.paper)), (f"+{stop.points}", style(palette.gain, bold=True)),
        ("   " + note, style(palette.faint)),
    ]  # fmt: skip


def _line(view: View, palette: Palette) -> Pieces:
    player = view.players[view.walker]
    plain, faint = style(palette.paper), style(palette.faint)
    if not placements(player, net=False):
        return [(_("Your shelf is full: any fish goes back."), style(palette.loss))]
    up = Counter(view.face_up)
    found = max(((best_place(view.box, player, fish, net=False)[0], fish) for fish in up), default=(0, 0))
    shown = _("{n} up, {m} face down").format(n=len(view.face_up), m=view.face_down)
    more = effect_of(view.box, player, TURNED)
    if more:
        shown += ", " + _("{n} turned up first").format(n=more)
    pieces: Pieces = [(_("Take a fish"), plain), ("   " + shown, faint)]
    if found[0]:
        text = _("   {fish} would score ").format(fish=names.fish(view.box, found[1]))
        pieces += [(text, plain), (f"+{found[0]}", style(palette.gain, bold=True))]
    return pieces


def _net(view: View, palette: Palette) -> Pieces:
    player = view.players[view.walker]
    left = sum(layer.size for layer in view.decks["net"])
    if not left:
        return [(_("No nets are left."), style(palette.loss))]
    if not placements(player, net=True):
        return [(_("Your shelf has no room for a net."), style(palette.loss))]
    drawn = min(left, 1 + effect_of(view.box, player, NETS))
    text = ngettext("The top net", "The top {n} nets, one to keep", drawn).format(n=drawn)
    counted = ngettext("{n} net left: two fish alike each", "{n} nets left: two fish alike each", left).format(n=left)
    return [(text, style(palette.paper)), ("   " + counted, style(palette.faint))]


def _trap(view: View, palette: Palette) -> Pieces:
    bag = view.bag_shrimp + view.bag_crabs
    if not bag:
        return [(_("The bag is empty."), style(palette.loss))]
    percent = round(100 * view.bag_crabs / bag)
    text = _("Draw up to {n}, a point each").format(n=view.box.draws)
    note = _("in the bag {shrimp} shrimp, {crabs} crabs: {percent} % crabs")
    note = note.format(shrimp=view.bag_shrimp, crabs=view.bag_crabs, percent=percent)
    return [(text, style(palette.paper)), ("   " + note, style(palette.faint))]


def _whirlpool(view: View, stop: StopPreview, palette: Palette) -> Pieces:
    left = view.players[view.walker].offerings
    if not left:
        return [(_("You have no offering left: nothing happens."), style(palette.faint))]
    penalty = view.box.penalty
    text = _("An offering: the penalty falls from {old} to {new}").format(old=penalty[left], new=penalty[left - 1])
    pieces: Pieces = [(text, style(palette.paper)), (f"   +{stop.spared}", style(palette.gain, bold=True))]
    if stop.points:
        pieces.append((_(", {points} now").format(points=f"+{stop.points}"), style(palette.gain, bold=True)))
    return [*pieces, ("   " + _("{n} of {all} left").format(n=left, all=len(penalty) - 1), style(palette.faint))]


def _rock(view: View, stop: StopPreview, palette: Palette, open_hand: bool) -> Pieces:
    left = sum(layer.size for layer in view.decks["rock"])
    if not left:
        return [(_("No rocks are left."), style(palette.loss))]
    player = view.players[view.walker]
    seen = min(left, ROCKS_SEEN + effect_of(view.box, player, ROCKS))
    text = ngettext("Keep the last rock, in secret", "See {n} rocks, keep one in secret", seen).format(n=seen)
    pieces: Pieces = [(text, style(palette.paper))]
    if stop.points:
        pieces.append((f"   +{stop.points}", style(palette.gain, bold=True)))
    note = ngettext("{n} left", "{n} left", left).format(n=left)
    if open_hand and view.seat == view.walker and player.rocks:
        note = ", ".join(rock_words(found, view) for found in rocks_now(view, player.number))
    return [*pieces, ("   " + note, style(palette.faint))]


def _dock(view: View, palette: Palette) -> Pieces:
    place = _("You arrive as number {n} of {all}").format(n=view.waiting + 1, all=len(view.travellers))
    free = ", ".join(str(berth + 1) for berth in view.berths)
    note = ngettext("free place: {places}", "free places: {places}", len(view.berths)).format(places=free)
    return [(place, style(palette.paper)), ("   " + note, style(palette.faint))]


def _home(view: View, stop: StopPreview, palette: Palette) -> Pieces:
    pieces: Pieces = [
        (_("Early bird: "), style(palette.paper)), (f"+{stop.points}", style(palette.gain, bold=True))
    ]  # fmt: skip
    left = view.players[view.walker].offerings
    if left:
        text = ngettext("{n} offering left costs {points}", "{n} offerings left cost {points}", left)
        lost = text.format(n=left, points=-view.box.penalty[left])
        pieces.append(("   " + lost, style(palette.loss)))
    return pieces
