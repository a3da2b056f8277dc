"""What the setup says about its fields, and about the bots."""

from __future__ import annotations

from tokaido_tui.i18n import mark, pmark

BOT_NAMES = ("Hana", "Kenji", "Mei", "Taro", "Rin", "Yuki")
"""For bots that nobody named; more than can sit at a table with a person."""
LEVEL_NAMES = {
    "wanderer": pmark("bot", "wanderer"),
    "merchant": pmark("bot", "merchant"),
    "pilgrim": pmark("bot", "pilgrim"),
    "sage": pmark("bot", "sage"),
}
LEVELS_ABOUT = {
    "wanderer": mark("A bot that strolls along and takes things as they come."),
    "merchant": mark("A bot that goes for the best stop at hand, and minds what the way there costs."),
    "pilgrim": mark("A bot that weighs all that a stop will bring by the end, and what the others want."),
    "sage": mark("A bot that plays the game on many times in its head before it decides."),
}
ABOUT = {
    "game": mark("Which game to play."),
    "colour": mark("The colour on the road; who has it takes this one."),
    "who": mark("A person at this keyboard."),
    "name": mark("Type a name; the first key replaces the one that is marked."),
    "seed": mark("The same seed deals the same game again. Empty: a new game every time."),
}
