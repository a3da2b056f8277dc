"""What to say to a learner who chose something else: where that is, and how to get to the right one."""

from __future__ import annotations

from tokaido_tui.games.tokaido.view import View
from tokaido_tui.i18n import _, ngettext
from tokaido_tui.lessons.notes import Note
from tokaido_tui.tui.tokaido import words
from tokaido_tui.tui.tokaido.board import TokaidoBoard

OTHER = "other"


def about_choice(note: Note, name: str) -> str:
    """What the note says to who chose the action of that name; nothing for the right one."""
    return _(note.wrong.get(name, note.wrong.get(OTHER, "")))


def way_to(board: TokaidoBoard, action: int) -> str:
    """Which keys lead from where the cursor is to the right choice."""
    view = board.view
    assert view is not None
    if board.moving:
        return _way_on_road(board, view, action)
    question = board.choice.question
    if question is None:
        return ""
    if question.several:
        wanted = {index for index in range(len(question.items)) if action >> index & 1}
        keys = sorted(wanted ^ board.choice.marked)
    else:
        keys = [index for index in range(len(question.items)) if question.action(frozenset({index})) == action]
        keys = [index for index in keys if index != board.choice.cursor]
    presses = " ".join(f"*{index + 1}*" for index in keys)
    if not presses:
        return _("Press *Enter*.")
    return _("Press {keys}, then *Enter*.").format(keys=presses)


def _way_on_road(board: TokaidoBoard, view: View, action: int) -> str:
    road = board.road
    wanted = _(words.STATIONS[view.road.kinds[action]])
    cursor = road.cursor
    if cursor is None or action not in road.reachable:
        return ""
    number = road.reachable.index(action)
    steps = number - road.reachable.index(cursor)
    if not steps and road.looked_at is None:
        return _("This is the {station}: press *Enter*.").format(station=wanted)
    if not steps:
        return _("For the {station} press *{key}*.").format(station=wanted, key=number + 1)
    here = _(words.STATIONS[view.road.kinds[cursor if road.looked_at is None else road.looked_at]])
    key = _("Right") if steps > 0 else _("Left")
    times = ngettext("once", "{n} times", abs(steps)).format(n=abs(steps))
    if here == wanted:
        return _("For the other {station} press *{key}* {times}.").format(station=wanted, key=key, times=times)
    sentence = _("That is the {here}; for the {station} press *{key}* {times}.")
    return sentence.format(here=here, station=wanted, key=key, times=times)
