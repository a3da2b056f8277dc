"""Where the commands write: results to stdout, sentences about errors to stderr."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from rich import box
from rich.console import Console
from rich.table import Table
from rich.text import Text

from tokaido_tui.engine.errors import GameError

NARROWEST = 80
"""Tables are made to fit this; a narrower terminal wraps their lines, which keeps every figure."""


def console() -> Console:
    """For results: no markup in names, no colours of our own on figures."""
    plain = Console(highlight=False, markup=False, emoji=False)
    plain.width = max(plain.width, NARROWEST)
    return plain


def table(first: str, columns: list[str], wrap: bool = False) -> Table:
    """A table with names on the left and figures in the other columns; `wrap` for columns with long headings."""
    # Headings are texts because players may be called [bold] too.
    result = Table(box=box.SIMPLE_HEAD, show_edge=False, padding=(0, 1, 0, 0))
    result.add_column(Text(first), no_wrap=True)
    for column in columns:
        result.add_column(Text(column), justify="right", overflow="fold", no_wrap=not wrap)
    return result


def print_titled(title: str, grid: Table) -> None:
    out = console()
    out.print(Text(title, "bold"), soft_wrap=True)
    out.print(grid)
    out.print()


def add_row(to: Table, name: str, *cells: str) -> None:
    to.add_row(Text(name), *[Text(cell) for cell in cells])


def print_json(data: Any) -> None:
    print(json.dumps(data, indent=2))


def complain(sentence: str) -> None:
    print(f"tokaido: {sentence}", file=sys.stderr)


def os_sentence(error: OSError) -> str:
    """An error of the system in one line, without its number."""
    reason = (error.strerror or str(error) or type(error).__name__).lower()
    return f"{shown(error.filename)}: {reason}" if error.filename is not None else reason


def shown(path: object) -> str:
    """A path as it can be printed, whatever bytes or control characters its name is made of."""
    text = str(path).encode("utf-8", "backslashreplace").decode()
    return "".join(c if c.isprintable() else c.encode("unicode_escape").decode() for c in text)


@contextmanager
def polite() -> Iterator[None]:
    """Whatever goes wrong for a player is one sentence on stderr and exit code 2, never a traceback."""
    try:
        yield
    except KeyboardInterrupt:
        complain("interrupted")
        sys.exit(130)
    except GameError as error:
        complain(str(error))
        sys.exit(2)
    except OSError as error:
        complain(os_sentence(error))
        sys.exit(2)


def forgiving() -> None:
    """A terminal that knows fewer letters than a player's name shows the rest as escapes."""
    for stream in (sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="backslashreplace")
