"""`tokaido verify`: what good records end with, and one sentence for every bad one."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from tests.cli.conftest import record_text
from tests.command_line import Run, assert_one_sentence


def verdicts(run: Run, *files: Path) -> list[dict[str, Any]]:
    return json.loads(run("verify", "--json", *files).stdout)


def edited(tmp_path: Path, text: str) -> Path:
    path = tmp_path / "edited.txt"
    path.write_bytes(text.encode("utf-8"))
    return path


def first_line(text: str, beginning: str) -> int:
    return next(i for i, line in enumerate(text.split("\n")) if line.startswith(beginning))


def with_line(text: str, number: int, line: str) -> str:
    lines = text.split("\n")
    lines[number - 1] = line
    return "\n".join(lines)


def test_points_by_source_add_up_to_the_points_the_record_ends_with(run: Run, record: Path, text: str) -> None:
    (verdict,) = verdicts(run, record)
    assert verdict["valid"]
    assert verdict["finished"]
    assert verdict["variants"] == ["gastronomy"]
    assert verdict["seed"] == 1
    points = [seat["points"] for seat in verdict["seats"]]
    assert text.endswith(f"\nend {' '.join(map(str, points))}\n")
    assert [sum(seat["sources"].values()) for seat in verdict["seats"]] == points
    assert [seat["points"] for seat in verdict["seats"] if seat["place"] == 1] == [max(points)]
    assert [seat["won"] for seat in verdict["seats"]] == [seat["place"] == 1 for seat in verdict["seats"]]


def test_the_table_shows_every_seat_and_source(run: Run, record: Path) -> None:
    result = run("verify", record)
    assert result.exit_code == 0
    assert result.stderr == ""
    (verdict,) = verdicts(run, record)
    lines = {line.split()[0]: line.split()[1:] for line in result.stdout.splitlines() if line.split()}
    assert "good.txt: tokaido, gastronomy, finished" in result.stdout
    assert lines["points"] == ["Ana", "Bo", "Cy"]
    for source in verdict["seats"][0]["sources"]:
        assert lines[source] == [str(seat["sources"][source]) for seat in verdict["seats"]]
    assert lines["total"] == [str(seat["points"]) for seat in verdict["seats"]]
    assert lines["traveller"] == [seat["traveller"] for seat in verdict["seats"]]


def test_an_unfinished_record_is_valid_and_says_so(run: Run, tmp_path: Path) -> None:
    path = edited(tmp_path, record_text(stop_after=30))
    result = run("verify", path)
    assert result.exit_code == 0
    assert "unfinished" in result.stdout
    assert "so far" in result.stdout
    (verdict,) = verdicts(run, path)
    assert verdict["valid"]
    assert not verdict["finished"]


def test_travellers_chosen_in_secret_are_not_told(run: Run, tmp_path: Path) -> None:
    """Two of three have chosen: nobody else may know yet what."""
    (verdict,) = verdicts(run, edited(tmp_path, record_text(stop_after=2)))
    assert verdict["valid"]
    assert [seat["traveller"] for seat in verdict["seats"]] == [None, None, None]


def test_names_are_printed_as_they_are(run: Run, tmp_path: Path) -> None:
    path = edited(tmp_path, record_text(names=("[bold]x[/]", ":smile:", "東海道")))
    result = run("verify", path)
    assert result.exit_code == 0
    for name in ("[bold]x[/]", ":smile:", "東海道"):
        assert name in result.stdout


def test_an_illegal_step_is_told_with_its_line(run: Run, tmp_path: Path, text: str) -> None:
    number = next(i for i, line in enumerate(text.split("\n"), 1) if " move " in line)
    seat = text.split("\n")[number - 1].split()[0]
    bad = edited(tmp_path, with_line(text, number, f"{seat} move 40 mountain"))
    sentence = assert_one_sentence(run("verify", bad))
    assert f"edited.txt: line {number}: " in sentence
    assert "'move 40 mountain'" in sentence


@pytest.mark.parametrize(
    ("line", "words"),
    [
        ("draw meal Pizza", "draw from the"),
        ("", "line"),
        ("\x1b[31m", "line"),
        ("9 move 1 village", "step of seat"),
        ("unfinished now", "unfinished"),
        ("end 1 2 3", "not over"),
    ],
)
def test_a_bad_line_is_told_with_its_number(run: Run, tmp_path: Path, text: str, line: str, words: str) -> None:
    steps = [i for i, step in enumerate(text.split("\n"), 1) if " move " in step]
    # A draw where a step was due, or the other way round, is as wrong as nonsense.
    number = 10 if words.startswith("draw") else steps[5]
    sentence = assert_one_sentence(run("verify", edited(tmp_path, with_line(text, number, line))))
    assert f"line {number}: " in sentence
    assert words in sentence
    assert "\x1b" not in sentence


def test_a_record_cut_between_lines_is_told_with_the_line_that_is_missing(run: Run, tmp_path: Path, text: str) -> None:
    lines = text.split("\n")
    path = edited(tmp_path, "\n".join(lines[:50]) + "\n")
    assert "line 51: the record breaks off" in assert_one_sentence(run("verify", path))


def test_a_record_cut_inside_a_line_is_told(run: Run, tmp_path: Path, text: str) -> None:
    at = text.index("\n", 400) + 3
    number = text[:at].count("\n") + 1
    assert f"line {number}: the last line is cut off" in assert_one_sentence(run("verify", edited(tmp_path, text[:at])))


def test_a_file_that_is_not_utf8_is_told_with_its_line(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "latin.txt"
    path.write_bytes(b"tokaido-tui record 1\ngame tokaido\nseat Jos\xe9\n")
    assert "line 3: this is not UTF-8 text" in assert_one_sentence(run("verify", path))


def test_foreign_files_are_told_apart(run: Run, tmp_path: Path, text: str) -> None:
    assert "line 1: this is not a record" in assert_one_sentence(run("verify", edited(tmp_path, "hello\n")))
    assert "cut off" in assert_one_sentence(run("verify", edited(tmp_path, "")))
    assert "no game 'chess'" in assert_one_sentence(
        run("verify", edited(tmp_path, text.replace("game tokaido", "game chess")))
    )
    assert "line 1: " in assert_one_sentence(run("verify", edited(tmp_path, text.replace("\n", "\r\n"))))


def test_a_huge_file_is_not_read_to_its_end(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "huge.txt"
    with path.open("wb") as file:
        file.truncate(1 << 33)
    assert "too long" in assert_one_sentence(run("verify", path))


def test_missing_files_and_folders_get_a_sentence(run: Run, tmp_path: Path) -> None:
    assert "no such file" in assert_one_sentence(run("verify", tmp_path / "nowhere.txt"))
    assert "is a directory" in assert_one_sentence(run("verify", tmp_path))


def test_the_rest_of_the_files_are_still_checked(run: Run, tmp_path: Path, record: Path) -> None:
    missing, foreign = tmp_path / "nowhere.txt", edited(tmp_path, "hello\n")
    result = run("verify", missing, record, foreign, record)
    assert result.exit_code == 2
    assert result.stderr.count("\n") == 2
    assert result.stdout.count("good.txt: ") == 2
    json_result = run("verify", "--json", missing, record, foreign)
    assert json_result.exit_code == 2
    assert [(v["valid"], v.get("line")) for v in json.loads(json_result.stdout)] == [
        (False, None),
        (True, None),
        (False, 1),
    ]
