"""Every kind of decision of every game has words."""

from __future__ import annotations

from importlib import import_module

import pytest

from tokaido_tui.games import GAMES
from tokaido_tui.tui.games import ui
from tokaido_tui.words import of
from tokaido_tui.words.decision import pointed_at


@pytest.mark.parametrize("game", GAMES)
def test_every_kind_of_decision_has_words(game: str) -> None:
    kinds = import_module(f"tokaido_tui.games.{game}.options").KIND_NAMES
    assert set(of(game).decisions) == set(kinds) - {"over"}


@pytest.mark.parametrize("game", GAMES)
def test_what_is_not_pointed_at_is_a_question(game: str) -> None:
    pointed = ui(game).board((0, 1, 2, 3, 4)).pointed
    asked = {kind for kind, decision in of(game).decisions.items() if decision.question is not pointed_at}
    assert asked == set(of(game).decisions) - set(pointed)
