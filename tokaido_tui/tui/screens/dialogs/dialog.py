"""A question in a frame, over whatever was on the screen before."""

from __future__ import annotations

from typing import TypeVar

from textual import getters
from textual.screen import ModalScreen

from tokaido_tui.tui.app import TokaidoApp

Answer = TypeVar("Answer")


class Dialog(ModalScreen[Answer]):
    """Its subclasses compose a `#dialog`; styles/dialog.tcss says how it looks."""

    app = getters.app(TokaidoApp)

    def answer(self, answer: Answer) -> None:
        """Closes the dialog; only once, however fast the keys come."""
        if self.is_current:
            self.dismiss(answer)
