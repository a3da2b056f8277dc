"""A road from a table: a text for each leg, in it a letter for each station."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from tokaido_tui.engine.tables import Table
from tokaido_tui.games.road.road import ClosedBy, Road

LEGS, FEWEST_SPACES, MOST_SPACES = 4, 5, 20


def read_legs(table: Table, letters: Mapping[str, str], names: Sequence[str], closed_by: ClosedBy) -> Road:
    """The road of `legs`. Each begins at a stop, which has the first of the letters and is not written.

    `letters` says which of the names a letter stands for; a "2" after it marks a second slot.
    """
    legs = table.texts("legs", LEGS)
    stop, *others = letters
    by_letter = {letter: names.index(letters[letter]) for letter in others}
    kinds, doubles = [names.index(letters[stop])], [False]
    for number, leg in enumerate(legs, start=1):
        spaces = leg.split()
        table.need(
            FEWEST_SPACES <= len(spaces) <= MOST_SPACES,
            "spaces of leg {number}: {count}; {fewest} to {most} are possible",
            number=number, count=len(spaces), fewest=FEWEST_SPACES, most=MOST_SPACES,
        )  # fmt: skip
        for space in spaces:
            table.need(
                space[0] in by_letter and space[1:] in ("", "2"),
                "leg {number} has {space!r}; a space is one of {letters}, with a 2 if it is double",
                number=number, space=space, letters=", ".join(by_letter),
            )  # fmt: skip
            kinds.append(by_letter[space[0]])
            doubles.append(space.endswith("2"))
        kinds.append(kinds[0])
        doubles.append(False)
    for letter, kind in by_letter.items():
        table.need(kind in kinds, "the route has no {name}", name=letters[letter])
    return Road(kinds, doubles, closed_by)
