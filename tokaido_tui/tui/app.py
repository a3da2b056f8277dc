"""The app of one session: themes, settings that are followed at once, and which screen comes first."""

from __future__ import annotations

import gc
import sys
from collections.abc import Generator, Iterable
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any, ClassVar

from rich.console import RenderableType
from textual.app import App, SystemCommand
from textual.binding import BindingType
from textual.events import Resize
from textual.filter import Monochrome, NoColor
from textual.geometry import Size
from textual.screen import Screen

from tokaido_tui import i18n
from tokaido_tui.i18n import _
from tokaido_tui.session import Session, local
from tokaido_tui.settings import Settings
from tokaido_tui.tui.canvas import ASCII, PRETTY, Glyphs
from tokaido_tui.tui.colour_depth import depth_console, depth_filters
from tokaido_tui.tui.command_search import CommandSearch
from tokaido_tui.tui.games import ON_SCREEN
from tokaido_tui.tui.journal_opener import JournalOpener
from tokaido_tui.tui.keys import EVERYWHERE, Command, bindings
from tokaido_tui.tui.palette import DEFAULT, PALETTES, SIXTEEN, Palette, textual_theme
from tokaido_tui.tui.region_updates import region_update
from tokaido_tui.tui.screens.enlarge import EnlargeScreen
from tokaido_tui.tui.styles import early_styles, late_styles
from tokaido_tui.tui.textual_memory import let_screens_go
from tokaido_tui.tui.widgets.scroll_bar import use_whole_cells
from tokaido_tui.words.errors import in_words

if TYPE_CHECKING:
    from tokaido_tui.store.store import Store
    from tokaido_tui.table.host import Host
    from tokaido_tui.table.plan import Plan
    from tokaido_tui.table.table import Table
    from tokaido_tui.table.workers import WorkerPool
    from tokaido_tui.tui.board import Board
    from tokaido_tui.tui.game_ui import GameUI

SMALLEST = (80, 24)
SETTLED = 0.4
"""Seconds after which the first frame is there, and what it did not need is done."""


