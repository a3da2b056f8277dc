"""Catalogues of a few texts, made by the tests: there is none in the package yet."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from babel.messages.catalog import Catalog
from babel.messages.mofile import write_mo


def make_catalogue(locales: Path, language: str, texts: Mapping[Any, Any]) -> None:
    """Texts by themselves, or by (context, text); several forms are tuples."""
    catalogue = Catalog(locale=language)
    for key, translated in texts.items():
        context, text = key if isinstance(key, tuple) else (None, key)
        catalogue.add(text, translated, context=context)
    folder = locales / language / "LC_MESSAGES"
    folder.mkdir(parents=True, exist_ok=True)
    with (folder / "tokaido.mo").open("wb") as file:
        write_mo(file, catalogue)
