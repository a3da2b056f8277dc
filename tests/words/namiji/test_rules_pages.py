"""The rules pages of Namiji: one for everything, with the numbers of the tables, and how sure those are."""

from __future__ import annotations

import re
from math import comb
from pathlib import Path
from types import SimpleNamespace

import pytest

from tokaido_tui.games.namiji.box import PANORAMA_NAMES, STATION_NAMES
from tokaido_tui.games.namiji.load_box import OURS, TABLES, load_box
from tokaido_tui.words.namiji import names, rules_texts
from tokaido_tui.words.namiji.rules_pages import rulebook, safe_percent

BOX = load_box()
BOOK = rulebook()
OVERVIEW = (
    "moving", "doubles", "shelf", "fish", "panoramas", "offerings", "rocks", "docks", "cards", "home", "scoring",
    "neutral", "hidden", "variants", "tables",
)  # fmt: skip


def told(topic: str) -> str:
    page = BOOK.page(topic)
    return " ".join([*page.sentences, *(f"{left}: {text}." for left, text in page.facts)])


def test_there_is_a_page_for_everything() -> None:
    assert len(BOOK.topics) == len(set(BOOK.topics))
    for wanted in (
        *(f"overview:{name}" for name in OVERVIEW),
        *(f"station:{name}" for name in (*STATION_NAMES, "harbour")),
        *(f"card:{card.name}" for card in BOX.docks),
    ):
        assert wanted in BOOK.topics
    assert {topic.split(":")[0] for topic in BOOK.topics} == set(BOOK.chapters)


@pytest.mark.parametrize("topic", BOOK.topics)
def test_pages_are_whole(topic: str) -> None:
    page = BOOK.page(topic)
    assert page.topic == topic
    assert page.title == BOOK.heading(topic) != ""
    assert page.sentences
    assert page.tile == BOOK.tile(topic)
    assert (page.tile is not None) == topic.startswith("station:")
    assert bool(page.picture) == (topic.split(":")[1] in PANORAMA_NAMES)
    for text in (*page.sentences, *(text for fact in page.facts for text in fact)):
        assert text.strip() == text != ""
        assert not re.search(r"[{}]", text), "every number is filled in"


def test_numbers_are_those_of_the_tables() -> None:
    assert "row c: 9 points" in told("overview:shelf")
    assert "column 4: 6 points" in told("overview:shelf")
    assert "blue tai: 6 single, 4 in nets" in told("overview:fish")
    assert "whale: 5 sections, 15 points in all" in told("overview:panoramas")
    assert "4 left: -15 points. 3 left: -10 points" in told("overview:offerings")
    assert "Number 1: 7 points" in told("overview:home")
    assert "Shrimper: 5 shrimp: 4 points" in told("overview:rocks")
    assert "9 stops, 4 of them double" in told("station:line")
    assert "30 shrimp and 20 crabs" in told("station:trap")
    assert "2 cards; trap: 1 more crab is safe" in told("station:dock")
    assert "3 in all" in told("station:dolphin")
    assert "52 stops in 4 legs" in told("overview:aim")


def test_the_odds_of_the_trap_are_right() -> None:
    total = comb(50, 3)
    assert safe_percent(BOX, 3) == round(100 * (comb(30, 3) + 20 * comb(30, 2)) / total)
    assert [safe_percent(BOX, draws) for draws in range(1, 6)] == [100, 84, 65, 47, 33]
    assert "3 draws: kept 65 times of 100" in told("station:trap")


def test_the_tables_page_says_which_are_reconstructed_and_how_to_replace_them() -> None:
    page = BOOK.page("overview:tables")
    facts = dict(page.facts)
    assert tuple(facts) == TABLES
    for table, status in BOX.statuses.items():
        assert facts[table].startswith(status)
    (sentence,) = [text for text in page.sentences if text.startswith("Reconstructed here")]
    for table in TABLES:
        assert (rules_texts.TABLES[table] in sentence) == (BOX.statuses[table] == "reconstructed")
    assert any("--data DIR" in text for text in page.sentences)


def test_a_box_of_ones_own_has_its_own_pages(tmp_path: Path) -> None:
    docks = (OURS / "docks.toml").read_text(encoding="utf-8").replace("lantern", "paper lamp")
    (tmp_path / "docks.toml").write_text(docks.replace("reconstructed", "confirmed"), encoding="utf-8")
    rows = (OURS / "rows.toml").read_text(encoding="utf-8").replace("[5, 7, 9]", "[5, 8, 11]")
    (tmp_path / "rows.toml").write_text(rows, encoding="utf-8")
    book = rulebook(SimpleNamespace(box=load_box(tmp_path)))
    assert "card:paper lamp" in book.topics
    assert "card:lantern" not in book.topics
    assert ("row c", "11 points") in book.page("overview:shelf").facts
    assert dict(book.page("overview:tables").facts)["docks"].startswith("confirmed")
    assert book.page("card:paper lamp").sentences


def test_every_card_and_source_has_its_sentence() -> None:
    assert set(rules_texts.CARDS) == {card.name for card in BOX.docks if not card.is_meal}
    assert set(rules_texts.SOURCES) == set(names.SOURCES)
    assert set(rules_texts.STATIONS) == {*STATION_NAMES, "harbour"}
