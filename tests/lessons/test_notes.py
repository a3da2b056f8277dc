"""Lessons cannot rot: their records replay, and their notes fit the records."""

from __future__ import annotations

from dataclasses import replace

import pytest

from tokaido_tui.engine.errors import DataError
from tokaido_tui.engine.record import parse, replay, write
from tokaido_tui.games import system
from tokaido_tui.lessons import notes
from tokaido_tui.lessons.notes import LEARNER, NAMES, TOPICS, Lesson, line_of, load, texts
from tokaido_tui.lessons.playback import DO, Playback

NEEDED = {
    "journey": {
        "village", "farm", "paddy", "mountain", "sea", "spring", "temple", "encounter", "inn", "doubles",
        "turn order", "moving again", "inn queue", "inn hand", "one meal", "no dish twice", "souvenir sets",
        "panoramas", "panorama achievement", "temple ranking", "final achievements", "final scoring", "coins", "points",
    },
    "neutral": {"neutral", "neutral leader", "neutral temple", "neutral inn", "single slots"},
    "tactics": {"tempo", "blocking", "early at the inn", "temple timing", "skipping"},
}  # fmt: skip


@pytest.fixture(params=NAMES)
def lesson(request: pytest.FixtureRequest) -> Lesson:
    return load(request.param)


def test_the_record_replays_and_is_written_as_it_stands(lesson: Lesson) -> None:
    text = notes._read(f"{lesson.name}.record")
    record, game = parse(text, system)
    assert write(record, system("tokaido")) == text
    last = [game for game, _act, _events in replay(record, system("tokaido"))][-1]
    assert last.view(None) == game.view(None)
    assert game.is_over == (lesson.name == "journey")


def test_every_note_is_about_the_act_it_names(lesson: Lesson) -> None:
    acts = lesson.record.acts
    for note in lesson.notes:
        if note.until:
            assert not note.does
            continue
        act = acts[note.act - 1]
        assert note.does == line_of(act)
        assert bool(note.before) == (act.seat == LEARNER)


def test_every_act_of_the_learner_is_asked_for_or_passed_over(lesson: Lesson) -> None:
    asked = {note.act for note in lesson.notes if note.before}
    for note in lesson.notes:
        asked |= set(range(note.act, note.until + 1))
    mine = {number for number, act in enumerate(lesson.record.acts, 1) if act.seat == LEARNER}
    assert mine <= asked


def test_the_learner_decides_often_enough(lesson: Lesson) -> None:
    decisions = sum(bool(note.before) for note in lesson.notes)
    assert decisions in (range(20, 26) if lesson.name == "journey" else range(8, 18))


def test_help_is_for_choices_that_can_be_made(lesson: Lesson) -> None:
    playback = Playback(lesson)
    for at, moment in enumerate(playback.moments):
        if moment.kind != DO:
            continue
        playback.go(at)
        assert moment.note is not None
        options = {option.name for option in playback.view().decision.options}
        wrong = set(moment.note.wrong)
        assert wrong - {"other"} <= options - {playback.expected.name}, moment.note.does
        if len(options) > 1:
            assert "other" in wrong or wrong == options - {playback.expected.name}, moment.note.does


def test_the_topics_are_covered(lesson: Lesson) -> None:
    covered = {topic for note in lesson.notes for topic in note.topics}
    assert covered >= NEEDED[lesson.name]
    assert covered <= set(TOPICS)


def test_no_topic_is_declared_for_nothing() -> None:
    assert {topic for name in NAMES for note in load(name).notes for topic in note.topics} == set(TOPICS)


def test_every_kind_of_space_is_stopped_at_by_the_learner() -> None:
    stops = {act.name.split()[-1] for act in load("journey").record.acts if act.seat == LEARNER and "move" in act.name}
    assert stops == {"village", "farm", "paddy", "mountain", "sea", "spring", "temple", "encounter", "inn"}


def test_the_texts_for_the_catalogues_are_all_there_once() -> None:
    found = texts()
    assert len(found) == len(set(found)) > 200
    lesson = load("journey")
    assert {lesson.title, lesson.about, lesson.farewell, *lesson.notes[0].read, lesson.notes[0].before} <= set(found)
    assert "Straight to the inn? You would pass thirteen spaces, and everybody else would visit them." in found
    for text in found:
        assert text == " ".join(text.split())
        assert text.isascii()
        assert text.count("*") % 2 == 0, text
        assert "{" not in text


@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        ({"act": 999}, "there is no act 999"),
        ({"does": "1 move 2 temple"}, "act 1 is '1 move 1 village'"),
        ({"before": ""}, "the learner's"),
        ({"topics": ("chess",)}, "no topic 'chess'"),
        ({"until": 3}, "needs an end and a text"),
    ],
)
def test_notes_that_do_not_fit_are_refused(change: dict[str, object], sentence: str) -> None:
    lesson = load("journey")
    with pytest.raises(DataError, match=sentence):
        notes._check("journey", replace(lesson.notes[0], **change), lesson.record)
