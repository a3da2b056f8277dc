"""The screens that all games share, with a game of Tokaido Duo: two players, colours as characters, and rounds."""

from __future__ import annotations

import getpass
from functools import cache
from pathlib import Path

import pytest

from tests.tui.driving import HOME, ROOMY, look, make_app, press, settle
from tests.tui.positions import Host
from tests.tui.test_game_list import kept
from tokaido_tui.store.figures import Filters
from tokaido_tui.store.store import Store
from tokaido_tui.table.plan import Plan, Seat
from tokaido_tui.table.replay import Replay
from tokaido_tui.table.table import Table
from tokaido_tui.tui.games import ui
from tokaido_tui.tui.screens.demo import demo_plan
from tokaido_tui.tui.screens.forms.setup import SetupScreen
from tokaido_tui.tui.screens.forms.setup_draft import Problem, SetupDraft
from tokaido_tui.tui.screens.graph import GraphScreen
from tokaido_tui.tui.screens.lists.game_list import about_text
from tokaido_tui.tui.screens.replay import ReplayScreen
from tokaido_tui.tui.screens.result import ResultScreen
from tokaido_tui.tui.screens.scoring import ScoringScreen
from tokaido_tui.tui.screens.sheet import SheetScreen
from tokaido_tui.tui.screens.statistics.screen import StatisticsScreen
from tokaido_tui.words.card import card_of

PURPLE, GREEN = 3, 1


@cache
def played() -> Table:
    """A whole game of two who wander."""
    table = Table(Plan((Seat("Hana", "wanderer", 0), Seat("Kenji", "wanderer", 1)), "duo", seed=5))
    while not table.is_over:
        table.decide(table.decider, table.bot_action())
    return table


@cache
def told() -> Replay:
    return Replay(played().record(), played().seats)


def duo_draft() -> SetupDraft:
    draft = SetupDraft()
    draft.change(("game", 0), -1)
    assert draft.game == "duo"
    return draft


# --- setting up ------------------------------------------------------------------------------------------------------


def test_two_play_and_whoever_turns_back_has_the_number_from_before() -> None:
    draft = duo_draft()
    assert draft.players == 2
    draft.change(("players", 0), 1)
    assert draft.players == 2
    draft.change(("game", 0), 1)
    assert (draft.game, draft.players) == ("tokaido", 4)


def test_colours_are_drawn_by_lot_or_chosen_and_are_no_field_of_their_own() -> None:
    draft = duo_draft()
    assert [draft.colour_of(seat) for seat in range(2)] == [None, None]
    plan = draft.plan()
    assert isinstance(plan, Plan)
    assert plan.roles == ()
    draft.change(("travellers", 0), 1)
    draft.change(("traveller", 0), -1)
    assert draft.seats[0].role == "green"
    assert [draft.colour_of(seat) for seat in range(2)] == [GREEN, PURPLE]
    plan = draft.plan()
    assert not isinstance(plan, Problem)
    assert plan.roles == ("green", "")
    assert Table(plan).summary().roles == ("green", "purple")


