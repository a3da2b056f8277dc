"""The name of a screen, over a line."""

from __future__ import annotations

from textual.widgets import Static


class TitleBar(Static):
    def __init__(self, title: str = "", *, id: str | None = "title-bar") -> None:
        super().__init__(title.upper(), id=id, markup=False)

    def show(self, title: str) -> None:
        if self.content != title.upper():
            self.update(title.upper())
