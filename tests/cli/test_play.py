"""`tokaido play`: the game that the words ask for, or one sentence about what is wrong with them."""

from __future__ import annotations

import subprocess
import sys

import pytest

from tests.command_line import Run, assert_one_sentence
from tokaido_tui.bots import LEVELS
from tokaido_tui.table.plan import Plan
from tokaido_tui.table.table import Table
from tokaido_tui.words.setup import BOT_NAMES

TWO = ("--seat", "Ana", "--seat", "Bo")


@pytest.fixture
def started(monkeypatch: pytest.MonkeyPatch) -> list[Plan]:
    """The plans that were played instead of opening a screen."""
    plans: list[Plan] = []

    class Screen:
        @staticmethod
        def run(plan: Plan) -> None:
            plans.append(plan)

    monkeypatch.setitem(sys.modules, "tokaido_tui.tui.app", Screen)  # type: ignore[arg-type]
    monkeypatch.setattr("tokaido_tui.commands.terminal.on_a_terminal", lambda: True)
    return plans


def test_people_a_bot_a_variant_and_a_seed(run: Run, started: list[Plan]) -> None:
    result = run("play", *TWO, "--seat", "bot:wanderer", "--variant", "gastronomy", "--seed", "7")
    assert result.exit_code == 0, result.output
    (plan,) = started
    assert [(seat.name, seat.bot, seat.colour) for seat in plan.seats] == [
        ("Ana", "", 0),
        ("Bo", "", 1),
        (BOT_NAMES[0], "wanderer", 2),
    ]
    assert (plan.game, plan.variants, plan.roles, plan.seed) == ("tokaido", ("gastronomy",), (), 7)
    assert Table(plan).seats == plan.seats


def test_a_bot_may_have_a_name_and_does_not_take_a_persons(run: Run, started: list[Plan]) -> None:
    words = ("--seat", BOT_NAMES[0], "--seat", "bot:random:Old Pine", "--seat", "bot:random", "--seat", "bot:random")
    assert run("play", *words).exit_code == 0
    assert [seat.name for seat in started[0].seats] == [BOT_NAMES[0], "Old Pine", BOT_NAMES[1], BOT_NAMES[2]]


def test_every_level_can_sit_down(run: Run, started: list[Plan]) -> None:
    for level in LEVELS:
        assert run("play", *TWO, "--seat", f"bot:{level}").exit_code == 0
        assert started[-1].seats[2].bot == level


def test_travellers_by_seat(run: Run, started: list[Plan]) -> None:
    for dealt in ("", "dealt"):
        assert run("play", *TWO, "--traveller", "Kinko", "--traveller", dealt).exit_code == 0
        assert started[-1].roles == ("Kinko", "")


def test_without_a_seed_every_game_is_another(run: Run, started: list[Plan]) -> None:
    for _ in range(8):
        run("play", *TWO)
    assert len({plan.seed for plan in started}) > 1


def test_a_value_may_follow_an_equals_sign(run: Run, started: list[Plan]) -> None:
    assert run("play", "--seat=Ana", "--seat=Bo").exit_code == 0
    assert [seat.name for seat in started[0].seats] == ["Ana", "Bo"]


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        ((), "name the seats"),
        (("--seat", "Ana"), "2 to 5 players, not 1"),
        (tuple(word for name in "abcdef" for word in ("--seat", name)), "2 to 5 players, not 6"),
        (("--seat", "bot:random") * 9, "2 to 5 players, not 9"),
        (("--seat", "Ana", "--seat", "Ana"), "two players can't have the same name"),
        (("--seat", "Ana", "--seat", "bot:random:Ana"), "two players can't have the same name"),
        (("--seat", "Ana", "--seat", " "), "a player's name needs visible characters"),
        (("--seat", "Ana", "--seat", "bot:dragon"), f"there is no bot 'dragon'; there are {', '.join(LEVELS)}"),
        (("--seat", "Ana", "--seat", "bot:"), f"there is no bot ''; there are {', '.join(LEVELS)}"),
        ((*TWO, "--variant", "rain"), "there is no variant 'rain'; there are gastronomy, initiation"),
        ((*TWO, "--variant", "gastronomy", "--variant", "gastronomy"), "a variant can be named only once"),
        ((*TWO, "--game", "duo", "--variant", "gastronomy"), "this game has no variant 'gastronomy'"),
        ((*TWO, "--traveller", "Kinko"), "name a traveller for every seat or for none"),
        ((*TWO, "--traveller", "Kinko", "--traveller", "Nobody"), "there is no traveller 'Nobody'; there are"),
        ((*TWO, "--traveller", "Kinko", "--traveller", "Kinko"), "two players can't have the same character"),
        ((*TWO, "--variant", "initiation", "--traveller", "Kinko", "--traveller", ""), "without travellers"),
        ((*TWO, "--seed", "x"), "a seed is a whole number from 0, not 'x'"),
        ((*TWO, "--seed", "-1"), "a seed is a whole number from 0, not '-1'"),
        ((*TWO, "--seed", "7" * 19), "a seed has at most 18 digits"),
        ((*TWO, "--seed", "7" * 5000), "a seed has at most 18 digits"),
        ((*TWO, "--game", "chess"), "there is no game 'chess'"),
        ((*TWO, "--nope"), "--nope"),
        ((*TWO, "--se", "Cy"), "--se"),
        (("--seat",), "--seat"),
        ((*TWO, "Cy"), "Cy"),
    ],
)
def test_what_is_wrong_is_one_sentence(run: Run, started: list[Plan], words: tuple[str, ...], sentence: str) -> None:
    assert sentence in assert_one_sentence(run("play", *words))
    assert not started


def test_help_names_the_options_and_the_bots(run: Run) -> None:
    result = run("play", "--help")
    assert result.exit_code == 0
    for word in ("--seat", "--variant", "--traveller", "--seed", "--game", *LEVELS):
        assert word in result.stdout


@pytest.mark.parametrize("words", [[], ["play", *TWO]])
def test_without_a_terminal_it_says_so(words: list[str]) -> None:
    command = [sys.executable, "-m", "tokaido_tui", *words]
    process = subprocess.run(command, stdin=subprocess.DEVNULL, capture_output=True, text=True, check=False)
    assert process.returncode == 2
    assert process.stderr == "tokaido: the game needs a terminal; `tokaido --help` lists the commands that do without\n"


BOTS = ["tokaido_tui.bots.simple", "tokaido_tui.bots.search", "tokaido_tui.bots.knowledge"]


@pytest.mark.parametrize(
    ("words", "left_out"),
    [
        ([], ["typer", "pydantic", "tokaido_tui.cli", *BOTS]),
        (["play", *TWO], ["pydantic", "tokaido_tui.lab", "tokaido_tui.commands.stats", *BOTS]),
    ],
)
def test_the_game_opens_without_what_it_does_not_need(words: list[str], left_out: list[str]) -> None:
    """It would take a good part of the time to the first frame."""
    code = (
        f"import sys; sys.argv = ['tokaido', *{words}]\n"
        "from tokaido_tui.__main__ import main\n"
        "try: main()\n"
        "except SystemExit: pass\n"
        f"print([name for name in {left_out} if name in sys.modules])"
    )
    process = subprocess.run(
        [sys.executable, "-c", code], stdin=subprocess.DEVNULL, capture_output=True, text=True, check=True
    )
    assert process.stdout == "[]\n"
