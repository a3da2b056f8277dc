"""Who sits at the terminal, and that nothing but `session.local` and the commands looks at the machine."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

import tokaido_tui
from tokaido_tui.i18n import _, use
from tokaido_tui.session import Files, Session, Terminal, local, terminal_of
from tokaido_tui.settings import FILE, Settings

PACKAGE = Path(tokaido_tui.__file__).parent
LOOKS = re.compile(r"os\.environ|getenv|getcwd|getpass|Path\.cwd|Path\.home|platformdirs import")
# The lab and the commands are started by whoever sits at the machine.
MAY_LOOK = ("session.py", "commands/", "lab/")


@pytest.mark.parametrize(
    ("environment", "expected"),
    [
        ({}, Terminal("16")),
        ({"TERM": "linux"}, Terminal("16")),
        ({"TERM": "xterm-256color"}, Terminal("256")),
        ({"TERM": "screen-256color", "COLORTERM": "no"}, Terminal("256")),
        ({"TERM": "xterm-kitty"}, Terminal("256")),
        ({"TERM": "kitty"}, Terminal("256")),
        ({"TERM": "xterm-256color", "COLORTERM": "truecolor"}, Terminal("true")),
        ({"TERM": "xterm", "COLORTERM": " 24bit "}, Terminal("true")),
        ({"TERM": "dumb", "COLORTERM": "truecolor"}, Terminal("none")),
        ({"TERM": "xterm-256color", "NO_COLOR": ""}, Terminal("256", grey=True)),
        ({"TERM": "xterm-256color", "TEXTUAL_ANIMATIONS": "NONE"}, Terminal("256", motion=False)),
    ],
)
def test_what_a_terminal_says_about_itself(environment: dict[str, str], expected: Terminal) -> None:
    assert terminal_of(environment) == expected


def test_the_settings_of_before_carry_over(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    stored = {"theme": "paper", "language": "de", "animation": False, "ascii": True, "curtain": False}
    (tmp_path / FILE).write_text(json.dumps(stored), encoding="utf-8")
    monkeypatch.setenv("TOKAIDO_CONFIG", str(tmp_path))
    session = local()
    assert session.settings == Settings("paper", "de", False, True, False)
    assert session.language.code == "de"
    assert not session.animated
    assert not session.trouble
    session.settings.theme = "safe"
    assert not session.save_settings()
    assert json.loads((tmp_path / FILE).read_text(encoding="utf-8")) == {**stored, "theme": "safe"}


def test_the_language_follows_the_settings() -> None:
    session = Session(settings=Settings(language="xx"))
    token = use(session.language)
    session.settings.language = "en"
    assert not session.save_settings(), "kept nowhere, and no trouble either"
    assert session.language.code == "en"
    assert _("Settings") == "Settings"
    token.var.reset(token)


def test_what_moves_is_agreed_on_by_the_person_and_the_terminal() -> None:
    for animation, motion in [(True, True), (True, False), (False, True)]:
        session = Session(settings=Settings(animation=animation), terminal=Terminal(motion=motion))
        assert session.animated == (animation and motion)


def test_a_visitor_may_touch_no_file() -> None:
    visitor = Session()
    assert (visitor.files.saves, visitor.files.reads, visitor.open_store()) == (None, False, None)


def test_files_are_named_from_where_records_are_saved(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("HOME", str(tmp_path / "home"))
    files = Files(tmp_path, reads=True)
    assert files.named("a.record") == tmp_path / "a.record"
    assert files.named("/b.record") == Path("/b.record")
    assert files.named("~/c.record") == tmp_path / "home" / "c.record"


def test_nothing_else_looks_at_the_machine() -> None:
    found = [
        f"{path.relative_to(PACKAGE)}: {line.strip()}"
        for path in sorted(PACKAGE.rglob("*.py"))
        if not path.relative_to(PACKAGE).as_posix().startswith(MAY_LOOK)
        for line in path.read_text(encoding="utf-8").splitlines()
        if LOOKS.search(line)
    ]
    assert not found
