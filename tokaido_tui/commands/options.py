"""Options that several commands share."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

AsJson = Annotated[bool, typer.Option("--json", help="Print JSON instead of tables.")]
Data = Annotated[Path | None, typer.Option(metavar="DIR", help="Play with the tables in this folder.")]
