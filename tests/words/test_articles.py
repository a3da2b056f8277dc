"""Names with their articles: each has every form, and names of a player's own tables have them too."""

from __future__ import annotations

from pathlib import Path
from types import ModuleType

import pytest

from tokaido_tui.bots import LEVELS
from tokaido_tui.games.duo.load_box import OURS as DUO
from tokaido_tui.games.duo.load_box import load_box as duo_box
from tokaido_tui.games.namiji.load_box import OURS, load_box
from tokaido_tui.words.duo import wave_names
from tokaido_tui.words.log import DECIDES_LIKE
from tokaido_tui.words.namiji import names, stations, upgrade_names
from tokaido_tui.words.tokaido import stations as on_land


def test_every_upgrade_and_every_wave_has_all_forms() -> None:
    upgrades = {card.name for card in load_box(OURS).docks if not card.is_meal}
    for forms in (upgrade_names.WHO, upgrade_names.WHOM, upgrade_names.BY):
        assert set(forms) == upgrades
    for forms in (wave_names.WHO, wave_names.WHOM, wave_names.BY):
        assert set(forms) == {side.name for sides in duo_box(DUO).waves for side in sides}
    box = load_box(OURS)
    assert set(names.WITH_OPEN_FISH) == {(colour, kind) for colour in box.colours for kind in box.kinds}
    assert list(DECIDES_LIKE) == list(LEVELS)


@pytest.mark.parametrize("words", [stations, on_land])
def test_every_kind_of_station_has_all_forms(words: ModuleType) -> None:
    assert len(words.WHO) == len(words.FOR) == len(words.FOR_OTHER) == 9


def test_names_of_own_tables_are_told_as_they_are(tmp_path: Path) -> None:
    text = (OURS / "docks.toml").read_text(encoding="utf-8")
    (tmp_path / "docks.toml").write_text(text.replace('"lantern"', '"paper lamp"'), encoding="utf-8")
    text = (OURS / "fish.toml").read_text(encoding="utf-8")
    (tmp_path / "fish.toml").write_text(text.replace("[blue]", "[azure]"), encoding="utf-8")
    text = (OURS / "rocks.toml").read_text(encoding="utf-8")
    (tmp_path / "rocks.toml").write_text(text.replace('"blue"', '"azure"'), encoding="utf-8")
    box = load_box(tmp_path)
    card = next(number for number, card in enumerate(box.docks) if card.name == "paper lamp")
    assert upgrade_names.who(box, card) == upgrade_names.whom(box, card) == "the upgrade paper lamp"
    assert upgrade_names.by(box, card) == "by the upgrade paper lamp"
    assert names.with_open_fish(box, 0) == "with the fish that lies open now, azure tai"
    assert names.with_open_fish(box, 8) == "with the green katsuo that lies open now"
    assert wave_names.who("ebb") == wave_names.whom("ebb") == "the wave ebb"
    assert wave_names.by("ebb") == "by the wave ebb"
    assert wave_names.by("calm") == "by the calm wave"
