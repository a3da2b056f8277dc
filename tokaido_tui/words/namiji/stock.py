"""What there is left to take, in a line: the fish that lie face up, how many do not, the bag, nets and rocks."""

from __future__ import annotations

from collections import Counter

from tokaido_tui.games.namiji.view import View
from tokaido_tui.i18n import _
from tokaido_tui.words.namiji import names
from tokaido_tui.words.namiji.questions import CRAB_COLOUR, CRAB_LETTER, SHRIMP_COLOUR, SHRIMP_LETTER
from tokaido_tui.words.pieces import Pieces
from tokaido_tui.words.road.previews import cards_left


def stock(view: View) -> Pieces:
    """At most 78 cells."""
    pieces: Pieces = [(_("bank") + " ", "faint")]
    for fish, count in sorted(Counter(view.face_up).items()):
        pieces.append((names.fish_letters(view.box, fish), f"strong tile {names.fish_colour(fish)}"))
        pieces.append((f"{count} " if count > 1 else " ", ""))
    pieces.append((f"+{view.face_down}", ""))
    pieces += [("  " + _("bag") + " ", "faint"), *bag(view)]
    for name, deck in ((_("nets"), "net"), (_("rocks"), "rock")):
        pieces += [(f"  {name} ", "faint"), (str(cards_left(view, deck)), "")]
    return pieces


def bag(view: View) -> Pieces:
    pieces: Pieces = []
    for count, letter, colour in (
        (view.bag_shrimp, SHRIMP_LETTER, SHRIMP_COLOUR), (view.bag_crabs, CRAB_LETTER, CRAB_COLOUR)
    ):  # fmt: skip
        pieces.append((f"{count}{letter} ", f"colour {colour}"))
    return pieces


def short_stock(view: View) -> Pieces:
    """The same without the fish themselves, in some thirty cells."""
    up = f"{len(view.face_up)}+{view.face_down}"
    return [(_("bank") + " ", "faint"), (up, ""), ("  " + _("bag") + " ", "faint"), *bag(view)]
