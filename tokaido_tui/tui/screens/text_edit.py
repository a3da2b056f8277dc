"""One line of text with a cursor: the part of an input that is not painting."""

from __future__ import annotations


class TextEdit:
    """`fresh` is true when the cursor has just come: the whole text is marked, and typing replaces it."""

    def __init__(self, text: str = "", longest: int = 24) -> None:
        self.longest = longest
        self.text = text[:longest]
        self.place = len(self.text)
        self.fresh = False

    def enter(self) -> None:
        self.place = len(self.text)
        self.fresh = bool(self.text)

    def type(self, more: str) -> None:
        """Types or pastes; what is too long is cut."""
        if self.fresh:
            self.text, self.place = "", 0
        more = "".join(char for char in more if char.isprintable())[: self.longest - len(self.text)]
        self.text = self.text[: self.place] + more + self.text[self.place :]
        self.place += len(more)
        self.fresh = False

    def erase(self, before: bool) -> None:
        """The character before or after the cursor, or everything marked."""
        if self.fresh:
            self.text, self.place = "", 0
        elif before and self.place:
            self.text = self.text[: self.place - 1] + self.text[self.place :]
            self.place -= 1
        elif not before:
            self.text = self.text[: self.place] + self.text[self.place + 1 :]
        self.fresh = False

    def move(self, step: int) -> None:
        # From a marked text the cursor leaves at the end it moves towards.
        self.place = (0 if step < 0 else len(self.text)) if self.fresh else self.place + step
        self.place = max(0, min(len(self.text), self.place))
        self.fresh = False
