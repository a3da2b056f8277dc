"""What is no screen stands alone: it loads neither a screen nor a third party, and in any order."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

import tokaido_tui

PACKAGE = Path(tokaido_tui.__file__).parent
WITHOUT_A_SCREEN = ("engine", "games", "bots", "words", "table", "store")
STRANGERS = {
    "textual", "rich", "typer", "click", "platformdirs", "pydantic", "babel",
    "tokaido_tui.tui", "tokaido_tui.cli", "tokaido_tui.commands", "tokaido_tui.lab",
}  # fmt: skip


def modules(part: str) -> list[str]:
    return sorted(
        ".".join(("tokaido_tui", *path.relative_to(PACKAGE).with_suffix("").parts))
        for path in (PACKAGE / part).rglob("*.py")
        if path.stem != "__init__"
    )


def python(code: str) -> str:
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, timeout=120, check=False)
    assert done.returncode == 0, done.stderr
    return done.stdout


@pytest.mark.parametrize("part", WITHOUT_A_SCREEN)
def test_nothing_of_the_screen_or_the_command_line_is_loaded(part: str) -> None:
    loaded = python(
        "import sys\n"
        "from importlib import import_module\n"
        f"for name in {modules(part)}: import_module(name)\n"
        "print(*sys.modules)"
    )
    assert len(modules(part)) > 5
    assert STRANGERS & set(loaded.split()) == set()


@pytest.mark.parametrize("part", ["engine", "games", "bots", "words"])
def test_only_the_standard_library_is_loaded(part: str) -> None:
    loaded = python(
        "import sys\n"
        "from importlib import import_module\n"
        "before = set(sys.modules)\n"
        f"for name in {modules(part)}: import_module(name)\n"
        "print(*(set(sys.modules) - before))"
    )
    tops = {name.partition(".")[0] for name in loaded.split()}
    assert tops - set(sys.stdlib_module_names) == {"tokaido_tui"}


@pytest.mark.parametrize("part", WITHOUT_A_SCREEN)
def test_every_module_can_be_the_first_to_be_imported(part: str) -> None:
    # Once, a view could not: the inn, the scores and the stops imported each other in a ring. Each module gets a
    # world in which nothing of ours has been loaded yet; a new interpreter for each would say the same, slowly.
    failed = python(
        "import sys\n"
        "from importlib import import_module\n"
        f"for module in {modules(part)}:\n"
        "    for name in [name for name in sys.modules if name.partition('.')[0] == 'tokaido_tui']:\n"
        "        del sys.modules[name]\n"
        "    try:\n"
        "        import_module(module)\n"
        "    except ImportError as error:\n"
        "        print(f'{module}: {error}')\n"
    )
    assert failed == ""


def test_the_tests_of_words_need_no_screen() -> None:
    """What is right about a sentence is known without Textual."""
    folder = Path(__file__).parent
    files = [path for path in sorted((folder / "words").rglob("*.py")) if path.stem != "__init__"]
    names = [".".join(("tests", *path.relative_to(folder).with_suffix("").parts)) for path in files]
    assert len(names) > 15
    loaded = python(
        "import sys\n"
        "from importlib import import_module\n"
        f"for name in {names}: import_module(name)\n"
        "print(*sys.modules)"
    )
    assert {"textual", "tokaido_tui.tui", "tests.tui"} & set(loaded.split()) == set()


def test_the_title_and_the_game_load_no_forms() -> None:
    """The first frame does not wait for tables, tabs and selects."""
    loaded = python(
        "import sys\n"
        "import tokaido_tui.tui.app, tokaido_tui.tui.screens.title, tokaido_tui.tui.screens.game\n"
        "print(*sys.modules)"
    ).split()
    names = ("statistics", "games_screen", "menu_screen", "rules", "help", "setup", "settings")
    late = {"textual.widgets._data_table", "textual.widgets._tabs", *(f"tokaido_tui.tui.screens.{n}" for n in names)}
    assert "tokaido_tui.tui.screens.game" in loaded
    assert late & set(loaded) == set()
