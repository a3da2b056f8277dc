"""For who learns: which keys lead to a die or to a place."""

from __future__ import annotations

from collections.abc import Sequence

from tokaido_tui.games.duo.view import View
from tokaido_tui.i18n import _
from tokaido_tui.words.duo import names


def to_die(view: View, choices: Sequence[int], here: int | None, pawn: int) -> str:
    name = _(names.PAWNS[pawn])
    if here == pawn:
        return _("This is the {pawn}'s die: press *Enter*.").format(pawn=name)
    if pawn not in choices:
        return ""
    key = choices.index(pawn) + 1
    return _("For the {pawn}'s die, a {n}, press *{key}*.").format(pawn=name, n=view.dice[pawn], key=key)


def to_space(view: View, choices: Sequence[int], here: int | None, space: int) -> str:
    name = names.space(view.box, space)
    if here == space:
        return _("This is {place}: press *Enter*.").format(place=name)
    if space not in choices:
        return ""
    number = choices.index(space) + 1
    if number > 9:
        return _("Go to {place} with the arrow keys.").format(place=name)
    return _("For {place} press *{key}*.").format(place=name, key=number)
