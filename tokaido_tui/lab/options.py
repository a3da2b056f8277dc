"""Options that several commands of the lab share."""

from __future__ import annotations

from typing import Annotated

import typer

from tokaido_tui.i18n import _

Seed = Annotated[int, typer.Option(help=_("The same seed gives the same games."))]
Workers = Annotated[int, typer.Option(help=_("How many processes share the work."))]
Seconds = Annotated[float, typer.Option(help=_("About how long to measure."))]
