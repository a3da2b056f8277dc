"""Runs `tokaido` as a player would type it."""

from __future__ import annotations

from collections.abc import Callable

from typer.testing import CliRunner, Result

from tokaido_tui.cli import app

Run = Callable[..., Result]


def run_command(*words: object) -> Result:
    """What `tokaido` does with these words: exit_code, stdout and stderr."""
    return CliRunner().invoke(app, [str(word) for word in words])


def assert_one_sentence(result: Result, *, code: int = 2) -> str:
    """The sentence a player reads; fails on a traceback, on several lines and on the wrong exit code."""
    assert result.exit_code == code, result.output
    assert result.stderr.startswith("tokaido: ")
    assert result.stderr.count("\n") == 1, result.stderr
    assert "Traceback" not in result.stderr
    return result.stderr.strip()
