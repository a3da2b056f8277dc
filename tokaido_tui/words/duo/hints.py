"""Hints in words: what the adviser would do and why. The view must be that of who decides."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tokaido_tui.games.duo.box import ARTIST, MERCHANT
from tokaido_tui.games.duo.preview import Previewer
from tokaido_tui.i18n import _
from tokaido_tui.words.duo import names
from tokaido_tui.words.duo.effects import best_points, best_target, dice_left, die_words, target_words
from tokaido_tui.words.duo.reasons import LABELS, REASONS, end_words
from tokaido_tui.words.hints import hint, second_best

if TYPE_CHECKING:
    from tokaido_tui.bots.advice import Advice
    from tokaido_tui.games.duo.preview import TargetPreview
    from tokaido_tui.games.duo.view import View

MUCH = 3
"""So many points taken away from the other are a reason."""


def sentence(view: View, advice: Advice) -> str:
    """What is advised, and why, in a line."""
    if view.kind == "die":
        parts = _die(view, advice.action)
    elif view.kind == "move":
        parts = _move(view, advice.action)
    elif view.kind == "repeat":
        parts = _repeat(view, advice.action)
    else:
        parts = REASONS[view.kind](view, advice.action)
    return hint(advice.level, [*parts, _other(view, advice)])


def _die(view: View, pawn: int) -> list[str]:
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


def _move(view: View, space: int) -> list[str]:
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


def _repeat(view: View, yes: int) -> list[str]:
    if not yes:
        return [_("keeps the hot springs token for a better die")]
    best = best_target(Previewer(view), view.pawn)
    assert best is not None
    return [_("again, to {target}").format(target=target_words(view, best)), end_words(view) if best.ends else ""]


def _other(view: View, advice: Advice) -> str:
    """The second best, where it comes close."""
    second = second_best(advice)
    if second is None:
        return ""
    if view.kind == "die":
        name = f"{_(names.PAWNS[second])} {view.dice[second]}"
    elif view.kind == "move":
        name = names.space(view.box, second)
    else:
        name = LABELS[view.kind](view, second)
    return _("{name} is nearly as good").format(name=name)
