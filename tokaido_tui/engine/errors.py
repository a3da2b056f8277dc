"""Everything that can go wrong, each with a sentence a player can read."""

from __future__ import annotations


class GameError(Exception):
    """The root of the errors this package raises on purpose.

    `text` is the sentence with a slot for each of the `fields`, so that it can be translated where it is shown.
    """

    def __init__(self, text: str, /, **fields: object) -> None:
        self.text = text
        self.fields = fields
        super().__init__(text.format(**fields) if fields else text)


class SetupError(GameError):
    """A game that cannot be set up: too many players, an unknown variant..."""


class IllegalActionError(GameError):
    """An action that the rules do not allow now."""


class DataError(GameError):
    """A table of the game's data that does not hold together."""


class RecordError(GameError):
    """A record that cannot be read or replayed; `line` counts from 1, 0 where no line is to blame."""

    def __init__(self, message: str, line: int = 0) -> None:
        super().__init__(f"line {line}: {message}" if line else message)
        self.line = line
