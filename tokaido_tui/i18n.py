"""Translation. English is the source; catalogues lie in locale/LANG/LC_MESSAGES/tokaido.mo.

The language belongs to a session, not to the process (one process may serve many players), so it is kept in a
context variable.
"""

from __future__ import annotations

import gettext as _gettext
from contextvars import ContextVar
from functools import cache
from pathlib import Path

LOCALES = Path(__file__).parent / "locale"
SOURCE = "en"
LANGUAGE_NAMES = {"en": "English", "es": "Español", "de": "Deutsch", "it": "Italiano"}

_language: ContextVar[str] = ContextVar("language", default=SOURCE)


@cache
def _catalogue(language: str) -> _gettext.NullTranslations:
    return _gettext.translation("tokaido", str(LOCALES), [language], fallback=True)


def available() -> tuple[str, ...]:
    """The languages there is a catalogue for; English always."""
    found = [path.parent.parent.name for path in sorted(LOCALES.glob("*/LC_MESSAGES/tokaido.mo"))]
    return (SOURCE, *(language for language in found if language != SOURCE))


def set_language(language: str) -> None:
    _language.set(language)


def _(text: str) -> str:
    return _catalogue(_language.get()).gettext(text) if text else ""


def ngettext(one: str, many: str, number: int) -> str:
    return _catalogue(_language.get()).ngettext(one, many, number)


def mark(text: str) -> str:
    """Marks a text for the catalogues where it is declared; it is translated with _() where it is shown."""
    return text
