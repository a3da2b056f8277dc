"""Errors are told in the player's language, with what fills them filled in last."""

from __future__ import annotations

import pickle
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.catalogue import make_catalogue
from tokaido_tui import i18n
from tokaido_tui.engine.errors import GameError, RecordError, SetupError
from tokaido_tui.engine.record import parse
from tokaido_tui.engine.setup import Setup
from tokaido_tui.games import system
from tokaido_tui.words.errors import in_words


@pytest.fixture
def spanish(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    texts = {
        "this game has no variant {name!r}": "este juego no tiene la variante {name!r}",
        "a player's name has at most {most} characters": "un nombre tiene {most} letras como mucho",
        "line {n}: {reason}": "línea {n}: {reason}",
        "the last line is cut off": "la última línea está cortada",
    }
    make_catalogue(tmp_path, "es", texts)
    monkeypatch.setattr(i18n, "LOCALES", tmp_path)
    token = i18n.use(i18n.Language("es"))
    yield
    i18n.no_longer(token)


@pytest.mark.usefixtures("spanish")
def test_an_error_of_the_rules_is_told_in_the_players_language() -> None:
    with pytest.raises(SetupError) as caught:
        Setup(("Ana", "Bo"), ("chess",)).check(range(2, 6), ())
    assert in_words(caught.value) == "este juego no tiene la variante 'chess'"
    assert str(caught.value) == "this game has no variant 'chess'"


@pytest.mark.usefixtures("spanish")
def test_an_error_of_a_record_names_its_line() -> None:
    with pytest.raises(RecordError) as caught:
        parse("tokaido record 1\ngame", system)
    assert in_words(caught.value) == "línea 2: la última línea está cortada"


@pytest.mark.usefixtures("spanish")
def test_an_error_may_be_the_reason_for_another() -> None:
    why = SetupError("this game has no variant {name!r}", name="chess")
    error = GameError("{path} can't be played: {reason}", path="a{b}", reason=why)
    assert in_words(error) == "a{b} can't be played: este juego no tiene la variante 'chess'"


@pytest.mark.parametrize("error", [SetupError("no {x}", x="{y}"), RecordError("odd {x}", 7, x=1), GameError("{plain}")])
def test_errors_travel_between_processes(error: GameError) -> None:
    again = pickle.loads(pickle.dumps(error))
    assert type(again) is type(error)
    assert str(again) == str(error)
    assert in_words(again) == str(error)
