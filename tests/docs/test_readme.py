"""README.md: the commands it shows exist, and its example runs."""

from __future__ import annotations

import re
import shlex
from pathlib import Path

import pytest
from typer.testing import CliRunner

from tokaido_tui.bots import LEVELS
from tokaido_tui.cli import app

ROOT = Path(__file__).parents[2]
README = (ROOT / "README.md").read_text(encoding="utf-8")
COMMANDS = [line.split("#")[0].strip() for line in README.split("\n") if line.startswith("tokaido ")]


def test_the_two_commands_of_a_newcomer() -> None:
    for last in ("tokaido", "pytest"):
        command = f"python3 -m venv .venv && .venv/bin/pip install -e '.[dev]' && .venv/bin/{last}"
        assert f"\n{command}\n" in README


@pytest.mark.parametrize("command", [command for command in COMMANDS if "simulate" in command])
def test_the_simulations_it_shows_run(command: str, tmp_path: Path) -> None:
    words = shlex.split(command)[1:]
    words[words.index("--games") + 1] = "3"
    words = [str(tmp_path) if word == "games/" else word for word in words]
    result = CliRunner().invoke(app, words)
    assert result.exit_code == 0, result.output


def test_the_other_commands_it_shows_exist() -> None:
    assert len(COMMANDS) >= 4
    for command in COMMANDS:
        words = shlex.split(command)[1:]
        depth = 3 if words[:2] == ["lab", "bench"] else 2 if words[:1] == ["lab"] else 1
        names = [word for word in words[:depth] if re.fullmatch("[a-z]+", word)]
        assert CliRunner().invoke(app, [*names, "--help"]).exit_code == 0, command


def test_the_example_runs(capsys: pytest.CaptureFixture[str]) -> None:
    code = re.search(r"^```python\n(.*?)^```$", README, re.MULTILINE | re.DOTALL)[1]  # type: ignore[index]
    exec(compile(code, "README.md", "exec"), {})
    assert re.fullmatch(r"\(\d+, \d+, \d+\)\n", capsys.readouterr().out)


def test_links_lead_somewhere() -> None:
    pages = [ROOT / "README.md", ROOT / "CHANGELOG.md", *(ROOT / "docs").glob("*.md")]
    for page in pages:
        for target in re.findall(r"\]\(([^)#]+)\)", page.read_text(encoding="utf-8")):
            if "://" not in target:
                assert (page.parent / target).exists(), f"{page.name}: {target}"


def test_every_bot_is_named() -> None:
    for name in LEVELS:
        assert f"`{name}`" in README
