"""A real terminal: the game in tmux, played, resized and left; afterwards the shell is as it was."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

pytestmark = pytest.mark.skipif(shutil.which("tmux") is None, reason="tmux is not installed")

ROOT = Path(__file__).parents[2]
PATIENCE = 30.0
PROMPT = "ready$ "


class Terminal:
    """A shell in a tmux of its own."""

    def __init__(self, folder: Path) -> None:
        self._socket = str(folder / "tmux")
        self._surroundings = {
            "PATH": os.environ["PATH"], "HOME": str(folder), "TERM": "xterm-256color", "LANG": "C.UTF-8",
            "TOKAIDO_CONFIG": str(folder / "config"), "TEXTUAL_ANIMATIONS": "none", "PYTHONPATH": str(ROOT),
        }  # fmt: skip
        self._tmux("-f", "/dev/null", "new-session", "-d", "-x", "80", "-y", "24", "-c", str(folder), "sh")
        self.until(lambda: bool(self.text().strip()))
        self.type(f"PS1='{PROMPT}'; clear", "Enter")
        self.until(lambda: self.text().strip() == PROMPT.strip())

    def _tmux(self, *words: str) -> str:
        run = subprocess.run(
            ["tmux", "-u", "-S", self._socket, *words], env=self._surroundings, capture_output=True, text=True,
            timeout=PATIENCE, check=True,
        )  # fmt: skip
        return run.stdout

    def type(self, *keys: str) -> None:
        self._tmux("send-keys", *keys)

    def text(self) -> str:
        return self._tmux("capture-pane", "-p")

    def says(self, format_: str) -> str:
        return self._tmux("display-message", "-p", format_).strip()

    def resize(self, width: int, height: int) -> None:
        self._tmux("resize-window", "-x", str(width), "-y", str(height))

    def until(self, reached: Callable[[], bool]) -> None:
        end = time.monotonic() + PATIENCE
        while not reached():
            assert time.monotonic() < end, f"waited in vain; the terminal shows\n{self.text()}"
            time.sleep(0.05)

    def until_text(self, *wanted: str) -> None:
        self.until(lambda: all(text in self.text() for text in wanted))

    def close(self) -> None:
        subprocess.run(["tmux", "-S", self._socket, "kill-server"], capture_output=True, timeout=PATIENCE, check=False)


@pytest.fixture
def terminal(tmp_path: Path) -> Iterator[Terminal]:
    opened = Terminal(tmp_path)
    yield opened
    opened.close()


def play(terminal: Terminal) -> None:
    seats = "--seat Ana --seat bot:random --seat bot:random"
    terminal.type(f"{sys.executable} -m tokaido_tui play {seats} --variant initiation --seed 7", "Enter")
    terminal.until_text("TOKAIDO", "Ana to move", "JOURNAL")


def check_restored(terminal: Terminal) -> None:
    """The shell is back on its own screen, with its cursor, echoing what is typed, in the usual mode."""
    terminal.until(lambda: terminal.says("#{alternate_on}") == "0")
    assert terminal.says("#{cursor_flag}") == "1"
    assert terminal.says("#{mouse_any_flag}") == "0"
    assert terminal.says("#{keypad_cursor_flag}") == "0"
    terminal.until(lambda: terminal.text().rstrip().endswith(PROMPT.strip()))
    assert "TOKAIDO" not in terminal.text()
    terminal.type("echo one; stty -a | tr ' ;' '\\n\\n' | grep -cxE 'echo|icanon|isig|icrnl|opost'", "Enter")
    terminal.until_text("\none\n5\n")
    shown = terminal.text()
    assert "echo one" in shown, "what is typed is seen"
    assert "Traceback" not in shown


def test_play_resize_and_quit_in_a_real_terminal(terminal: Terminal) -> None:
    play(terminal)
    assert terminal.says("#{alternate_on}") == "1"
    before = terminal.text()
    terminal.type("Right")
    terminal.until(lambda: terminal.text() != before)
    for stage in (2, 3):
        terminal.type("End", "Enter")
        terminal.until_text("WHAT WILL YOU EAT?")
        terminal.type("Enter")
        terminal.until_text(f"stage {stage} of 4", "Ana to move")
    terminal.resize(40, 12)
    terminal.until_text("Please enlarge", "40x12")
    terminal.resize(120, 36)
    terminal.until_text("Ana to move", "JOURNAL", "stage 3 of 4")
    terminal.resize(80, 24)
    terminal.until_text("Ana to move", "stage 3 of 4")
    terminal.type("q")
    terminal.until_text("Leave this game?")
    terminal.type("y")
    terminal.until_text("New game")
    terminal.type("q")
    terminal.until_text("Leave Tokaido?")
    terminal.type("y")
    check_restored(terminal)


def test_ctrl_c_leaves_a_clean_terminal(terminal: Terminal) -> None:
    play(terminal)
    terminal.type("q")
    terminal.until_text("Leave this game?")
    terminal.type("C-c")
    check_restored(terminal)


def test_the_title_opens_without_a_word(terminal: Terminal) -> None:
    terminal.type(f"{sys.executable} -m tokaido_tui", "Enter")
    terminal.until_text("New game", "Settings", "Quit")
    terminal.type("C-c")
    check_restored(terminal)
