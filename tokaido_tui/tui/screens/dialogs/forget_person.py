"""Deleting the data of a person, after a question that says what will be gone."""

from __future__ import annotations

from collections.abc import Callable

from tokaido_tui.i18n import _, ngettext
from tokaido_tui.store.database import StoreError
from tokaido_tui.store.forget import Traces, delete_person, traces_of
from tokaido_tui.store.store import Store
from tokaido_tui.tui.app import TokaidoApp
from tokaido_tui.tui.screens.dialogs.confirm import ConfirmScreen
from tokaido_tui.words.errors import in_words


def ask_to_forget(app: TokaidoApp, store: Store, name: str, done: Callable[[str], None]) -> None:
    """`done` is told what came of it, if the answer is yes."""

    def answered(yes: bool | None) -> None:
        if yes:
            done(_forget(store, name))

    question = _question(name, traces_of(store, name))
    app.push_screen(ConfirmScreen(question, _("Forget"), _("Keep"), careful=True), answered)


def _forget(store: Store, name: str) -> str:
    try:
        delete_person(store, name)
    except StoreError as error:
        return in_words(error)
    return _("{name} is forgotten.").format(name=name)


def _question(name: str, traces: Traces) -> str:
    parts = [_("Forget {name}?").format(name=name)]
    if traces.shared:
        many = len(traces.shared)
        text = ngettext(
            "The name is taken out of {n} game with others.", "The name is taken out of {n} games with others.", many
        )
        parts.append(text.format(n=many))
    if traces.alone:
        many = len(traces.alone)
        text = ngettext("{n} game without others is deleted.", "{n} games without others are deleted.", many)
        parts.append(text.format(n=many))
    return " ".join([*parts, _("This can't be taken back.")])
