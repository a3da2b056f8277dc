"""The curtain: at a shared keyboard nobody sees another one's cards, not even for a moment or in the journal."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest
from textual.pilot import Pilot

from tests.tui.driving import (
    HOME,
    ROOMY,
    acts_of,
    board_of,
    game_of,
    look,
    make_app,
    plan,
    press,
    settle,
    table_of,
    until,
)
from tests.tui.keyboard import keys_for
from tokaido_tui.engine.event import Event
from tokaido_tui.games.tokaido.load_box import load_box
from tokaido_tui.tui.app import TokaidoApp
from tokaido_tui.tui.screens.curtain import CurtainScreen
from tokaido_tui.tui.screens.game import GameScreen
from tokaido_tui.tui.screens.scoring import ScoringScreen
from tokaido_tui.tui.widgets.painted import Painted

BOX = load_box()

CARDS = [card.name for pile in (BOX.dishes, BOX.encounters, BOX.souvenirs, BOX.travellers) for card in pile]
SECRET_KINDS = {"choose", "eat", "accept", "keep"}
SECRETIVE = ("Satsuki", "Yoshiyasu", "Chuubei")


def journal_of(app: TokaidoApp) -> str:
    return "\n".join(line.text for line in game_of(app)._log.lines)


def beneath(app: TokaidoApp) -> str:
    """What every widget of the game's screen would paint now, seen or not."""
    painted = [w for w in game_of(app).query(Painted) if w.display and w.size.area]
    return "\n".join(
        "".join(char for char, _style in canvas.row(y))
        for canvas in (w._painted(w.size) for w in painted)
        for y in range(canvas.height)
    )


def secrets(app: TokaidoApp) -> set[str]:
    """The names on hidden cards right now, but for those that everybody has seen elsewhere."""
    game = table_of(app).game
    names = {BOX.dishes[dish].name for dish in game.hand}
    if game.decision_kind() == "choose":
        names |= {BOX.travellers[card].name for pair in game.dealt for card in pair}
    if game.decision_kind() == "accept":
        names |= {BOX.dishes[dish].name for dish in game.offer}
    if game.decision_kind() == "keep":
        names |= {BOX.encounters[card].name for card in game.offer}
    known = journal_of(app)
    return {name for name in names if name not in known}


def own_cards(app: TokaidoApp) -> set[str]:
    """What who decides may see of them."""
    game = table_of(app).game
    view = game.view(game.seat)
    shown = {BOX.travellers[card].name for card in view.dealt}
    if view.kind == "eat":
        shown |= {BOX.dishes[dish].name for dish in view.hand.among}
    if view.kind == "accept":
        shown |= {BOX.dishes[dish].name for dish in view.offer}
    if view.kind == "keep":
        shown |= {BOX.encounters[card].name for card in view.offer}
    return shown


async def check_curtain(pilot: Pilot[None]) -> None:
    app = pilot.app
    name = table_of(app).seats[table_of(app).decider].name
    shown = await look(pilot)
    assert name in shown
    assert not [card for card in CARDS if card in shown]
    hidden = beneath(app)
    assert hidden.strip()
    assert not [card for card in secrets(app) if card in hidden]


async def check_board(pilot: Pilot[None], curtain: bool) -> bool:
    """What is shown at a shared keyboard; whether it was a secret question."""
    app = pilot.app
    kind = table_of(app).kind
    allowed = own_cards(app) if kind in SECRET_KINDS and board_of(app).deciding else set()
    shown = await look(pilot)
    assert not [card for card in secrets(app) - allowed if card in shown], kind
    if allowed and curtain:
        assert all(card in shown for card in allowed), f"not all of {allowed}:\n{shown}"
    return bool(allowed)


