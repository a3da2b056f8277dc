"""Tokaido's decisions as questions, made from a view."""

from __future__ import annotations

from collections.abc import Callable

from tokaido_tui.engine.decision import Option
from tokaido_tui.games.road.panoramas import PANORAMAS
from tokaido_tui.games.tokaido.box import FAMILIES, PANORAMA_NAMES, STATION_NAMES, Box, Traveller
from tokaido_tui.games.tokaido.options import SOUVENIR_POINTS
from tokaido_tui.games.tokaido.scoring import temple_ranks
from tokaido_tui.games.tokaido.stops import ACTION_NAMES
from tokaido_tui.games.tokaido.view import PlayerView, View
from tokaido_tui.i18n import _
from tokaido_tui.words.counts import coins, points
from tokaido_tui.words.pieces import Pieces
from tokaido_tui.words.question import Item, Question
from tokaido_tui.words.tokaido import names

SET_POINTS = tuple(2 * n - 1 for n in range(1, FAMILIES + 1))
"""What the souvenirs of a set score, one after the other."""


def _plus(number: int) -> str:
    return f"+{number}"


def _purse(player: PlayerView, text: str = "") -> Pieces:
    pieces: Pieces = [(_("You have {coins}.").format(coins=coins(player.coins)), "gold")]
    if text:
        pieces.append(("  " + text, "faint"))
    return pieces


def _options(view: View) -> tuple[Option, ...]:
    assert view.decision is not None
    return view.decision.options


def _one_of(options: tuple[Option, ...]) -> Callable[[frozenset[int]], int | None]:
    def action(marked: frozenset[int]) -> int | None:
        (index,) = marked
        return options[index].action if index < len(options) else None

    return action


def _sum_up(option: Option) -> str:
    gained = _("+{points}").format(points=points(option.points)) if option.points else ""
    change = _("You pay {coins}").format(coins=coins(-option.coins)) if option.coins < 0 else ""
    if option.coins > 0:
        change = _("+{coins}").format(coins=coins(option.coins))
    return ", ".join(part for part in (change, gained) if part) or _("Nothing gained, nothing paid")


def choose(view: View, _player: PlayerView) -> Question:
    options = _options(view)
    items: list[Item] = []
    intro: list[Pieces] = []
    for option in options:
        who: Traveller = view.box.travellers[option.action]
        items.append(Item(who.name, names.title(who), coins(who.coins), topic=f"traveller:{who.name}"))
        text = names.ability(who)
        intro.append([(f"{who.name}: ", "gold"), (text, "")])
    return Question(
        _("WHO DO YOU TRAVEL AS?"),
        intro,
        items,
        _one_of(options),
        lambda marked: _("{name} sets out with {coins}").format(
            name=items[min(marked)].label, coins=items[min(marked)].price
        ),
    )


def buy(view: View, player: PlayerView) -> Question:
    options = {option.action: option for option in _options(view)}
    families = sum(view.box.family_units[card] for card in player.souvenirs)

    def mask(marked: frozenset[int]) -> int:
        return sum(1 << index for index in marked)

    def action(marked: frozenset[int]) -> int | None:
        return mask(marked) if mask(marked) in options else None

    def total(marked: frozenset[int]) -> str:
        option = options.get(mask(marked))
        if option is None:
            return _("These cost more than you can pay.")
        if not marked:
            return _("Buy nothing")
        return _sum_up(option)

    def gains(marked: frozenset[int], index: int) -> str:
        """What a card scores: a marked one in its turn, any other if it were bought as well."""
        counted = families
        for i in sorted(marked):
            if i < index or index not in marked:
                counted += view.box.family_units[view.offer[i]]
        return f"+{SOUVENIR_POINTS[counted << 2 | view.box.family_of[view.offer[index]]]}"

    items = []
    for index, card in enumerate(view.offer):
        souvenir = view.box.souvenirs[card]
        payable = 1 << index in options or any(choice >> index & 1 for choice in options)
        items.append(
            Item(
                souvenir.name,
                _(names.FAMILIES[souvenir.family]),
                coins(souvenir.price),
                why="" if payable else _("too dear"),
                topic="station:village",
            )
        )
    return Question(
        _("VILLAGE"),
        [_purse(player, _own_sets(view.box, player))],
        items,
        action,
        total,
        gains,
        several=True,
    )


def _own_sets(box: Box, player: PlayerView) -> str:
    if not player.souvenirs:
        return _("You own no souvenirs yet: the first of a set scores {first}, then {others}.").format(
            first=SET_POINTS[0], others=", ".join(map(str, SET_POINTS[1:]))
        )
    tally = [sum(box.souvenirs[card].family == family for card in player.souvenirs) for family in range(FAMILIES)]
    owned = ", ".join(f"{_(name)} {count}" for name, count in zip(names.FAMILIES, tally, strict=True) if count)
    return _("You own: {souvenirs}").format(souvenirs=owned)


