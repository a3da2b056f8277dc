"""A game's record as a file."""

from __future__ import annotations

from pathlib import Path

from tokaido_tui.i18n import _
from tokaido_tui.table.table import Table


def save_record(table: Table) -> str:
    """Writes the record beside where the game was started, never over another file; says where it is."""
    stem = f"{table.plan.game}-{table.plan.seed}"
    path, number = Path(f"{stem}.record"), 1
    try:
        while True:
            try:
                with path.open("x", encoding="utf-8") as file:
                    file.write(table.record_text())
                return _("The record is in {path}.").format(path=path)
            except FileExistsError:
                number += 1
                path = Path(f"{stem}-{number}.record")
    except OSError as error:
        return _("The record can't be saved: {reason}.").format(reason=error.strerror or error)
