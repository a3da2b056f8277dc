"""Why to choose that: reasons for every decision but a move, in the points, coins and ranks they are about."""

from __future__ import annotations

from tokaido_tui.engine.decision import Option
from tokaido_tui.games.tokaido.box import PADDY
from tokaido_tui.games.tokaido.decisions import SIGHTS
from tokaido_tui.games.tokaido.options import SOUVENIR_POINTS
from tokaido_tui.games.tokaido.scoring import temple_ranks
from tokaido_tui.games.tokaido.stops import ACTION_NAMES
from tokaido_tui.games.tokaido.view import PlayerView, View
from tokaido_tui.i18n import _
from tokaido_tui.words.counts import coins, points
from tokaido_tui.words.tokaido import names, stations
from tokaido_tui.words.tokaido.questions import SET_POINTS

WHOLE_SET = SET_POINTS[-1]
"""What the last souvenir of a set scores."""
MEAL_COINS = 3
"""A purse that every dish of an inn can be paid from, and no more."""


def choose_label(view: View, action: int) -> str:
    return view.box.travellers[action].name


def buy_label(view: View, action: int) -> str:
    return ", ".join(view.box.souvenirs[card].name for card in _bought(view, action)) or _("nothing")


def donate_label(_view: View, action: int) -> str:
    return coins(action)


def eat_label(view: View, action: int) -> str:
    return view.box.dishes[action - 1].name if action else _("nothing")


def keep_label(view: View, action: int) -> str:
    return view.box.encounters[action].name


def admire_label(_view: View, action: int) -> str:
    return _(names.PANORAMAS[action - 1]) if action else _("nothing")


def accept_label(_view: View, action: int) -> str:
    return _("accept") if action else _("refuse")


def act_label(_view: View, action: int) -> str:
    return _(names.ACTIONS[ACTION_NAMES[action]])


def section_words(view: View, panorama: int, section: int) -> str:
    """The next section of a panorama, to who has the sections before it."""
    name = _(stations.WHOM[PADDY + panorama])
    if section < view.box.whole[panorama]:
        return _("section {section} {of}, +{n}").format(section=section, of=_(stations.OF[panorama]), n=section)
    if view.awarded >> panorama & 1:
        return _("completes {panorama}, +{n}").format(panorama=name, n=section)
    return _("completes {panorama}, +{n} and the achievement").format(panorama=name, n=section)


def option_of(view: View, action: int) -> Option:
    assert view.decision is not None
    return next(option for option in view.decision.options if option.action == action)


def _others(view: View, option: Option) -> list[Option]:
    assert view.decision is not None
    return [other for other in view.decision.options if other is not option]


def _leaves(player: PlayerView, option: Option) -> str:
    left = player.coins + option.coins
    return _("leaves {coins}").format(coins=coins(left)) if left else _("leaves no coins")


def choose(view: View, _player: PlayerView, option: Option) -> list[str]:
    # Not before a hint is asked for: the weights are a file to be read.
    from tokaido_tui.bots.tokaido.tables import own_tables

    means, travellers = own_tables(view.box).travellers, view.box.travellers
    told = [
        _("{name} makes {points} in an average game").format(
            name=choose_label(view, option.action), points=points(round(means[option.action]))
        )
    ]
    told += [f"{travellers[other.action].name} {round(means[other.action])}" for other in _others(view, option)]
    return [", ".join(told)]


def _bought(view: View, choice: int) -> list[int]:
    return [card for i, card in enumerate(view.offer) if choice >> i & 1]


