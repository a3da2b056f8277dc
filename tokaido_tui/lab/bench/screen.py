"""`tokaido lab bench screen`: how soon the game is on the screen, how fast it answers a key, and what it sends.

Everything is measured from outside, on a terminal of 80x24 in 256 colours, beside a Textual app that shows one line.
Starts take turns, so that a busy moment of the machine hits all alike: the best says what the program can do, the
median what it did. Where the system tells, time on the processor is measured too: it suffers least from others.
"""

from __future__ import annotations

import tempfile
from dataclasses import dataclass, field
from platform import python_implementation, python_version
from statistics import median
from typing import Annotated, Any

import typer

from tokaido_tui.commands.options import AsJson
from tokaido_tui.commands.output import add_row, print_json, print_titled, table
from tokaido_tui.engine.errors import SetupError
from tokaido_tui.i18n import _
from tokaido_tui.lab.bench.terminal import COLUMNS, ROWS, Burst, Terminal

MOST_SLOWER = 1.5
STEP_BYTES = 1500
MOST_ROUNDS = 100

BARE_WORDS = "the first frame"
BARE = f"""
from textual.app import App
from textual.widgets import Static

class Bare(App):
    def compose(self):
        yield Static("{BARE_WORDS}")

Bare().run()
"""
OURS = "from tokaido_tui.__main__ import main; main()"
# Four people whose travellers are chosen: the first thing on the screen is the road, and no bot moves meanwhile.
GAME = (
    "play", "--seed", "7", "--seat", "Ana", "--seat", "Bo", "--seat", "Cy", "--seat", "Di",
    "--traveller", "Kinko", "--traveller", "Hiroshige", "--traveller", "Umegae", "--traveller", "Mitsukuni",
)  # fmt: skip
HINT = "stop there"
NOTICE = "An unofficial fan project"

LEFT, RIGHT, ENTER = b"\x1b[D", b"\x1b[C", b"\r"
STEPS = 12
"""Steps of the cursor in one direction; the first stage has room for as many from its beginning."""
MOVES = 6
WALK = 0.4
"""Seconds of quiet after which a move is over."""


@dataclass
class Start:
    """One program that is started again and again."""

    key: str
    label: str
    words: tuple[str, ...]
    seen: str
    wall: list[float] = field(default_factory=list)
    processor: list[float] = field(default_factory=list)
    memory: list[int] = field(default_factory=list)
    size: int = 0

    def run(self, environment: dict[str, str]) -> None:
        with Terminal(self.words, environment) as terminal:
            frame = terminal.start(self.seen)
            # Often the same frame follows once more; what counts is when it is there.
            self.wall.append(frame.seen)
            self.processor.append(frame.processor)
            self.memory.append(terminal.memory)
            self.size = frame.size

    def as_data(self, bare: Start) -> dict[str, Any]:
        data: dict[str, Any] = {
            "label": self.label,
            "best_ms": _ms(min(self.wall)),
            "median_ms": _ms(median(self.wall)),
            "processor_ms": _ms(min(self.processor)),
            "bytes": self.size,
            "memory_mib": round(median(self.memory) / 2**20, 1),
        }
        if self is not bare:
            times = min(self.wall) / min(bare.wall)
            processor = min(self.processor) / min(bare.processor) if min(bare.processor) else 0.0
            # Neighbours in time: their ratio suffers less from a busy machine than two medians do.
            pairs = [ours / theirs for ours, theirs in zip(self.wall, bare.wall, strict=True)]
            data |= {
                "times_bare": round(times, 2),
                "times_bare_median": round(median(pairs), 2),
                "times_bare_processor": round(processor, 2),
                "target": MOST_SLOWER,
                "met": times <= MOST_SLOWER,
            }
        return data


def starts() -> list[Start]:
    """The bare app first."""
    return [
        Start("bare", _("a bare Textual app"), ("-c", BARE), BARE_WORDS),
        Start("title", _("tokaido: the title"), ("-c", OURS), NOTICE),
        Start("game", _("tokaido play: the road"), ("-c", OURS, *GAME), HINT),
    ]


