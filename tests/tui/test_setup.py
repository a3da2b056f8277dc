"""The setup screen: sensible defaults, every field by keys, and a sentence where something is wrong."""

from __future__ import annotations

import getpass
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest
from textual import events
from textual.pilot import Pilot

from tests.tui.driving import look, make_app, press, settle, text_of
from tokaido_tui.session import login_name
from tokaido_tui.table.plan import Plan
from tokaido_tui.tui.games import ui
from tokaido_tui.tui.screens.forms.setup import SetupScreen
from tokaido_tui.tui.screens.forms.setup_draft import LONGEST_SEED, OFFERED, SENTENCES, SetupDraft, person_name
from tokaido_tui.tui.screens.help import HelpScreen
from tokaido_tui.tui.screens.title import TitleScreen


class Session:
    """A setup screen, and the plans it started."""

    def __init__(self, pilot: Pilot[None], plans: list[Plan]) -> None:
        self.pilot = pilot
        self.plans = plans

    @property
    def screen(self) -> SetupScreen:
        screen = self.pilot.app.screen
        assert isinstance(screen, SetupScreen)
        return screen

    @property
    def draft(self) -> SetupDraft:
        return self.screen.draft

    async def press(self, *keys: str) -> None:
        await press(self.pilot, *keys)

    async def to(self, kind: str, number: int = 0) -> None:
        """Walks there with Tab."""
        for _ in range(40):
            if self.screen.cursor == (kind, number):
                return
            await self.press("tab")
        raise AssertionError(f"no way to {kind} {number}")

    @property
    def text(self) -> str:
        return text_of(self.pilot.app)  # type: ignore[arg-type]


@asynccontextmanager
async def setup_screen(
    folder: Path, monkeypatch: pytest.MonkeyPatch, size: tuple[int, int] = (80, 24), **settings: object
) -> AsyncIterator[Session]:
    monkeypatch.setattr(getpass, "getuser", lambda: "ana")
    app = make_app(folder, **settings)
    plans: list[Plan] = []
    monkeypatch.setattr(app, "play", plans.append)
    async with app.run_test(size=size) as pilot:
        await press(pilot, "enter")
        yield Session(pilot, plans)


