"""Words that mean several things, and a language that all tasks of a session share."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from tests.catalogue import make_catalogue
from tokaido_tui import i18n
from tokaido_tui.i18n import _, npgettext, pgettext, pmark

BACK = pmark("footer", "back")


@pytest.fixture(autouse=True)
def spanish(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    texts = {("footer", "back"): "volver", (None, "back"): "espalda", ("bag", ("a coin", "{n} coins")): ("una", "{n}")}
    make_catalogue(tmp_path, "es", texts)
    monkeypatch.setattr(i18n, "LOCALES", tmp_path)


async def test_a_context_says_which_meaning_is_translated() -> None:
    i18n.use(i18n.Language("es"))
    assert (_("back"), pgettext("footer", "back"), _(BACK)) == ("espalda", "volver", "volver")
    assert npgettext("bag", "a coin", "{n} coins", 1) == "una"
    assert npgettext("bag", "a coin", "{n} coins", 4) == "{n}"


async def test_a_text_without_a_translation_loses_only_its_context() -> None:
    i18n.use(i18n.Language("es"))
    assert _(pmark("key", "Enter")) == pgettext("key", "Enter") == "Enter"
    i18n.use(i18n.Language("en"))
    assert _(BACK) == "back"
    assert _("") == ""


async def test_a_change_reaches_every_task_of_the_session_and_no_other() -> None:
    changed, done = asyncio.Event(), []

    async def waits() -> None:
        await changed.wait()
        done.append(_("back"))

    async def changes() -> None:
        i18n.set_language("es")

    async def session(active: bool) -> None:
        i18n.use(i18n.Language("en"))
        waiting = asyncio.create_task(waits())
        if active:
            await asyncio.create_task(changes())
            changed.set()
        await waiting

    await session_in_order(session)
    assert done == ["back", "espalda"]


async def session_in_order(session: object) -> None:
    """The passive one begins first, so that its task waits before the other changes its language."""
    passive = asyncio.create_task(session(False))  # type: ignore[operator]
    await asyncio.sleep(0)
    await asyncio.gather(passive, asyncio.create_task(session(True)))  # type: ignore[operator]
