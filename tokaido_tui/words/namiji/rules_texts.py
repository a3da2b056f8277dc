"""The sentences of the rules pages; numbers in braces are filled in from the tables of the box."""

from __future__ import annotations

from tokaido_tui.i18n import mark

OVERVIEW: dict[str, tuple[str, tuple[str, ...]]] = {
    "aim": (mark("The voyage"), (
        mark("Fishing boats leave the harbour, call at {docks} and come home. On the way you fill a shelf with "
             "fish, empty traps, watch the great animals of the sea and give the spirits their due. Most points win."),
        mark("The route has {stops} in {legs}. Every slot serves one boat once in a game, so each move also "
             "decides what you leave to the others."),
        mark("In the game, press i on anything to open its page."),
    )),
    "moving": (mark("Who moves"), (
        mark("The boat farthest behind moves. If it is still the last after that, it moves again."),
        mark("Sail to any stop ahead with a free slot, but not past the next dock: there everybody stops. Nobody "
             "sails back and nobody stays."),
        mark("A panorama you have completed is closed to you. Every other stop is open, even where it can bring you "
             "nothing: being in the way is a reason too."),
        mark("Long hauls take the best stops and hand the others many small turns."),
    )),
    "doubles": (mark("Double stops"), (
        mark("Some stops have a second slot beside the route. It is open only when four or five sail."),
        mark("Who comes second lies farther from the route, and leaves first of the two."),
    )),
    "shelf": (mark("The shelf"), (
        mark("Three rows, a to c from the top, and four columns, 1 to 4 from the left. The first token covers a1; "
             "every other touches one that is there by a side. Nothing on the shelf ever moves."),
        mark("A line scores when it is full and its fish are all of one colour or all of one kind: once, at that "
             "moment. One token can complete two lines."),
        mark("Arrow keys carry a token from cell to cell, among those that are allowed; Space turns a net."),
        mark("A fish that fits neither by colour nor by kind spoils its row and its column for good: better to put "
             "it back."),
    )),
    "fish": (mark("Fish and nets"), (
        mark("There are three colours and three kinds of fish; two letters tell them apart, the small one for the "
             "colour and the large one for the kind. A net holds two fish that are alike."),
        mark("Whoever counts knows what lies face down: what is neither in the bank nor on a shelf."),
    )),
    "panoramas": (mark("Panoramas"), (
        mark("Each stop adds the next section: the first is worth 1 point, the second 2, and so on."),
        mark("The first to complete a panorama scores {bonus} more. Then it is closed to them; their turns go "
             "elsewhere."),
    )),
    "offerings": (mark("Offerings"), (
        mark("Everybody sets out with {offerings}. A whirlpool takes one; those that come home with you cost "
             "points."),
        mark("Count the whirlpools ahead: there are not many, and the others need them too."),
    )),
    "rocks": (mark("Sacred rocks"), (
        mark("A rock asks for something that you have, or have not, at the end of the voyage. They are kept in secret "
             "and shown in the home harbour; one that is not met costs nothing."),
        mark("More than a rock asks for is enough as well. A net counts as two fish of its colour and kind, except "
             "where a rock asks for fish that are no net's."),
    )),
    "docks": (mark("Docks"), (
        mark("Everybody stops at each dock and chooses one of its free places; there are as many as boats. The last "
             "boat takes the place that is left."),
        mark("When all are in, the place nearest the route draws one card more than there are boats, takes one and "
             "passes the others on, place by place; the last card goes under the deck. Then the place farthest from "
             "the route sails first."),
        mark("So place 1 chooses among all the cards and leaves last; the last place takes one of two and leaves "
             "first."),
    )),
    "cards": (mark("Dock cards"), (
        mark("A meal scores at once. An upgrade works from then on, once at every visit to its station; several work "
             "at one visit, and two of a kind add up."),
    )),
    "home": (mark("Home"), (
        mark("The home harbour has no places and no cards. Each boat that arrives takes the dearest early-bird token "
             "that is left."),
        mark("When all are home, rocks are shown and scored, and offerings that are left take points away."),
    )),
    "scoring": (mark("Scoring"), (
        mark("Lines, crustaceans, sections, meals and tokens score when you get them; rocks score and offerings cost "
             "at the end. Points can fall below nothing."),
        mark("Most points win; a tie shares the victory."),
    )),
    "neutral": (mark("Neutral boat"), (
        mark("When two play, a third boat sails along. When it is last, the player who is farthest ahead moves it, to "
             "any stop with a free slot up to the dock."),
        mark("Its stops do nothing, with two exceptions. At a dock whoever moved it chooses its place, and a random "
             "card leaves the hand there, unseen. In the home harbour it takes the dearest token left out of the "
             "game."),
        mark("Use it to lie where the other wants to go."),
    )),
    "hidden": (mark("What is hidden"), (
        mark("Rocks are secret until the end, kept or only looked at. The hand of a dock is known to those who have "
             "held it; what is taken from it is seen by all."),
        mark("Everything else lies open: shelves, traps, offerings, dock cards, the fish face up and the nets drawn."),
    )),
    "variants": (mark("Variants"), (
        mark("The fleet can agree on it before it sets out; it works for any number of boats."),
    )),
    "tables": (mark("How sure we are"), (
        mark("Not everything that is printed in the box could be had. A table is confirmed where it is printed so, "
             "derived where other printed figures leave hardly a choice, and reconstructed where it had to be chosen "
             "to fit all that is known."),
        mark("Reconstructed here: {reconstructed}."),
        mark("Who owns the box can play by its tables: put them in a folder and start with --data DIR, as in `tokaido "
             "play --game namiji --data DIR`. The folder needs only the tables that differ; what is wrong with one is "
             "told in a sentence."),
    )),
}  # fmt: skip

