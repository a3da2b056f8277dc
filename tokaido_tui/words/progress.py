"""How far a game is, in words: stages where their number is known, else rounds."""

from __future__ import annotations

from tokaido_tui.i18n import _


def part_words(progress: tuple[int, int]) -> str:
    """'stage 2 of 4', 'round 17'."""
    number, of = progress
    return _("stage {n} of {all}").format(n=number, all=of) if of else _("round {n}").format(n=number)


def part_word(progress: tuple[int, int]) -> str:
    """What a part of the game is called."""
    return _("stage") if progress[1] else _("round")


def chapter_words(first: int, last: int, of: int) -> str:
    """'stage 2', 'rounds 11-20'."""
    if of:
        return _("stage {n}").format(n=first)
    if first == last:
        return _("round {n}").format(n=first)
    return _("rounds {first}-{last}").format(first=first, last=last)