async def play(pilot: Pilot[None], app: TokaidoApp, *, curtain: bool) -> tuple[int, int]:
    """A whole game, looked at before every key; how many curtains there were, and how many secret questions."""
    mind = Random(5)
    curtains = questions = 0
    opened = False
    while not isinstance(app.screen, ScoringScreen):
        if isinstance(app.screen, CurtainScreen):
            await check_curtain(pilot)
            curtains += 1
            opened = True
            await press(pilot, mind.choice(["enter", "space"]))
        elif board_of(app).deciding:
            secret = await check_board(pilot, curtain)
            assert opened or not secret or not curtain, "a secret question without a curtain"
            questions += secret
            before, who = acts_of(app), table_of(app).decider
            await press(pilot, *keys_for(board_of(app), mind, 0.85))
            await until(pilot, lambda: acts_of(app) > before)  # noqa: B023
            opened = opened and who == table_of(app).decider and table_of(app).kind in SECRET_KINDS
        else:
            await until(pilot, lambda: board_of(app).deciding or not isinstance(app.screen, GameScreen))
    return curtains, questions


@pytest.mark.parametrize(("people", "bots", "roles", "size"), [
    (3, 0, SECRETIVE, HOME),
    (2, 2, (), ROOMY),
    (2, 1, ("Chuubei", "Yoshiyasu", "Satsuki"), HOME),
])  # fmt: skip
async def test_nobody_sees_another_ones_cards(
    people: int, bots: int, roles: tuple[str, ...], size: tuple[int, int], tmp_path: Path
) -> None:
    app = make_app(tmp_path, plan(people, bots, roles=roles, seed=21))
    async with app.run_test(size=size) as pilot:
        await settle(pilot)
        curtains, questions = await play(pilot, app, curtain=True)
        assert questions >= curtains >= 4 * people
        assert_journal_keeps_secrets(app)


def assert_journal_keeps_secrets(app: TokaidoApp) -> None:
    story = table_of(app).story
    public = {name for event in story if not event.private for name in names_in(event)}
    private = {name for event in story if event.private for name in names_in(event)}
    told = journal_of(app)
    assert private - public, "the game had secrets"
    assert not [name for name in private - public if name in told]


def names_in(event: Event) -> set[str]:
    piles = {
        "meal": BOX.dishes, "gift": BOX.dishes, "refused": BOX.dishes, "hand": BOX.dishes, "encounter": BOX.encounters,
        "encounters": BOX.encounters, "traveller": BOX.travellers, "dealt": BOX.travellers, "chose": BOX.travellers,
    }  # fmt: skip
    pile = piles.get(event.kind)
    if pile is None or event.what is None:
        return set()
    cards = event.what if isinstance(event.what, tuple) else (event.what,)
    return {pile[card].name for card in cards}


async def test_one_person_among_bots_has_no_curtain(tmp_path: Path) -> None:
    app = make_app(tmp_path, plan(1, 2, seed=21))
    async with app.run_test(size=HOME) as pilot:
        await settle(pilot)
        curtains, questions = await play(pilot, app, curtain=False)
        assert curtains == 0
        assert questions >= 5


async def test_the_setting_switches_the_curtain_off(tmp_path: Path) -> None:
    app = make_app(tmp_path, plan(2, 1, seed=21), curtain=False)
    async with app.run_test(size=HOME) as pilot:
        await settle(pilot)
        curtains, questions = await play(pilot, app, curtain=False)
        assert curtains == 0
        assert questions >= 8


async def test_keys_do_nothing_to_the_game_under_the_curtain(tmp_path: Path) -> None:
    app = make_app(tmp_path, plan(2, 1, seed=21))
    async with app.run_test(size=HOME) as pilot:
        await until(pilot, lambda: isinstance(app.screen, CurtainScreen))
        before = acts_of(app)
        await press(pilot, "1", "2", "right", "s", "i", "q", "escape", "g", "tab")
        assert isinstance(app.screen, CurtainScreen)
        assert acts_of(app) == before
        await check_curtain(pilot)


async def test_the_sheet_of_another_player_shows_no_traveller_that_is_secret(tmp_path: Path) -> None:
    app = make_app(tmp_path, plan(3, seed=21))
    async with app.run_test(size=HOME) as pilot:
        await until(pilot, lambda: isinstance(app.screen, CurtainScreen))
        await press(pilot, "enter", "1", "enter")
        await until(pilot, lambda: isinstance(app.screen, CurtainScreen))
        await press(pilot, "enter", "s")
        for _ in range(3):
            shown = await look(pilot)
            assert not [who.name for who in BOX.travellers if who.name in shown]
            await press(pilot, "tab")
