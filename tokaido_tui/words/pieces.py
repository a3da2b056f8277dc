"""A piece of text and the role it plays. Whoever shows it decides how a role looks.

A role is "" for plain text, or one of these, each of them with "strong" before it for what stands out:

    strong                      plain, but standing out
    faint, urgent               of little weight; not to be missed
    gold, coins, gain, loss     coins, and what is won or lost
    seat N                      in the colour of a seat; the neutral piece comes after the seats
    colour NAME                 in a named colour: of a tile ("sky"), or one of the roles' own ("gold")
    tile seat N, tile NAME      the text on a tile of that colour
"""

from __future__ import annotations

from collections.abc import Sequence

Piece = tuple[str, str]
Pieces = list[Piece]


def shares(parts: Sequence[int], cells: int) -> list[int]:
    """Divides cells among parts in proportion; a part that is more than nothing gets a cell if there are enough."""
    parts = [max(0, part) for part in parts]
    total = sum(parts)
    if not total:
        return [0] * len(parts)
    given = [int(part > 0) for part in parts]
    rest = cells - sum(given)
    if rest < 0:
        given, rest = [0] * len(parts), cells
    wanted = [part / total * cells - got for part, got in zip(parts, given, strict=True)]
    while rest > 0:
        at = max(range(len(parts)), key=lambda i: wanted[i])
        given[at] += 1
        wanted[at] -= 1
        rest -= 1
    return given


def capital(text: str) -> str:
    """The text with a capital at its beginning; the rest as it is, for names and German nouns keep theirs."""
    return text[:1].upper() + text[1:]
