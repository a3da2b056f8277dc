"""How the numbers of Tokaido's bots are found."""

from __future__ import annotations

from tokaido_tui.bots.tokaido.forecast import FORECAST
from tokaido_tui.bots.tokaido.merchant import Merchant
from tokaido_tui.bots.tokaido.pilgrim import Pilgrim
from tokaido_tui.bots.tokaido.weights import own_weights
from tokaido_tui.engine.setup import Setup
from tokaido_tui.games.tokaido.imagine import imagine
from tokaido_tui.games.tokaido.system import SYSTEM
from tokaido_tui.lab.fitting.forecast import ForecastFit
from tokaido_tui.lab.fitting.road import RoadTuner
from tokaido_tui.lab.fitting.rollouts import Trial
from tokaido_tui.lab.fitting.weights import Limits

# Four with Gastronomy most of all, the others so that nothing is forgotten.
TABLES: tuple[tuple[int, tuple[str, ...]], ...] = (
    (4, ("gastronomy",)),
    (4, ()),
    (3, ("gastronomy",)),
    (4, ("gastronomy",)),
    (5, ()),
    (4, ("gastronomy",)),
    (2, ()),
    (4, ()),
)
# A purse that is worth more and more makes misers, and a safe lead of no offerings is none.
BOUNDS = {"spare_fades": (0.8, 0.97), "rank_spread": (0.5, 12.0), "share": (0.0, 1.0), "double": (1.0, 2.0)}

TUNER = RoadTuner(
    game="tokaido",
    trial=Trial(SYSTEM.deal, TABLES, Merchant, best=5, skipped=("choose", "accept")),
    start=own_weights,
    pilgrim=Pilgrim,
    imagine=imagine,
    limits=Limits(BOUNDS),
)


def _setup(index: int) -> Setup:
    # Tables of four, every other one with Gastronomy: what people mostly play.
    return Setup(("1", "2", "3", "4"), ("gastronomy",) if index % 2 else ())


FORECAST_FIT = ForecastFit(SYSTEM.deal, _setup, Pilgrim, FORECAST, about_mean=False)
