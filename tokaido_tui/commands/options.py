"""Options that several commands share: declared once."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from tokaido_tui.i18n import _

AsJson = Annotated[bool, typer.Option("--json", help=_("Print JSON instead of tables."))]
Data = Annotated[Path | None, typer.Option(metavar="DIR", help=_("Play with the tables in this folder."))]
GameName = Annotated[str, typer.Option(metavar="NAME", help=_("Which game: tokaido, namiji or duo."))]
Records = Annotated[list[Path], typer.Argument(metavar="FILE...", help=_("Records of games."), show_default=False)]
Variants = Annotated[
    list[str] | None, typer.Option("--variant", metavar="NAME", help=_("A variant to play; may be repeated."))
]


def own_tables(folder: Path | None) -> Path | None:
    """The folder with tables of a player's own: found again from wherever the game is gone on with."""
    return None if folder is None else folder.absolute()
