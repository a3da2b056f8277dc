"""Names of Tokaido's things, in the player's language."""

from __future__ import annotations

from collections.abc import Iterable

from tokaido_tui.games.tokaido.box import CHEAPEST_FREE, DEAREST_FOR_ONE, TEMPLE, VILLAGE, Encounter, Traveller
from tokaido_tui.i18n import _, mark, ngettext, pmark
from tokaido_tui.words import counts
from tokaido_tui.words.game_words import Source, VariantWords

# Indexed by kind of station, as in games/tokaido/box.py.
STATIONS = (
    pmark("station", "inn"),
    pmark("station", "village"),
    pmark("station", "farm"),
    pmark("station", "paddy"),
    pmark("station", "mountain"),
    pmark("station", "sea"),
    pmark("station", "hot spring"),
    pmark("station", "temple"),
    pmark("station", "encounter"),
)
# At most seven and four characters, under the tiles.
SHORT = (
    pmark("7 cells", "inn"),
    pmark("7 cells", "village"),
    pmark("7 cells", "farm"),
    pmark("7 cells", "paddy"),
    pmark("7 cells", "mount"),
    pmark("7 cells", "sea"),
    pmark("7 cells", "spring"),
    pmark("7 cells", "temple"),
    pmark("7 cells", "people"),
)
TINY = (
    pmark("4 cells", "inn"),
    pmark("4 cells", "vill"),
    pmark("4 cells", "farm"),
    pmark("4 cells", "pady"),
    pmark("4 cells", "mtn"),
    pmark("4 cells", "sea"),
    pmark("4 cells", "bath"),
    pmark("4 cells", "tmpl"),
    pmark("4 cells", "meet"),
)
LETTERS = "IVFPMSHTE"
PANORAMAS = (pmark("panorama", "paddy"), pmark("panorama", "mountain"), pmark("panorama", "sea"))
# Names of colours, see Palette.named.
STATION_COLOURS = ("red", "brown", "yellow", "green", "teal", "blue", "sky", "orange", "violet")
PANORAMA_COLOURS = STATION_COLOURS[3:6]
FAMILIES = (
    pmark("souvenirs", "small objects"),
    pmark("souvenirs", "food and drink"),
    pmark("souvenirs", "clothing"),
    pmark("souvenirs", "art"),
)
FAMILY_LETTERS = (
    pmark("letter of a set", "S"),
    pmark("letter of a set", "F"),
    pmark("letter of a set", "C"),
    pmark("letter of a set", "A"),
)
ACHIEVEMENTS = (
    pmark("achievement", "Paddy panorama"),
    pmark("achievement", "Mountain panorama"),
    pmark("achievement", "Sea panorama"),
    pmark("achievement", "Gourmet"),
    pmark("achievement", "Bather"),
    pmark("achievement", "Chatterbox"),
    pmark("achievement", "Collector"),
)
# A source has the colour of the station that brings it.
SOURCES = {
    "meals": Source(pmark("letter", "M"), pmark("points from", "meals"), "red"),
    "panoramas": Source(pmark("letter", "P"), pmark("points from", "panoramas"), "teal"),
    "souvenirs": Source(pmark("letter", "S"), pmark("points from", "souvenirs"), "brown"),
    "springs": Source(pmark("letter", "H"), pmark("points from", "hot springs"), "sky"),
    "encounters": Source(pmark("letter", "E"), pmark("points from", "encounters"), "violet"),
    "gifts": Source(pmark("letter", "G"), pmark("points from", "temple gifts"), "orange"),
    "ranks": Source(pmark("letter", "T"), pmark("points from", "temple rank"), "blue"),
    "achievements": Source(pmark("letter", "A"), pmark("points from", "achievements"), "gold"),
}
TITLES = {
    "Hiroshige": pmark("title", "artist"),
    "Chuubei": pmark("title", "messenger"),
    "Kinko": pmark("title", "ronin"),
    "Yoshiyasu": pmark("title", "functionary"),
    "Satsuki": pmark("title", "orphan"),
    "Mitsukuni": pmark("title", "old man"),
    "Sasayakko": pmark("title", "geisha"),
    "Hirotada": pmark("title", "priest"),
    "Umegae": pmark("title", "street entertainer"),
    "Zen-emon": pmark("title", "merchant"),
}
ABILITIES = {
    "Hiroshige": mark("At each inn on the way, before the meal: a panorama section of your choice."),
    "Chuubei": mark("At each inn on the way, before the meal: one encounter with its effect."),
    "Kinko": mark("Every meal costs one coin less."),
    "Yoshiyasu": mark("At an encounter you see two cards and keep one."),
    "Satsuki": mark("At every inn you are offered one random meal for free."),
    "Mitsukuni": mark("One more point for each hot spring and each achievement."),
    "Sasayakko": mark("Buy two or more souvenirs at once and the cheapest is free; you must hold the full price."),
    "Hirotada": mark("At a temple the bank adds one coin to your gift."),
    "Umegae": mark("Each encounter brings one point and one coin before its effect."),
    "Zen-emon": mark("Once a village, your dearest souvenir costs one coin."),
}
# The same by effect, for travellers of a player's own; {n} is its number.
EFFECTS = {
    "inn_section": mark("At each inn on the way, before the meal: a panorama section of your choice."),
    "inn_encounter": mark("At each inn on the way, before the meal: one encounter with its effect."),
    "inn_gift": mark("At every inn you are offered one random meal for free."),
    "meal_discount": mark("Coins off every meal: {n}."),
    "encounter_points": mark("Points at every encounter, before its effect: {n}."),
    "encounter_coins": mark("Coins at every encounter, before its effect: {n}."),
    "spring_points": mark("More points for each hot spring: {n}."),
    "achievement_points": mark("More points for each achievement: {n}."),
    "temple_gift": mark("Coins the bank adds to your gift at a temple: {n}."),
}
BARGAINS = {
    CHEAPEST_FREE: mark("Buy two or more souvenirs at once and the cheapest is free; you must hold the full price."),
    DEAREST_FOR_ONE: mark("Once a village, your dearest souvenir costs one coin."),
}
ENCOUNTERS = {
    "Shokunin": mark("takes the top souvenir for you"),
    "Samurai": mark("3 points"),
    "Kuge": mark("3 coins"),
    "Miko": mark("a bank coin for your temple, 1 point"),
    "Annaibito of the paddy": mark("a section of the paddy"),
    "Annaibito of the mountain": mark("a section of the mountain"),
    "Annaibito of the sea": mark("a section of the sea"),
}
GUIDED = (mark("a section of the paddy"), mark("a section of the mountain"), mark("a section of the sea"))
VARIANTS = {
    "gastronomy": VariantWords(mark("Gastronomy"), mark("One meal fewer at every inn: come early or go hungry.")),
    "initiation": VariantWords(
        mark("Initiation"), mark("No travellers, no abilities; 7 coins each. For a first game.")
    ),
    "preparations": VariantWords(mark("Preparations"), mark("Who sets out later starts with more coins.")),
    "return-trip": VariantWords(mark("Return trip"), mark("The road the other way, from Edo to Kyoto.")),
}
CLOSED = {
    "start": mark("you stand here"),
    "behind": mark("nobody walks back"),
    "beyond": mark("everybody stops at the next inn"),
    "full": mark("every place here is taken"),
    "coin": mark("a village or a temple needs a coin"),
}
# Where tables of one's own say that something is bought or given elsewhere.
COIN_ELSEWHERE = mark("what can be done here needs a coin")
# What there is to do at a station, by the name in stations.toml.
ACTIONS = {
    "rest": mark("rest at the inn"),
    "shop": mark("buy souvenirs"),
    "work": mark("work on the farm"),
    "see the paddy": mark("look at the paddy"),
    "see the mountain": mark("look at the mountain"),
    "see the sea": mark("look at the sea"),
    "bathe": mark("bathe in a hot spring"),
    "give": mark("give to the temple"),
    "meet": mark("meet somebody"),
}
COMPLETED = (
    mark("you have completed the paddy"),
    mark("you have completed the mountain"),
    mark("you have completed the sea"),
)


