"""Who sits at a terminal: their name, settings and language, what the terminal shows, the journal, and their files.

Whatever is above is given a session and asks it; only `local` reads the environment, the working directory and the
login name. So one process can serve several people, each in a language and in colours of their own.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

from tokaido_tui.engine.errors import GameError
from tokaido_tui.i18n import Language
from tokaido_tui.settings import Settings, load, save

if TYPE_CHECKING:
    from tokaido_tui.store.store import Store

DEPTHS = ("true", "256", "16", "none")


class Terminal(NamedTuple):
    """What a terminal can show; one that says nothing about itself is taken for one of 256 colours."""

    depth: str = "256"
    """Of `DEPTHS`."""
    grey: bool = False
    """Whether the person wants no colours (NO_COLOR)."""
    motion: bool = True
    """Whether anything may move; off over slow lines."""


class Files(NamedTuple):
    """Which files of this machine the person may touch."""

    saves: Path | None = None
    """The folder in which records are saved; None: nothing is written."""
    reads: bool = False
    """Whether records may be read from any file the person names."""

    def named(self, name: str) -> Path:
        """The file that the person means: `~` is their home, and other names are looked for where records are saved."""
        path = Path(name).expanduser()
        return path if self.saves is None else self.saves / path


@dataclass
class Session:
    """`alone` says that the process is there for this one person: only then may it capture what is printed, or switch
    off the search for garbage."""

    id: str = ""
    """Whose games these are in the journal: "" is who plays on this machine, others are a host's."""
    name: str = ""
    """Who sits there, if anybody knows; a game is set up with it."""
    settings: Settings = field(default_factory=Settings)
    settings_folder: Path | None = None
    """Where the settings are kept; None: they last as long as the session."""
    trouble: GameError | None = None
    """Why the settings that were kept are not used."""
    terminal: Terminal = field(default_factory=Terminal)
    files: Files = field(default_factory=Files)
    journal: Path | None = None
    """The folder of the journal; None: nothing is kept."""
    alone: bool = False
    language: Language = field(default_factory=Language)

    def __post_init__(self) -> None:
        self.language.code = self.settings.language

    @property
    def animated(self) -> bool:
        return self.settings.animation and self.terminal.motion

    def open_store(self) -> Store | None:
        """Their games in the journal. Raises StoreError if nothing can be kept."""
        if self.journal is None:
            return None
        from tokaido_tui.store.store import Store

        return Store(self.journal, self.id)

    def save_settings(self) -> GameError | None:
        """Makes the language follow the settings, and keeps them; what went wrong if they can't be kept."""
        self.language.code = self.settings.language
        return None if self.settings_folder is None else save(self.settings, self.settings_folder)


def local(settings_folder: Path | None = None) -> Session:
    """The person at this machine's own terminal."""
    import os

    folder = config_folder(os.environ) if settings_folder is None else settings_folder
    settings, trouble = load(folder)
    return Session(
        name=login_name(),
        settings=settings,
        settings_folder=folder,
        trouble=trouble,
        terminal=terminal_of(os.environ),
        files=Files(Path.cwd(), reads=True),
        journal=data_folder(),
        alone=True,
    )


def local_store() -> Store:
    """The journal of this machine's user. Raises StoreError if there can be none."""
    from tokaido_tui.store.store import Store

    return Store(data_folder())


def config_folder(environment: Mapping[str, str]) -> Path:
    """The user's config folder; TOKAIDO_CONFIG names another."""
    chosen = environment.get("TOKAIDO_CONFIG")
    if chosen:
        return Path(chosen)
    from platformdirs import user_config_path

    return user_config_path("tokaido-tui")


def data_folder() -> Path:
    """The user's data folder; TOKAIDO_DATA names another."""
    import os

    chosen = os.environ.get("TOKAIDO_DATA")
    if chosen:
        return Path(chosen)
    from platformdirs import user_data_path

    return user_data_path("tokaido-tui")


def login_name() -> str:
    import getpass

    try:
        return getpass.getuser()
    except (OSError, KeyError, ImportError):
        return ""


def terminal_of(environment: Mapping[str, str]) -> Terminal:
    """What a terminal says about itself in TERM, COLORTERM and NO_COLOR."""
    still = environment.get("TEXTUAL_ANIMATIONS", "").lower() == "none"
    return Terminal(_depth(environment), "NO_COLOR" in environment, not still)


def _depth(environment: Mapping[str, str]) -> str:
    term = environment.get("TERM", "").strip().lower()
    if term in ("dumb", "unknown"):
        return "none"
    if environment.get("COLORTERM", "").strip().lower() in ("truecolor", "24bit") or "WT_SESSION" in environment:
        return "true"
    return "256" if term.rpartition("-")[2] in ("256color", "kitty") else "16"
