"""The rules stand alone: they load without a screen, and in any order."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

import tokaido_tui

PACKAGE = Path(tokaido_tui.__file__).parent
MODULES = sorted(
    ".".join(("tokaido_tui", *path.relative_to(PACKAGE).with_suffix("").parts))
    for part in ("engine", "games")
    for path in (PACKAGE / part).rglob("*.py")
    if path.stem != "__init__"
)


def python(code: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, timeout=60, check=False)


def test_the_rules_load_nothing_of_the_screen_or_the_command_line() -> None:
    done = python(
        "import sys, tokaido_tui.games.tokaido.system, tokaido_tui.games.namiji.system, tokaido_tui.games.duo.system\n"
        "strangers = {'textual', 'rich', 'typer', 'click', 'platformdirs', 'tokaido_tui.tui', 'tokaido_tui.cli'}\n"
        "print(*sorted(strangers & set(sys.modules)))"
    )
    assert done.returncode == 0, done.stderr
    assert done.stdout.split() == []


def test_the_words_and_the_table_load_nothing_of_the_screen() -> None:
    modules = [
        ".".join(("tokaido_tui", *path.relative_to(PACKAGE).with_suffix("").parts))
        for part in ("words", "table")
        for path in sorted((PACKAGE / part).rglob("*.py"))
        if path.stem != "__init__"
    ]
    done = python(
        f"import sys, {', '.join(modules)}\n"
        "strangers = {'textual', 'rich', 'typer', 'click', 'platformdirs', 'tokaido_tui.tui', 'tokaido_tui.cli'}\n"
        "print(*sorted(strangers & set(sys.modules)))"
    )
    assert done.returncode == 0, done.stderr
    assert done.stdout.split() == []


def test_the_rules_load_only_the_standard_library() -> None:
    done = python(
        "import sys\n"
        "before = set(sys.modules)\n"
        "import tokaido_tui.games.tokaido.system, tokaido_tui.games.namiji.system, tokaido_tui.games.duo.system\n"
        "tops = {name.split('.')[0] for name in set(sys.modules) - before}\n"
        "print(*sorted(tops - set(sys.stdlib_module_names)))"
    )
    assert done.returncode == 0, done.stderr
    assert done.stdout.split() == ["tokaido_tui"]


@pytest.mark.parametrize("module", MODULES)
def test_every_module_of_the_rules_can_be_the_first_to_be_imported(module: str) -> None:
    # Once, the view could not: the inn, the scores and the stops imported each other in a ring.
    done = python(f"import {module}")
    assert done.returncode == 0, done.stderr
