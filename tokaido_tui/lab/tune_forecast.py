"""`tokaido lab tune --forecast`: fits what the sage expects of the stages to come to games among pilgrims.

The forecast is about how pilgrims play, so it is to be fitted again whenever their weights have changed.
"""

from __future__ import annotations

import json
from functools import partial
from pathlib import Path
from typing import Any

from tokaido_tui.commands.output import console
from tokaido_tui.i18n import _
from tokaido_tui.lab.fitting.forecast import Played, other_games
from tokaido_tui.lab.fitting.tuner import forecast_fit
from tokaido_tui.lab.progress import progress_bar
from tokaido_tui.lab.tune import Tuning, workers_map, write

FORECAST_GAMES = 2000
"""So many games are about 8,000 seats at every inn: beyond that the weights hardly move."""


def _played(game: str, seed: int, index: int) -> Played:
    """What a process is asked to do: one game."""
    return forecast_fit(game).played(seed, index)


def tune_forecast(tuning: Tuning, out: Path | None) -> dict[str, Any]:
    """Plays one round of games, fits, writes the forecast to `out` or prints it, and returns it."""
    tuning.check()
    fit = forecast_fit(tuning.game)
    games = FORECAST_GAMES if tuning.games is None else tuning.games
    bar = progress_bar()
    with workers_map(tuning.workers) as run, bar:
        all_ = games + other_games(games)
        found = run(partial(_played, tuning.game, tuning.seed), range(all_))
        forecast: dict[str, Any] = fit.fit(bar.track(found, total=all_, description=_("games")), games)
        if not bar.disable:
            for stage, entry in forecast.items():
                sentence = _("before stage {n}: off by {off} points")
                bar.console.print(sentence.format(n=int(stage) + 1, off=entry["error"]))
    text = json.dumps(forecast, indent=1) + "\n"
    if out is None:
        console().print(text, end="", soft_wrap=True, highlight=False)
    else:
        write(out, text)
    return forecast