def measure(rounds: int) -> dict[str, Any]:
    if not 1 <= rounds <= MOST_ROUNDS:
        raise SetupError("start everything 1 to {most} times", most=MOST_ROUNDS)
    with tempfile.TemporaryDirectory() as folder:
        environment = {"TOKAIDO_CONFIG": folder, "TOKAIDO_DATA": folder}
        all_ = starts()
        for _round in range(rounds):
            for one in all_:
                one.run(environment)
        still = _keys({**environment, "TEXTUAL_ANIMATIONS": "none"}, rounds)
        moving = _keys(environment, 0)
    return {
        "python": f"{python_implementation()} {python_version()}",
        "terminal": f"{COLUMNS}x{ROWS}, xterm-256color",
        "rounds": rounds,
        "start": {one.key: one.as_data(all_[0]) for one in all_},
        "step": {
            **_answers(still.steps),
            "bytes_target": STEP_BYTES,
            "met": max(burst.size for burst in still.steps) <= STEP_BYTES,
        },
        "move": _answers(still.moves),
        "animated_move": _answers(moving.moves),
        "memory_after_moves_mib": round(still.memory / 2**20, 1),
    }


@dataclass
class Keys:
    steps: list[Burst]
    moves: list[Burst]
    memory: int


def _keys(environment: dict[str, str], rounds: int) -> Keys:
    """Walks the cursor up and down the road so many times, then makes some moves."""
    with Terminal(("-c", OURS, *GAME), environment) as terminal:
        terminal.start(HINT)
        terminal.rest()
        steps = [terminal.press(key) for _round in range(rounds) for key in (RIGHT,) * STEPS + (LEFT,) * STEPS]
        moves = []
        for _move in range(MOVES):
            # Between the pictures of a walk it is quiet for a moment too.
            moves.append(terminal.press(ENTER, WALK))
        return Keys(steps, moves, terminal.memory)


def _answers(bursts: list[Burst]) -> dict[str, Any]:
    sizes, times = [burst.size for burst in bursts], [burst.last for burst in bursts]
    return {
        "bytes_median": round(median(sizes)),
        "bytes_worst": max(sizes),
        "ms_median": _ms(median(times)),
        "ms_worst": _ms(max(times)),
    }


def _ms(seconds: float) -> float:
    return round(seconds * 1000, 1)


def bench_screen(
    rounds: Annotated[int, typer.Option(help=_("How often everything is started."))] = 7,
    as_json: AsJson = False,
) -> None:
    data = measure(rounds)
    if as_json:
        print_json(data)
        return
    print_titled(
        _("{python}, {terminal}, best and median of {rounds} starts each").format(**data),
        _starts_table(data),
    )
    print_titled(_("From a key to its frame"), _keys_table(data))
    print_titled(_("Memory, and what the first frame sends"), _sizes_table(data))


def _starts_table(data: dict[str, Any]) -> Any:
    columns = [_("best ms"), _("median"), _("times"), _("cpu ms"), _("times"), _("target"), ""]
    grid = table(_("to the first frame"), columns)
    for one in data["start"].values():
        figures = [f"{one['best_ms']:.0f}", f"{one['median_ms']:.0f}", "", f"{one['processor_ms']:.0f}", "", "", ""]
        if "target" in one:
            figures[2], figures[4] = f"{one['times_bare']:.2f}", f"{one['times_bare_processor']:.2f}"
            figures[5], figures[6] = f"{one['target']:g}", _met(one)
        add_row(grid, one["label"], *figures)
    return grid


def _sizes_table(data: dict[str, Any]) -> Any:
    grid = table("", [_("MiB"), _("bytes")])
    for one in data["start"].values():
        add_row(grid, one["label"], f"{one['memory_mib']:.1f}", f"{one['bytes']:,}")
    add_row(grid, _("after {moves} moves").format(moves=MOVES), f"{data['memory_after_moves_mib']:.1f}", "")
    return grid


def _keys_table(data: dict[str, Any]) -> Any:
    grid = table("", [_("median ms"), _("worst"), _("median bytes"), _("worst"), _("target"), ""])
    for key, label in (
        ("step", _("a step of the cursor")),
        ("move", _("a move, nothing animated")),
        ("animated_move", _("a move, all of it shown")),
    ):
        one = data[key]
        target = [f"{one['bytes_target']:,}", _met(one)] if "bytes_target" in one else ["", ""]
        times = [f"{one['ms_median']:.1f}", f"{one['ms_worst']:.1f}"]
        add_row(grid, label, *times, f"{one['bytes_median']:,}", f"{one['bytes_worst']:,}", *target)
    return grid


def _met(one: dict[str, Any]) -> str:
    return _("met") if one["met"] else _("missed")
