"""What hints say about purchases, gifts, meals and people is what happens when they are followed."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.words.tokaido.test_previews import NAMES
from tokaido_tui.bots.advice import Advice
from tokaido_tui.engine.dealer import SeededDealer
from tokaido_tui.engine.setup import Setup
from tokaido_tui.games.tokaido.box import GOURMET
from tokaido_tui.games.tokaido.game import Tokaido
from tokaido_tui.games.tokaido.imagine import imagine
from tokaido_tui.games.tokaido.load_box import OURS, load_box
from tokaido_tui.games.tokaido.scoring import tallies, temple_ranks
from tokaido_tui.games.tokaido.system import from_folder
from tokaido_tui.games.tokaido.view import View
from tokaido_tui.table.plan import Plan, Seat
from tokaido_tui.table.table import Table
from tokaido_tui.words import of
from tokaido_tui.words.counts import coins

BOX = load_box()

LONGEST = 76
"""Characters of a hint that stand in one line at 80 columns."""


def followed(kind: str, seeds: range) -> Iterator[tuple[View, int, str, Tokaido, list]]:
    """Every option of every such decision in some games: the view, the action, the hint, and what it leads to."""
    for seed in seeds:
        seats = tuple(Seat(NAMES[i], "wanderer", i) for i in range(2 + seed % 4))
        table = Table(Plan(seats, seed=seed))
        while not table.is_over:
            view = table.view(table.decider)
            if view.kind == kind and len(view.decision.options) > 1:
                for option in view.decision.options:
                    game = imagine(view, SeededDealer(seed))
                    events = game.apply(option.action)
                    told = of("tokaido").hint(view, Advice(option.action, {option.action: 1.0}, "sage"))
                    assert len(told) <= LONGEST
                    yield view, option.action, told, game, events
            table.decide(table.decider, table.bot_action())


def scored(view: View, events: list, cause: str) -> list[int]:
    return [e.amount for e in events if e.kind == "points" and e.seat == view.decider and e.cause == cause]


def purse(view: View, game: Tokaido) -> str:
    left = game.coins[view.decider]
    return f"leaves {coins(left)}" if left else "leaves no coins"


def test_a_purchase_says_what_it_scores_what_it_completes_and_what_it_leaves() -> None:
    sets = 0
    for view, action, told, game, events in followed("buy", range(8)):
        if not action:
            assert "nothing: " in told
            continue
        cards = scored(view, events, "souvenirs")
        assert f"+{sum(cards)}" in told
        assert of("tokaido").decisions[view.kind].label(view, action) in told
        assert ("completes a set" in told) == (max(cards) == 7)
        assert ("begins a set" in told) == (max(cards) == 1)
        assert purse(view, game) in told
        sets += max(cards) == 7
    assert sets


def test_buying_nothing_says_what_the_coins_are_for() -> None:
    told = {of("tokaido").hint(view, Advice(0, {0: 1.0}, "sage")) for view, *_ in followed("buy", range(6))}
    assert any("will pay for a meal" in text for text in told)
    assert any("is too little" in text for text in told)


def test_a_gift_says_what_becomes_of_the_rank() -> None:
    seen = set()
    for view, _action, told, game, events in followed("donate", range(8)):
        assert f"+{sum(scored(view, events, 'gifts'))}" in told
        assert purse(view, game) in told
        mine = game.offerings[view.decider]
        rivals = [pile for number, pile in enumerate(game.offerings) if number != view.decider]
        before = temple_ranks(BOX, [t.offerings for t in view.travellers])[view.decider]
        now = temple_ranks(BOX, game.offerings)[view.decider]
        if mine > max(rivals):
            expected = "ranks you first now"
        elif mine == max(rivals):
            expected = "shares the first rank"
        elif now > before:
            expected = f"lifts your rank to {now}"
        else:
            expected = f"{max(rivals) - mine} more for the first rank"
        assert expected in told
        seen.add(expected.split()[0])
    assert {"ranks", "shares", "lifts"} <= seen


def test_a_meal_says_its_price_and_what_is_left() -> None:
    last_inns = 0
    for view, action, told, game, events in followed("eat", range(8)):
        last = view.stage == len(view.road.stages) - 1
        if not action:
            assert "nothing: 6 points for " in told
            continue
        paid = -sum(e.amount for e in events if e.kind == "coins")
        assert f"6 points for {coins(paid) if paid else 'nothing'}" in told
        assert ("no coin is of use later" in told) == last
        assert (purse(view, game) in told) != last
        last_inns += last
    assert last_inns


def test_a_free_meal_says_so() -> None:
    texts = {told for _, action, told, *_ in followed("accept", range(40)) if action}
    assert texts
    assert all("6 points for nothing" in told for told in texts)


@pytest.mark.parametrize("kind", ["admire", "keep"])
def test_a_section_says_whether_it_completes_a_panorama(kind: str) -> None:
    sections = 0
    for _view, _action, told, game, events in followed(kind, range(40)):
        added = [e for e in events if e.kind == "section"]
        if len(added) != 1:
            continue
        size = BOX.whole[added[0].what]
        assert f"+{added[0].amount}" in told
        assert ("completes the" in told) == (added[0].amount == size)
        won = any(e.kind == "achievement" for e in events) and not game.is_over
        assert ("and the achievement" in told) == won
        sections += 1
    assert sections


def test_a_traveller_is_compared_with_the_other() -> None:
    for view, action, told, *_ in followed("choose", range(3)):
        assert f"{BOX.travellers[action].name} makes" in told
        (other,) = [option.action for option in view.decision.options if option.action != action]
        assert BOX.travellers[other].name in told


def test_a_traveller_whom_nobody_has_measured_gets_a_guess(tmp_path: Path) -> None:
    text = (OURS / "travellers.toml").read_text(encoding="utf-8")
    for who in BOX.travellers:
        text = text.replace(f'"{who.name}"', f'"Young {who.name}"')
    (tmp_path / "travellers.toml").write_text(text, encoding="utf-8")
    game = from_folder(tmp_path).deal(Setup(("A", "B")), SeededDealer(1))
    view = game.view(0)
    one, other = (option.action for option in view.decision.options)
    told = of("tokaido").hint(view, Advice(one, {one: 1.0, other: 0.0}, "sage"))
    names = [f"Young {BOX.travellers[number].name}" for number in (one, other)]
    assert all(name in told for name in names)


def test_the_second_best_is_named_where_it_comes_close() -> None:
    named = 0
    for view, action, *_ in followed("admire", range(20)):
        other = next(option.action for option in view.decision.options if option.action != action)
        close, far = (Advice(action, {action: 1.0, other: value}, "sage") for value in (0.95, 0.3))
        assert "nearly as good" not in of("tokaido").hint(view, far)
        named += f"{of('tokaido').decisions[view.kind].label(view, other)} is nearly as good" in of("tokaido").hint(
            view, close
        )
    assert named


def test_the_dearest_eater_hears_of_it() -> None:
    for view, action, told, game, _ in followed("eat", range(8)):
        if "most spent on meals" in told:
            assert action
            spent = dict(tallies(game))[GOURMET]
            assert all(spent[view.decider] > other for seat, other in enumerate(spent) if seat != view.decider)
            return
    pytest.fail("nobody was ever ahead")
