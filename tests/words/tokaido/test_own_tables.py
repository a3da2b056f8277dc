"""Everything that is said about a game holds for travellers and people of a player's own too."""

from __future__ import annotations

from pathlib import Path

import pytest

from tokaido_tui.games.tokaido.load_box import OURS, load_box
from tokaido_tui.games.tokaido.view import View
from tokaido_tui.table.plan import Plan, Seat
from tokaido_tui.table.table import Table
from tokaido_tui.words import of
from tokaido_tui.words.tokaido import names
from tokaido_tui.words.tokaido.commentary.remarks import ABILITY, remarks

TRAVELLERS = """
[[card]]
name = "Jirocho"
title = "yakuza"
coins = 6
inn_encounter = 1
inn_section = 1
encounter_points = 2
meal_discount = 2

[[card]]
name = "Daigoro"
title = "kid"
coins = 3
inn_gift = 1
encounters_seen = 3
spring_points = 2
temple_gift = 2
bargain = "dearest for one"
"""
PEOPLE = """
[[card]]
name = "Daimyo"
copies = 9
points = 2
coins = 1
offerings = 1
souvenirs = 2
section = "sea"
"""
SEATS = (Seat("Ana", "wanderer", 0), Seat("Bo", "pilgrim", 1), Seat("Cy", "merchant", 2))


@pytest.fixture
def tables(tmp_path: Path) -> Path:
    for table, cards in (("travellers", TRAVELLERS), ("encounters", PEOPLE)):
        (tmp_path / f"{table}.toml").write_text((OURS / f"{table}.toml").read_text(encoding="utf-8") + cards)
    return tmp_path


def played(tables: Path, seed: int) -> Table:
    return Table(Plan(SEATS, "tokaido", roles=("Jirocho", "Daigoro", "Umegae"), seed=seed, data=tables))


@pytest.mark.parametrize("seed", range(6))
def test_a_whole_game_is_told_asked_and_explained(tables: Path, seed: int) -> None:
    words = of("tokaido")
    table = played(tables, seed)
    told: set[str] = set()
    writer, commentator = words.log_writer(table.view(None)), words.commentator(table.view(None))
    while not table.is_over:
        view: View = table.view(table.decider)
        decision = words.decisions[view.kind]
        for option in view.decision.options if view.decision else ():
            assert decision.label(view, option.action)
            assert any(decision.reasons(view, option.action))
        if view.kind != "move":
            assert words.question(view).items
        before = table.view(None)
        events = table.decide(table.decider, table.bot_action())
        told.update(line.text for line in writer.tell(events))
        told.update(remark.text for remark in commentator.say(before, events, table.view(None)))
        for remark in remarks(before, events, table.view(None)):
            assert remark.kind == f"{ABILITY}Umegae" or not remark.kind.startswith(ABILITY)
    text = "\n".join(told)
    assert words.role_of(table.view(None), 0) == ("Jirocho, yakuza", "Jirocho")
    assert "met Daimyo" in text
    assert words.final(table.view(None), events)
    assert words.reason(table.view(None))


def test_the_rules_have_a_page_for_who_is_in_the_box(tables: Path) -> None:
    book = of("tokaido").rulebook(played(tables, 1).view(None))
    pages = {topic: book.page(topic) for topic in book.topics}
    assert "Points at every encounter, before its effect: 2." in " ".join(pages["traveller:Jirocho"].sentences)
    assert any("2 points, 1 coin" in value for _, value in pages["station:encounter"].facts)


def test_an_ability_is_told_effect_by_effect(tables: Path) -> None:
    jirocho, daigoro = load_box(tables).travellers[-2:]
    assert names.ability(jirocho).count(".") == 4
    assert names.ability(daigoro).endswith("Once a village, your dearest souvenir costs one coin.")
    assert "you see 3 cards" in names.ability(daigoro)
