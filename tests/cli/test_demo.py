"""`tokaido demo`: what it refuses. What it shows is tested with the screens."""

from __future__ import annotations

import pytest

from tests.command_line import Run, assert_one_sentence


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["--players", "6"], "2 to 5 players"),
        (["--speed", "0"], "the speed is from"),
        (["--game", "chess"], "chess"),
        (["--seed", "-1"], "a seed is a whole number"),
        ([], "needs a terminal"),
    ],
)
def test_what_the_command_refuses(run: Run, words: list[str], sentence: str) -> None:
    done = run("demo", *words)
    assert sentence in assert_one_sentence(done)
