"""A page of things to choose from: a sentence, and a list in groups that is as airy as the screen allows."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from enum import IntEnum
from typing import ClassVar

from textual import getters
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Container, Vertical
from textual.content import Content
from textual.widgets import Static

from tokaido_tui.i18n import mark, pmark
from tokaido_tui.tui.keys import RULES, Command, bindings
from tokaido_tui.tui.screens.lists.list_screen import LEAVING, MOVING, ListScreen
from tokaido_tui.tui.widgets.entry_list import EntryList, columns
from tokaido_tui.tui.widgets.key_line import KeyLine
from tokaido_tui.tui.widgets.title_bar import TitleBar

BY_DIGIT = 9


class Air(IntEnum):
    """A gap after every entry; only between the groups; none; and the sentence of the marked entry alone."""

    FULL = 0
    GROUPS = 1
    NONE = 2
    LINES = 3


@dataclass(frozen=True)
class MenuEntry:
    """What it is, a word at its right, a sentence below it, what it does, and under which heading it stands."""

    label: str
    aside: str
    about: str
    go: Callable[[], None]
    group: str = ""


def headings_of(entries: Sequence[MenuEntry]) -> dict[int, str]:
    """The groups by the first entry of each."""
    groups = [entry.group for entry in entries]
    return {n: group for n, group in enumerate(groups) if n == 0 or group != groups[n - 1]}


def gaps_of(entries: Sequence[MenuEntry], air: Air) -> set[int]:
    """Before which entries a row is left empty."""
    if air is Air.FULL:
        return set(range(1, len(entries)))
    return set(headings_of(entries)) - {0} if air is Air.GROUPS else set()


def rows_needed(entries: Sequence[MenuEntry], air: Air) -> int:
    headings = sum(bool(group) for group in headings_of(entries).values())
    return len(gaps_of(entries, air)) + headings + len(entries) * (1 if air is Air.LINES else 2)


class Menu(EntryList):
    def __init__(self) -> None:
        super().__init__(id="menu-list")
        self.entries: Sequence[MenuEntry] = ()
        self.air = Air.FULL

    def show(self, entries: Sequence[MenuEntry], cursor: int) -> None:
        self.entries = entries
        self._lay_out(cursor)

    def on_resize(self) -> None:
        self._lay_out(self.cursor)

    def _lay_out(self, cursor: int) -> None:
        """With as much air as there is room for."""
        room = self.size.height
        self.air = next((air for air in Air if rows_needed(self.entries, air) <= room), Air.LINES)
        headings = {n: group for n, group in headings_of(self.entries).items() if group}
        self.fill(len(self.entries), headings, gaps_of(self.entries, self.air), cursor)
        self.screen.set_class(self.air is Air.LINES, "-lines")

    def height_of(self, number: int) -> int:  # noqa: ARG002
        return 1 if self.air is Air.LINES else 2

    def rows(self, number: int, width: int, marked: bool) -> list[Content]:
        entry = self.entries[number]
        digit = str(number + 1) if number < BY_DIGIT else " "
        gold, faint, strong = ("", "", "bold") if marked else ("$gold", "$faint", "bold $paper")
        sign = self.glyphs.right if marked else " "
        label = Content.assemble(" ", sign, " ", (digit, f"bold {gold}"), "  ", (entry.label, strong))
        rows = [columns(width - 1, label, Content.styled(entry.aside, gold)) + " "]
        if self.air is not Air.LINES:
            about = Content.assemble(" " * 6, (entry.about, faint))
            rows.append(about.truncate(width - 1, ellipsis=True))
        return rows


class MenuScreen(ListScreen):
    """The list of lessons, what comes after one, and the demos."""

    COMMANDS_HERE = (
        *MOVING,
        Command(
            "1,2,3,4,5,6,7,8,9", "pick", mark("By number"), mark("straight to that one"), False,
            hint=pmark("footer", "open"),
        ),
        Command(
            "enter,space,right", "open", mark("Open"), mark("what is marked"), False, hint=pmark("footer", "open")
        ),
        RULES,
        LEAVING,
    )  # fmt: skip
    BINDINGS: ClassVar[list[BindingType]] = [
        *bindings(command for command in COMMANDS_HERE if not command.is_row),
        *(Binding(str(number), f"pick({number})", show=False) for number in range(1, BY_DIGIT + 1)),
    ]
    list = getters.query_one(Menu)

    def title_here(self) -> str:
        raise NotImplementedError

    def intro_here(self) -> str:
        raise NotImplementedError

    def entries_here(self) -> Sequence[MenuEntry]:
        raise NotImplementedError

    def first_here(self) -> int:
        """Which entry is marked at first."""
        return 0

    def compose(self) -> ComposeResult:
        yield TitleBar()
        with Container(), Vertical(id="menu-page"):
            yield Static(id="intro", markup=False)
            yield Menu()
            yield Static(id="about", markup=False)
        yield KeyLine()

    def on_mount(self) -> None:
        self.watch(self.list, "highlighted", self._tell_about, init=False)
        self._fill(self.first_here())

    def show_words(self) -> None:
        """The texts, in the language there is now."""
        self._fill(self.list.cursor)

    def _fill(self, cursor: int) -> None:
        self.query_one(TitleBar).show(self.title_here())
        self.query_one("#intro", Static).update(self.intro_here())
        self.list.show(self.entries_here(), cursor)

    def _tell_about(self) -> None:
        self.query_one("#about", Static).update(self.list.entries[self.list.cursor].about)

    def open(self, number: int) -> None:
        self.list.entries[number].go()

    def action_pick(self, number: int) -> None:
        if number <= self.list.count and self.is_current:
            self.list.move_to(number - 1)
            self.open(number - 1)

    def action_rules(self) -> None:
        self.app.show_rules()
