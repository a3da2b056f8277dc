"""Errors are raised as sentences with fields: whoever shows one knows the reader's language, whoever raises it does
not."""

from __future__ import annotations

import ast
import tomllib
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from string import Formatter

import pytest

import tokaido_tui

PACKAGE = Path(tokaido_tui.__file__).parent
TRANSLATING = {"_", "ngettext", "pgettext", "npgettext", "in_words"}


@cache
def trees() -> dict[str, ast.Module]:
    files = sorted(PACKAGE.rglob("*.py"))
    return {path.relative_to(PACKAGE).as_posix(): ast.parse(path.read_text(encoding="utf-8")) for path in files}


def name_of(node: ast.expr) -> str:
    return node.id if isinstance(node, ast.Name) else node.attr if isinstance(node, ast.Attribute) else ""


@cache
def error_classes() -> set[str]:
    """GameError and all that come from it."""
    kinds = [node for tree in trees().values() for node in ast.walk(tree) if isinstance(node, ast.ClassDef)]
    found = {"GameError"}
    while more := {kind.name for kind in kinds if found & {name_of(base) for base in kind.bases}} - found:
        found |= more
    return found


def raised() -> Iterator[tuple[str, ast.Call]]:
    """Every error of ours that is made: where, and the call."""
    for name, tree in trees().items():
        for node in ast.walk(tree):
            if isinstance(node, ast.Call) and name_of(node.func) in error_classes():
                yield f"{name}:{node.lineno}", node


def is_finished(node: ast.expr) -> bool:
    """Whether a text is filled in or translated right here."""
    return any(
        isinstance(part, (ast.JoinedStr, ast.BinOp))
        or (isinstance(part, ast.Call) and (name_of(part.func) in TRANSLATING or name_of(part.func) == "format"))
        for part in ast.walk(node)
    )


@pytest.mark.parametrize(
    "code", ['f"no {x}"', '"no {x}".format(x=1)', '_("no")', '_("no {x}").format(x=1)', '"no " + x', "in_words(error)"]
)
def test_a_finished_text_is_known(code: str) -> None:
    assert is_finished(ast.parse(code, mode="eval").body)


def test_no_error_is_made_of_a_finished_sentence() -> None:
    made = list(raised())
    assert len(made) > 150
    assert [place for place, call in made if call.args and is_finished(call.args[0])] == []


def test_no_error_keeps_a_translated_text() -> None:
    """A field would be in the language that counted where it was raised: a thread's, another person's."""
    kept = [
        place
        for place, call in raised()
        for keyword in call.keywords
        if any(isinstance(part, ast.Call) and name_of(part.func) in TRANSLATING for part in ast.walk(keyword.value))
    ]
    assert kept == []


def test_an_error_has_a_value_for_each_of_its_fields() -> None:
    """One that is missing would be found only when something goes wrong."""
    for place, call in raised():
        if not call.args or not isinstance(call.args[0], ast.Constant):
            continue
        given = {keyword.arg for keyword in call.keywords}
        if None in given:
            continue
        text = call.args[0].value
        assert {field for _, field, _, _ in Formatter().parse(text) if field is not None} <= given, f"{place} {text!r}"


def test_the_sentences_of_all_errors_are_extracted() -> None:
    project = tomllib.loads((PACKAGE.parent / "pyproject.toml").read_text(encoding="utf-8"))
    keywords = {word.partition(":")[0] for word in project["tool"]["babel"]["mappings"][0]["keywords"]}
    assert error_classes() <= keywords
