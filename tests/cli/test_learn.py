"""`tokaido learn`: what it refuses. What it shows is tested with the screens."""

from __future__ import annotations

import pytest

from tests.command_line import Run, assert_one_sentence


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["4"], "tokaido has no lesson 4; it has 1 to 3"),
        (["0"], "tokaido has no lesson 0"),
        (["2", "--game", "namiji"], "namiji has only lesson 1"),
        (["--game", "chess"], "chess"),
        ([], "needs a terminal"),
        (["1", "--game", "duo"], "needs a terminal"),
    ],
)
def test_what_the_command_refuses(run: Run, words: list[str], sentence: str) -> None:
    done = run("learn", *words)
    assert sentence in assert_one_sentence(done)