TABLES = {
    "route": mark("the order of the stations"),
    "fish": mark("how many fish and nets of each sort"),
    "rows": mark("points of the shelf's rows"),
    "columns": mark("points of the shelf's columns"),
    "crustaceans": mark("what is in the bag"),
    "panoramas": mark("sections, and the bonus"),
    "early-bird": mark("points by arrival"),
    "offerings": mark("the penalty"),
    "docks": mark("the dock cards"),
    "rocks": mark("the sacred rocks"),
}
SOURCES = {
    "lines": mark("at once, when a line is full and all of one colour or kind"),
    "crustaceans": mark("when a haul is kept"),
    "panoramas": mark("each section its number"),
    "bonuses": mark("at once, for completing a panorama before the others"),
    "meals": mark("at the dock"),
    "upgrades": mark("at every visit, those that score"),
    "early bird": mark("on coming home"),
    "rocks": mark("at the end, those that are met"),
    "offerings": mark("at the end, a loss"),
}
STATUSES = {
    "confirmed": mark("confirmed"),
    "derived": mark("derived"),
    "reconstructed": mark("reconstructed"),
}

STATIONS: dict[str, tuple[str, ...]] = {
    "dock": (
        mark("Everybody stops here, chooses a free place and takes a dock card when all are in: a meal, which scores "
             "at once, or an upgrade, which works for the rest of the voyage."),
        mark("A low place has the wider choice of cards, a high one sails first."),
    ),
    "harbour": (
        mark("Here the voyage begins and ends. The boats set out in a random order, the one farthest from the route "
             "first; who is home earlier takes the dearer token."),
        mark("There is no hurry where the last stops are worth more than the step from one token to the next."),
    ),
    "dolphin": (
        mark("The next section of the dolphin, {dolphin} in all: 1 point for the first, one more for each further "
             "one."),
        mark("The first to complete it scores {bonus} more."),
    ),
    "octopus": (
        mark("The next section of the octopus, {octopus} in all: 1 point for the first, one more for each further "
             "one."),
        mark("The first to complete it scores {bonus} more."),
    ),
    "whale": (
        mark("The next section of the whale, {whale} in all: 1 point for the first, one more for each further "
             "one."),
        mark("The first to complete it scores {bonus} more."),
    ),
    "line": (
        mark("Take a fish from the bank: one that lies face up, or one face down, unseen. Then another is turned up."),
        mark("Now place yours on your shelf, or put it back, face up. With a full shelf it goes back by itself."),
        mark("What you put back lies open for the next to fish: look whose shelf it fits."),
    ),
    "net": (
        mark("The top net of the stack is shown to all: two fish alike. Place it, across or down, or put it under the "
             "stack; without room for it, it goes there by itself."),
        mark("Two cells with one stop: nets fill lines quickly, and spoil them as quickly."),
    ),
    "trap": (
        mark("Draw crustaceans from the bag one at a time, {draws} at most, and stop when you like. Each that you keep "
             "is worth {crustacean}."),
        mark("The first crab of a haul is safe. The second one loses the whole haul, back into the bag. The first "
             "draw can't lose anything and is made for you."),
    ),
    "whirlpool": (
        mark("One of your {offerings} is set afloat. It scores nothing, but every one that comes home with "
             "you costs points."),
        mark("With none left you may stop here all the same, and nothing happens."),
    ),
    "rock": (
        mark("Look at two sacred rocks and keep one, in secret; the other goes under the deck. If only one is left you "
             "keep that."),
        mark("It scores at the end of the voyage if you have what it asks for: keep one that suits what you collect "
             "anyway."),
    ),
}  # fmt: skip

CARDS = {
    "lantern": mark("It lights the bank before you choose: more fish lie face up, for you first. With two of them, "
                    "twice as many."),
    "second hook": mark("Only after a fish that you have placed, and not once the shelf is full; whoever puts a fish "
                        "back is done. With two of them there can be three catches at one stop."),
    "wide net": mark("You see more nets and keep one at most; the others go under the stack. All can see them."),
    "thick gloves": mark("The crab that would lose the haul is safe, the one after it is not."),
    "incense": mark("Only when an offering is set afloat: with none left it is of no use."),
    "spyglass": mark("At the dolphin, the octopus and the whale alike, on top of the section."),
    "sea chart": mark("You still keep one rock only; the others go under the deck."),
}  # fmt: skip
"""More about the upgrades of our own tables."""
