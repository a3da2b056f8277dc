"""Properties of records over many random games: written, read and replayed, a game is the same game."""

from __future__ import annotations

from tests.games.random_games import state
from tests.games.tokaido.helpers import SYSTEM
from tests.games.tokaido.play import Case, over_games, recorded
from tokaido_tui.engine.dealer import ScriptedDealer
from tokaido_tui.engine.record import Act, Record, parse, replay, write
from tokaido_tui.games import system


@over_games(120)
def test_record_parse_replay_gives_the_same_events(case: Case) -> None:
    recorder, story = recorded(case)
    text = write(recorder.record(), SYSTEM)
    record, at_end = parse(text, system)
    assert record == recorder.record()
    assert [events for _, _, events in replay(record, SYSTEM)] == story
    assert state(at_end) == state(recorder.game)


@over_games(120)
def test_a_record_read_and_written_again_is_the_same_text(case: Case) -> None:
    text = write(recorded(case)[0].record(), SYSTEM)
    assert write(parse(text, system)[0], SYSTEM) == text


@over_games(60)
def test_an_unfinished_record_can_be_read_at_any_act_and_played_on(case: Case) -> None:
    recorder, _ = recorded(case)
    whole = recorder.steps
    acts = [i for i, step in enumerate(whole) if isinstance(step, Act)]
    cut = acts[len(acts) // 3]
    part = Record("tokaido", case.setup, tuple(whole[:cut]))
    record, game = parse(write(part, SYSTEM), system)
    assert record.points is None
    assert not game.is_over
    rest = [step for step in whole[cut:] if not isinstance(step, Act)]
    *_, (again, _, _) = replay(record, SYSTEM, ScriptedDealer(rest))
    for i in acts:
        if i >= cut:
            again.apply(whole[i].action)
    assert again.outcome() == recorder.game.outcome()