def traveller(who: Traveller | None) -> str:
    """'Kinko, ronin'; nothing where there is none or it is secret."""
    return "" if who is None else f"{who.name}, {title(who)}"


def title(who: Traveller) -> str:
    """Of a traveller of the player's own, as it stands in the table."""
    return _(TITLES[who.name]) if who.name in TITLES else who.title


def ability(who: Traveller) -> str:
    """What a traveller can do; of the player's own travellers, their effects one after the other."""
    if who.name in ABILITIES:
        return _(ABILITIES[who.name])
    told = [_(text).format(n=getattr(who, effect)) for effect, text in EFFECTS.items() if getattr(who, effect)]
    if who.encounters_seen > 1:
        told.append(_("At an encounter you see {cards} and keep one.").format(cards=counts.cards(who.encounters_seen)))
    if who.bargain:
        told.append(_(BARGAINS[who.bargain]))
    return " ".join(told) or _("No ability.")


def meeting(person: Encounter) -> str:
    """What a person does for who meets it."""
    if person.name in ENCOUNTERS:
        return _(ENCOUNTERS[person.name])
    told = []
    if person.points:
        told.append(counts.points(person.points))
    if person.coins:
        told.append(counts.coins(person.coins))
    if person.offerings:
        text = ngettext("{n} bank coin for your temple", "{n} bank coins for your temple", person.offerings)
        told.append(text.format(n=person.offerings))
    if person.souvenirs:
        told.append(ngettext("{n} souvenir", "{n} souvenirs", person.souvenirs).format(n=person.souvenirs))
    if person.section >= 0:
        told.append(_(GUIDED[person.section]))
    return ", ".join(told)


def why_closed(reason: str, kind: int, panorama: int) -> str:
    """The sentence for a station that cannot be chosen."""
    if reason == "complete":
        return _(COMPLETED[panorama])
    if reason == "coin" and kind not in (VILLAGE, TEMPLE):
        return _(COIN_ELSEWHERE)
    return _(CLOSED[reason])


def actions(these: Iterable[str]) -> str:
    """A choice of actions, as a list."""
    return ", ".join(_(ACTIONS[action]) for action in these)
