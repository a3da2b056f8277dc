"""Why to choose that: reasons for what a pawn does where it is, in the points, coins and goods they are about."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tokaido_tui.games.duo.actions import goods_drawn, most_held, tiles_revealed
from tokaido_tui.games.duo.box import ARTIST, GARDEN, MERCHANT, SPRINGS, TEMPLE, UPLAND
from tokaido_tui.games.duo.options import GIVE, REVEAL_MORE, unpack
from tokaido_tui.games.duo.preview import Previewer
from tokaido_tui.i18n import _, ngettext
from tokaido_tui.words import counts
from tokaido_tui.words.duo import names, wave_names
from tokaido_tui.words.duo.gains import areas_of, best_price, paid, source_change
from tokaido_tui.words.final import joined

if TYPE_CHECKING:
    from tokaido_tui.engine.decision import Option
    from tokaido_tui.games.duo.box import Token
    from tokaido_tui.games.duo.view import PlayerView, View

FAITH, TRADE, CULTURE = range(3)


def _option(view: View, action: int) -> Option:
    assert view.decision is not None
    return next(option for option in view.decision.options if option.action == action)


def _me(view: View) -> PlayerView:
    return view.players[view.decider]


def _other(view: View) -> PlayerView:
    return view.players[1 - view.decider]


def end_words(view: View) -> str:
    """How things stand, for who might bring the end."""
    ahead = _me(view).points - _other(view).points
    if ahead > 0:
        return _("brings the end, and you lead by {n}").format(n=ahead)
    if ahead < 0:
        return _("brings the end, and {name} leads by {n}").format(name=_other(view).name, n=-ahead)
    return _("brings the end, at equal points")


def _gain(view: View, source: int, points: int) -> str:
    before = view.sources(view.decider)[source]
    return source_change(names.PAWN_SOURCES[source], before, before + points) if points else ""


# --- visits and waves ------------------------------------------------------------------------------------------------


def visit(view: View, yes: int) -> list[str]:
    player = _me(view)
    space = player.pawns[view.pawn]
    kind, box = view.box.kinds[space], view.box
    if kind == UPLAND:
        return _draw(view, yes, space)
    if kind == SPRINGS:
        if not yes:
            return [_("leaves the hot springs token where it is")]
        taken = "" if view.springs is None else _("takes it from {name}").format(name=_other(view).name)
        return [_("the hot springs token, to use a die twice"), taken]
    points = _option(view, 1).points
    if kind in (TEMPLE, GARDEN):
        track, peg = (box.temple, player.temple) if kind == TEMPLE else (box.garden, player.garden)
        ends = end_words(view) if peg + 2 == len(track) and not view.ending else ""
        if not yes:
            return [_("leaves faith at {n}").format(n=view.sources(view.decider)[FAITH]), ends]
        peg_words = _("temple peg to {n}") if kind == TEMPLE else _("garden peg to {n}")
        return [f"{peg_words.format(n=track[peg + 1])}, {_gain(view, FAITH, points)}", ends]
    coins = _option(view, 1).coins
    told = counts.coins(coins) if yes else _("leaves {coins} alone").format(coins=counts.coins(coins))
    return [told, *_for_ingots(view, player, coins, points)]


def _for_ingots(view: View, player: PlayerView, coins: int, points: int) -> list[str]:
    """What so many coins more do for trade."""
    box = view.box
    last = len(box.ingots) - 1
    if points:
        full = box.ingots[player.ingots] + points == box.ingots[last] and not view.ending
        return [_gain(view, TRADE, points), end_words(view) if full else ""]
    if player.ingots == last:
        return [_("no ingot is left to make")]
    short = box.coins_an_ingot - player.coins - coins
    return [_("then {coins} short of an ingot").format(coins=counts.coins(short))]


def _draw(view: View, yes: int, town: int) -> list[str]:
    game = Previewer(view).game
    drawn, most, held = goods_drawn(game, view.decider, town), most_held(game, view.decider), sum(_me(view).goods)
    if not yes:
        goods = names.goods([good for good, count in enumerate(_me(view).goods) for _one in range(count)])
        return [_("leaves it alone: keeps {goods}").format(goods=goods) if held else _("leaves the goods alone")]
    over = held + drawn - most
    told = ngettext("draws {n} good", "draws {n} goods", drawn).format(n=drawn)
    return [told, _("{n} must go back").format(n=over) if over > 0 else _("holds {n} then").format(n=held + drawn)]


def take(view: View, choice: int) -> list[str]:
    if not choice:
        return [_("takes no wave")]
    wave = view.waves[choice - 1]
    short = names.wave_short(view.box, wave)
    told = wave_names.whom(wave.name)
    loser = view.holders[choice - 1]
    lost = "" if loser is None else _("{name} loses it").format(name=view.players[loser].name)
    return [f"{told}: {short}" if short else told, lost]


# --- trade -----------------------------------------------------------------------------------------------------------


def _token(view: View) -> Token:
    token = view.tokens[_me(view).pawns[MERCHANT]]
    assert token is not None
    return token


def sell(view: View, count: int) -> list[str]:
    token, player = _token(view), _me(view)
    left = player.goods[token.good] - count
    best, towns = best_price(view, view.decider, token.good)
    elsewhere = ""
    if left and best > paid(view, view.decider, token.price):
        elsewhere = _("{towns} pays {n} for one").format(towns=joined(towns), n=best)
    kept = _("keeps {goods}").format(goods=names.good(token.good, left)) if left else ""
    if not count:
        return [_("sells nothing"), elsewhere, kept]
    option = _option(view, count)
    sold = _("sells {goods} for {coins}").format(goods=names.good(token.good, count), coins=counts.coins(option.coins))
    return [sold, *_for_ingots(view, player, option.coins, option.points), kept, elsewhere]


def keep(view: View, packed: int) -> list[str]:
    kept = [good for good, count in enumerate(unpack(packed)) for _one in range(count)]
    best = max(sorted(set(kept)), key=lambda good: best_price(view, view.decider, good)[0])
    price, towns = best_price(view, view.decider, best)
    told = _("keeps {goods}").format(goods=names.goods(kept))
    if not towns:
        return [told]
    return [told, _("{n} for {good} in {towns}").format(n=price, good=_(names.GOODS[best]), towns=joined(towns))]


# --- paintings -------------------------------------------------------------------------------------------------------


def _turned(view: View, choice: int) -> int:
    area = _me(view).pawns[ARTIST]
    return tiles_revealed(Previewer(view).game, view.decider, area)[choice == REVEAL_MORE]


def paint(view: View, choice: int) -> list[str]:
    player, box = _me(view), view.box
    if choice == GIVE:
        ends = len(player.given) + 2 == len(box.paintings) and not view.ending
        told = _("gives {painting}").format(painting=_(names.OF_LANDSCAPE[player.revealed[0]]))
        gain = _gain(view, CULTURE, _option(view, GIVE).points)
        return [f"{told}, {gain}", end_words(view) if ends else "", _next_to_give(view)]
    if not choice:
        return [_("paints nothing here")]
    count = _turned(view, choice)
    told = ngettext("turns {n} painting", "turns {n} paintings", count).format(n=count)
    if not player.revealed:
        return [told, _("there is none to give yet")]
    return [told, _("{n} to give then").format(n=len(player.revealed) + count)]


def _next_to_give(view: View) -> str:
    player = _me(view)
    if len(player.revealed) < 2:
        return ""
    following = player.revealed[1]
    areas = areas_of(view.box, following)
    return _("next is {painting}, for {areas}").format(painting=_(names.OF_LANDSCAPE[following]), areas=joined(areas))


# --- a few words for an option ---------------------------------------------------------------------------------------


def paint_label(view: View, choice: int) -> str:
    if choice == GIVE:
        return _("giving")
    return _("turning {n}").format(n=_turned(view, choice)) if choice else _("leaving it")


def visit_label(_view: View, yes: int) -> str:
    return _("a visit") if yes else _("leaving it")


def take_label(view: View, choice: int) -> str:
    return names.wave(view.waves[choice - 1].name) if choice else _("no wave")


def sell_label(_view: View, count: int) -> str:
    return _("selling {n}").format(n=count) if count else _("selling none")


def keep_label(_view: View, packed: int) -> str:
    return names.goods([good for good, n in enumerate(unpack(packed)) for _one in range(n)])
