"""Translation. English is the source; catalogues lie in locale/LANG/LC_MESSAGES/tokaido.mo.

The language belongs to a session, not to the process: one process may serve many players. A session keeps a `Language`
and makes it the one that counts with `use`. Tasks that begin later inherit it, and since all of them hold the same
`Language`, a change reaches them at once.
"""

from __future__ import annotations

import gettext as _gettext
from contextvars import ContextVar, Token
from dataclasses import dataclass
from functools import cache
from pathlib import Path

LOCALES = Path(__file__).parent / "locale"
SOURCE = "en"
LANGUAGE_NAMES = {"en": "English", "es": "Español", "de": "Deutsch", "it": "Italiano"}
_CONTEXT_ENDS = "\x04"
"""Between a context and a text, as in the catalogues themselves."""


@dataclass
class Language:
    """The language of one session; `code` may change at any time."""

    code: str = SOURCE


_language: ContextVar[Language] = ContextVar("language", default=Language())  # noqa: B039


@cache
def _catalogue(folder: Path, code: str) -> _gettext.NullTranslations:
    return _gettext.translation("tokaido", str(folder), [code], fallback=True)


def _here() -> _gettext.NullTranslations:
    return _catalogue(LOCALES, _language.get().code)


def available() -> tuple[str, ...]:
    """The languages there is a catalogue for; English always."""
    found = [path.parent.parent.name for path in sorted(LOCALES.glob("*/LC_MESSAGES/tokaido.mo"))]
    return (SOURCE, *(language for language in found if language != SOURCE))


def use(language: Language) -> Token[Language]:
    """Makes this language the one that counts, here and in every task that begins here."""
    return _language.set(language)


def no_longer(token: Token[Language]) -> None:
    """Back to the language before `use`."""
    _language.reset(token)


def set_language(code: str) -> None:
    """Changes the language that counts here, for everybody who shares it."""
    _language.get().code = code


def _(text: str) -> str:
    """The text in the language that counts; also one that `pmark` marked with a context."""
    if not text:
        return ""
    return _here().gettext(text).rpartition(_CONTEXT_ENDS)[2]


def ngettext(one: str, many: str, number: int) -> str:
    return _here().ngettext(one, many, number)


def pgettext(context: str, text: str) -> str:
    """For words that mean several things: the context says which one is meant here."""
    return _here().pgettext(context, text)


def npgettext(context: str, one: str, many: str, number: int) -> str:
    return _here().npgettext(context, one, many, number)


def mark(text: str) -> str:
    """Marks a text for the catalogues where it is declared; it is translated with _() where it is shown."""
    return text


def pmark(context: str, text: str) -> str:
    """Like `mark`, for a word that means several things; the context travels with the text until _() translates it."""
    return f"{context}{_CONTEXT_ENDS}{text}"
