"""Errors in the player's language."""

from __future__ import annotations

from tokaido_tui.engine.errors import GameError, RecordError
from tokaido_tui.i18n import _


def in_words(error: object) -> str:
    """What went wrong. What is no error of this package's own speaks for itself."""
    if not isinstance(error, GameError):
        return str(error)
    fields = {name: in_words(value) if isinstance(value, Exception) else value for name, value in error.fields.items()}
    text = _(error.sentence)
    text = text.format(**fields) if fields else text
    if isinstance(error, RecordError) and error.line:
        return _("line {n}: {reason}").format(n=error.line, reason=text)
    return text
