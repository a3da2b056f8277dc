"""The rules pages of Tokaido Duo: complete, with the numbers of the tables, and honest about them."""

from __future__ import annotations

import re
from pathlib import Path
from types import SimpleNamespace

from tests.games.duo.islands import star
from tokaido_tui.games.duo.box import PAWNS, SPACE_NAMES
from tokaido_tui.games.duo.load_box import load_box
from tokaido_tui.words.duo.rules_pages import rulebook
from tokaido_tui.words.rules import Page

BOX = load_box()

BOOK = rulebook()


def text_of(page: Page) -> str:
    return " ".join([*page.sentences, *(f"{left}: {right}" for left, right in page.facts)])


def test_every_pawn_space_and_wave_has_a_page_and_every_chapter_one() -> None:
    wanted = {f"pawn:{pawn}" for pawn in PAWNS} | {f"space:{name}" for name in SPACE_NAMES}
    wanted |= {f"wave:{side.name}" for pair in BOX.waves for side in pair}
    assert wanted <= set(BOOK.topics)
    assert {topic.split(":")[0] for topic in BOOK.topics} == set(BOOK.chapters)
    assert len(set(BOOK.topics)) == len(BOOK.topics)


def test_pages_are_whole_and_their_tiles_have_colours() -> None:
    for topic in BOOK.topics:
        page = BOOK.page(topic)
        assert page.topic == topic
        assert page.title == BOOK.heading(topic)
        assert page.sentences
        assert all(
            sentence[0].isupper() and sentence.endswith(".") for sentence in page.sentences if sentence[0].isalpha()
        )
        assert not re.search(r"[{}]", text_of(page))
        assert BOOK.tile(topic) == page.tile
        if page.tile is not None:
            assert len(page.tile[0]) == 1


def test_an_unknown_topic_opens_the_first_page() -> None:
    assert BOOK.page("space:nowhere").topic == BOOK.topics[0]


def test_the_page_about_the_tables_says_which_are_reconstructed_and_how_to_replace_them() -> None:
    page = BOOK.page("overview:tables")
    said = dict(page.facts)
    assert sorted(said.values()) == sorted(BOX.statuses.values())
    assert list(said.values()).count("reconstructed") == len(BOX.reconstructed())
    assert said["island"] == "reconstructed"
    assert "--data DIR" in text_of(page)


def test_the_numbers_are_those_of_the_tables() -> None:
    scoring = text_of(BOOK.page("overview:scoring"))
    assert ", ".join(map(str, BOX.ingots)) in scoring
    assert ", ".join(map(str, BOX.paintings)) in scoring
    for pawn, name in enumerate(PAWNS):
        assert ", ".join(map(str, BOX.dice[pawn])) in text_of(BOOK.page(f"pawn:{name}"))
    towns = text_of(BOOK.page("space:mountain-town"))
    assert all(f"{BOX.names[town]}: {count} goods" in towns for town, count in BOX.values.items())
    temples = [BOX.names[stop] for stop, kind in enumerate(BOX.kinds) if SPACE_NAMES[kind] == "temple"]
    assert f"stops {', '.join(temples)}" in text_of(BOOK.page("space:temple"))


def test_the_pages_are_about_the_tables_that_are_played(tmp_path: Path) -> None:
    """Once the pages gave the game's own numbers whatever was played."""
    goods = 'status = "confirmed"\nhold = 4\ncoins_an_ingot = 10\n[bag]\nkimono = 5\nceramics = 6\ndoll = 7\nfan = 8\n'
    (tmp_path / "goods.toml").write_text(goods, encoding="utf-8")
    box = star(tmp_path)
    book = rulebook(SimpleNamespace(box=box))
    assert "Oku" in text_of(book.page("space:mountain-town"))
    assert "begins at Oku" in text_of(book.page("pawn:merchant"))
    assert "It holds 4." in text_of(book.page("pawn:merchant"))


def test_a_wave_is_told_by_what_it_does(tmp_path: Path) -> None:
    """Once a wave was told by its name: own sides had no page, and a printed one with another effect a wrong one."""
    sides = (
        "[pilgrim]\ncalm = { steps = 1 }\nebb = { steps = -1 }\n"
        "[merchant]\ndeep = { holds = 1, coins = 1 }\nidle = {}\n"
        "[artist]\nmaster = { reveals = 1 }\nwide = { crossed = true }\n"
    )
    (tmp_path / "waves.toml").write_text(f'status = "confirmed"\n{sides}', encoding="utf-8")
    book = rulebook(SimpleNamespace(box=load_box(tmp_path)))
    told = {name: book.page(f"wave:{name}").sentences[0] for name in ("calm", "ebb", "deep", "idle", "wide")}
    assert told["calm"] == "The pilgrim may go 1 stop more than the die says."
    assert "1 stop less" in told["ebb"]
    assert told["deep"] == "The merchant gets 1 coin more for every good sold. The merchant holds 6, no more."
    assert told["idle"] == "It does nothing."
    assert "began or passed" in told["wide"]
