"""What a die or a move would do, in a few words: for hints and for the commentary."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tokaido_tui.games.duo.box import MERCHANT, PAWNS
from tokaido_tui.games.duo.preview import Previewer, TargetPreview
from tokaido_tui.i18n import _, ngettext
from tokaido_tui.words import counts
from tokaido_tui.words.duo import names

if TYPE_CHECKING:
    from tokaido_tui.games.duo.view import View


def die_words(pawn: int, value: int) -> str:
    """'the pilgrim's 3'."""
    return _("{pawn}'s {n}").format(pawn=_(names.THE_PAWN[pawn]), n=value)


def paid(view: View, seat: int, price: int) -> int:
    """What a seat's merchant gets for a good where the token says that price."""
    return price + (view.waves[MERCHANT].coins if view.holders[MERCHANT] == seat else 0)


def change(source: str, before: int, after: int) -> str:
    """'faith 15 to 18'."""
    word = _(names.SOURCES[source].word)
    return _("{source} {before} to {after}").format(source=word, before=before, after=after)


def best_target(previewer: Previewer, pawn: int) -> TargetPreview | None:
    """Where most points are to be had with a die, else most of something; None where the pawn can't go."""
    found = [previewer.target(pawn, space) for space in previewer.targets(pawn)]
    return max(found, key=lambda target: (target.points, bool(target.effect), target.amount), default=None)


def best_points(view: View, seat: int, pawn: int) -> int:
    """The most points a seat could score with a die that is rolled, whoever is to choose."""
    previewer = Previewer(view)
    previewer.game.seat = seat
    best = best_target(previewer, pawn)
    return best.points if best is not None else 0


def target_words(view: View, target: TargetPreview) -> str:
    """'temple 5: faith 15 to 18'."""
    return f"{names.space(view.box, target.target)}: {_effect(view, target)}"


def _effect(view: View, target: TargetPreview) -> str:
    gain = change(target.source, target.before, target.after) if target.points else ""
    amount = target.amount
    token = view.tokens[target.target] if target.target < len(view.tokens) else None
    match target.effect:
        case "temple" | "garden":
            return gain
        case "coins":
            return ", ".join(filter(None, (counts.coins(amount), gain)))
        case "springs":
            return _("may use a die twice")
        case "wave":
            return ngettext("{n} wave to take", "{n} waves to choose from", amount).format(n=amount)
        case "draw":
            drawn = counts.goods(amount)
            return _("{goods}, {n} too many").format(goods=drawn, n=target.over) if target.over else drawn
        case "sell":
            assert token is not None
            coins = counts.coins(amount * paid(view, view.decider, token.price))
            return ", ".join(filter(None, (names.good(token.good, amount), coins, gain)))
        case "paint":
            if target.gives >= 0:
                return _("a gift, {gain}").format(gain=gain)
            return ngettext("turn {n} painting", "turn {n} paintings", amount).format(n=amount)
    return _("nothing to do")


def dice_left(view: View, without: int) -> str:
    """The dice that would be left without that one: 'merchant 3, artist 1'."""
    left = [pawn for pawn in range(len(PAWNS)) if view.left[pawn] and pawn != without]
    return ", ".join(f"{_(names.PAWNS[pawn])} {view.dice[pawn]}" for pawn in left)
