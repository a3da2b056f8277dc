"""Words about stations with other actions than ours: of what there is to do there, and what it brings."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from tests.games.tokaido.test_stations import at_start, first, mixed, own
from tokaido_tui.engine.dealer import SeededDealer
from tokaido_tui.games.tokaido.box import STATION_NAMES
from tokaido_tui.games.tokaido.game import Tokaido
from tokaido_tui.games.tokaido.preview import Previewer
from tokaido_tui.games.tokaido.stops import ACTION_NAMES
from tokaido_tui.words.tokaido import hints, names, previews, rules_pages
from tokaido_tui.words.tokaido.commentary.step import Step
from tokaido_tui.words.tokaido.commentary.stops import farms
from tokaido_tui.words.tokaido.decisions import DECISIONS


def panel(game: Tokaido, station: int) -> str:
    view = game.view(game.seat)
    lines = previews.lines(view, Previewer(view).stop(station), open_hand=True)
    return "".join(text for text, _ in lines[0])


def test_every_action_has_a_name() -> None:
    assert tuple(names.ACTIONS) == ACTION_NAMES


@pytest.mark.parametrize("seed", range(8))
def test_every_question_and_every_stop_has_its_words(tmp_path: Path, seed: int) -> None:
    system, setup = mixed(tmp_path, seed)
    game, random = system.deal(setup, SeededDealer(seed)), Random(seed)
    while not game.is_over:
        view = game.view(game.seat)
        words = DECISIONS[view.kind]
        if view.kind == "move":
            for station in range(game.stage.start, game.stage.end + 1):
                assert panel(game, station)
        else:
            question = words.question(view)
            assert question.items
        for action in game.legal_actions():
            assert words.label(view, action)
            assert words.reasons(view, action) or len(game.legal_actions()) == 1
        game.apply(random.choice(game.legal_actions()))


def test_the_panel_tells_of_the_action_and_not_of_the_kind(tmp_path: Path) -> None:
    game = at_start(own(tmp_path, farm=["bathe"], spring=["work", "give"], village=["see the sea"]))
    assert panel(game, first(game, "farm")).startswith("A bath: +2 to 3")
    assert panel(game, first(game, "spring")) == "One of these: work on the farm, give to the temple"
    assert panel(game, first(game, "village")).startswith("Section 1 of 5: +1")
    assert panel(game, first(game, "temple")) == "There is nothing to do here."
    view = game.view(game.seat)
    assert hints.stop_reasons(view, first(game, "farm"))[0] == "hot spring, +2 to 3"
    game.coins[game.seat] = 0
    assert panel(game, first(game, "spring")).startswith("Take 3 coins")
    assert first(game, "sea") in game.legal_actions()


def test_why_a_station_is_closed_is_told_of_its_actions(tmp_path: Path) -> None:
    game = at_start(own(tmp_path, farm=["shop"], village=["see the sea"], temple=["give"]))
    seat = game.walker
    game.coins[seat] = 0
    game.sections[3 * seat + 2], game.shut[seat] = game.whole[2], 1 << 2
    told = {name: panel(game, first(game, name)) for name in ("farm", "village", "temple")}
    assert told == {
        "farm": "What can be done here needs a coin.",
        "village": "You have completed the sea.",
        "temple": "A village or a temple needs a coin.",
    }


def test_the_rules_page_says_what_there_is_to_do(tmp_path: Path) -> None:
    box = own(tmp_path, farm=["work"], village=["shop", "bathe"]).box

    def told(name: str) -> dict[str, str]:
        return dict(rules_pages.page(box, f"station:{name}").facts)

    here = "To do here, by these tables"
    assert told("village")[here] == "buy souvenirs, bathe in a hot spring"
    assert told("temple")[here] == "nothing"
    assert here not in told("farm")
    assert here not in told("inn")


def test_a_remark_on_closed_villages_is_made_only_where_they_close(tmp_path: Path) -> None:
    """An empty purse at a farm: with our villages and temples that is worth a remark, with a bath there it is not."""
    for village, remarks in (("shop", 1), ("bathe", 0)):
        game = at_start(own(tmp_path, farm=["work"], village=[village], temple=["give"]))
        seat = game.walker
        game.coins[seat] = 0
        before = game.view(seat)
        events = game.apply(first(game, "farm"))
        made = list(farms(Step(before, events, game.view(seat))))
        assert [remark.kind for remark in made].count("no coin before") == remarks


def test_the_question_at_a_station_with_two_actions(tmp_path: Path) -> None:
    game = at_start(own(tmp_path, farm=["work", "see the paddy"]))
    game.apply(first(game, "farm"))
    view = game.view(game.seat)
    question = DECISIONS["act"].question(view)
    assert [item.label for item in question.items] == ["work on the farm", "look at the paddy"]
    assert [question.action(frozenset({index})) for index in range(2)] == list(game.legal_actions())
    assert [question.total(frozenset({index})) for index in range(2)] == ["+3 coins", "+1 point"]
    assert {item.topic for item in question.items} == {f"station:{STATION_NAMES[2]}"}
