"""Lessons cannot rot: their records replay, and their notes fit the records."""

from __future__ import annotations

import re
from dataclasses import replace

import pytest

from tokaido_tui.engine.dealer import ScriptedDealer
from tokaido_tui.engine.errors import DataError
from tokaido_tui.engine.record import parse, replay, write
from tokaido_tui.games import GAMES, system
from tokaido_tui.games.duo.box import SPACE_NAMES
from tokaido_tui.games.duo.load_box import load_box
from tokaido_tui.table.playback import DO, Playback
from tokaido_tui.words.lessons import notes
from tokaido_tui.words.lessons.notes import LEARNER, NAMES, Lesson, lessons, line_of, load, texts
from tokaido_tui.words.lessons.topics import TOPICS

BOX = load_box()

FIRST = {game: names[0] for game, names in NAMES.items()}
"""The first lesson of each game is a whole game."""
LATER_TOPICS = {
    "neutral": {"neutral", "neutral leader", "neutral temple", "neutral inn", "single slots"},
    "tactics": {"tempo", "blocking", "early at the inn", "temple timing", "skipping"},
}
STOPS = {
    "journey": {"village", "farm", "paddy", "mountain", "sea", "spring", "temple", "encounter", "inn"},
    "voyage": {"line", "net", "trap", "whirlpool", "rock", "dolphin", "octopus", "whale", "dock", "harbour"},
    "island": {
        "temple", "garden", "coast", "springs", "coastal-town", "mountain-town", "moon", "waterfall", "mountain",
        "bamboo",
    },
}  # fmt: skip
DECISIONS = {
    "voyage": {"move", "fish", "place", "draw", "stop", "keep", "moor", "take"},
    "island": {"die", "move", "visit", "take", "sell", "keep", "paint", "give", "repeat"},
}


@pytest.fixture(params=[name for names in NAMES.values() for name in names])
def lesson(request: pytest.FixtureRequest) -> Lesson:
    return load(request.param)


def test_the_record_replays_and_is_written_as_it_stands(lesson: Lesson) -> None:
    text = notes._read(f"{lesson.name}.record")
    record, game = parse(text, system)
    assert write(record, system(lesson.game)) == text
    last = [game for game, _act, _events in replay(record, system(lesson.game))][-1]
    assert last.view(None) == game.view(None)
    assert game.is_over == (lesson.name == FIRST[lesson.game])


def test_lessons_are_numbered_game_by_game() -> None:
    for game, names in NAMES.items():
        found = lessons([game])
        assert [(one.game, one.name, one.number) for one in found] == [(game, n, i) for i, n in enumerate(names, 1)]
    assert [one.name for one in lessons()] == [name for names in NAMES.values() for name in names]
    assert set(NAMES) == set(TOPICS) == set(GAMES)


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
    assert decisions in (range(20, 33) if lesson.name == FIRST[lesson.game] else range(8, 18))


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
    later = {topic for topics in LATER_TOPICS.values() for topic in topics}
    needed = LATER_TOPICS[lesson.name] if lesson.name in LATER_TOPICS else set(TOPICS[lesson.game]) - later
    assert covered >= needed
    assert covered <= set(TOPICS[lesson.game])


@pytest.mark.parametrize("game", NAMES)
def test_no_topic_is_declared_for_nothing(game: str) -> None:
    assert {topic for one in lessons([game]) for note in one.notes for topic in note.topics} == set(TOPICS[game])


@pytest.mark.parametrize("name", FIRST.values())
def test_the_farewell_tells_the_points_of_the_first_two(name: str) -> None:
    lesson = load(name)
    assert lesson.record.points is not None
    first, second = sorted(lesson.record.points, reverse=True)[:2]
    assert lesson.record.points[LEARNER] == first, "who learns wins"
    assert re.findall(r"\d+", lesson.farewell)[:2] == [str(first), str(second)]


@pytest.mark.parametrize("name", STOPS)
def test_every_kind_of_space_is_stopped_at_by_the_learner(name: str) -> None:
    """Where a single way is open a move is not asked for: the island's pilgrim mostly has only one."""
    record = load(name).record
    game, _opening = system(record.game).start(record.setup, ScriptedDealer(record.draws))
    stops = set()
    for act in record.acts:
        events = game.apply(act.action)
        if act.name.startswith("move") and act.seat == LEARNER:
            stops.add(act.name.split()[-1])
        elif record.game == "duo":
            where = [event.what for event in events if event.kind == "moved" and event.seat == LEARNER]
            stops |= {SPACE_NAMES[BOX.kinds[path[-1]]] for path in where if isinstance(path, tuple)}
    assert stops == STOPS[name]


@pytest.mark.parametrize("name", DECISIONS)
def test_every_kind_of_decision_is_made_by_the_learner(name: str) -> None:
    lesson = load(name)
    asked = {note.does.split()[1] for note in lesson.notes if note.before}
    assert asked == DECISIONS[name]


def test_the_texts_for_the_catalogues_are_all_there_once() -> None:
    found = texts()
    assert len(found) == len(set(found)) > 400
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
        ({"topics": ("chess",)}, "tokaido has no topic 'chess'"),
        ({"topics": ("whale",)}, "tokaido has no topic 'whale'"),
        ({"until": 3}, "needs an end and a text"),
    ],
)
def test_notes_that_do_not_fit_are_refused(change: dict[str, object], sentence: str) -> None:
    lesson = load("journey")
    with pytest.raises(DataError, match=sentence):
        notes._check("journey", replace(lesson.notes[0], **change), lesson.record)


def test_a_lesson_that_no_game_names_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(NAMES, "namiji", ())
    with pytest.raises(DataError, match="a game of namiji, which has no such lesson"):
        load.__wrapped__("voyage")
