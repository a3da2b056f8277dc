"""How the numbers of Namiji's bots are found."""

from __future__ import annotations

from tokaido_tui.bots.namiji.forecast import FORECAST
from tokaido_tui.bots.namiji.merchant import Merchant
from tokaido_tui.bots.namiji.pilgrim import Pilgrim
from tokaido_tui.bots.namiji.weights import own_weights
from tokaido_tui.engine.setup import Setup
from tokaido_tui.games.namiji.imagine import imagine
from tokaido_tui.games.namiji.system import SYSTEM
from tokaido_tui.lab.fitting.forecast import ForecastFit
from tokaido_tui.lab.fitting.road import RoadTuner
from tokaido_tui.lab.fitting.rollouts import Trial
from tokaido_tui.lab.fitting.weights import Limits

# Four most of all, the others so that nothing is forgotten.
TABLES: tuple[tuple[int, tuple[str, ...]], ...] = (
    (4, ()),
    (4, ("return-trip",)),
    (3, ()),
    (4, ()),
    (5, ()),
    (4, ()),
    (2, ()),
    (4, ()),
)
# What is a chance stays one, and what is counted is not negative.
BOUNDS = {
    "share": (0.0, 1.0),
    "double": (1.0, 2.0),
    "tokens": (2.0, 20.0),
    "fits": (0.05, 1.0),
    "hope": (0.0, 2.0),
    "panorama_rate": (0.05, 2.0),
    "steer": (0.5, 3.0),
    "upgrades": (0.0, 9.0),
}
# What is added to a stop.
COARSE = ("line", "net", "trap", "whirlpool", "rock")

TUNER = RoadTuner(
    game="namiji",
    trial=Trial(SYSTEM.deal, TABLES, Merchant, best=4),
    start=own_weights,
    pilgrim=Pilgrim,
    imagine=imagine,
    limits=Limits(BOUNDS, COARSE),
)

# Tables of four mostly; every other one is the other way round.
PLAYERS = (4, 4, 4, 3, 4, 4, 4, 5)


def _setup(index: int) -> Setup:
    names = tuple("12345"[: PLAYERS[index // 2 % len(PLAYERS)]])
    return Setup(names, ("return-trip",) if index % 2 else ())


# Else the fit would learn from the collections how many sit there and which way they sail, and take it for what a
# collection is worth.
FORECAST_FIT = ForecastFit(SYSTEM.deal, _setup, Pilgrim, FORECAST, about_mean=True)
