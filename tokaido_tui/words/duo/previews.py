"""The panel below the map: what a die or a place would bring, and on which way."""

from __future__ import annotations

from tokaido_tui.games.duo.box import (
    COAST,
    GARDEN,
    MOON,
    SPRINGS,
    TEMPLE,
    TOWN,
    UPLAND,
)
from tokaido_tui.games.duo.preview import Previewer, TargetPreview
from tokaido_tui.games.duo.view import View
from tokaido_tui.i18n import _, mark, ngettext
from tokaido_tui.words import counts
from tokaido_tui.words.duo import gains, names
from tokaido_tui.words.pieces import Pieces, capital

LINES = 3
# Why there is nothing to do, by what would be there.
NOTHING = {
    TEMPLE: mark("your temple track is full"),
    GARDEN: mark("your garden track is full"),
    COAST: mark("there is no wave to take"),
    SPRINGS: mark("you have the hot springs token already"),
    TOWN: mark("you have none of the good it buys"),
    UPLAND: mark("the bag is empty"),
    MOON: mark("nobody is around, and no painting fits"),
}


def title(view: View, space: int) -> str:
    """'TEMPLE 5', 'COASTAL TOWN C3'."""
    box = view.box
    return f"{_(names.SPACES[box.kinds[space]])} {box.names[space]}".upper()


def die_title(view: View, pawn: int) -> str:
    return f"{_(names.PAWNS[pawn])} {view.dice[pawn]}".upper()


def die_aside(places: int) -> str:
    """How many places the die leads to."""
    return ngettext("{n} place to go", "{n} places to go", places).format(n=places) if places else ""


def die_words(view: View, previewer: Previewer, pawn: int) -> Pieces:
    """All places where the die leads, each with the most that it brings."""
    targets = previewer.targets(pawn)
    if not targets:
        text = _("There is nowhere to go: the die would be spent for nothing.")
        return [(text, "loss")]
    pieces: Pieces = []
    for number, target in enumerate(targets):
        seen = previewer.target(pawn, target)
        pieces += [("   ", "")] if number else []
        pieces += [(names.space(view.box, target), "gold"), (": ", "faint"), (brief(view, seen), "")]
        if seen.points:
            pieces.append((f" +{seen.points}", "strong gain"))
    return pieces


def left_over(view: View, pawn: int) -> str:
    """What comes after the pawn's die: whose turn it is, and between which dice."""
    dice = [
        _("{pawn} {n}").format(pawn=_(names.PAWNS[die]), n=view.dice[die])
        for die, left in enumerate(view.left)
        if left and die != pawn
    ]
    if not dice and view.ending:
        return _("That was the last die of the game.")
    if not dice:
        return _("Then {name} rolls.").format(name=view.players[1 - view.roller].name)
    name = view.players[1 - view.decider].name
    return _("That leaves {name}: {dice}.").format(name=name, dice=_(" or ").join(dice))


def brief(view: View, seen: TargetPreview) -> str:
    """The most that can be done at a place, in a few words."""
    if seen.gives >= 0:
        return _("give {painting}").format(painting=_(names.OF_LANDSCAPE[seen.gives]))
    if seen.effect in ("temple", "garden"):
        return gains.peg(view, view.players[view.decider], TEMPLE if seen.effect == "temple" else GARDEN)[0]
    if seen.effect == "coins":
        return counts.coins(seen.amount)
    if seen.effect == "springs":
        return _("the springs' token")
    if seen.effect == "wave":
        return _("a wave")
    if seen.effect == "draw":
        return counts.goods(seen.amount)
    if seen.effect == "sell":
        token = view.tokens[seen.target]
        assert token is not None
        coins = seen.amount * gains.price(view, view.decider, seen.target)
        return f"{names.good(token.good, seen.amount)}, {counts.coins(coins)}"
    if seen.effect == "paint":
        return _("turn {n}").format(n=seen.amount)
    return _("nothing")


def lines(view: View, seen: TargetPreview) -> list[Pieces]:
    """What can be done there, what follows from it, and the way."""
    found = _effect(view, seen)
    if seen.ends:
        text = _("This sets off the end: when the dice of this round are used, the points are compared.")
        found.append([(text, "strong urgent")])
    found.append([(_way(view, seen), "faint")])
    return found[:LINES]