async def test_enter_enter_starts_a_game(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with setup_screen(tmp_path, monkeypatch) as session:
        await session.press("enter")
        (plan,) = session.plans
        assert isinstance(session.pilot.app.screen, TitleScreen), "the setup leaves the stack"
    assert [(seat.name, seat.bot, seat.colour) for seat in plan.seats] == [
        ("Ana", "", 0), ("Hana", "wanderer", 1), ("Kenji", "wanderer", 2), ("Mei", "wanderer", 3),
    ]  # fmt: skip
    assert (plan.variants, plan.roles, plan.seed) == ((), (), None)


@pytest.mark.parametrize(("login", "name"), [("ana", "Ana"), ("root", "Guest"), ("", "Guest"), ("Hana", "Guest")])
def test_the_person_is_called_as_the_login(login: str, name: str) -> None:
    assert person_name(login) == name
    assert isinstance(SetupDraft(login).plan(), Plan)


def test_without_a_login_name_the_person_is_you(monkeypatch: pytest.MonkeyPatch) -> None:
    def nobody() -> str:
        raise KeyError("no such user")

    monkeypatch.setattr(getpass, "getuser", nobody)
    assert person_name(login_name()) == "Guest"


async def test_typing_replaces_the_marked_name_and_edits_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with setup_screen(tmp_path, monkeypatch) as session:
        await session.press(*"Bo?", "left", "left", "x", "home", "delete", "end", "!", "backspace", "space", "J")
        assert session.draft.seats[0].name == "xo? J"
        await session.press("enter")
        assert session.plans[0].seats[0].name == "xo? J"


async def test_long_names_are_cut(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with setup_screen(tmp_path, monkeypatch) as session:
        session.pilot.app.post_message(events.Paste("Nobunaga\nof the very long name indeed"))
        await settle(session.pilot)
        await session.press("z", "enter")
        assert session.plans[0].seats[0].name == "Nobunaga of the very long name indeed"[:24].strip()


async def test_up_and_down_stay_in_the_column(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with setup_screen(tmp_path, monkeypatch) as session:
        seen = []
        for _ in range(11):
            await session.press("down")
            seen.append(session.screen.cursor)
        assert seen == [
            ("name", 1), ("name", 2), ("name", 3), ("travellers", 0), ("variant", 0), ("variant", 1), ("variant", 2),
            ("variant", 3), ("seed", 0), ("game", 0), ("players", 0),
        ]  # fmt: skip
        await session.press("down", "shift+tab", "down")
        assert session.screen.cursor == ("who", 1)
        await session.press("tab", "up", "up")
        assert session.screen.cursor == ("players", 0)
        await session.press("home")
        assert session.screen.cursor == ("game", 0)
        await session.press("right", "left", "end")
        assert session.screen.cursor == ("seed", 0)


async def test_players_from_two_to_five(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with setup_screen(tmp_path, monkeypatch) as session:
        await session.press("up")
        for key, number in [("right", 5), ("right", 5), ("2", 2), ("left", 2), ("space", 3), ("5", 5), ("7", 5)]:
            await session.press(key)
            assert session.draft.players == number, key
        assert "Taro" in await look(session.pilot)
        await session.press("enter")
        assert len(session.plans[0].seats) == 5


async def test_persons_bots_and_colours(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with setup_screen(tmp_path, monkeypatch) as session:
        assert "random" not in OFFERED
        await session.to("who", 1)
        for level in (*OFFERED[2:], "", "wanderer"):
            await session.press("right")
            assert session.draft.seats[1].bot == level
        await session.press("left", "left")
        assert session.draft.seats[1].bot == OFFERED[-1]
        await session.press("shift+tab", "right", "right")
        await session.press("enter")
        plan = session.plans[0]
        assert [seat.colour for seat in plan.seats] == [0, 3, 1, 2]
        assert [seat.bot for seat in plan.seats] == ["", OFFERED[-1], "wanderer", "wanderer"]


async def test_a_letter_anywhere_on_a_line_is_its_name(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with setup_screen(tmp_path, monkeypatch) as session:
        await session.to("who", 2)
        await session.press("B", "o")
        assert session.screen.cursor == ("name", 2)
        assert session.draft.seats[2].name == "Bo"


async def test_variants_each_with_a_sentence(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with setup_screen(tmp_path, monkeypatch) as session:
        assert "come early or go hungry." in session.text
        await session.to("variant", 0)
        await session.press("space", "down", "right", "down", "left", "down", "space", "space", "enter")
        assert session.plans[0].variants == ("gastronomy", "initiation", "preparations")


async def test_chosen_travellers_are_unique(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with setup_screen(tmp_path, monkeypatch) as session:
        await session.to("travellers")
        await session.press("right")
        await session.to("traveller", 0)
        await session.press("right", "down", "right", "down", "left")
        assert "3 coins" not in session.text
        assert "6 coins. Once a village" in session.text
        await session.press("enter")
        assert session.plans[0].roles == ("Hiroshige", "Chuubei", "Zen-emon", "")


@pytest.mark.parametrize("ascii_only", [False, True])
async def test_an_ability_is_told_to_its_end(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, ascii_only: bool) -> None:
    async with setup_screen(tmp_path, monkeypatch, ascii=ascii_only) as session:
        await session.press("up", "5")
        await session.to("travellers")
        await session.press("right")
        await session.to("traveller", 0)
        for name, role in ui("tokaido").words.roles.items():
            await session.press("right")
            shown = await look(session.pilot)
            assert session.draft.seats[0].role == name
            assert role.about in " ".join(shown.split())
            assert "by chance" in shown
            assert not ascii_only or shown.isascii()


async def test_initiation_has_no_travellers(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with setup_screen(tmp_path, monkeypatch) as session:
        await session.to("travellers")
        await session.press("right")
        await session.to("traveller", 1)
        await session.press("right")
        await session.to("variant", 1)
        await session.press("space", "up", "up")
        assert session.screen.cursor == ("travellers", 0)
        await session.press("right")
        assert SENTENCES["initiation"] in session.text
        await session.press("enter")
        assert session.plans[0].roles == ()
        assert session.plans[0].variants == ("initiation",)


async def test_a_seed_has_digits_only(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with setup_screen(tmp_path, monkeypatch) as session:
        await session.to("seed")
        await session.press("4", "a")
        assert "digits only" in session.text
        await session.press("2")
        assert "digits only" not in session.text
        await session.press(*"9" * 20, "backspace", "enter")
        assert session.plans[0].seed == int("42" + "9" * (LONGEST_SEED - 3))


@pytest.mark.parametrize(
    ("keys", "sentence"),
    [(["delete"], "Everybody needs a name."), ([*"Hana"], "Hana sits here twice"), (["space"], "Everybody needs")],
)
async def test_bad_names_get_a_sentence(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, keys: list[str], sentence: str
) -> None:
    async with setup_screen(tmp_path, monkeypatch) as session:
        await session.press(*keys)
        await session.to("seed")
        await session.press("enter")
        assert not session.plans
        assert sentence in session.text
        assert session.screen.cursor[0] == "name"
        await session.press("Z", "enter")
        assert len(session.plans) == 1


async def test_the_mouse_reaches_everything(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with setup_screen(tmp_path, monkeypatch) as session:
        players, seen = session.screen.query_one("#players-0"), []
        for x in (4, 0, 0, 25, 2):
            await session.pilot.click(players, offset=(x, 0))
            await settle(session.pilot)
            seen.append(session.draft.players)
        assert seen == [5, 4, 3, 4, 5]
        await session.pilot.click(players, offset=(0, 0))
        for field in ("#variant-3", "#name-1", "#who-2", "#colour-0", "#start"):
            await session.pilot.click(field, offset=(2, 0))
            await settle(session.pilot)
        plan = session.plans[0]
        assert plan.variants == ("return-trip",)
        assert [seat.bot for seat in plan.seats] == ["", "wanderer", "merchant", "wanderer"]
        assert [seat.colour for seat in plan.seats] == [1, 0, 2, 3]


async def test_a_click_on_a_name_puts_the_cursor_there(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with setup_screen(tmp_path, monkeypatch) as session:
        await session.pilot.click("#name-1", offset=(3, 0))
        await session.press("x")
        assert session.draft.seats[1].name == "Haxna"


async def test_a_very_long_name_scrolls_in_its_field(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with setup_screen(tmp_path, monkeypatch) as session:
        await session.press(*"松" * 30)
        assert session.draft.seats[0].name == "松" * 24
        shown = await look(session.pilot)
        assert "松" in shown.splitlines()[6][:10], "its initial on the tile"
        await session.press("enter")
        assert session.plans[0].seats[0].name == "松" * 24


async def test_another_language_reaches_every_word(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with setup_screen(tmp_path, monkeypatch) as session:
        await session.press("down", "down", "Z")
        session.pilot.app.settings.ascii = True  # type: ignore[attr-defined]
        session.pilot.app.use_settings()  # type: ignore[attr-defined]
        shown = await look(session.pilot)
        assert shown.isascii()
        assert "< bot: wanderer >" in shown
        assert "Up Down line" in shown
        assert session.screen.cursor == ("name", 2)
        assert session.draft.seats[2].name == "Z"


async def test_help_and_the_way_back(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with setup_screen(tmp_path, monkeypatch) as session:
        await session.press("f1")
        assert isinstance(session.pilot.app.screen, HelpScreen)
        await session.press("escape", "escape")
        assert isinstance(session.pilot.app.screen, TitleScreen)


@pytest.mark.parametrize("size", [(80, 24), (100, 30), (140, 40), (250, 70)])
async def test_everything_fits(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, size: tuple[int, int]) -> None:
    async with setup_screen(tmp_path, monkeypatch, size, ascii=True) as session:
        await session.press("up", "5")
        shown = await look(session.pilot)
        for text in ("NEW GAME", "Taro", "For a first game.", "Seed", "start"):
            assert text in shown
        assert shown.isascii()
