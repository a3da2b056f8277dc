"""Tokaido Duo's questions: whether to use what a place offers, and how; made from a view."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from tokaido_tui.games.duo.box import ARTIST, GOODS, MERCHANT, SPACE_NAMES, SPRINGS, TOWN, UPLAND
from tokaido_tui.games.duo.options import GIVE, REVEAL_MORE, pack
from tokaido_tui.games.duo.preview import Previewer
from tokaido_tui.games.duo.view import PlayerView, View
from tokaido_tui.i18n import _, mark, ngettext
from tokaido_tui.words import counts
from tokaido_tui.words.duo import gains, names
from tokaido_tui.words.duo.previews import brief, title
from tokaido_tui.words.pieces import Pieces, capital
from tokaido_tui.words.question import Item, Question


def _space(view: View, player: PlayerView) -> int:
    return player.pawns[view.pawn]


def _topic(view: View, player: PlayerView) -> str:
    return f"space:{SPACE_NAMES[view.box.kinds[_space(view, player)]]}"


def _plain(text: str) -> list[Pieces]:
    return [[(text, "faint")]]


def _asked(
    view: View, heading: str, intro: list[Pieces], items: Sequence[Item], actions: Sequence[int], sums: Sequence[str]
) -> Question:
    """One of the items; what it sums up to stands below them."""
    assert view.decision is not None
    return Question(
        heading, intro, items, lambda marked: actions[min(marked)], lambda marked: capital(sums[min(marked)])
    )


def _points(view: View, action: int) -> str:
    assert view.decision is not None
    points = next(option.points for option in view.decision.options if option.action == action)
    return f"+{points}" if points else ""


def _leave(topic: str) -> Item:
    return Item(_("leave it"), _("do nothing here"), topic=topic)


def visit(view: View, player: PlayerView) -> Question:
    space = _space(view, player)
    kind, topic = view.box.kinds[space], _topic(view, player)
    sum_ = ""
    if kind == UPLAND:
        number = min(view.bag, view.box.values[space] + _more_drawn(view, player))
        label = ngettext("draw {n} good", "draw {n} goods", number).format(n=number)
        over = max(0, sum(player.goods) + number - gains.most_goods(view, player.number))
        detail = ngettext("{n} of all goes back", "{n} of all go back", over).format(n=over) if over else ""
        text = _("You hold {n} of {all}; {bag} in the bag.").format(
            n=sum(player.goods), all=gains.most_goods(view, player.number), bag=view.bag
        )
    elif kind == SPRINGS:
        label, detail = _("take the token"), gains.of_whom(view, view.springs)
        text = _("With a later die you may move and act a second time.")
    elif kind == TOWN:
        token = view.tokens[space]
        assert token is not None
        label = _("take {coins}").format(coins=counts.coins(token.price))
        detail, sum_ = gains.purse(view, player, token.price)
        text = _("The pilgrim is given the coins of the trade token.")
    else:
        label = _("pray") if SPACE_NAMES[kind] == "temple" else _("stroll")
        detail, sum_ = gains.peg(view, player, kind)
        text = _("Faith is the temple times the garden.")
    items = [Item(label, detail, "", _points(view, 1), topic=topic), _leave(topic)]
    return _asked(view, title(view, space), _plain(text), items, (1, 0), (sum_ or label, _("nothing")))


def _more_drawn(view: View, player: PlayerView) -> int:
    return view.waves[MERCHANT].draws if view.holders[MERCHANT] == player.number else 0


def take(view: View, player: PlayerView) -> Question:
    assert view.decision is not None
    topic = _topic(view, player)
    items, actions, sums = [], [], []
    for option in view.decision.options:
        if option.action:
            wave = option.action - 1
            side = view.waves[wave].name
            about = names.wave_about(view.box, view.waves[wave])
            items.append(Item(names.wave(side), about, topic=f"wave:{side}"))
            sums.append(
                _("{wave}, {whence}").format(wave=names.wave(side), whence=gains.of_whom(view, view.holders[wave]))
            )
            actions.append(option.action)
    text = _("A wave works for its holder until somebody else takes it.")
    items.append(_leave(topic))
    return _asked(view, _("WHICH WAVE DO YOU TAKE?"), _plain(text), items, (*actions, 0), (*sums, _("nothing")))


def sell(view: View, player: PlayerView) -> Question:
    assert view.decision is not None
    town = _space(view, player)
    token = view.tokens[town]
    assert token is not None
    each, topic = gains.price(view, player.number, town), _topic(view, player)
    items, actions, sums = [], [], []
    for option in reversed(view.decision.options):
        if not option.action:
            continue
        purse, trade = gains.purse(view, player, option.action * each)
        label = _("sell {goods}").format(goods=names.good(token.good, option.action))
        price, points = counts.coins(option.action * each), _points(view, option.action)
        items.append(Item(label, purse, price, points, topic=topic))
        actions.append(option.action)
        sums.append(trade or purse)
    items.append(Item(_("sell nothing"), _("keep them all"), topic=topic))
    text = _("{town} pays {price} for {good}.").format(
        town=view.box.names[town], price=counts.coins(each), good=names.good(token.good, 1)
    )
    return _asked(view, title(view, town), _plain(text), items, (*actions, 0), (*sums, _("nothing")))


def keep(view: View, player: PlayerView) -> Question:
    """What goes back is marked: that is less than what stays."""
    most = gains.most_goods(view, player.number)
    units = [good for good in range(len(GOODS)) for _unit in range(player.goods[good])]
    excess = len(units) - most

    def kept(marked: frozenset[int]) -> Counter[int]:
        return Counter(good for number, good in enumerate(units) if number not in marked)

    def action(marked: frozenset[int]) -> int | None:
        stays = kept(marked)
        return pack(tuple(stays[good] for good in range(len(GOODS)))) if len(marked) == excess else None

    def total(marked: frozenset[int]) -> str:
        if len(marked) < excess:
            left = excess - len(marked)
            return ngettext("Mark {n} more that goes back", "Mark {n} more that go back", left).format(n=left)
        if len(marked) > excess:
            over = len(marked) - excess
            return ngettext("{n} too many is marked", "{n} too many are marked", over).format(n=over)
        return _("You keep {goods}").format(goods=names.goods(kept(marked).elements()))

    buyers: dict[int, list[str]] = {token.good: [] for token in view.tokens if token is not None}
    for town, token in enumerate(view.tokens):
        if token is not None:
            buyers[token.good].append(f"{view.box.names[town]} {gains.price(view, player.number, town)}")
    items = [
        Item(
            _(names.GOODS[good]),
            _("sells at {towns}").format(towns=", ".join(buyers.get(good, ()))),
            colour=names.GOOD_COLOURS[good],
            topic="pawn:merchant",
        )
        for good in units
    ]
    text = ngettext("{n} good goes back to the bag: mark it.", "{n} goods go back to the bag: mark them.", excess)
    intro = _plain(_("You may hold {n}.").format(n=most) + "  " + text.format(n=excess))
    return Question(_("WHAT GOES BACK?"), intro, items, action, total, several=True)


def paint(view: View, player: PlayerView) -> Question:
    assert view.decision is not None
    topic = "pawn:artist"
    area = player.pawns[ARTIST]
    by_action = {option.action: option for option in view.decision.options}
    items, actions, sums = [], [], []
    for action in sorted(by_action, reverse=True):
        if action == GIVE:
            painting = player.revealed[0]
            change = gains.gift(view, player)
            label = _("give {painting}").format(painting=_(names.OF_LANDSCAPE[painting]))
            items.append(Item(label, change, "", _points(view, action), topic=topic))
            sums.append(change)
        elif action:
            # "paint 3" as records have it.
            number = int(by_action[action].name.split()[1])
            label = ngettext("turn {n} painting", "turn {n} paintings", number).format(n=number)
            around = ngettext("{n} other pawn is around", "{n} other pawns are around", number).format(n=number)
            detail = around if number < player.face_down else _("all that are left")
            detail = _("one more, by the wave") if action == REVEAL_MORE else detail
            items.append(Item(label, detail, topic=topic))
            sums.append(_("{n} of {all} face down").format(n=number, all=player.face_down))
        else:
            items.append(_leave(topic))
            sums.append(_("nothing"))
        actions.append(action)
    shown = names.landscapes(player.revealed)
    text = (
        _("Revealed, the next to give first: {paintings}").format(paintings=shown)
        if shown
        else _("Nothing is revealed yet.")
    )
    return _asked(view, title(view, area), _plain(text), items, actions, sums)


# By pawn.
AGAIN = (mark("use the pilgrim's {n} again"), mark("use the merchant's {n} again"), mark("use the artist's {n} again"))


def repeat(view: View, player: PlayerView) -> Question:
    topic = "space:springs"
    previewer = Previewer(view)
    places = "; ".join(f"{names.space(view.box, seen.target)}: {brief(view, seen)}" for seen in previewer.options())
    label = _(AGAIN[view.pawn]).format(n=view.dice[view.pawn])
    items = [
        Item(label, _("the token goes back to the board"), topic=topic),
        Item(_("keep the token"), _("for a later die"), topic=topic),
    ]
    sums = (_("a second move and action"), _("nothing"))
    assert player.number == view.springs
    return _asked(view, _("HOT SPRINGS: ONCE MORE?"), _plain(places), items, (1, 0), sums)
