"""What there is left to take, in a line: the fish that lie face up, how many do not, the bag, nets and rocks."""

from __future__ import annotations

from collections import Counter

from tokaido_tui.games.namiji.view import View
from tokaido_tui.i18n import _
from tokaido_tui.tui.palette import Palette, style
from tokaido_tui.tui.widgets.bars import coloured
from tokaido_tui.tui.widgets.panel import Pieces
from tokaido_tui.words.namiji import names
from tokaido_tui.words.namiji.questions import CRAB_COLOUR, CRAB_LETTER, SHRIMP_COLOUR, SHRIMP_LETTER


def stock(view: View, palette: Palette) -> Pieces:
    """At most 78 cells."""
    faint, plain = style(palette.faint), style(palette.paper)
    pieces: Pieces = [(_("bank") + " ", faint)]
    for fish, count in sorted(Counter(view.face_up).items()):
        colour = palette.named(names.fish_colour(fish))
        pieces.append((names.fish_letters(view.box, fish), coloured(colour, palette, bold=True)))
        pieces.append((f"{count} " if count > 1 else " ", plain))
    pieces.append((f"+{view.face_down}", plain))
    pieces += [("  " + _("bag") + " ", faint), *bag(view, palette)]
    for name, deck in ((_("nets"), "net"), (_("rocks"), "rock")):
        left = sum(layer.size for layer in view.decks[deck])
        pieces += [(f"  {name} ", faint), (str(left), plain)]
    return pieces


def bag(view: View, palette: Palette) -> Pieces:
    pieces: Pieces = []
    for count, letter, colour in (
        (view.bag_shrimp, SHRIMP_LETTER, SHRIMP_COLOUR), (view.bag_crabs, CRAB_LETTER, CRAB_COLOUR)
    ):  # fmt: skip
        ink = palette.paper if palette.exact else palette.named(colour)
        pieces.append((f"{count}{letter} ", style(ink)))
    return pieces


def short_stock(view: View, palette: Palette) -> Pieces:
    """The same without the fish themselves, in some thirty cells."""
    faint, plain = style(palette.faint), style(palette.paper)
    up = f"{len(view.face_up)}+{view.face_down}"
    return [(_("bank") + " ", faint), (up, plain), ("  " + _("bag") + " ", faint), *bag(view, palette)]
