"""Every kind of decision of every game has words."""

from __future__ import annotations

from importlib import import_module

import pytest

from tokaido_tui.games import GAMES
from tokaido_tui.words import of


@pytest.mark.parametrize("game", GAMES)
def test_every_kind_of_decision_has_words(game: str) -> None:
    kinds = import_module(f"tokaido_tui.games.{game}.options").KIND_NAMES
    assert set(of(game).decisions) == set(kinds) - {"over"}