def donate(view: View, player: PlayerView) -> Question:
    options = _options(view)
    piles = [traveller.offerings for traveller in view.travellers]
    items = []
    for option in options:
        after = piles[:]
        after[player.number] += option.points
        rank = temple_ranks(view.box, after)[player.number]
        detail = _("your pile {pile}: rank worth {points} now").format(pile=after[player.number], points=rank)
        items.append(Item(coins(-option.coins), detail, "", f"+{option.points}", topic="station:temple"))
    standing = ", ".join(
        f"{view.players[n].name if n < len(view.players) else _('Neutral')} {pile}" for n, pile in enumerate(piles)
    )
    intro = [_purse(player, _("Offerings: {piles}").format(piles=standing))]
    return Question(_("TEMPLE"), intro, items, _one_of(options), lambda marked: _sum_up(options[min(marked)]))


def eat(view: View, player: PlayerView) -> Question:
    options = _options(view)
    by_dish = {option.action - 1: option for option in options if option.action}
    assert view.hand is not None
    assert view.hand.among is not None
    items, actions = [], []
    for dish in sorted(set(view.hand.among)):
        copies = view.hand.among.count(dish)
        option = by_dish.get(dish)
        why = ""
        if option is None:
            why = _("eaten already") if dish in player.meals else _("too dear")
        price = coins(-option.coins) if option is not None else coins(view.box.dishes[dish].price)
        detail = _("{n} on the table").format(n=copies) if copies > 1 else ""
        items.append(
            Item(view.box.dishes[dish].name, detail, price, _plus(view.box.meal_points), why=why, topic="station:inn")
        )
        actions.append(None if option is None else option.action)
    items.append(Item(_("nothing"), _("keep your coins"), topic="station:inn"))
    actions.append(0)
    first = next((i for i, item in enumerate(items) if not item.why), 0)
    eaten = ", ".join(view.box.dishes[dish].name for dish in player.meals)
    note = _("Eaten so far: {dishes}").format(dishes=eaten) if eaten else _("A dish is never eaten twice.")
    summary = {option.action: _sum_up(option) for option in options}
    return Question(
        _("INN: WHAT WILL YOU EAT?"),
        [_purse(player, note)],
        items,
        lambda marked: actions[min(marked)],
        lambda marked: summary.get(actions[min(marked)] or 0, ""),
        cursor=first,
    )


def accept(view: View, player: PlayerView) -> Question:
    (dish,) = view.offer
    free = _("{dish} for free; no other meal here")
    items = [
        Item(_("refuse"), _("look at the inn's meals and buy one, or none"), topic="traveller:Satsuki"),
        Item(
            _("accept"),
            free.format(dish=view.box.dishes[dish].name),
            "",
            _plus(view.box.meal_points),
        ),
    ]
    items.reverse()
    return Question(
        _("A FREE MEAL: {dish}").format(dish=view.box.dishes[dish].name.upper()),
        [_purse(player, _("Its printed price is {coins}.").format(coins=coins(view.box.dishes[dish].price)))],
        items,
        lambda marked: 1 - min(marked),
        lambda marked: _sum_up(_options(view)[1 - min(marked)]),
    )


def keep(view: View, player: PlayerView) -> Question:
    options = _options(view)
    items = [
        Item(
            view.box.encounters[option.action].name,
            names.meeting(view.box.encounters[option.action]),
            topic="traveller:Yoshiyasu",
        )
        for option in options
    ]
    intro = [_purse(player, _("The other card goes under the pile, unseen."))]
    return Question(
        _("WHOM DO YOU MEET?"), intro, items, _one_of(options), lambda marked: _sum_up(options[min(marked)])
    )


def act(view: View, player: PlayerView) -> Question:
    options = _options(view)
    topic = f"station:{STATION_NAMES[view.road.kinds[player.station]]}"
    items = [
        Item(
            _(names.ACTIONS[ACTION_NAMES[option.action]]), "", "", _plus(option.points) if option.points else "",
            topic=topic,
        )
        for option in options
    ]  # fmt: skip
    return Question(
        _("WHAT WILL YOU DO HERE?"), [_purse(player)], items, _one_of(options),
        lambda marked: _stop_sum(options[min(marked)]),
    )  # fmt: skip


def _stop_sum(option: Option) -> str:
    """What is certain of an action; most ask something yet, or draw a card."""
    return _sum_up(option) if option.points or option.coins else _("What it brings is seen next")


def admire(view: View, player: PlayerView) -> Question:
    options = sorted(_options(view), key=lambda option: not option.action)
    items = []
    for option in options:
        if not option.action:
            items.append(Item(_("nothing"), _("decline"), topic="overview:panoramas"))
            continue
        panorama = option.action - 1
        section = player.sections[panorama] + 1
        detail = _("section {n} of {all}").format(n=section, all=view.box.whole[panorama])
        if section == view.box.whole[panorama]:
            detail += ", " + _("completes it")
        items.append(
            Item(
                _(names.PANORAMAS[panorama]), detail, "", f"+{option.points}",
                colour=names.PANORAMA_COLOURS[panorama], topic=f"station:{PANORAMA_NAMES[panorama]}",
            )
        )  # fmt: skip
    done = sum(section == size for section, size in zip(player.sections, view.box.whole, strict=True))
    intro = [_purse(player, _("{n} of {all} panoramas complete.").format(n=done, all=PANORAMAS))]
    return Question(
        _("WHICH PANORAMA DO YOU ADD TO?"), intro, items, _one_of(tuple(options)),
        lambda marked: _sum_up(options[min(marked)]),
    )  # fmt: skip
