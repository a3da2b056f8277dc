"""The sentences of the rules pages; numbers in braces are filled in from the game's tables."""

from __future__ import annotations

from tokaido_tui.i18n import mark
from tokaido_tui.words.duo import names

OVERVIEW: dict[str, tuple[str, tuple[str, ...]]] = {
    "aim": (mark("One island"), (
        mark("Two travel one island, each with three pawns: a pilgrim walks round it, a merchant trades across it, an "
             "artist roams its landscapes. Each of the three fills a board of its own, and whoever has most points on "
             "the three together wins."),
        mark("Three dice a round say which pawn moves how far, and the two players share them. So every die you use is "
             "also one the other cannot have."),
        mark("In the game, press i on anything to open its page."),
    )),
    "round": (mark("A round"), (
        mark("One player rolls all three dice and uses one. The other uses one of the two that are left. The last one "
             "is the roller's again. Then the other player rolls."),
        mark("The roller moves twice in a round, the other once; who rolls changes every round."),
        mark("A die belongs to a kind of pawn: with the pilgrim's you move your own pilgrim, and nobody else."),
    )),
    "moving": (mark("Moving"), (
        mark("A pawn goes exactly as far as its die says and over no space twice; where it started counts as visited."),
        mark("The move is a must, what its last space offers is not: you are asked, wherever there is something to be "
             "had."),
        mark("A pawn that cannot go the whole way stays and does nothing; its die is spent."),
    )),
    "springs": (mark("A die twice"), (
        mark("Whoever holds the hot springs token may use a die a second time: another move of the same pawn, and "
             "another action."),
        mark("You are asked after the action of the die; not of the die that took the token, but from the next one "
             "on."),
        mark("The token is back on the board before the second move begins, so a pilgrim may fetch it again with it."),
    )),
    "scoring": (mark("Points"), (
        mark("Faith is the value of the temple peg times that of the garden peg. The lower of the two is the one to "
             "raise: each slot is worth as much as the other peg shows."),
        mark("Trade counts ingots, culture counts paintings given, and both pay more the longer the row."),
        mark("Coins, goods and paintings that were never given are worth nothing."),
    )),
    "end": (mark("The end"), (
        mark("The last slot of the temple or of the garden track, the ingot number {ingots} or the painting number "
             "{paintings} given brings the end. The dice of that round are still used, all three."),
        mark("Most points win. Of two with the same, the one with more money, an ingot counting {melt}; if that is "
             "level too, the victory is shared."),
        mark("Nobody counts the rounds. The end comes when somebody brings it, so look who is ahead before you do."),
    )),
    "hidden": (mark("What is hidden"), (
        mark("Nobody knows the paintings that lie face down, not even their owner; nor what comes out of the bag, nor "
             "the dice to come. All else is open."),
        mark("Which paintings and goods are left can be counted, and a player's sheet (s) counts them. In which order "
             "they come, nobody can know."),
    )),
    "tables": (mark("How sure it is"), (
        mark("Not all that is printed in the box is known to us. A table that is confirmed was seen; one that is "
             "derived follows from what was seen; one that is reconstructed was chosen to fit it."),
        mark("Whoever owns the box can write the true tables into a folder and name it with `--data DIR`; tables that "
             "the folder does not have stay as they are. These pages show the program's own."),
    )),
}  # fmt: skip

PAWNS: dict[str, tuple[str, ...]] = {
    "pilgrim": (
        mark("Walks the rim clockwise, over taken stops too. If the last stop is taken, by a pilgrim or a merchant in "
             "a coastal town, it goes on to the next free one and uses that."),
        mark("Temples and gardens raise the pegs of faith, towns give coins, coasts give waves, and the hot springs "
             "their token."),
    ),
    "merchant": (
        mark("Follows the trade routes from town to town. Where another pawn stands in a coastal town, your own "
             "pilgrim too, it can neither stop nor pass."),
        mark("In the mountains it draws goods, at the coast it sells them, one kind in each town. It holds {hold}."),
        mark("{melt} become an ingot at once, and never coins again. After ingot number {ingots} coins stay "
             "coins."),
    ),
    "artist": (
        mark("Goes from area to area across a trade route; two artists may be in one area."),
        mark("Paint: turn as many of your paintings as there are other pawns around, of both players, in the area, on "
             "its stops and in its towns. They come up in a row, from left to right."),
        mark("Or give: the leftmost painting face up, if it shows the landscape of the area."),
        mark("So first go where the crowd is, then where the picture is."),
    ),
}  # fmt: skip

SPACES: dict[str, tuple[str, ...]] = {
    "coastal-town": (
        mark("A trade token says which good the town buys and what it pays. Tokens are laid at random and stay."),
        mark("The merchant sells any number of that good; the goods go back to the bag. A pilgrim who visits gets "
             "the coins for one of them, and gives nothing for it."),
        mark("One pawn at a time: a taken town stops no pilgrim on the way, but every merchant."),
    ),
    "temple": (
        mark("The temple peg goes up one, from 1 to {temple} at most."),
        mark("That is worth as many points as the garden peg shows. The last slot brings the end."),
    ),
    "garden": (
        mark("The garden peg goes up one, from 1 to {garden} at most."),
        mark("That is worth as many points as the temple peg shows. Gardens are rarer than temples. The last slot "
             "brings the end."),
    ),
    "coast": (
        mark("Take a wave of your choice from the board; only if none is left there, one of the other player's."),
        mark("A wave helps whoever holds it, from that moment on, and for a repeated die too."),
    ),
    "springs": (
        mark("The pilgrim takes the hot springs token, from the board or from the other player."),
        mark("From the next die on, its holder may use a die twice."),
    ),
    "mountain-town": (
        mark("The merchant draws as many goods from the bag as the town says, or what is left in it."),
        mark("Of more than {hold} you choose which to keep; the rest go back. Both merchants may be here."),
    ),
    "landscape": (
        mark("The artist paints here, and a painting that shows this landscape can be given here."),
        mark("What counts as around: the stops of the coast in this area, the towns at its corners, the other artist."),
    ),
}  # fmt: skip

WAVES: dict[names.Effects, tuple[str, ...]] = {
    names.LESS: (
        mark("Two places to choose from with every die of the pilgrim's but a 1: the garden, not the stop behind it."),
    ),
    names.MORE: (
        mark("Two places to choose from with every die of the pilgrim's."),
    ),
    names.PRICE: (
        mark("It always works. Three goods at 3 make 12 coins then instead of 9: an ingot."),
    ),
    names.LARGE: (
        mark("It always works. Whoever loses it with too many goods puts one back at once, of choice."),
    ),
    names.TURN: (
        mark("When you like, and never more than are face down."),
    ),
    names.FAR: (
        mark("Any way to where you stop will do, the one that serves you is taken. With a 3 the move sees four areas."),
    ),
}  # fmt: skip
