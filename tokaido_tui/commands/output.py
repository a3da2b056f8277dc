"""Results on stdout: tables for people, JSON for programs."""

from __future__ import annotations

import json
from typing import Any

from rich import box
from rich.console import Console
from rich.table import Table
from rich.text import Text

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
