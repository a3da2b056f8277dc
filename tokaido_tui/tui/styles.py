"""The style sheets: those that the first frame needs, and those that come after it."""

from __future__ import annotations

from pathlib import Path, PurePath

EARLY_STYLES = ("app", "curtain", "duo", "game", "lists", "title")
"""What the title and a game need. The rest is read after the first frame, which would be a tenth later."""


def styles_folder() -> Path:
    """Inside the package once installed; beside it in a checkout."""
    package = Path(__file__).parent.parent
    installed = package / "styles"
    return installed if installed.is_dir() else package.parent / "styles"


def early_styles() -> list[str | PurePath]:
    return [styles_folder() / f"{name}.tcss" for name in EARLY_STYLES]


def late_styles() -> list[Path]:
    return [path for path in sorted(styles_folder().glob("*.tcss")) if path.stem not in EARLY_STYLES]