class TokaidoApp(App[None]):
    """`plan` is played at once, without the title.

    A screen or widget that fixes words, colours or glyphs when it is made has a method `show_words`, which says them
    anew; it is called when a setting changes. What is painted needs none.
    """

    TITLE = "Tokaido"
    CSS_PATH = early_styles()

    HORIZONTAL_BREAKPOINTS: list[tuple[int, str]] | None = [(0, "-narrow"), (100, "-wide")]  # noqa: RUF012
    VERTICAL_BREAKPOINTS: list[tuple[int, str]] | None = [(0, "-low"), (30, "-high")]  # noqa: RUF012

    COMMANDS_HERE = EVERYWHERE
    BINDINGS: ClassVar[list[BindingType]] = bindings(COMMANDS_HERE)

    def __init__(self, session: Session, plan: Plan | None = None, pool: WorkerPool | None = None) -> None:
        self.session = session
        if self.settings.theme not in PALETTES:
            self.settings.theme = DEFAULT
        self._plan = plan
        self._pool = pool
        self._own_pool = False
        self._styles_read = False
        self.journal = JournalOpener(session, self._warn)
        use_whole_cells()
        let_screens_go()
        super().__init__()
        self._use_terminal()
        for palette in PALETTES.values():
            self.register_theme(textual_theme(palette))
        # Before the styles are read: they use the theme's own variables. Setting the theme the usual way would
        # have them read twice, and the first frame wait for it.
        self.set_reactive(App.theme, f"tokaido-{self.palette.name}")
        self.stylesheet.set_variables(self.get_css_variables())
        self.set_class(self.palette.dark, "-dark-mode", update=False)
        self.set_class(not self.palette.dark, "-light-mode", update=False)

    def _use_terminal(self) -> None:
        """What Textual has taken from the process's environment is this session's terminal's instead."""
        terminal = self.session.terminal
        self.console = depth_console(terminal.depth, self.console.file)
        self.no_color = terminal.grey
        self.animation_level = "full" if terminal.motion else "none"
        kept = [one for one in self._filters if not isinstance(one, (Monochrome, NoColor))]
        self._filters = [*kept, *([Monochrome()] if terminal.grey else []), *depth_filters(terminal.depth)]
        if not self.session.alone:
            # Others run in this process: what is printed is not this app's.
            self._capture_stdout, self._capture_stderr = sys.stdout, sys.stderr  # type: ignore[assignment]

    @contextmanager
    def _context(self) -> Generator[None, None, None]:
        token = i18n.use(self.session.language)
        try:
            with super()._context():
                yield
        finally:
            i18n.no_longer(token)

    @property
    def settings(self) -> Settings:
        return self.session.settings

    @property
    def palette(self) -> Palette:
        """The theme's; where the terminal has but sixteen colours, the one that makes do with them."""
        return PALETTES[self.settings.theme] if self.session.terminal.depth in ("true", "256") else SIXTEEN

    @property
    def glyphs(self) -> Glyphs:
        return ASCII if self.settings.ascii else PRETTY

    @property
    def animated(self) -> bool:
        return self.session.animated

    def _display(self, screen: Screen[Any], renderable: RenderableType | None) -> None:
        super()._display(screen, region_update(renderable))

    def _after_first_frame(self) -> None:
        if self.session.alone:
            # Off since the program began (see __main__.py).
            gc.enable()
        self._read_styles()

    def _read_styles(self) -> None:
        """The styles of all screens; what is open needs none of those that come now."""
        if self._styles_read:
            return
        self._styles_read = True
        for path in late_styles():
            self.stylesheet.read(path)
        self.stylesheet.parse()

    def push_screen(self, screen: Any, *args: Any, **options: Any) -> Any:
        if not getattr(screen, "early", False):
            self._read_styles()
        return super().push_screen(screen, *args, **options)

    def on_mount(self) -> None:
        # Not after the first refresh: a game's board comes with the next ones.
        self.set_timer(SETTLED, self._after_first_frame)
        self.use_settings()
        if self._plan is None:
            self.show_title()
        else:
            self.play(self._plan)
        self._cover(self.size)
        if self.session.trouble:
            self.notify(in_words(self.session.trouble), severity="warning", timeout=8)

    def _warn(self, sentence: str) -> None:
        self.notify(sentence, severity="warning", timeout=12)

    def use_settings(self) -> None:
        """Makes every screen follow the settings."""
        self.theme = f"tokaido-{self.palette.name}"
        self.set_class(self.settings.ascii, "-ascii")
        for screen in self.screen_stack:
            for node in (screen, *screen.query("*")):
                show_words = getattr(node, "show_words", None)
                if show_words is not None:
                    show_words()
                node.notify_style_update()
                node.refresh()

    def save_settings(self) -> None:
        trouble = self.session.save_settings()
        self.use_settings()
        if trouble:
            self.notify(in_words(trouble), severity="error")

    async def wait_for_store(self) -> None:
        """Until `store` can be asked without waiting."""
        await self.journal.wait()

    @property
    def store(self) -> Store | None:
        """The games that are kept; None if none can be, and then `journal.trouble` says why."""
        return self.journal.store

    def on_unmount(self) -> None:
        if self._pool is not None and self._own_pool:
            self._pool.close()
        self.journal.close()

    def play(self, plan: Plan) -> None:
        """A new game; it is kept from its first step on, if it can be."""
        # While the disk is waited for, the board is loaded.
        self.journal.begin()
        from tokaido_tui.table.table import Table

        self.play_on(Table(plan))

    def play_on(self, table: Table) -> None:
        """A game in progress; from now on it is kept, if it can be and is not yet."""
        from tokaido_tui.table.host import Host
        from tokaido_tui.tui.screens.game import GameScreen

        store = self.store
        writer = None if store is None or table.writer is not None else store.writer(table.inherited_steps)
        self.push_screen(GameScreen(Host(table, self.pool, writer)))

    def host_unkept(self, table: Table) -> Host:
        """Runs a game that is nobody's, as a demo."""
        from tokaido_tui.table.host import Host

        return Host(table, self.pool)

    @property
    def pool(self) -> WorkerPool:
        """Who thinks for bots; a process that serves several apps gives all of them the same."""
        if self._pool is None:
            from tokaido_tui.table.workers import WorkerPool

            self._pool, self._own_pool = WorkerPool(), True
        return self._pool

    def show_rules(self, of: GameUI | None = None, topic: str = "") -> None:
        """A game's rules: the one that is asked about, or that is being played, or the first."""
        from tokaido_tui.tui.games import ui
        from tokaido_tui.tui.screens.rules import RulesScreen

        playing = next((screen for screen in reversed(self.screen_stack) if hasattr(screen, "ui")), None)
        played: GameUI | None = getattr(playing, "ui", None)
        board: Board | None = getattr(playing, "board", None)
        view = board.view if board is not None and of in (None, played) else None
        self.push_screen(RulesScreen(of or played or ui(ON_SCREEN[0]), topic, view))

    def show_title(self) -> None:
        """The title, as the only screen over the empty one at the bottom."""
        from tokaido_tui.tui.screens.title import TitleScreen

        if not any(isinstance(screen, TitleScreen) for screen in self.screen_stack):
            self.push_screen(TitleScreen())

    def on_resize(self, event: Resize) -> None:
        self._cover(event.size)

    def _cover(self, size: Size) -> None:
        """Below the smallest size a note covers everything; what is beneath it is unharmed."""
        if len(self.screen_stack) < 2:
            # The first size comes before the first screen, which would be put on top of the note.
            return
        small = size.width < SMALLEST[0] or size.height < SMALLEST[1]
        covered = isinstance(self.screen, EnlargeScreen)
        if small and not covered:
            self.push_screen(EnlargeScreen())
        elif covered and not small:
            self.pop_screen()

    def get_system_commands(self, screen: Screen[Any]) -> Iterable[SystemCommand]:
        """The palette holds what the keys of this screen do, and nothing else."""
        declared: tuple[Command, ...] = (*getattr(screen, "COMMANDS_HERE", ()), *self.COMMANDS_HERE)
        return [
            SystemCommand(_(command.label), _(command.help), lambda c=command: self.run_command(screen, c))
            for command in declared
            if command.palette and command.applies(screen)
        ]

    def run_command(self, screen: Screen[Any], command: Command) -> None:
        """Does what the command's keys do."""

        async def run() -> None:
            # Not where another screen has come up in the meantime.
            if screen.is_active:
                await self.run_action(command.action, screen)

        self.call_later(run)

    def action_help(self) -> None:
        from tokaido_tui.tui.screens.help import HelpScreen

        if isinstance(self.screen, (HelpScreen, EnlargeScreen)):
            return
        declared: tuple[Command, ...] = (*getattr(self.screen, "COMMANDS_HERE", ()), *self.COMMANDS_HERE)
        self.push_screen(HelpScreen(declared))

    def action_command_palette(self) -> None:
        if not isinstance(self.screen, (EnlargeScreen, CommandSearch)):
            self.push_screen(CommandSearch())

    def action_leave(self) -> None:
        self.exit()


def run(plan: Plan | None = None) -> None:
    TokaidoApp(local(), plan).run()
