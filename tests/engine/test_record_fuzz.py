"""Random edits of valid records: never anything but RecordError, with a line; what is accepted is well written."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tokaido_tui.engine.dealer import SeededDealer
from tokaido_tui.engine.errors import RecordError
from tokaido_tui.engine.record import Recorder, parse, write
from tokaido_tui.engine.setup import Setup
from tokaido_tui.games import system

TOKAIDO = system("tokaido")
FUZZ = settings(derandomize=True, deadline=None, database=None)


def valid(players: int, *variants: str) -> str:
    names = ("Ana", "Bo", "Cy", "Di", "Ed")[:players]
    recorder = Recorder(TOKAIDO, Setup(names, variants, seed=players), SeededDealer(players))
    mind = Random(players)
    while not recorder.game.is_over:
        recorder.apply(mind.choice(recorder.game.legal_actions()))
    return write(recorder.record(), TOKAIDO)


RECORDS = [valid(2), valid(3, "preparations"), valid(4, "gastronomy", "return-trip"), valid(5, "initiation")]


def read(text: str) -> bool:
    """Whether the text is accepted; anything but a RecordError with a line is a failure of the parser."""
    try:
        record, game = parse(text, system)
    except RecordError as error:
        fault = error
    else:
        fault = None
    if fault is not None:
        assert 1 <= fault.line <= text.count("\n") + 1
        assert len(str(fault)) > 15
        return False
    assert write(record, TOKAIDO) == text, "what is accepted is exactly what would be written"
    assert game.is_over == (record.points is not None)
    return True


@pytest.mark.parametrize("text", RECORDS, ids=["two", "three", "four", "five"])
def test_the_records_to_be_spoilt_are_valid(text: str) -> None:
    assert read(text)


@settings(FUZZ, max_examples=400)
@given(st.sampled_from(RECORDS), st.data())
def test_characters_replaced_inserted_or_deleted(text: str, data: st.DataObject) -> None:
    header = text.index("\n\n")
    for _ in range(data.draw(st.integers(1, 3))):
        # Half of the edits in the header, which is short and has the most to get wrong.
        limit = len(text) - 1 if data.draw(st.booleans()) else header
        at = data.draw(st.integers(0, limit))
        new = data.draw(st.one_of(st.text(max_size=2), st.sampled_from([" ", "\n", "0", "1", "-", "a", "\r", "\0"])))
        text = text[:at] + new + text[at + data.draw(st.integers(0, 1)) :]
    read(text)


@settings(FUZZ, max_examples=400)
@given(st.sampled_from(RECORDS), st.data())
def test_lines_swapped_deleted_or_doubled(text: str, data: st.DataObject) -> None:
    lines = text.splitlines(keepends=True)
    where = st.integers(0, len(lines) - 1)
    edit, a, b = data.draw(st.sampled_from(["swap", "delete", "double", "move"])), data.draw(where), data.draw(where)
    if edit == "swap":
        lines[a], lines[b] = lines[b], lines[a]
    elif edit == "delete":
        del lines[a]
    elif edit == "double":
        lines.insert(a, lines[b])
    else:
        lines.insert(a, lines.pop(b))
    edited = "".join(lines)
    if read(edited) and edited != text:
        # Few edits leave a valid record: a header without its seed, or two draws or seats that can trade places.
        assert edit == "delete" or sorted(edited) == sorted(text)


@settings(FUZZ, max_examples=200)
@given(st.sampled_from(RECORDS), st.data())
def test_truncated_anywhere(text: str, data: st.DataObject) -> None:
    assert not read(text[: data.draw(st.integers(0, len(text) - 1))])


@settings(FUZZ, max_examples=200)
@given(st.sampled_from(RECORDS), st.sampled_from(RECORDS), st.data())
def test_two_records_spliced(one: str, two: str, data: st.DataObject) -> None:
    head, tail = one.splitlines(keepends=True), two.splitlines(keepends=True)
    read("".join(head[: data.draw(st.integers(0, len(head)))] + tail[data.draw(st.integers(0, len(tail))) :]))


@settings(FUZZ, max_examples=200)
@given(st.text())
def test_any_text_at_all(text: str) -> None:
    assert not read(text)


@settings(FUZZ, max_examples=200)
@given(st.text(), st.sampled_from(["tokaido-tui record 1\n", "tokaido-tui record 1\ngame tokaido\nseat A\nseat B\n\n"]))
def test_any_text_after_a_good_beginning(text: str, beginning: str) -> None:
    assert not read(beginning + text)
