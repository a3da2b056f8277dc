"""What the player has set, kept in the user's config folder."""

from __future__ import annotations

import json
from dataclasses import asdict, dataclass, fields
from pathlib import Path

from tokaido_tui.engine.errors import GameError
from tokaido_tui.i18n import SOURCE

FILE = "settings.json"


@dataclass
class Settings:
    theme: str = "night"
    language: str = SOURCE
    animation: bool = True
    ascii: bool = False
    curtain: bool = True


def load(folder: Path) -> tuple[Settings, GameError | None]:
    """The settings and, where the file could not be used, what says so. The file is left alone."""
    path = folder / FILE
    try:
        stored = json.loads(path.read_text(encoding="utf-8"))
    except FileNotFoundError:
        return Settings(), None
    except (OSError, ValueError):
        return Settings(), _unreadable(path)
    settings = Settings()
    if not isinstance(stored, dict):
        return settings, _unreadable(path)
    for field in fields(Settings):
        value = stored.get(field.name)
        # A file of another version may lack a setting or hold one of another kind: each is taken or left alone.
        if type(value) is type(getattr(settings, field.name)):
            setattr(settings, field.name, value)
    return settings, None


def _unreadable(path: Path) -> GameError:
    return GameError("The settings in {path} can't be read; the usual ones are used.", path=path)


def save(settings: Settings, folder: Path) -> GameError | None:
    """Stores the settings; what went wrong if that fails. A half-written file never replaces a whole one."""
    path = folder / FILE
    try:
        folder.mkdir(parents=True, exist_ok=True)
        draft = path.with_suffix(".tmp")
        draft.write_text(json.dumps(asdict(settings), indent=2) + "\n", encoding="utf-8")
        draft.replace(path)
    except OSError as error:
        return GameError("The settings can't be saved: {reason}.", reason=error.strerror or str(error))
    return None
