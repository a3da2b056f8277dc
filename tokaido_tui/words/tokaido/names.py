"""Names of Tokaido's things, in the player's language."""

from __future__ import annotations

from tokaido_tui.games.tokaido.box import TRAVELLERS
from tokaido_tui.i18n import _, mark
from tokaido_tui.words.game_words import Source, VariantWords

# Indexed by kind of station, as in games/tokaido/box.py.
STATIONS = (
    mark("inn"), mark("village"), mark("farm"), mark("paddy"), mark("mountain"), mark("sea"), mark("hot spring"),
    mark("temple"), mark("encounter"),
)  # fmt: skip
# At most seven and four characters, under the tiles.
SHORT = (
    mark("inn"), mark("village"), mark("farm"), mark("paddy"), mark("mount"), mark("sea"), mark("spring"),
    mark("temple"), mark("people"),
)  # fmt: skip
TINY = (
    mark("inn"), mark("vill"), mark("farm"), mark("pady"), mark("mtn"), mark("sea"), mark("bath"), mark("tmpl"),
    mark("meet"),
)  # fmt: skip
LETTERS = "IVFPMSHTE"
PANORAMAS = (mark("paddy"), mark("mountain"), mark("sea"))
FAMILIES = (mark("small objects"), mark("food and drink"), mark("clothing"), mark("art"))
FAMILY_LETTERS = (mark("S"), mark("F"), mark("C"), mark("A"))
ACHIEVEMENTS = (
    mark("Paddy panorama"), mark("Mountain panorama"), mark("Sea panorama"), mark("Gourmet"), mark("Bather"),
    mark("Chatterbox"), mark("Collector"),
)  # fmt: skip
# A source has the colour of the station that brings it.
SOURCES = {
    "meals": Source(mark("M"), mark("meals"), "inn"),
    "panoramas": Source(mark("P"), mark("panoramas"), "mountain"),
    "souvenirs": Source(mark("S"), mark("souvenirs"), "village"),
    "springs": Source(mark("H"), mark("hot springs"), "spring"),
    "encounters": Source(mark("E"), mark("encounters"), "encounter"),
    "gifts": Source(mark("G"), mark("temple gifts"), "temple"),
    "ranks": Source(mark("T"), mark("temple rank"), "sea"),
    "achievements": Source(mark("A"), mark("achievements"), "gold"),
}
TITLES = {
    "Hiroshige": mark("artist"), "Chuubei": mark("messenger"), "Kinko": mark("ronin"),
    "Yoshiyasu": mark("functionary"), "Satsuki": mark("orphan"), "Mitsukuni": mark("old man"),
    "Sasayakko": mark("geisha"), "Hirotada": mark("priest"), "Umegae": mark("street entertainer"),
    "Zen-emon": mark("merchant"),
}  # fmt: skip
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
ENCOUNTERS = {
    "Shokunin": mark("takes the top souvenir for you"),
    "Samurai": mark("3 points"),
    "Kuge": mark("3 coins"),
    "Miko": mark("a bank coin for your temple, 1 point"),
    "Annaibito of the paddy": mark("a section of the paddy"),
    "Annaibito of the mountain": mark("a section of the mountain"),
    "Annaibito of the sea": mark("a section of the sea"),
}
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
COMPLETED = (
    mark("you have completed the paddy"),
    mark("you have completed the mountain"),
    mark("you have completed the sea"),
)


def traveller(number: int | None) -> str:
    """'Kinko, ronin'; nothing where there is none or it is secret."""
    if number is None:
        return ""
    name = TRAVELLERS[number].name
    return f"{name}, {_(TITLES[name])}"


def why_closed(reason: str, kind: int, panorama_base: int = 3) -> str:
    """The sentence for a station that cannot be chosen."""
    if reason == "complete":
        return _(COMPLETED[kind - panorama_base])
    return _(CLOSED[reason])
