"""Jump mode: letters lie on the places, and pressing one goes there."""

from __future__ import annotations

from collections.abc import Iterable

_SMALL = "abcdefmnoprstvwxyz"
LETTERS = _SMALL + _SMALL.upper()
"""Not those that move the cursor, or that begin and leave the mode; large ones where there are many places."""


def letters_for(places: Iterable[int]) -> dict[int, str]:
    """By place, its letter; places beyond the last letter have none."""
    return dict(zip(places, LETTERS, strict=False))


class JumpMode:
    """Of a board: letters lie on its places, and a key means one of them."""

    letters: dict[int, str]
    """By place; none outside jump mode."""

    @property
    def jumping(self) -> bool:
        """Whether letters lie on the places, and a key means one of them."""
        return bool(self.letters)

    def point_at(self, action: int) -> None:
        """The cursor goes where that action would be decided."""
        raise NotImplementedError

    def jump_letters(self) -> dict[int, str]:
        """By what can be pointed at, the letter that leads there."""
        return {}

    def show_letters(self, letters: dict[int, str]) -> None:
        """Draws the letters of jump mode, or none."""

    def jump(self) -> None:
        """Letters appear on the places, or go away."""
        self._put_letters({} if self.letters else self.jump_letters())

    def jump_to(self, letter: str) -> None:
        """To the place with that letter; another key ends the mode."""
        places = [place for place, known in self.letters.items() if known == letter]
        self._put_letters({})
        for place in places:
            self.point_at(place)

    def _put_letters(self, letters: dict[int, str]) -> None:
        self.letters = letters
        self.show_letters(letters)
