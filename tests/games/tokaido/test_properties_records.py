"""Properties of records over many random games: written, read and replayed, a game is the same game."""

from __future__ import annotations

from tests.games.random_games import assert_played_on, assert_replayed
from tests.games.tokaido.helpers import SYSTEM
from tests.games.tokaido.play import Case, over_games, recorded


@over_games(120)
def test_record_parse_replay_gives_the_same_events_and_text(case: Case) -> None:
    assert_replayed(SYSTEM, *recorded(case))


@over_games(60)
def test_an_unfinished_record_can_be_read_at_any_act_and_played_on(case: Case) -> None:
    assert_played_on(SYSTEM, recorded(case)[0])