def _effect(view: View, seen: TargetPreview) -> list[Pieces]:
    player, box = view.players[view.decider], view.box
    kind = box.kinds[seen.target]
    scored: Pieces = [(f"  +{seen.points}", "strong gain")] if seen.points else []
    if seen.effect in ("temple", "garden"):
        slot, faith = gains.peg(view, player, kind)
        return [[(capital(f"{slot}: {faith}"), ""), *scored]]
    if seen.effect == "coins":
        purse, trade = gains.purse(view, player, seen.amount)
        first: Pieces = [(_("Take {coins}: ").format(coins=counts.coins(seen.amount)), "gold"), (purse, "")]
        return [_with(first, trade, scored)]
    if seen.effect == "springs":
        whence = gains.of_whom(view, view.springs)
        about = _("with a later die you may move and act a second time")
        return [[(_("The hot springs token, {whence}").format(whence=whence), ""), (f"   {about}", "faint")]]
    if seen.effect == "wave":
        return [[(_("Take a wave: "), ""), (_waves(view), "gold")]]
    if seen.effect == "draw":
        first = [(_("Draw {goods}").format(goods=counts.goods(seen.amount)), "")]
        if seen.over:
            back = ngettext("{n} of all your goods goes back", "{n} of all your goods go back", seen.over)
            first.append(("   " + back.format(n=seen.over), "loss"))
        else:
            left = _("{n} in the bag").format(n=view.bag)
            first.append((f"   {left}", "faint"))
        return [first]
    if seen.effect == "sell":
        token = view.tokens[seen.target]
        assert token is not None
        each = gains.price(view, view.decider, seen.target)
        purse, trade = gains.purse(view, player, seen.amount * each)
        sale = _("Sell {goods} at {price}: ").format(goods=names.good(token.good, seen.amount), price=each)
        return [_with([(sale, "gold"), (purse, "")], trade, scored)]
    if seen.effect == "paint":
        return _painting(view, seen, scored)
    return [[(_("Nothing to do here: {why}.").format(why=_(NOTHING[min(kind, MOON)])), "loss")]]


def _with(first: Pieces, change: str, scored: Pieces) -> Pieces:
    return [*first, *([(f": {change}", "")] if change else []), *scored]


def _painting(view: View, seen: TargetPreview, scored: Pieces) -> list[Pieces]:
    found: list[Pieces] = []
    if seen.gives >= 0:
        text = _("Give {painting}: ").format(painting=_(names.OF_LANDSCAPE[seen.gives]))
        found.append([(text + gains.gift(view, view.players[view.decider]), ""), *scored])
    if seen.amount:
        turn = ngettext("turn {n} painting", "turn {n} paintings", seen.amount).format(n=seen.amount)
        face_down = _("{n} face down").format(n=view.players[view.decider].face_down)
        found.append([(_("Or {do}").format(do=turn) if found else capital(turn), ""), (f"   {face_down}", "faint")])
    return found


def _waves(view: View) -> str:
    """The waves that can be taken: those on the board, else the other player's."""
    free = [wave for wave, holder in enumerate(view.holders) if holder is None]
    offered = free or [wave for wave, holder in enumerate(view.holders) if holder != view.decider]
    text = ", ".join(names.wave(view.waves[wave].name) for wave in offered)
    return text if free else f"{text} ({gains.of_whom(view, 1 - view.decider)})"


def _way(view: View, seen: TargetPreview) -> str:
    stops = [names.space(view.box, space) for space in seen.path]
    start = names.space(view.box, view.players[view.decider].pawns[seen.pawn])
    text = ngettext("{n} step: {way}", "{n} steps: {way}", len(stops))
    return text.format(n=len(stops), way=" → ".join([start, *stops]))


def about(view: View, space: int) -> list[Pieces]:
    """A place that is looked at and cannot be chosen now."""
    box = view.box
    kind = box.kinds[space]
    if kind == TOWN:
        token = view.tokens[space]
        assert token is not None
        good = _(names.GOODS[token.good])
        text = _("Merchants sell {good} here for {price} each; a pilgrim takes {coins}.").format(
            good=good, price=counts.coins(token.price), coins=counts.coins(token.price)
        )
    elif kind == UPLAND:
        text = _("A merchant draws {goods} here.").format(goods=counts.goods(box.values[space]))
    elif kind >= MOON:
        text = _("Artists paint here, and give paintings of this landscape.")
    else:
        text = _(STOPS[kind])
    here = [
        _("{name}'s {pawn}").format(name=player.name, pawn=_(names.PAWNS[pawn]))
        for player in view.players
        for pawn, at in enumerate(player.pawns)
        if at == space
    ]
    found: list[Pieces] = [[(text, "")]]
    if here:
        found.append([(_("Here: {pawns}").format(pawns=", ".join(here)), "faint")])
    return [*found, [(_("This die does not lead here."), "loss")]]


STOPS = {
    TEMPLE: mark("A pilgrim's temple peg goes up one slot here."),
    GARDEN: mark("A pilgrim's garden peg goes up one slot here."),
    COAST: mark("A pilgrim takes a wave token here."),
    SPRINGS: mark("A pilgrim takes the hot springs token here."),
}