async def test_the_form_says_two_and_explains_the_colours(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(getpass, "getuser", lambda: "ana")
    app = Host(tmp_path, SetupScreen)
    async with app.run_test(size=HOME) as pilot:
        await settle(pilot)
        await press(pilot, "up", "up", "left", "down")
        form = app.screen
        assert form.cursor == ("players", 0)  # type: ignore[attr-defined]
        shown = await look(pilot)
        assert "Tokaido Duo" in shown
        assert ui("duo").words.about_players in shown
        assert not any("colour" in (field.id or "") for line in form.lines() for field in line)  # type: ignore[attr-defined]
        assert "Variants" not in shown
        assert "VARIANTS" not in shown
        for words in ui("duo").words.roles.values():
            assert words.about in shown
        before = [seat.colour for seat in form.draft.seats]  # type: ignore[attr-defined]
        await pilot.click("#colour-0", offset=(2, 0))
        assert [seat.colour for seat in form.draft.seats] == before, "a colour of a character is not turned"  # type: ignore[attr-defined]
        assert form.cursor == ("players", 0)  # type: ignore[attr-defined]
        await press(pilot, "4", "down")
        assert form.cursor == ("name", 0)  # type: ignore[attr-defined]
        await press(pilot, "down", "down")
        assert form.cursor == ("travellers", 0)  # type: ignore[attr-defined]
        shown = await look(pilot)
        assert ui("duo").words.about_roles[0] in shown
        await press(pilot, "right", "up", "tab")
        assert form.cursor == ("traveller", 1)  # type: ignore[attr-defined]
        assert ui("duo").words.about_roles[1] in await look(pilot)
        await press(pilot, "right")
        assert ui("duo").words.roles["purple"].about in await look(pilot)


# --- colours ---------------------------------------------------------------------------------------------------------


def test_seats_have_the_colours_of_their_pawns_whatever_was_chosen() -> None:
    view = played().view(None)
    wanted = [PURPLE if player.who.name == "purple" else GREEN for player in view.players]
    assert ui("duo").seat_colours(view, [0, 2]) == wanted
    assert ui("duo").seat_colours(view, [4, 4]) == wanted


# --- rounds instead of stages ----------------------------------------------------------------------------------------


def test_rounds_make_chapters_by_tens() -> None:
    story = told()
    rounds = story.moments[-1].stage
    assert rounds > 10
    assert [chapter.first for chapter in story.chapters] == list(range(1, rounds + 1, 10))
    assert story.chapters[-1].last == rounds
    assert all(story.moments[chapter.start].stage == chapter.first for chapter in story.chapters)
    assert len(story.stages) == rounds
    assert story.next_stage(0, 1) == story.stages[1]


@pytest.mark.parametrize("ascii_only", [False, True])
async def test_the_graph_counts_rounds(tmp_path: Path, ascii_only: bool) -> None:
    story = told()
    app = Host(tmp_path, lambda: GraphScreen(story, story.stages[11], (PURPLE, GREEN)), ascii=ascii_only)
    async with app.run_test(size=HOME) as pilot:
        shown = await look(pilot)
        assert "round 12" in shown
        assert " 1-10 " in shown
        assert "stage" not in shown
        await press(pilot, "pagedown")
        assert "round 13" in await look(pilot)


@pytest.mark.parametrize("size", [HOME, ROOMY])
async def test_a_replay_goes_round_by_round(tmp_path: Path, size: tuple[int, int]) -> None:
    app = Host(tmp_path, lambda: ReplayScreen(told()))
    async with app.run_test(size=size) as pilot:
        await settle(pilot)
        screen = app.screen
        assert isinstance(screen, ReplayScreen)
        view = played().view(None)
        assert list(screen.board.colours[:2]) == ui("duo").seat_colours(view, [0, 1])
        await press(pilot, "pagedown", "pagedown")
        assert screen.at == told().stages[2]
        assert "(round 3)" in await look(pilot)
        await press(pilot, "end")
        shown = await look(pilot)
        assert f"step {told().last} of {told().last}" in shown
        assert "wins with" in shown


def test_cards_and_lists_say_the_round_and_the_game() -> None:
    half = Replay(told().cut(60), played().seats)
    assert card_of(half.summary()).startswith(f"Tokaido Duo, round {half.moments[-1].stage}\n")
    card = card_of(played().summary(), "2026-11-18")
    assert card.startswith("Tokaido Duo, 2026-11-18\n")
    assert "F faith  T trade  C culture" in card
    assert all(len(line) <= 60 for line in card.splitlines())
    for player in played().view(None).players:
        (line,) = [line for line in card.splitlines() if player.name in line]
        assert player.who.name in line
        assert str(player.points) in line.split()
    game = kept(1, over=False, game="duo", progress=(17, 0), variants=())
    assert about_text(game) == "Tokaido Duo, round 17"


# --- the other screens -----------------------------------------------------------------------------------------------


def test_a_demo_needs_no_number_of_players() -> None:
    plan = demo_plan(seed=3, game="duo")
    assert len(plan.seats) == 2
    assert plan.variants == ()
    assert len(Table(plan).view(None).players) == 2


@pytest.mark.parametrize("size", [HOME, ROOMY])
async def test_scoring_and_result_tell_the_three_sources(tmp_path: Path, size: tuple[int, int]) -> None:
    view = played().view(None)
    app = Host(tmp_path, lambda: ScoringScreen(ui("duo"), view, [], (PURPLE, GREEN)))
    async with app.run_test(size=size) as pilot:
        assert "Now the three boards" in await look(pilot)
        await press(pilot, "enter", "enter")
        shown = await look(pilot)
        temple, garden = (view.box.temple[view.players[0].temple], view.box.garden[view.players[0].garden])
        assert f"{view.players[0].name} {temple} x {garden} = {temple * garden}" in shown
        await press(pilot, "end")
        shown = await look(pilot)
        assert all(str(player.points) in shown for player in view.players)
    app = Host(tmp_path, lambda: ResultScreen(ui("duo"), view, "deal 5", (PURPLE, GREEN), str, str))
    async with app.run_test(size=size) as pilot:
        shown = await look(pilot)
        for word in ("faith", "trade", "culture", "the west", "the east"):
            assert word in shown
        assert ui("duo").words.reason(view) in shown


async def test_the_sheet_leads_to_the_rules(tmp_path: Path) -> None:
    view = told().moments[80].view(None)
    app = Host(tmp_path, lambda: SheetScreen(ui("duo"), view, 0, (PURPLE, GREEN)))
    async with app.run_test(size=HOME) as pilot:
        shown = await look(pilot)
        assert "Pilgrim: faith" in shown
        assert view.players[0].name in shown
        await press(pilot, "tab")
        assert f"{view.players[1].name}, {view.players[1].who.name}" in await look(pilot)
        await press(pilot, "i")
        await settle(pilot)
        assert "Faith is the value of the temple peg" in (await look(pilot)).replace("\n", " ")


async def test_statistics_call_colours_colours(tmp_path: Path) -> None:
    app = make_app(tmp_path)
    async with app.run_test(size=ROOMY) as pilot:
        await settle(pilot)
        store = app.store
        assert isinstance(store, Store)
        plan = Plan((Seat("Hana", "", 0), Seat("Kenji", "", 1)), "duo", seed=5)
        table = store.begin(plan)
        while not table.is_over:
            table.decide(table.decider, table.decision.options[-1].action)  # type: ignore[union-attr]
        await press(pilot, "e")
        screen = app.screen
        assert isinstance(screen, StatisticsScreen)
        shown = await look(pilot)
        for word in ("faith", "trade", "culture"):
            assert word in shown
        await press(pilot, "g", "right", "right", "right")
        assert screen.filter.filters == Filters(game="duo")
        shown = await look(pilot)
        assert "COLOURS" in shown
        assert "purple, the west" in shown
        assert "green, the east" in shown
