"""Hints in words: what the adviser would do and why. The view must be that of who decides."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tokaido_tui.games.duo.box import ARTIST, MERCHANT
from tokaido_tui.games.duo.preview import Previewer
from tokaido_tui.i18n import _
from tokaido_tui.words.duo import names
from tokaido_tui.words.duo.gains import best_points, best_target, dice_left, die_words, target_words
from tokaido_tui.words.duo.reasons import end_words

if TYPE_CHECKING:
    from tokaido_tui.games.duo.preview import TargetPreview
    from tokaido_tui.games.duo.view import View

MUCH = 3
"""So many points taken away from the other are a reason."""


def die_label(view: View, pawn: int) -> str:
    return f"{_(names.PAWNS[pawn])} {view.dice[pawn]}"


def move_label(view: View, space: int) -> str:
    return names.space(view.box, space)


def repeat_label(_view: View, yes: int) -> str:
    return _("going again") if yes else _("keeping the token")


def die_reasons(view: View, pawn: int) -> list[str]:
    previewer = Previewer(view)
    die, best = die_words(pawn, view.dice[pawn]), best_target(previewer, pawn)
    if best is None:
        told = _("{die}, which can't be used").format(die=die)
    elif len(previewer.targets(pawn)) == 1:
        told = _("{die} leads to {target}").format(die=die, target=target_words(view, best))
    else:
        told = _("{die} can reach {target}").format(die=die, target=target_words(view, best))
    other = view.players[1 - view.decider].name
    lost = best_points(view, 1 - view.decider, pawn)
    denied = _("{name} could score {n}").format(name=other, n=lost) if lost >= MUCH else ""
    left = _("leaves {name} {dice}").format(name=other, dice=dice_left(view, pawn))
    return [told, denied, left]


def move_reasons(view: View, space: int) -> list[str]:
    target = Previewer(view).target(view.pawn, space)
    return [target_words(view, target), end_words(view) if target.ends else "", _in_the_way(view, target)]


def _in_the_way(view: View, target: TargetPreview) -> str:
    """Where another merchant could sell no more."""
    token = view.tokens[target.target] if target.target < len(view.tokens) else None
    other = view.players[1 - view.decider]
    if token is None or target.pawn == ARTIST or not other.goods[token.good]:
        return ""
    if other.pawns[MERCHANT] == target.target:
        return ""
    return _("{name} can't sell there then").format(name=other.name)


def repeat_reasons(view: View, yes: int) -> list[str]:
    if not yes:
        return [_("keeps the hot springs token for a better die")]
    best = best_target(Previewer(view), view.pawn)
    assert best is not None
    return [_("again, to {target}").format(target=target_words(view, best)), end_words(view) if best.ends else ""]
