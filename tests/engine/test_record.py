"""The record: what it says, and what it refuses, with the line at fault."""

from __future__ import annotations

import pytest

from tokaido_tui.engine.dealer import SeededDealer
from tokaido_tui.engine.errors import IllegalActionError, RecordError
from tokaido_tui.engine.record import MAX_CHARACTERS, Act, Recorder, parse, replay, write
from tokaido_tui.engine.setup import Setup
from tokaido_tui.games import system

TOKAIDO = system("tokaido")
SETUP = Setup(("Ana", "Bo"), ("gastronomy", "preparations"), ("Kinko", ""), 5)


def played(acts: int | None = None) -> Recorder:
    recorder = Recorder(TOKAIDO, SETUP, SeededDealer(5))
    while not recorder.game.is_over and (acts is None or acts > 0):
        recorder.apply(recorder.game.legal_actions()[0])
        acts = None if acts is None else acts - 1
    return recorder


WHOLE = write(played().record(), TOKAIDO)
LINES = WHOLE.splitlines()


def fault(text: str) -> tuple[int, str]:
    with pytest.raises(RecordError) as error:
        parse(text, system)
    return error.value.line, str(error.value)


def with_line(number: int, line: str | None) -> str:
    """The record with another line there (counted from 1), or without it."""
    lines = LINES[:]
    lines[number - 1 : number] = [] if line is None else [line]
    return "\n".join(lines) + "\n"


def first(word: str) -> int:
    return next(number for number, line in enumerate(LINES, 1) if line.split(" ")[0] == word)


def test_a_record_is_a_header_and_one_step_a_line() -> None:
    assert LINES[:9] == [
        "tokaido-tui record 1",
        "game tokaido",
        "seat Ana",
        "seat Bo",
        "role 1 Kinko",
        "variant gastronomy",
        "variant preparations",
        "seed 5",
        "",
    ]
    assert LINES[9].startswith("draw traveller ")
    assert LINES[11].startswith("2 choose ")
    assert LINES[-1].startswith("end ")
    assert WHOLE.endswith("\n")


def test_an_act_stands_before_the_draws_it_brings() -> None:
    record = played().record()
    kinds = ["act" if isinstance(step, Act) else step.pile for step in record.steps]
    assert kinds[:6] == ["traveller", "traveller", "act", "queue", "queue", "queue"]


def test_a_record_in_progress_says_unfinished() -> None:
    text = write(played(acts=4).record(), TOKAIDO)
    assert text.splitlines()[-1] == "unfinished"
    record, game = parse(text, system)
    assert (record.points, len(record.acts), game.is_over) == (None, 4, False)


def test_a_replay_starts_before_any_act_and_ends_at_the_end() -> None:
    record = parse(WHOLE, system)[0]
    told = [(act, game.is_over) for game, act, _ in replay(record, TOKAIDO)]
    assert told[0] == (None, False)
    assert [act for act, _ in told[1:]] == record.acts
    assert told[-1][1]


def test_an_illegal_action_is_not_recorded() -> None:
    recorder = played(acts=1)
    before = recorder.record()
    with pytest.raises(IllegalActionError):
        recorder.apply(999)
    assert recorder.record() == before


@pytest.mark.parametrize(
    ("number", "line", "message"),
    [
        (1, "tokaido-tui record 2", "this is not a record"),
        (1, "PK\x03\x04", "this is not a record"),
        (2, "gaming", "the game was due here"),
        (4, "seat Ana", "same name"),
        (4, "seat  Bo", "without blanks"),
        (5, "role 3 Kinko", "a role is written"),
        (5, "role 0 Kinko", "a role is written"),
        (5, "role 01 Kinko", "a role is written"),
        (5, "role 1", "a role is written"),
        (5, "role 1 Basho", "no traveller 'Basho'"),
        (6, "variant return-trip", "alphabetical"),
        (6, "role 1 Umegae", "in the order of the seats"),
        (7, "variant kabuki", "no variant 'kabuki'"),
        (8, "seed x", "a seed is a whole number"),
        (8, "seed 05", "a seed is a whole number"),
        (9, "# a remark", "a blank line was due"),
        (10, "draw traveller Basho", "has no card 'Basho'"),
        (10, "draw meal Soba", "a draw from the pile 'traveller' was due"),
        (12, "1 choose Kinko", "a step of seat 2 was due"),
        (12, "2 choose Kinko", "can't do 'choose Kinko' now"),
        (12, "2  choose Kinko", "can't do"),
    ],
)
def test_a_bad_line_is_named_with_its_number(number: int, line: str, message: str) -> None:
    at, said = fault(with_line(number, line))
    assert message in said
    # What only the whole header shows is blamed on the header's end.
    header_only = ("same name", "without blanks", "no traveller", "alphabetical", "no variant")
    assert at == (9 if message.startswith(header_only) else number)


def test_a_card_that_is_gone_cannot_be_drawn() -> None:
    card = LINES[9]
    assert fault(with_line(11, card)) == (11, f"line 11: {card.split()[2]!r} is not on top of the pile 'traveller' now")


def test_a_truncated_file_breaks_off_where_something_was_due() -> None:
    text = "\n".join(LINES[:40]) + "\n"
    assert fault(text)[0] == 41
    assert "breaks off" in fault(text)[1]


def test_a_last_line_without_its_end_is_cut_off() -> None:
    assert fault(WHOLE[:-1]) == (len(LINES), f"line {len(LINES)}: the last line is cut off")


def test_an_empty_file_is_no_record() -> None:
    assert fault("")[0] == 1
    assert fault("\n")[0] == 1


def test_a_file_far_too_long_is_not_read() -> None:
    with pytest.raises(RecordError, match="far too long"):
        parse("x" * (MAX_CHARACTERS + 1), system)


def test_the_points_at_the_end_must_be_right() -> None:
    last = len(LINES)
    assert fault(with_line(last, "end 1 2"))[0] == last
    assert "the points at the end are" in fault(with_line(last, "end 1 2"))[1]
    assert "only where the game is not over" in fault(with_line(last, "unfinished"))[1]


def test_nothing_may_stand_after_the_end() -> None:
    assert fault(WHOLE + "end 1 2\n") == (len(LINES) + 1, f"line {len(LINES) + 1}: there is something after the end")


def test_no_end_before_the_game_is_over() -> None:
    at = first("2")
    assert fault(with_line(at, "end 0 0")) == (at, f"line {at}: the game is not over here")


def test_no_step_after_the_game_is_over() -> None:
    text = with_line(len(LINES), "1 eat nothing")
    assert fault(text) == (len(LINES), f"line {len(LINES)}: the game is over: its end was due here")


def test_windows_line_ends_are_refused_with_a_line() -> None:
    assert fault(WHOLE.replace("\n", "\r\n"))[0] == 1


def test_a_foreign_game_is_refused() -> None:
    at, said = fault(with_line(2, "game go"))
    assert at > 0
    assert "no game 'go'" in said
