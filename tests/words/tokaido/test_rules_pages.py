"""The rules pages: one for everything, with the numbers of the game's tables."""

from __future__ import annotations

import re

import pytest

from tokaido_tui.games.tokaido.box import STATION_NAMES
from tokaido_tui.games.tokaido.load_box import load_box
from tokaido_tui.words.tokaido import names, rules_pages

BOX = load_box()

OVERVIEW = ("moving", "doubles", "inns", "sets", "panoramas", "temple", "scoring", "neutral", "variants")


def test_there_is_a_page_for_everything() -> None:
    topics = rules_pages.topics(BOX)
    assert len(topics) == len(set(topics))
    for wanted in (
        *(f"overview:{name}" for name in OVERVIEW),
        *(f"station:{name}" for name in STATION_NAMES),
        *(f"traveller:{traveller.name}" for traveller in BOX.travellers),
    ):
        assert wanted in topics


@pytest.mark.parametrize("topic", rules_pages.topics(BOX))
def test_pages_are_whole(topic: str) -> None:
    page = rules_pages.page(BOX, topic)
    assert page.topic == topic
    assert page.title
    assert page.sentences
    for text in (*page.sentences, *(text for fact in page.facts for text in fact)):
        assert text.strip() == text != ""
        assert not re.search(r"[{}]", text), "every number is filled in"


def test_numbers_are_those_of_the_tables() -> None:
    def told(topic: str) -> str:
        page = rules_pages.page(BOX, topic)
        return " ".join([*page.sentences, *(f"{left}: {text}." for left, text in page.facts)])

    assert "You earn 3 coins" in told("station:farm")
    assert "5 in all" in told("station:sea")
    assert "7 spaces, 4 of them double" in told("station:sea")
    assert "Rank 1: 10 points." in told("station:temple")
    assert "score 10, 10 and 7" in told("overview:temple")
    assert "2 or 3 points" in told("station:spring")
    assert "6 points" in told("station:inn")
    assert "Purse: 9 coins" in told("traveller:Yoshiyasu")
    assert names.ABILITIES["Kinko"] in told("traveller:Kinko")
    assert "4 families: +7, the set is worth 16" in told("overview:sets")
    assert "sea: 5 sections, 15 points in all" in told("overview:panoramas")
