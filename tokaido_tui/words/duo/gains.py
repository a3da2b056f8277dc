"""What a die, a move or a thing brings, in a few words, with the numbers now and after: 'faith 15 to 18'."""

from __future__ import annotations

from tokaido_tui.games.duo.box import MERCHANT, MOON, PAWNS, TEMPLE, Box
from tokaido_tui.games.duo.preview import Previewer, TargetPreview
from tokaido_tui.games.duo.view import PlayerView, View
from tokaido_tui.i18n import _, ngettext
from tokaido_tui.words import counts
from tokaido_tui.words.duo import names


def change(what: str, before: int, after: int) -> str:
    return _("{what} {before} to {after}").format(what=what, before=before, after=after)


def source_change(source: str, before: int, after: int) -> str:
    return change(_(names.SOURCES[source].word), before, after)


def peg(view: View, player: PlayerView, kind: int) -> tuple[str, str]:
    """The next slot of the temple or garden track, and what it does to the faith; nothing at its end."""
    box = view.box
    track, slot = (box.temple, player.temple) if kind == TEMPLE else (box.garden, player.garden)
    if slot + 1 >= len(track):
        return "", ""
    other = box.garden[player.garden] if kind == TEMPLE else box.temple[player.temple]
    faith = source_change("faith", track[slot] * other, track[slot + 1] * other)
    return change(_(names.SPACES[kind]), track[slot], track[slot + 1]), faith


def purse(view: View, player: PlayerView, coins: int) -> tuple[str, str]:
    """What coins do to the purse and the ingots, and to the trade if an ingot is made."""
    box = view.box
    slots = len(box.ingots) - 1
    made = min((player.coins + coins) // box.coins_an_ingot, slots - player.ingots)
    after = player.coins + coins - made * box.coins_an_ingot
    text = change(_("coins"), player.coins, after)
    if not made:
        return text, ""
    ingots = player.ingots + made
    text += ", " + change(_("ingots"), player.ingots, ingots)
    return text, source_change("trade", box.ingots[player.ingots], box.ingots[ingots])


def price(view: View, seat: int, town: int) -> int:
    """What a merchant gets in a coastal town for a good."""
    token = view.tokens[town]
    assert token is not None
    return paid(view, seat, token.price)


def gift(view: View, player: PlayerView) -> str:
    """What the next painting given does to the culture."""
    track, given = view.box.paintings, len(player.given)
    return source_change("culture", track[given], track[given + 1])


def of_whom(view: View, holder: int | None) -> str:
    """Where a token is taken from."""
    return _("from the board") if holder is None else _("from {name}").format(name=view.players[holder].name)


def most_goods(view: View, seat: int) -> int:
    """How many goods a player may hold."""
    return view.box.hold + (view.waves[MERCHANT].holds if view.holders[MERCHANT] == seat else 0)


def towns_for(view: View, good: int) -> tuple[int, list[str]]:
    """The best price on the board for a good, and the towns that pay it."""
    offers = [
        (token.price, view.box.names[stop])
        for stop, token in enumerate(view.tokens)
        if token is not None and token.good == good
    ]
    best = max((price for price, _name in offers), default=0)
    return best, [name for price, name in offers if price == best]


def best_price(view: View, seat: int, good: int) -> tuple[int, list[str]]:
    """What a seat's merchant gets at most for a good, and where."""
    best, towns = towns_for(view, good)
    return paid(view, seat, best) if towns else 0, towns


def areas_of(box: Box, landscape: int) -> list[str]:
    """The names of the areas with that landscape."""
    return [name for name, kind in zip(box.names, box.kinds, strict=True) if kind - MOON == landscape]


def die_words(pawn: int, value: int) -> str:
    """'the pilgrim's 3'."""
    return _(names.DICE[pawn]).format(n=value)


def paid(view: View, seat: int, price: int) -> int:
    """What a seat's merchant gets for a good where the token says that price."""
    return price + (view.waves[MERCHANT].coins if view.holders[MERCHANT] == seat else 0)


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
    gain = source_change(target.source, target.before, target.after) if target.points else ""
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
