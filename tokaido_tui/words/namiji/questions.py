"""Namiji's decisions that are chosen from a list: the trap, rocks, places at a dock and its cards."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from tokaido_tui.engine.decision import Option
from tokaido_tui.games.namiji.box import ROCK, STATION_NAMES, TRAP
from tokaido_tui.games.namiji.view import View
from tokaido_tui.i18n import _, ngettext
from tokaido_tui.words import counts
from tokaido_tui.words.initials import initials_of, name_of
from tokaido_tui.words.namiji import card_texts, names
from tokaido_tui.words.namiji.sums import Progress, odds, progress, rocks_now
from tokaido_tui.words.pieces import Pieces, capital, shares
from tokaido_tui.words.question import Item, Question

BAG_BAR = 40
SHRIMP_COLOUR, CRAB_COLOUR = "violet", "vermilion"
SHRIMP_LETTER, CRAB_LETTER = "s", "C"
DOCK_TOPIC = f"station:{STATION_NAMES[0]}"


def _options(view: View) -> tuple[Option, ...]:
    assert view.decision is not None
    return view.decision.options


def _one_of(actions: Sequence[int]) -> Callable[[frozenset[int]], int | None]:
    return lambda marked: actions[min(marked)]


def haul_tiles(shrimp: int, crabs: int) -> Pieces:
    """Crustaceans as tiles, told apart by their letters too."""
    tiles: Pieces = []
    for letter, count, colour in ((SHRIMP_LETTER, shrimp, SHRIMP_COLOUR), (CRAB_LETTER, crabs, CRAB_COLOUR)):
        for _number in range(count):
            tiles += [(f" {letter} ", f"strong tile {colour}"), (" ", "")]
    return tiles


def rock_words(found: Progress, view: View) -> str:
    """'Shrimper 3/5'."""
    return f"{names.rock(view.box, found.card)} {min(found.have, found.need)}/{found.need}"


def own_rocks(view: View) -> Pieces:
    """The rocks that the viewer keeps in secret, and how far they are; nothing without any."""
    assert view.seat is not None
    pieces: Pieces = []
    for found in rocks_now(view, view.seat):
        look = "strong gain" if found.met else ""
        pieces += [("   " if pieces else "", ""), (rock_words(found, view), look)]
    return [(_("Your rocks: "), "faint"), *pieces] if pieces else []


# --- the trap ----------------------------------------------------------------------------------------------------


def draw(view: View) -> Question:
    chance = odds(view)
    worth = view.box.crustacean_points
    haul = names.crustaceans(view.haul_shrimp, view.haul_crabs)
    left = view.box.draws - chance.haul
    lost = ngettext("{percent} % lose it", "{percent} % lose all {n}", chance.haul)
    risk = lost.format(percent=chance.percent, n=chance.haul) if chance.losing else _("nothing can be lost")
    average = worth * ((chance.bag - chance.losing) * (chance.haul + 1)) / chance.bag
    topic = f"station:{STATION_NAMES[TRAP]}"
    items = [
        Item(_("stop"), _("keep {haul}").format(haul=haul), "", f"+{worth * chance.haul}", topic=topic),
        Item(
            _("draw one more"),
            _("{percent} % one more; {risk}").format(percent=100 - chance.percent, risk=risk),
            "",
            _("{n} on average").format(n=f"{average:+.1f}"),
            topic=topic,
        ),
    ]
    now: Pieces = [(_("In your haul: "), "faint"), *haul_tiles(view.haul_shrimp, view.haul_crabs)]
    now.append((ngettext("  {n} more draw at most", "  {n} more draws at most", left).format(n=left), "faint"))
    return Question(
        _("TRAP: DRAW ON, OR STOP?"),
        [now, _bag(view), _danger(view)],
        items,
        _one_of((0, 1)),
        lambda marked: capital(items[min(marked)].detail),
    )


def _bag(view: View) -> Pieces:
    """What is in the bag, as a bar of two parts."""
    widths = shares([view.bag_shrimp, view.bag_crabs], BAG_BAR)
    texts = (
        f"{SHRIMP_LETTER} {view.bag_shrimp}".center(widths[0]),
        f"{CRAB_LETTER} {view.bag_crabs}".center(widths[1]),
    )
    return [
        (_("In the bag:   "), "faint"),
        (texts[0][: widths[0]], f"tile {SHRIMP_COLOUR}"),
        (texts[1][: widths[1]], f"tile {CRAB_COLOUR}"),
        (
            "  " + names.bag(view.bag_shrimp, view.bag_crabs),
            "faint",
        ),
    ]


def _danger(view: View) -> Pieces:
    chance = odds(view)
    if chance.losing:
        return [(_("The next crab loses the haul: {n} %.").format(n=chance.percent), "strong loss")]
    return [(_("The next one can lose nothing."), "gain")]


# --- rocks ---------------------------------------------------------------------------------------------------------


def keep(view: View) -> Question:
    options = _options(view)
    cards = tuple(option.action for option in options)
    items = [
        Item(
            names.rock(view.box, found.card),
            _("{asked}: you have {n}").format(asked=card_texts.rock_asks(view.box, found.card), n=found.have),
            _("met") if found.met else "",
            f"+{found.points}",
            topic=f"station:{STATION_NAMES[ROCK]}",
        )
        for found in progress(view, view.decider, cards, more=1)
    ]
    rest = ngettext(
        "Nobody else sees them. The other one goes under the deck.",
        "Nobody else sees them. The others go under the deck.",
        len(cards) - 1,
    )
    intro: list[Pieces] = [[(rest, "faint")]]
    mine = own_rocks(view)
    return Question(
        _("SACRED ROCK: WHICH ONE DO YOU KEEP?"),
        [*intro, *([mine] if mine else [])],
        items,
        _one_of(cards),
        lambda marked: _("{points} at the end, if it is met").format(
            points=counts.points(view.box.rocks[cards[min(marked)]].points)
        ),
    )


# --- docks ---------------------------------------------------------------------------------------------------------


def _quay(view: View) -> Pieces:
    """The places of the dock from the route outwards, and who lies there."""
    station = view.road.stages[view.stage].end
    lying = {boat.slot: boat.number for boat in view.travellers if boat.station == station}
    initials = initials_of(view)
    pieces: Pieces = [(_("From the route:  "), "faint")]
    for place in range(len(view.travellers)):
        pieces.append((f"{place + 1} ", "faint"))
        if place in lying:
            boat = lying[place]
            pieces += [(f" {initials[boat]} ", f"strong tile seat {boat}"), ("  ", "")]
        else:
            pieces.append((" ·   ", "faint"))
    return pieces


def moor(view: View) -> Question:
    options = _options(view)
    places = tuple(option.action for option in options)
    boats = len(view.travellers)
    neutral = view.walker >= len(view.players)
    items = []
    for place in places:
        cards = boats + 1 - place
        text = _("a random one of {n} cards leaves the hand") if neutral else _("you choose one of {n} cards")
        sails = boats - place
        order = (
            _("sails first")
            if sails == 1
            else _("sails last")
            if sails == boats
            else _("sails as number {n}").format(n=sails)
        )
        items.append(Item(_("place {n}").format(n=place + 1), f"{text.format(n=cards)}; {order}", topic=DOCK_TOPIC))
    title = _("DOCK: WHERE DOES THE NEUTRAL BOAT MOOR?") if neutral else _("DOCK: WHERE DO YOU MOOR?")
    known = _("Near the route you choose a card early; far out you sail early.")
    return Question(
        title,
        [_quay(view), [(known, "faint")]],
        items,
        _one_of(places),
        lambda marked: capital(items[min(marked)].detail),
    )


def take(view: View) -> Question:
    options = _options(view)
    cards = tuple(option.action for option in options)
    box = view.box
    assert view.hand is not None
    among = view.hand.among or ()
    items = []
    for option in options:
        copies = among.count(option.action)
        name = names.dock_card(box, option.action)
        label = f"{name} ×{copies}" if copies > 1 else name
        points = f"+{option.points}" if option.points else ""
        items.append(Item(label, card_texts.dock_effect(box, option.action), "", points, topic=DOCK_TOPIC))
    # Six cards can lie there: at 80x24 that leaves two lines for everything else.
    intro = [[*_quay(view), *_passing(view)]]
    mine = own_rocks(view)
    if mine:
        intro.append(mine)
    return Question(
        _("DOCK: WHICH CARD DO YOU TAKE?"),
        intro,
        items,
        _one_of(cards),
        lambda marked: _take_words(view, options[min(marked)]),
    )


def _take_words(view: View, option: Option) -> str:
    if option.points:
        return f"+{counts.points(option.points)}"
    return capital(_("{card}, for the rest of the voyage").format(card=names.dock_card(view.box, option.action)))


def _passing(view: View) -> Pieces:
    """Who gets the rest."""
    place = view.players[view.decider].slot + 1
    following = next((boat.number for boat in view.travellers if boat.slot == place), None)
    if following is None:
        text = _("The other goes under the deck.")
    else:
        text = _("The rest goes to {name}.").format(name=name_of(view, following))
    return [(text, "faint")]
