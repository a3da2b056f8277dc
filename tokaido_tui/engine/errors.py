"""Everything that can go wrong on purpose.

An error is a sentence with named fields, and what fills them: `SetupError("there is no variant {name!r}", name=name)`.
The sentence is the error's code: the key by which words/errors.py finds it in the catalogue of the player's language.
Only then are the fields filled in. `str(error)` fills in the English one.
"""

from __future__ import annotations

from typing import Any


def sentence(text: str) -> str:
    """Marks a sentence for the catalogues where it does not stand in the call that makes an error of it."""
    return text


class GameError(Exception):
    """The root of the errors this package raises on purpose. A field may be another error: the reason for this one."""

    def __init__(self, sentence: str, **fields: Any) -> None:
        super().__init__(sentence)
        self.sentence = sentence
        self.fields = fields

    def __str__(self) -> str:
        return self.sentence.format(**self.fields) if self.fields else self.sentence

    def __reduce__(self) -> tuple[Any, ...]:
        # An exception is pickled by its arguments, which do not name the fields: it travels between processes.
        return _again, (type(self), self.sentence, self.fields)


class SetupError(GameError):
    """A game that cannot be set up: too many players, an unknown variant..."""


class IllegalActionError(GameError):
    """An action that the rules do not allow now."""


class DataError(GameError):
    """A table of the game's data that does not hold together."""


class RecordError(GameError):
    """A record that cannot be read or replayed; `line` counts from 1, 0 where no line is to blame."""

    def __init__(self, sentence: str, line: int = 0, **fields: Any) -> None:
        super().__init__(sentence, **fields)
        self.line = line

    @classmethod
    def at(cls, line: int, error: GameError) -> RecordError:
        """The same error, as the fault of a line."""
        return cls(error.sentence, line, **error.fields)

    def __str__(self) -> str:
        text = super().__str__()
        return f"line {self.line}: {text}" if self.line else text

    def __reduce__(self) -> tuple[Any, ...]:
        return _again, (type(self), self.sentence, {**self.fields, "line": self.line})


def _again(kind: type[GameError], sentence: str, fields: dict[str, Any]) -> GameError:
    return kind(sentence, **fields)
