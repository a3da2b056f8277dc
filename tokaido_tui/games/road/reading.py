"""A road from a table of letters, as the data files write it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from tokaido_tui.engine.errors import DataError
from tokaido_tui.games.road.road import Road


def read_road(
    stages: Sequence[str], letters: Mapping[str, str], names: Sequence[str], closable: Sequence[Sequence[int]]
) -> Road:
    """A letter a station, by the name it stands for; a "2" after it marks a second slot."""
    kinds: list[int] = []
    doubles: list[bool] = []
    for token in " ".join(stages).split():
        name = letters.get(token[0])
        if name not in names or token[1:] not in ("", "2"):
            raise DataError(f"the road has no station {token!r}")
        kinds.append(names.index(name))
        doubles.append(token.endswith("2"))
    return Road(kinds, doubles, closable)
