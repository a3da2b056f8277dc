"""`tokaido lab bench engine`: how fast the rules play, beside a fixed loop of plain Python.

The machine may be busy with other things, so everything is measured in short slices that take turns: a busy
moment then hits all figures alike. The best slice says what the code can do, the median what it did.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from math import isfinite
from platform import python_implementation, python_version
from statistics import median
from typing import Any

from tokaido_tui.commands.options import AsJson, GameName
from tokaido_tui.commands.output import add_row, console, print_json, print_titled, table
from tokaido_tui.engine.errors import SetupError
from tokaido_tui.engine.game import Game
from tokaido_tui.games import system
from tokaido_tui.games.road.travel import Travel
from tokaido_tui.lab.bench import work
from tokaido_tui.lab.options import Seconds

SLICE = 0.04
FEWEST_ROUNDS, MOST_SECONDS = 3, 3600
WARM_UP_GAMES = 300


@dataclass
class Measure:
    """One thing measured: microseconds a unit of work, by slice; `rate` ones are told as units a second."""

    key: str
    label: str
    work: work.Work
    rate: bool = False
    target: float | None = None
    slices: list[float] = field(default_factory=list)

    def run(self, seconds: float) -> None:
        done, took = self.work(seconds)
        self.slices.append(took / done * 1e6)

    def told(self, microseconds: float) -> float:
        return 1e6 / microseconds if self.rate else microseconds

    @property
    def best(self) -> float:
        return min(self.slices)

    @property
    def usual(self) -> float:
        return median(self.slices)

    def as_data(self, step: float) -> dict[str, Any]:
        """`step` is what a step of the reference loop took at best."""
        best = self.told(self.best)
        data = {
            "label": self.label,
            "best": round(best, 3),
            "median": round(self.told(self.usual), 3),
            "reference_steps": round(self.best / step, 3),
        }
        if self.target is not None:
            data |= {"target": self.target, "met": best >= self.target if self.rate else best <= self.target}
        return data


TARGETS: dict[str, dict[str, float]] = {
    "tokaido": {"games": 5000, "strolling": 3500, "decision": 2.5, "legal_advance": 2.5, "copy": 5},
    # Its games are longer and have more to copy: half as many a second are enough.
    "namiji": {"games": 2500},
    # Five times as many decisions a game as Tokaido has.
    "duo": {"games": 500, "decision": 5, "copy": 5},
}


def measures(game: str) -> list[Measure]:
    """Everything to be measured, the reference first."""
    kind = system(game)
    positions = work.sample_positions(kind)
    games_off, games_on = work.uniform_game(kind), work.uniform_game(kind, events=True)
    rules = type(positions[0][0])
    # Only on a road are there near stations to stroll to.
    strolling = work.strolling_game(kind) if issubclass(rules, Travel) else None
    for _ in range(WARM_UP_GAMES):
        # The look-up tables fill as questions come up.
        games_off()
        if strolling:
            strolling()
    all_ = [
        Measure("reference", "reference steps a second", work.repeated(work.reference, work.REFERENCE_STEPS), True),
        Measure("games", "uniform games a second", work.repeated(games_off, 1), True),
        Measure("games_events", "the same with events on", work.repeated(games_on, 1), True),
        Measure("decision", "us a decision, in games", work.uniform_decisions(kind)),
        Measure("legal_advance", "us legal_actions, advance", work.on_copies(positions, _decide)),
        Measure("legal_actions", "us legal_actions", work.on_positions(positions, rules.legal_actions)),
        Measure("advance", "us advance", work.on_copies(positions, rules.advance)),
        Measure("apply", "us apply, with events", work.on_copies(positions, rules.apply)),
        Measure("copy", "us copy", work.on_positions(positions, rules.copy)),
        Measure("view", "us view of a seat", work.on_positions(positions[::20], lambda game: game.view(0))),
    ]
    if strolling:
        all_.insert(3, Measure("strolling", "strolling games a second", work.repeated(strolling, 1), True))
    for one in all_:
        one.target = TARGETS[game].get(one.key)
    return all_


def _decide(game: Game, action: int) -> None:
    game.legal_actions()
    game.advance(action)


def in_turns(all_: list[Measure], seconds: float, slice_: float) -> int:
    """Measures everything in slices that take turns, for so many seconds in all; returns how many slices each had."""
    rounds = max(FEWEST_ROUNDS, round(seconds / (slice_ * len(all_))))
    part = seconds / (rounds * len(all_))
    for _ in range(rounds):
        for one in all_:
            one.run(part)
    return rounds


def check(seconds: float) -> None:
    if not (isfinite(seconds) and 0 < seconds <= MOST_SECONDS):
        raise SetupError("measure for more than 0 and at most {most} seconds", most=MOST_SECONDS)


def measure(game: str, seconds: float) -> dict[str, Any]:
    check(seconds)
    all_ = measures(game)
    rounds = in_turns(all_, seconds, SLICE)
    by_key = {one.key: one for one in all_}
    decision = by_key["decision"]
    all_.append(Measure("decisions", "decisions a second", decision.work, rate=True, slices=decision.slices))
    step = min(by_key["reference"].slices)
    # Slices of one round are neighbours in time: their ratio suffers least from a busy machine.
    shares = [off / on for off, on in zip(by_key["games"].slices, by_key["games_events"].slices, strict=True)]
    share = min(by_key["games"].slices) / min(by_key["games_events"].slices)
    return {
        "game": game,
        "python": python(),
        "rounds": rounds,
        "measures": {one.key: one.as_data(step) for one in all_},
        "events_share": {
            "label": "games with events on to off",
            "best": round(share, 3),
            "median": round(median(shares), 3),
            "target": 0.5,
            "met": share >= 0.5,
        },
    }


def bench_engine(game: GameName = "tokaido", seconds: Seconds = 10.0, as_json: AsJson = False) -> None:
    data = measure(game, seconds)
    if as_json:
        print_json(data)
        return
    players = work.setup_for(system(game)).players
    print_figures(f"{game}, {players} players", data, [*data["measures"].values(), data["events_share"]])
    console().print(
        "The last column is the time of one game, decision or call in steps of a fixed loop of plain Python\n"
        "that was measured in the same run: compare machines by that.",
        soft_wrap=True,
    )


def python() -> str:
    return f"{python_implementation()} {python_version()}"


def print_figures(title: str, data: dict[str, Any], figures: list[dict[str, Any]]) -> None:
    grid = table(title, ["best", "median", "target", "", "steps"])
    for one in figures:
        target = f"{one['target']:,g}" if "target" in one else ""
        met = ("met" if one["met"] else "missed") if "target" in one else ""
        steps = _figure(one["reference_steps"]) if "reference_steps" in one else ""
        add_row(grid, one["label"], _figure(one["best"]), _figure(one["median"]), target, met, steps)
    print_titled(f"{data['python']}, best and median of {data['rounds']} slices each", grid)


def _figure(number: float) -> str:
    return f"{number:,.0f}" if number >= 1000 else f"{number:,.2f}"
