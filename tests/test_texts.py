"""Texts for people can be collected for the translators, and are translated before they are filled in."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from string import Formatter

import pytest
from babel.messages.extract import extract_from_dir
from babel.messages.frontend import _parse_mapping_toml

import tokaido_tui
from tokaido_tui.words.lessons.notes import texts as lesson_texts

PACKAGE = Path(tokaido_tui.__file__).parent
PYPROJECT = PACKAGE.parent / "pyproject.toml"
KEYWORDS = {
    "_": None, "mark": None, "ngettext": (1, 2),
    "pmark": ((1, "c"), 2), "pgettext": ((1, "c"), 2), "npgettext": ((1, "c"), 2, 3),
}  # fmt: skip
TEXTS = {"ngettext": 2, "pmark": 2, "pgettext": 2, "npgettext": 3}
"""How many arguments are texts; one unless said here."""


@cache
def extracted() -> list[tuple[str, tuple[str, ...]]]:
    """The file and the texts of every message that `pybabel extract -F pyproject.toml .` finds."""
    with PYPROJECT.open("rb") as file:
        methods, options = _parse_mapping_toml(file, PYPROJECT.name, "pyproject.toml")
    found = extract_from_dir(str(PYPROJECT.parent), methods, options)
    return [(name, texts if isinstance(texts, tuple) else (texts,)) for name, _, texts, _, _ in found]


def messages() -> list[tuple[str, ...]]:
    return [texts for name, texts in extracted() if name.endswith(".py")]


def test_the_texts_of_the_lessons_are_found() -> None:
    found = {text for name, texts in extracted() if name.endswith(".toml") for text in texts}
    assert found == set(lesson_texts())


def test_the_texts_of_the_screen_are_found() -> None:
    texts = {text for message in messages() for text in message}
    assert len(texts) > 300
    assert {"{name} to move", "hot spring", "Please enlarge the terminal to 80x24."} <= texts


def test_every_text_can_be_filled_in() -> None:
    """A brace that is not a field would fail only when the text is shown."""
    for message in messages():
        fields = [{name for _, name, _, _ in Formatter().parse(text) if name is not None} for text in message]
        assert all(name.isidentifier() for names in fields for name in names), message
        # One and many take the same fields, but for a count that goes without saying.
        if len(fields) == 2:
            assert fields[0] <= fields[1] | {"n"}, message


@pytest.mark.parametrize("path", sorted(PACKAGE.rglob("*.py")), ids=lambda path: path.relative_to(PACKAGE).as_posix())
def test_no_text_is_filled_in_before_it_is_translated(path: Path) -> None:
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in KEYWORDS:
            for argument in node.args[: TEXTS.get(node.func.id, 1)]:
                composed = isinstance(argument, (ast.JoinedStr, ast.BinOp)) or (
                    isinstance(argument, ast.Call)
                    and isinstance(argument.func, ast.Attribute)
                    and argument.func.attr == "format"
                )
                assert not composed, f"{path.name}:{node.lineno}"


COUNTED = (
    "points|coins|spaces|stops|steps|cards|goods|nets|rocks|inns|families|sections|times|crabs|baths|draws|lines|"
    "crustaceans|colours|panoramas|offerings|docks|legs|players|paintings|ingots|stages|games|cells|waves|boats|turns|"
    "rounds|meals|souvenirs"
)
GLUED_COUNT = re.compile(rf"(?<!of )(?<!to )(?<!or )(?<!number )\{{(?!name|card|fish)\w+\}} (?:{COUNTED})\b")
"""A number right before what it counts; in 'one of 3 cards', '3 to 10 coins' it is more than one for certain."""


def test_a_count_has_a_singular() -> None:
    """Once people had '1 points' and could not move '1 spaces'."""
    assert GLUED_COUNT.search("wins {n} points")
    # The lab measures: its numbers are means and fractions.
    said = [texts for name, texts in extracted() if name.endswith(".py") and "/lab/" not in name]
    glued = [texts[0] for texts in said if len(texts) == 1 and GLUED_COUNT.search(texts[0])]
    assert glued == []


MEANS_SEVERAL_THINGS = {
    "art", "artist", "back", "bamboo", "coast", "dock", "dolphin", "farm", "garden", "go", "Gourmet", "inn", "keys",
    "line", "merchant", "moon", "mount", "mountain", "net", "octopus", "paddy", "pilgrim", "rock", "rules", "sea",
    "spring", "step", "temple", "trap", "turn", "village", "whale", "whirlpool",
}  # fmt: skip
"""Words that are a name here and a title, a label of few cells or a key's hint there."""


def calls() -> Iterator[tuple[str, str]]:
    """The function and the first text of every call that marks a text without a context."""
    for path in PACKAGE.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if not isinstance(node, ast.Call) or not isinstance(node.func, ast.Name) or not node.args:
                continue
            if node.func.id in ("_", "mark") and isinstance(node.args[0], ast.Constant):
                yield f"{path.relative_to(PACKAGE)}:{node.lineno}", node.args[0].value


def test_a_word_that_means_several_things_says_which() -> None:
    """ "merchant" is a bot, a pawn and a title; "paddy" a name, a label of seven cells and one of four."""
    bare = [f"{place} {text!r}" for place, text in calls() if text in MEANS_SEVERAL_THINGS]
    assert bare == []


def test_a_letter_says_what_it_stands_for() -> None:
    assert [f"{place} {text!r}" for place, text in calls() if len(text) == 1] == []


GLUED_ARTICLE = re.compile(r"\b(?:[Tt]he|[Aa]n?|[Tt]he other) \{(?!n\})")
"""An article right before a name; a number has none of its own."""


def test_a_name_comes_with_its_article() -> None:
    """Other languages decline it, and a name may be of any gender: 'the {card}' can be right for one card at most."""
    assert GLUED_ARTICLE.search("took the {card}")
    assert not GLUED_ARTICLE.search("For the pilgrim's die, a {n}, press *{key}*.")
    assert [text for texts in messages() for text in texts if GLUED_ARTICLE.search(text)] == []


def test_no_text_is_a_tail_of_another() -> None:
    """One that begins with a comma is hung on to a sentence that a translator sees elsewhere."""
    assert [text for texts in messages() for text in texts if text.startswith((", ", "; "))] == []
