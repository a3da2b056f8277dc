"""Whatever goes wrong for a player is one sentence on stderr, and an exit code."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager

from tokaido_tui.engine.errors import GameError
from tokaido_tui.i18n import _
from tokaido_tui.words.errors import in_words


def complain(sentence: str) -> None:
    if sys.stderr is not None:
        print(f"tokaido: {sentence}", file=sys.stderr)


def os_sentence(error: OSError) -> str:
    """An error of the system in one line, without its number."""
    reason = (error.strerror or str(error) or type(error).__name__).lower()
    return f"{shown(error.filename)}: {reason}" if error.filename is not None else reason


def error_sentence(error: BaseException | None) -> str:
    """What went wrong, in the player's language as far as the words are ours."""
    return os_sentence(error) if isinstance(error, OSError) else in_words(error)


def shown(path: object) -> str:
    """A path as it can be printed, whatever bytes or control characters its name is made of."""
    text = str(path).encode("utf-8", "backslashreplace").decode()
    return "".join(c if c.isprintable() else c.encode("unicode_escape").decode() for c in text)


@contextmanager
def errors_as_sentences() -> Iterator[None]:
    """Whatever goes wrong for a player is one sentence on stderr and exit code 2, never a traceback."""
    try:
        yield
    except KeyboardInterrupt:
        complain(_("interrupted"))
        sys.exit(130)
    except (GameError, OSError) as error:
        complain(error_sentence(error))
        sys.exit(2)


def escape_unknown_letters() -> None:
    """A terminal that knows fewer letters than a player's name shows the rest as escapes."""
    for stream in (sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="backslashreplace")
