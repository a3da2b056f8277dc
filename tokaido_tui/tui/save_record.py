"""Saving a game's record as a file."""

from __future__ import annotations

from tokaido_tui.engine.game import GameSystem
from tokaido_tui.engine.record import Record, write
from tokaido_tui.i18n import _
from tokaido_tui.session import Files
from tokaido_tui.store.files import write_free


def save_record(record: Record, system: GameSystem, files: Files) -> str:
    """Writes the record where the person's records are saved, never over another file; says how it is called."""
    if files.saves is None:
        return _("Records can't be saved here.")
    seed = record.setup.seed
    stem = record.game if seed is None else f"{record.game}-{seed}"
    try:
        path = write_free(files.saves, stem, write(record, system))
    except OSError as error:
        return _("The record can't be saved: {reason}.").format(reason=error.strerror or error)
    return _("The record is in {path}.").format(path=path.name)
