"""For who learns: which keys lead to a die or to a place."""

from __future__ import annotations

from collections.abc import Sequence

from tokaido_tui.games.duo.view import View
from tokaido_tui.i18n import _, mark
from tokaido_tui.words.duo import names

# By pawn.
THIS_DIE = (
    mark("This is the pilgrim's die: press *Enter*."),
    mark("This is the merchant's die: press *Enter*."),
    mark("This is the artist's die: press *Enter*."),
)
FOR_DIE = (
    mark("For the pilgrim's die, a {n}, press *{key}*."),
    mark("For the merchant's die, a {n}, press *{key}*."),
    mark("For the artist's die, a {n}, press *{key}*."),
)


def to_die(view: View, choices: Sequence[int], here: int | None, pawn: int) -> str:
    if here == pawn:
        return _(THIS_DIE[pawn])
    if pawn not in choices:
        return ""
    key = choices.index(pawn) + 1
    return _(FOR_DIE[pawn]).format(n=view.dice[pawn], key=key)


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
