"""How Tokaido's pilgrim is tuned: the next incumbent has the weights that best explain what playing on has shown."""

from __future__ import annotations

from tokaido_tui.bots.tokaido.merchant import Merchant
from tokaido_tui.bots.tokaido.pilgrim import Pilgrim
from tokaido_tui.bots.tokaido.weights import Weights, own_weights
from tokaido_tui.engine.dealer import SeededDealer
from tokaido_tui.games.tokaido.game import Tokaido
from tokaido_tui.games.tokaido.imagine import imagine
from tokaido_tui.lab.fitting.rollouts import Seen, Trial, find
from tokaido_tui.lab.fitting.tokaido_weights import Finding, as_toml, explain

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
TRIAL = Trial(Tokaido, TABLES, Merchant, best=5, settled=("choose", "accept"))


class TokaidoTuner:
    """As `tokaido_tui.lab.fitting.tuner.Tuner` says."""

    games = 150

    def start(self) -> Weights:
        return own_weights()

    def find(self, weights: Weights, seed: int) -> list[Seen]:
        return find(TRIAL, Pilgrim(weights), seed)

    def learn(self, weights: Weights, found: list[Seen]) -> tuple[Weights, float]:
        findings = [
            Finding(imagine(view, SeededDealer(0)), actions, tried, brought) for view, actions, tried, brought in found
        ]
        return explain(weights, findings)

    def text(self, weights: Weights) -> str:
        return as_toml(weights)


TUNER = TokaidoTuner()
