"""What the keys of a replay do."""

from __future__ import annotations

from tokaido_tui.i18n import mark, pmark
from tokaido_tui.tui.keys import CARD, RULES_HERE, SAVE, SHEET, Command

# The graph of a replay has these as well.
TURNS = (
    Command("left_square_bracket,up", "turn(-1)", mark("One turn back"), mark("to the turn before"), False,
            hint=pmark("footer", "turn")),
    Command("right_square_bracket,down", "turn(1)", mark("One turn"), mark("to the next turn"), False,
            hint=pmark("footer", "turn")),
)  # fmt: skip
EDGES = (
    Command("home", "edge(False)", mark("Beginning"), mark("to the beginning"), False),
    Command("end", "edge(True)", mark("End"), mark("to the end"), False),
)
COMMANDS = (
    Command("left,p,h", "step(-1)", mark("One step back"), mark("one step back"), hint=pmark("footer", "step")),
    Command("right,n,l", "step(1)", mark("One step"), mark("one step on"), hint=pmark("footer", "step")),
    *TURNS,
    Command("pagedown", "stage(1)", mark("One stage"), mark("to the next stage or round"), False),
    Command("pageup", "stage(-1)", mark("One stage back"), mark("to the stage or round before"), False),
    *EDGES,
    Command("j", "jump", mark("Jump"), mark("to the step with a number")),
    Command("space", "play", mark("Play"), mark("play by itself, and pause"), hint_from="play_word"),
    Command("plus,equals_sign", "speed(1)", mark("Faster"), mark("play faster")),
    Command("minus", "speed(-1)", mark("Slower"), mark("play slower")),
    Command(
        "v",
        "viewpoint",
        mark("Whose eyes"),
        mark("all cards, one player's view, or a spectator's"),
        hint=pmark("footer", "eyes"),
    ),
    Command("g", "graph", mark("Graph"), mark("everybody's points over the journey"), hint=pmark("footer", "graph")),
    Command(
        "o",
        "play_on",
        mark("Play on from here"),
        mark("a new game that begins at this moment"),
        hint=pmark("footer", "play on"),
    ),
    CARD,
    SAVE,
    SHEET._replace(hint=""),
    RULES_HERE._replace(hint=""),
    Command(
        "q,escape",
        "leave",
        mark("Leave the replay"),
        mark("back to where you came from"),
        hint=pmark("footer", "back"),
        leaves=True,
    ),
)
