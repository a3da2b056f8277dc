"""What fishing asks, and what the cursor on the bank or the shelf means."""

from __future__ import annotations

from tokaido_tui.games.namiji.imagine import unseen_fish
from tokaido_tui.games.namiji.options import FACE_UP, UNSEEN
from tokaido_tui.games.namiji.view import View
from tokaido_tui.i18n import _, ngettext
from tokaido_tui.words.namiji import names
from tokaido_tui.words.namiji.fits import alike, best_fit, told
from tokaido_tui.words.namiji.shelves import LineState, best_place, line_state, lines_through, with_token
from tokaido_tui.words.pieces import Pieces


def title(view: View) -> str:
    if view.kind == "fish":
        return _("ONE MORE FISH?") if view.again else _("WHICH FISH DO YOU TAKE?")
    if view.kind == "haul":
        return _("WHICH NET DO YOU KEEP?")
    return _("WHERE DOES THE NET GO?") if view.netted else _("WHERE DOES THE FISH GO?")


def release(view: View) -> str:
    """What becomes of what is not kept."""
    if view.kind == "haul":
        return _("none: all go under the stack")
    return _("put it under the stack") if view.netted else _("put it back into the bank")


def thought_of(view: View, action: int) -> int | None:
    """The fish under the cursor, or the one in the net there; None for one that nobody sees, or none."""
    if view.kind == "haul":
        return action - 1 if action else None
    return action - FACE_UP if action >= FACE_UP else None


def about(view: View, action: int) -> list[Pieces]:
    """What the action under the cursor means for the shelf of who decides."""
    if view.kind == "place":
        return _placed(view, action) if action else _released(view)
    fish = thought_of(view, action)
    if fish is not None:
        return _taken(view, fish)
    if view.kind == "fish" and action == UNSEEN:
        return _unseen(view)
    return []


def _placed(view: View, placement: int) -> list[Pieces]:
    player, fish = view.players[view.decider], view.caught
    assert fish is not None
    cells = with_token(player, placement, fish)
    lines = []
    for number in lines_through(placement):
        before = line_state(view.box, player.shelf, number, number in player.lines)
        after = line_state(view.box, cells, number, number in player.lines)
        lines.append(_line(view, before, after))
    # What scores comes first.
    lines.sort(key=lambda line: line[0])
    told_lines = [pieces for _rank, pieces in lines]
    if view.catches and not view.netted:
        told_lines.append([(_("Placed, you may fish once more."), "faint")])
    return told_lines


def _line(view: View, before: LineState, state: LineState) -> tuple[int, Pieces]:
    """How a line stands with the token in it, and how much that matters."""
    name = names.line(state.number)
    if state.scored:
        return 3, [(_("{line}: has scored").format(line=name), "faint")]
    if before.broken:
        return 3, [(_("{line}: mixed").format(line=name), "faint")]
    if state.broken:
        return 2, [(_("spoils {line}: it can't score any more").format(line=name), "loss")]
    if state.filled == state.size:
        text = _("completes {line}: ").format(line=name)
        return 0, [(text, "strong"), (f"+{state.points}", "strong gain")]
    text = _("{line}: {n} of {size} {alike}").format(
        line=name, n=state.filled, size=state.size, alike=_shared(view, state)
    )
    return 1, [(text, "")]


def _shared(view: View, state: LineState) -> str:
    """The colour, the kind, or both, that the fish of a line have in common."""
    if state.colour is not None and state.kind is not None:
        return _("{colour} or {kind}").format(
            colour=names.colour(view.box, state.colour), kind=names.kind(view.box, state.kind)
        )
    return alike(view.box, state)


def _released(view: View) -> list[Pieces]:
    if view.netted:
        return [[(_("It goes under the stack; everybody has seen it."), "faint")]]
    return [[(_("It lies face up in the bank: anybody can take it."), "faint")]]


def _taken(view: View, fish: int) -> list[Pieces]:
    fit = best_fit(view.box, view.players[view.decider], fish, view.kind == "haul")
    if fit is None:
        return [[(_("There is no room for it on your shelf."), "loss")]]
    look = "strong gain" if fit.completed else ""
    return [[(_("best: "), "faint"), (told(view.box, fit), look)]]


def _unseen(view: View) -> list[Pieces]:
    """How many of the fish that lie face down would score at once."""
    player = view.players[view.decider]
    worth = {fish: best_place(view.box, player, fish, net=False)[0] for fish in unseen_fish(view)}
    hits = sum(count for fish, count in unseen_fish(view).items() if worth[fish])
    all_ = view.face_down
    if not hits:
        return [[(_("None of them completes a line now."), "faint")]]
    text = ngettext("{n} of {all} scores at once: {percent} %", "{n} of {all} score at once: {percent} %", hits)
    return [[(text.format(n=hits, all=all_, percent=round(100 * hits / all_)), "")]]
