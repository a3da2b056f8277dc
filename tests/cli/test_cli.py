"""The command itself: its version, its manners, and what it leaves unloaded."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

from tests.command_line import Run, assert_one_sentence
from tokaido_tui import __version__
from tokaido_tui.engine.errors import GameError

HEAVY = ("textual", "asyncssh", "textual_serve")


def python(code: str, *arguments: object) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-c", code, *map(str, arguments)], capture_output=True, text=True, timeout=60, check=False
    )


def test_version(run: Run) -> None:
    result = run("--version")
    assert result.exit_code == 0
    assert result.stdout == f"tokaido-tui {__version__}\n"


def test_help_has_what_players_need_and_the_lab_last(run: Run) -> None:
    result = run("--help")
    assert result.exit_code == 0
    commands = re.findall(r"^  ([a-z]+)  ", result.stdout.partition("Commands:")[2], re.MULTILINE)
    players = ["play", "games", "demo", "learn", "replay", "stats", "import", "export", "verify"]
    assert commands == [*players, "lab"]
    assert run("-h").stdout == result.stdout


@pytest.mark.parametrize("group", [(), ("lab",), ("lab", "bench")])
def test_every_command_has_help(run: Run, group: tuple[str, ...]) -> None:
    shown = run(*group, "--help").stdout
    for command, sentence in re.findall(r"^  ([a-z]+)  +(.+)$", shown.partition("Commands:")[2], re.MULTILINE):
        result = run(*group, command, "--help")
        assert result.exit_code == 0
        assert result.stdout.startswith(f"Usage: tokaido {' '.join([*group, command])} ")
        assert sentence.rstrip(".")[:30] in " ".join(result.stdout.split())


def test_a_typo_gets_a_suggestion(run: Run) -> None:
    assert "Did you mean 'replay'" in assert_one_sentence(run("reply"))
    assert "Did you mean 'arena'" in assert_one_sentence(run("lab", "areena"))


@pytest.mark.parametrize(
    "words",
    [
        ["--version"],
        ["verify", "{record}"],
        ["lab", "simulate", "--games", "2"],
        ["lab", "bench", "engine", "--seconds", ".1"],
    ],
)
def test_commands_without_a_screen_load_none(words: list[str], record: Path) -> None:
    code = (
        "import sys\n"
        "from tokaido_tui.__main__ import main\n"
        "sys.argv[0] = 'tokaido'\n"
        "try:\n"
        "    main()\n"
        "finally:\n"
        f"    print('LOADED', [name for name in {HEAVY} if name in sys.modules])\n"
    )
    result = python(code, *[word.format(record=record) for word in words])
    assert result.returncode == 0, result.stderr
    assert result.stdout.endswith("LOADED []\n")
    assert result.stdout.count("\n") >= 2, "the command itself printed something"


def test_without_a_command_the_game_starts(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    started = []

    class Screen:
        @staticmethod
        def run(plan: object = None) -> None:
            assert plan is None
            started.append("game")

    monkeypatch.setitem(sys.modules, "tokaido_tui.tui.app", Screen)  # type: ignore[arg-type]
    monkeypatch.setattr("tokaido_tui.commands.terminal.on_a_terminal", lambda: True)
    assert run().exit_code == 0
    assert started == ["game"]
    assert run("verify", "nowhere").exit_code == 2
    assert started == ["game"], "a command does not start the game"


def test_the_game_asks_for_a_terminal(run: Run) -> None:
    assert "needs a terminal" in assert_one_sentence(run())


@pytest.mark.parametrize(
    "words",
    [["nope"], ["lab"], ["lab", "bench"], ["verify"], ["--nope"], ["lab", "bench", "engine", "--seconds", "x"]],
)
def test_wrong_words_get_a_sentence(run: Run, words: list[str]) -> None:
    assert_one_sentence(run(*words))


@pytest.mark.parametrize("name", ["simulate", "arena", "tune", "bench", "screenshots"])
def test_a_command_of_the_lab_says_where_it_is_now(run: Run, name: str) -> None:
    sentence = f"tokaido: `tokaido {name}` is now `tokaido lab {name}`"
    for more in ((), ("--help",), ("--games", 2)):
        assert assert_one_sentence(run(name, *more)) == sentence
    assert run("lab", name, "--help").exit_code == 0
    assert not re.search(rf"^\W*{name}\b", run("--help").stdout, re.MULTILINE), "it is not offered any more"


@pytest.mark.parametrize(
    ("error", "code", "sentence"),
    [
        (GameError("the bridge is out"), 2, "tokaido: the bridge is out\n"),
        (OSError(28, "No space left on device"), 2, "tokaido: no space left on device\n"),
        (PermissionError(13, "Permission denied", "/x\ny"), 2, "tokaido: /x\\ny: permission denied\n"),
        (KeyboardInterrupt(), 130, None),
    ],
)
def test_errors_of_any_command_are_one_sentence(
    run: Run, monkeypatch: pytest.MonkeyPatch, error: BaseException, code: int, sentence: str | None
) -> None:
    def fail(**_: object) -> None:
        raise error

    monkeypatch.setattr("tokaido_tui.commands.verify.verify", fail)
    result = run("verify", "any")
    assert result.exit_code == code
    assert "Traceback" not in result.output
    if sentence is not None:
        assert result.stderr == sentence


def test_a_mistake_of_ours_is_not_hidden(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(**_: object) -> None:
        raise ZeroDivisionError

    monkeypatch.setattr("tokaido_tui.commands.verify.verify", fail)
    assert isinstance(run("verify", "any").exception, ZeroDivisionError)


def test_the_installed_command_exits_as_it_should(record: Path) -> None:
    """Through a real process: exit codes and streams, not those of a test runner."""
    command = "from tokaido_tui.__main__ import main; main()"
    good = python(command, "verify", record)
    assert (good.returncode, good.stderr) == (0, "")
    bad = python(command, "verify", record, "nowhere")
    assert bad.returncode == 2
    assert bad.stderr == "tokaido: nowhere: no such file or directory\n"
    assert "total" in bad.stdout
    assert python(command, "nope").returncode == 2


def test_a_terminal_without_the_letters_still_gets_the_table(tmp_path: Path, text: str) -> None:
    path = tmp_path / "kana.txt"
    path.write_text(text.replace("seat Ana", "seat 東海道"), encoding="utf-8")
    result = subprocess.run(
        [sys.executable, "-c", "from tokaido_tui.__main__ import main; main()", "verify", path],
        capture_output=True,
        env={"PYTHONIOENCODING": "ascii", "PATH": ""},
        timeout=60,
        check=False,
    )
    assert result.returncode == 0, result.stderr
    assert b"\\u6771" in result.stdout
