"""What the player has set, kept in the user's config folder."""

from __future__ import annotations

import json
from dataclasses import asdict, dataclass, fields
from pathlib import Path

from tokaido_tui.i18n import SOURCE, _

FILE = "settings.json"


@dataclass
class Settings:
    theme: str = "night"
    language: str = SOURCE
    animation: bool = True
    ascii: bool = False
    curtain: bool = True


def load(folder: Path) -> tuple[Settings, str]:
    """The settings and, where the file could not be used, a sentence that says so. The file is left alone."""
    path = folder / FILE
    try:
        stored = json.loads(path.read_text(encoding="utf-8"))
    except FileNotFoundError:
        return Settings(), ""
    except (OSError, ValueError):
        return Settings(), _("The settings in {path} can't be read; the usual ones are used.").format(path=path)
    settings = Settings()
    if not isinstance(stored, dict):
        return settings, _("The settings in {path} can't be read; the usual ones are used.").format(path=path)
    for field in fields(Settings):
        value = stored.get(field.name)
        # A file of another version may lack a setting or hold one of another kind: each is taken or left alone.
        if type(value) is type(getattr(settings, field.name)):
            setattr(settings, field.name, value)
    return settings, ""


def save(settings: Settings, folder: Path) -> str:
    """Stores the settings; a sentence if that fails. A half-written file never replaces a whole one."""
    path = folder / FILE
    try:
        folder.mkdir(parents=True, exist_ok=True)
        draft = path.with_suffix(".tmp")
        draft.write_text(json.dumps(asdict(settings), indent=2) + "\n", encoding="utf-8")
        draft.replace(path)
    except OSError as error:
        return _("The settings can't be saved: {reason}.").format(reason=error.strerror or error)
    return ""
