"""What nobody should type, and streams that are not there: one sentence and an exit code, never a traceback."""

from __future__ import annotations

import os
import shlex
import subprocess
import sys
from pathlib import Path

import pytest

from tests.command_line import Run, assert_one_sentence

NOT_UTF8 = os.fsdecode(b"\xff")


def in_a_shell(command: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        ["sh", "-c", command], stdin=subprocess.DEVNULL, capture_output=True, text=True, timeout=60, check=False
    )


@pytest.mark.parametrize("command", ["replay", "export"])
@pytest.mark.parametrize("number", ["9" * 19, "9" * 20, "9" * 200])
def test_a_number_that_no_game_can_have(run: Run, command: str, number: str) -> None:
    assert assert_one_sentence(run(command, number)) == f"tokaido: There is no game {number} in the journal."


@pytest.mark.parametrize("command", ["replay", "export"])
def test_a_number_with_more_digits_than_python_reads(run: Run, command: str) -> None:
    assert_one_sentence(run(command, "9" * 5000))


def test_a_name_that_is_no_text(run: Run, record: Path) -> None:
    run("import", record)
    assert r"nobody called \udcff" in assert_one_sentence(run("stats", "--forget", NOT_UTF8, "--yes"))
    assert run("stats", "--name", NOT_UTF8).exit_code == 0, "no game is counted, whoever is asked for"


@pytest.mark.parametrize("kind", ["bots", "engine"])
@pytest.mark.parametrize("game", ["../tokaido", "tokaido.x", ".", "", "weights"])
def test_a_measurement_of_no_game(run: Run, kind: str, game: str) -> None:
    assert f"there is no game {game!r}" in assert_one_sentence(run("lab", "bench", kind, "--game", game))


@pytest.mark.parametrize(
    "words", [[], ["play", "--seat", "A", "--seat", "B"], ["demo"], ["learn"], ["stats", "--forget", "A"]]
)
@pytest.mark.parametrize("closed", ["<&-", ">&-", "<&- >&-"])
def test_closed_streams(words: list[str], closed: str) -> None:
    command = shlex.join([sys.executable, "-m", "tokaido_tui", *words])
    done = in_a_shell(f"exec {command} {closed}")
    assert "Traceback" not in done.stderr
    if words[:1] != ["stats"]:
        assert done.returncode == 2
        assert done.stderr.startswith("tokaido: the game needs a terminal")


def test_without_stderr_the_exit_code_tells() -> None:
    command = shlex.join([sys.executable, "-m", "tokaido_tui", "verify", "nowhere"])
    done = in_a_shell(f"exec {command} 2>&-")
    assert (done.returncode, done.stdout) == (2, "")


ODD = ["", "-1", "9" * 25, "9" * 5000, "nan", "1e400", NOT_UTF8, "../tokaido", "/", "a" * 300, "²", "{x}", "[bold]"]


@pytest.mark.parametrize(
    "words",
    [
        *(("play", "--seat", "A", "--seat", "B", option) for option in ("--seat", "--seed", "--game", "--data")),
        *(("play", "--seat", "A", "--seat", "B", option, "x", option) for option in ("--traveller", "--variant")),
        *(("demo", option) for option in ("--game", "--speed", "--players", "--seed", "--data")),
        *(("stats", option) for option in ("--name", "--game", "--players", "--variant", "--since", "--forget")),
        *(("lab", "simulate", "--games", "1", option) for option in ("--game", "--players", "--bots", "--workers")),
        ("learn",), ("learn", "--game"), ("replay",), ("export",), ("import",), ("verify",), ("lab", "arena", "--bots"),
    ],
)  # fmt: skip
def test_whatever_is_typed_nobody_sees_a_traceback(run: Run, words: tuple[str, ...]) -> None:
    for odd in ODD:
        result = run(*words, odd)
        assert result.exception is None or isinstance(result.exception, SystemExit), (odd, result.exception)
        assert result.exit_code in (0, 2)
        if result.exit_code:
            assert result.stderr.startswith("tokaido: ")
