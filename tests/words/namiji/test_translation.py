"""Everything that Namiji says comes from the catalogues: no word is left in English when the language changes."""

from __future__ import annotations

import pytest

from tests.shouting import shout, whispered
from tests.words.namiji.test_hints import hint, views
from tests.words.namiji.test_log import lines_of
from tests.words.namiji.voyages import SEEDS, ended, voyage
from tokaido_tui.engine.event import seen_by
from tokaido_tui.words.namiji.commentary.remarks import remarks
from tokaido_tui.words.namiji.final import final, reason
from tokaido_tui.words.namiji.rules_pages import rulebook


@pytest.fixture(autouse=True)
def capitals(monkeypatch: pytest.MonkeyPatch) -> None:
    shout(monkeypatch)


@pytest.mark.parametrize("seed", list(SEEDS)[:6])
def test_the_journal(seed: int) -> None:
    for line in (*lines_of(seed), *lines_of(seed, 0)):
        assert not whispered(line.text), line.text


@pytest.mark.parametrize("seed", list(SEEDS)[:6])
def test_the_commentary(seed: int) -> None:
    for before, events, after in voyage(seed):
        for remark in remarks(before, seen_by(events, None), after):
            assert not whispered(remark.text), remark.text


def test_hints() -> None:
    for view in views()[::3]:
        assert view.decision is not None
        for option in view.decision.options:
            told = hint(view, option.action, 0.95)
            assert not whispered(told), told


@pytest.mark.parametrize("seed", SEEDS)
def test_the_final_count(seed: int) -> None:
    view, events = ended(seed)
    told = final(view, events)
    texts = [told.title, told.opening, reason(view), *(row.label for row in told.rows)]
    for text in (*texts, *(step.text for step in told.steps)):
        assert not whispered(text), text


def test_the_rules() -> None:
    book = rulebook()
    assert not whispered(book.title)
    for topic in book.topics:
        page = book.page(topic)
        # Tables are called as their files are.
        lefts = [] if topic == "overview:tables" else [left for left, _text in page.facts]
        for text in (page.title, book.heading(topic), *page.sentences, *lefts, *(text for _left, text in page.facts)):
            assert not whispered(text), (topic, text)


def test_what_is_not_translated_would_be_noticed() -> None:
    assert whispered("Ana came home")
    assert not whispered("Ana CAME TO b2, ROW c")