def buy(view: View, player: PlayerView, option: Option) -> list[str]:
    if not option.action:
        if player.coins <= MEAL_COINS:
            return [_("nothing: {coins} will pay for a meal").format(coins=coins(player.coins))]
        best = max(_others(view, option), key=lambda other: (other.points, other.coins))
        return [_("nothing: +{n} for {coins} is too little").format(n=best.points, coins=coins(-best.coins))]
    families = sum(view.box.family_units[card] for card in player.souvenirs)
    most = 0
    for card in _bought(view, option.action):
        most = max(most, SOUVENIR_POINTS[families << 2 | view.box.family_of[card]])
        families += view.box.family_units[card]
    if most == WHOLE_SET:
        text = _("{cards}: completes a set, +{n}")
    elif most > 1:
        text = _("{cards}: +{n}, makes a set of {kinds}")
    else:
        text = _("{cards}: +{n}, begins a set")
    told = text.format(cards=buy_label(view, option.action), n=option.points, kinds=(most + 1) // 2)
    return [told, _leaves(player, option)]


def _rank(view: View, player: PlayerView, offerings: int) -> str:
    """What so many offerings more do to a seat's rank as things stand."""
    before = [traveller.offerings for traveller in view.travellers]
    after = before[:]
    after[player.number] += offerings
    mine = after[player.number]
    rivals = [pile for number, pile in enumerate(after) if number != player.number]
    now = temple_ranks(view.box, after)[player.number]
    if mine > max(rivals):
        return _("ranks you first now")
    if mine == max(rivals):
        return _("shares the first rank")
    if now > temple_ranks(view.box, before)[player.number]:
        return _("lifts your rank to {n}").format(n=now)
    return _("{n} more for the first rank").format(n=max(rivals) - mine)


def donate(view: View, player: PlayerView, option: Option) -> list[str]:
    told = _("gives {coins}, +{n}").format(coins=coins(option.action), n=option.points)
    return [told, _rank(view, player, option.points), _leaves(player, option)]


def eat(view: View, player: PlayerView, option: Option) -> list[str]:
    if not option.action:
        cheapest = max(_others(view, option), key=lambda other: other.coins)
        text = _("nothing: {points} for {coins} would leave {left}")
        return [
            text.format(
                points=points(cheapest.points), coins=coins(-cheapest.coins), left=player.coins + cheapest.coins
            )
        ]
    told = [
        _("{dish}: {points} for {coins}").format(
            dish=eat_label(view, option.action), points=points(option.points), coins=coins(-option.coins)
        )
        if option.coins
        else _("{dish}: {points} for nothing").format(dish=eat_label(view, option.action), points=points(option.points))
    ]
    last = view.stage == len(view.road.stages) - 1
    told.append(_("no coin is of use later") if last else _leaves(player, option))
    spent = [view.box.printed_prices[sum(1 << dish for dish in other.meals)] for other in view.players]
    spent[player.number] += view.box.dishes[option.action - 1].price
    if spent[player.number] == max(spent) and spent.count(max(spent)) == 1:
        told.append(_("most spent on meals"))
    return told


def accept(view: View, player: PlayerView, option: Option) -> list[str]:
    (dish,) = view.offer
    if not option.action:
        return [_("refuse it, and choose at the inn")]
    told = [
        _("{dish}: {points} for nothing").format(dish=view.box.dishes[dish].name, points=points(view.box.meal_points))
    ]
    return [*told, _("keeps your {coins}").format(coins=coins(player.coins))] if player.coins else told


def keep(view: View, player: PlayerView, option: Option) -> list[str]:
    person = view.box.encounters[option.action]
    if person.section >= 0:
        section = player.sections[person.section] + 1
        if section > view.box.whole[person.section]:
            return [_("a section of a panorama of your choice")]
        return [section_words(view, person.section, section)]
    told = [f"{person.name}: {names.meeting(person)}"]
    if person.coins:
        told.append(_("then you have {coins}").format(coins=coins(player.coins + option.coins)))
    if person.offerings:
        told.append(_rank(view, player, person.offerings))
    return told


def act(view: View, player: PlayerView, option: Option) -> list[str]:
    panorama = SIGHTS.get(ACTION_NAMES[option.action], -1)
    if panorama >= 0:
        return [section_words(view, panorama, player.sections[panorama] + 1)]
    return [act_label(view, option.action)]


def admire(view: View, player: PlayerView, option: Option) -> list[str]:
    if not option.action:
        return [_("nothing")]
    panorama = option.action - 1
    return [section_words(view, panorama, player.sections[panorama] + 1)]
