"""The sentences of the rules pages; numbers in braces are filled in from the game's tables."""

from __future__ import annotations

from tokaido_tui.i18n import mark

OVERVIEW: dict[str, tuple[str, tuple[str, ...]]] = {
    "aim": (mark("The journey"), (
        mark("From {kyoto} to {edo} you walk the old road by the sea. Nobody races: who sees, tastes and gives most on "
             "the way wins. Points are counted as you go, and a few more at the end."),
        mark("The road has {inns} and {stages} between them. Every place on it serves one traveller once "
             "in a game, so each step also decides what you leave to the others."),
        mark("In the game, press i on anything to open its page."),
    )),
    "moving": (mark("Who moves"), (
        mark("The traveller farthest behind moves. If that is still so after the move, the same traveller goes again."),
        mark("Go to any free space ahead, but not beyond the next inn: there everybody stops. Nobody walks back and "
             "nobody stays."),
        mark("A village or a temple needs at least one coin in your purse. A panorama you have completed is closed "
             "to you."),
        mark("Long strides take the best spaces and hand the others many small turns."),
    )),
    "doubles": (mark("Double spaces"), (
        mark("Some spaces have a second place beside the road. It is open only when four or five travel."),
        mark("Who comes second stands beside the road, farther from it, and leaves first of the two."),
    )),
    "inns": (mark("Inns"), (
        mark("Everybody stops at each inn. The first to arrive draws the meals, one more than there are travellers, "
             "and sees them alone; who comes later chooses from what is left."),
        mark("You may eat one meal at an inn and pay its price, {cheapest} to {dearest} coins; each is worth {meal}. "
             "You never eat the same dish twice in a game, and you may always go without."),
        mark("When all are in, the leftovers go under the pile. The last to arrive sets out first."),
    )),
    "sets": (mark("Souvenir sets"), (
        mark("Souvenirs come in four families. A new one joins your first set that lacks its family, and scores by "
             "how many families that set holds then."),
        mark("So variety pays: two of a kind begin a second set at one point."),
    )),
    "panoramas": (mark("Panoramas"), (
        mark("Each stop adds the next section of that landscape: the first is worth 1 point, the second 2, and so on."),
        mark("The first to complete a panorama, by whatever means, takes its card at once: {award}."),
        mark("A completed panorama is closed to you; your turns go elsewhere."),
    )),
    "temple": (mark("Temple ranking"), (
        mark("Coins given to the temple score a point each, and count again at the end of the journey."),
        mark("Then the piles are ranked. Equal piles share a rank in full and the next pile takes the next rank: 8, 8 "
             "and 7 coins score {first}, {first} and {second}. Without a gift there is no rank."),
    )),
    "scoring": (mark("Final scoring"), (
        mark("At the last inn, after the last meal, four achievements go to whoever leads in them, {award} "
             "each; all who are level take the card. Where the best count is nothing, nobody does."),
        mark("Then the temple pays its ranks. Most points win; if level, most achievement cards; if still level, the "
             "victory is shared."),
    )),
    "neutral": (mark("Neutral traveller"), (
        mark("When two play, a third traveller walks along. When it is last, the player who is farthest ahead moves "
             "it, to any free space up to the inn."),
        mark("Its stops do nothing, with two exceptions: at a temple the bank gives a coin in its name, which counts "
             "in the ranking; at an inn one meal of the hand goes away unseen."),
        mark("Use it to stand where the other wants to go."),
    )),
    "variants": (mark("Variants"), (
        mark("All of them can be combined, and all work for two to five."),
        mark("Preparations: the first to leave has the fewest coins, the last the most; no purse falls below zero."),
    )),
}  # fmt: skip

AWARDS = (
    mark("first to complete the paddy, at once"),
    mark("first to complete the mountain, at once"),
    mark("first to complete the sea, at once"),
    mark("the dearest meals together, by printed price"),
    mark("most hot springs"),
    mark("most encounters"),
    mark("most souvenirs"),
)

STATIONS: dict[str, tuple[str, ...]] = {
    "inn": (
        mark("One meal, paid at its price: {meal}. Never a dish you have eaten before; you may go hungry."),
        mark("The first to arrive draws the hand and has the widest choice, but leaves last. Keep {cheapest} to "
             "{dearest} coins for it."),
    ),
    "village": (
        mark("Three souvenirs are shown. Buy as many as you can pay, or none; the rest go under the deck."),
        mark("You need at least one coin to stop here. A new family in a set scores 1, 3, 5, then 7."),
    ),
    "farm": (
        mark("You earn {farm}. Meals, souvenirs and temples are paid with them; coins left at the end are "
             "worth nothing."),
    ),
    "paddy": (
        mark("The next section of the paddy, {paddy} in all: 1 point for the first, one more for each further one."),
        mark("The first to complete it takes {award} more. The shortest panorama, and the first to be won."),
    ),
    "mountain": (
        mark("The next section of the mountain, {mountain} in all: 1 point for the first, one more for each further "
             "one."),
        mark("The first to complete it takes {award} more."),
    ),
    "sea": (
        mark("The next section of the sea, {sea} in all: 1 point for the first, one more for each further one."),
        mark("The first to complete it takes {award} more. Long to finish, and the richest."),
    ),
    "spring": (
        mark("A bath in the hot spring: a card from the deck, {low} or {high} points."),
        mark("Who has bathed most often by the end is the Bather."),
    ),
    "temple": (
        mark("Give 1, 2 or 3 coins; each is a point. You need at least one coin to stop here."),
        mark("At the end the piles of all travellers are ranked, and the ranks are worth far more than the gifts."),
    ),
    "encounter": (
        mark("You meet somebody on the road; the card does what it says at once and stays with you."),
        mark("A guide whose panorama you have completed shows you a section of another one instead, if you like."),
        mark("Who has met most people by the end is the Chatterbox."),
    ),
}  # fmt: skip

TRAVELLERS: dict[str, tuple[str, ...]] = {
    "Hiroshige": (
        mark("Not at the last inn. Only panoramas you have not completed; the section scores at once, may win "
             "the panorama's card, and may be declined."),
    ),
    "Chuubei": (
        mark("Not at the last inn. The card counts for the Chatterbox, and coins it brings can pay the meal."),
    ),
    "Kinko": (
        mark("A meal of one coin is free, even with an empty purse. The Gourmet still counts the printed price."),
    ),
    "Yoshiyasu": (
        mark("The other card goes under the deck unseen. Only the one you keep counts."),
    ),
    "Satsuki": (
        mark("At the last inn too. The meal comes from the pile, not from the inn's hand; refuse it and you may buy "
             "one as usual. Never a dish you have eaten, and never two meals at one inn."),
    ),
    "Mitsukuni": (
        mark("The cards for panoramas count as achievements too."),
    ),
    "Sasayakko": (
        mark("One souvenir is free however many you buy."),
    ),
    "Hirotada": (
        mark("It comes on top of your own 1 to 3, is worth a point, and counts in the ranking. You still need a coin "
             "of your own to stop."),
    ),
    "Umegae": (
        mark("At every meeting, whoever it is."),
    ),
    "Zen-emon": (
        mark("It applies to the dearest card you buy there, and you need only hold the reduced total."),
    ),
}  # fmt: skip
