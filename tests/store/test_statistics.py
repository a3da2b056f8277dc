"""Figures that were computed by hand, sums that agree, and people who are forgotten."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from tests.store.helpers import go_on, played
from tests.store.results import enter, some_games
from tokaido_tui.store.database import FILE, StoreError
from tokaido_tui.store.figures import Filters, Line
from tokaido_tui.store.forget import Traces, delete_person, traces_of
from tokaido_tui.store.journal import IMPORTED
from tokaido_tui.store.statistics import choices, statistics, streaks
from tokaido_tui.store.store import Store
from tokaido_tui.table.plan import Plan, Seat
from tokaido_tui.table.table import Table


@pytest.fixture
def store(tmp_path: Path) -> Store:
    return Store(tmp_path / "journal")


@pytest.fixture
def four(store: Store) -> Store:
    """Four games to count on fingers, and three that do not count."""
    three = ("Kinko", "Satsuki", "Umegae")
    enter(store, ("Ana", "Bo", "Mei=sage:iterations=9"), (80, 70, 60), date="2026-01-10", roles=three)
    enter(store, ("Ana", "Mei=sage"), (60, 90), date="2026-02-10", variants=("gastronomy",), roles=("Satsuki", "Kinko"))
    enter(store, ("Ana", "Bo", "Cy=merchant", "Di=merchant"), (75, 75, 40, 50), date="2026-03-10",
          variants=("gastronomy", "return-trip"))  # fmt: skip
    enter(store, ("Bo", "Mei=sage"), (100, 50), date="2026-04-10", roles=("Kinko", "Satsuki"))
    enter(store, ("Ana", "Bo"), (200, 10), origin=IMPORTED)
    enter(store, ("Ana", "Bo"), (210, 10), inherited_steps=5)
    enter(store, ("Ana", "Bo"), (220, 10), over=False)
    return store


def by_key(lines: tuple[Line, ...]) -> dict[str, Line]:
    return {line.key: line for line in lines}


def figures(line: Line) -> tuple[int, int, float, float, int]:
    return line.games, line.seats, line.wins, line.mean, line.best


def test_an_empty_journal_has_no_figures(store: Store) -> None:
    found = statistics(store)
    assert (found.games, found.people, found.bots, found.best, found.scores, found.sources) == (0, (), (), (), (), ())
    assert figures(found.total) == (0, 0, 0, 0, 0)
    assert found.total.share == 0


def test_people_their_streaks_and_scores(four: Store) -> None:
    bo, ana = statistics(four).people
    assert (bo.line.key, ana.line.key) == ("Bo", "Ana"), "as many games, but a higher mean"
    assert figures(ana.line) == (3, 3, 1.5, pytest.approx(215 / 3), 80)
    assert ana.line.share == 0.5
    assert ana.line.fair == pytest.approx((1 / 3 + 1 / 2 + 1 / 4) / 3)
    assert (ana.scores, ana.streak, ana.longest) == ((80, 60, 75), 1, 1)
    assert figures(bo.line) == (3, 3, 1.5, pytest.approx(245 / 3), 100)
    assert (bo.scores, bo.streak, bo.longest) == ((70, 75, 100), 2, 2)


def test_bots_by_level_travellers_tables_and_variants(four: Store) -> None:
    found = statistics(four)
    assert found.games == 4
    # Two merchants sat in one game; a sage is a sage, whatever its options.
    bots = by_key(found.bots)
    assert figures(bots["sage"]) == (3, 3, 1.0, pytest.approx(200 / 3), 90)
    assert figures(bots["merchant"]) == (1, 2, 0.0, 45, 50)
    roles = by_key(found.roles)
    assert figures(roles["Kinko"]) == (2, 2, 2.0, 90, 100)
    assert figures(roles["Satsuki"]) == (2, 2, 0.0, 65, 70)
    assert set(roles) == {"Kinko", "Satsuki"}, "only those of people, and none where nobody had one"
    players = by_key(found.players)
    assert figures(players["2"]) == (2, 2, 1.0, 80, 100)
    assert figures(players["3"]) == (1, 2, 1.0, 75, 80)
    assert figures(players["4"]) == (1, 2, 1.0, 75, 75)
    variants = by_key(found.variants)
    assert figures(variants[""]) == (2, 3, 2.0, pytest.approx(250 / 3), 100)
    assert figures(variants["gastronomy"]) == (2, 3, 1.0, 70, 75)
    assert figures(variants["return-trip"]) == (1, 2, 1.0, 75, 75)
    assert [line.key for line in found.kinds] == ["tokaido"]


def test_the_best_games_say_who_when_and_where(four: Store) -> None:
    best = statistics(four).best
    assert [(game.points, game.name, game.number) for game in best[:3]] == [
        (100, "Bo", 4),
        (80, "Ana", 1),
        (75, "Ana", 3),
    ]
    assert (best[0].date, best[0].role, best[0].players) == ("2026-04-10T12:00:00+00:00", "Kinko", 2)
    assert best[2].variants == ("gastronomy", "return-trip")


def test_points_by_source_are_means(four: Store) -> None:
    sources = {mean.source: mean.mean for mean in statistics(four, Filters("Bo")).sources}
    # 17 % of 70, 75 and 100, each rounded down: 11, 12 and 17.
    assert sources["meals"] == pytest.approx(40 / 3)
    assert sum(sources.values()) == pytest.approx(245 / 3)


@pytest.mark.parametrize(
    ("filters", "games", "points"),
    [
        (Filters(players=3), 1, (80, 70)),
        (Filters(variant="gastronomy"), 2, (60, 75, 75)),
        (Filters(variant="return-trip"), 1, (75, 75)),
        (Filters(variant="none"), 2, (80, 70, 100)),
        (Filters(since="2026-02-10T12:00:00+00:00"), 3, (60, 75, 75, 100)),
        (Filters(game="tokaido", players=5), 0, ()),
        (Filters(game="namiji"), 0, ()),
        (Filters("Ana"), 3, (80, 60, 75)),
        (Filters("Ana", players=2), 1, (60,)),
        (Filters("sage"), 3, (60, 90, 50)),
        (Filters("merchant"), 1, (40, 50)),
    ],
)
def test_filters(four: Store, filters: Filters, games: int, points: tuple[int, ...]) -> None:
    found = statistics(four, filters)
    assert (found.games, found.scores) == (games, points)


def test_with_a_name_the_others_are_those_met(four: Store) -> None:
    found = statistics(four, Filters("sage", players=2))
    people = {person.line.key: person.scores for person in found.people}
    assert people == {"Ana": (60,), "Bo": (100,)}
    assert [line.key for line in found.bots] == ["sage"]


def test_a_name_nobody_has_is_told(four: Store) -> None:
    with pytest.raises(StoreError, match="Nobody called Zoe has finished a game"):
        statistics(four, Filters("Zoe"))


def test_choices_are_what_there_is(four: Store) -> None:
    found = choices(four)
    assert (found.people, found.bots) == (("Ana", "Bo"), ("merchant", "sage"))
    assert (found.games, found.players) == (("tokaido",), (2, 3, 4))
    assert found.variants == ("gastronomy", "none", "return-trip")


@pytest.mark.parametrize(
    ("wins", "found"),
    [("", (0, 0)), ("w", (1, 1)), ("wwl", (0, 2)), ("wlww", (2, 2)), ("wwwlw", (1, 3)), ("lll", (0, 0))],
)
def test_streaks(wins: str, found: tuple[int, int]) -> None:
    assert streaks([sign == "w" for sign in wins]) == found


@pytest.mark.parametrize("seed", range(8))
def test_sums_agree(store: Store, seed: int) -> None:
    mind = Random(seed)
    people, count = 0, mind.randint(1, 8)
    crowd = ("Ana", "Bo", "Cy", "Mei=sage", "Rin=sage:iterations=3", "Taro=merchant")
    for _ in range(count):
        who = mind.sample(crowd, mind.randint(2, 5))
        people += sum("=" not in one for one in who)
        variants = mind.sample(("gastronomy", "initiation"), mind.randint(0, 1))
        enter(store, who, [mind.choice((50, 60, 70)) for _ in who], variants=variants)
    found = statistics(store)
    everybody = (*(person.line for person in found.people), *found.bots)
    assert found.games == count
    assert sum(line.wins for line in everybody) == pytest.approx(count, abs=1e-4), "a win a game, however shared"
    assert found.total.seats == people == sum(line.seats for line in found.players) == len(found.scores)
    assert sum(line.wins for line in found.players) == pytest.approx(found.total.wins, abs=1e-4)
    assert sum(line.seats for line in found.variants) == people, "no game here has two variants"
    assert sum(person.line.seats * person.line.mean for person in found.people) == pytest.approx(sum(found.scores))
    assert sum(mean.mean for mean in found.sources) == pytest.approx(found.total.mean)
    for person in found.people:
        mine = statistics(store, Filters(person.line.key))
        assert (mine.total.wins, mine.scores) == (person.line.wins, person.scores)


def test_a_game_that_was_played_is_counted_as_it_ended(store: Store) -> None:
    table = store.begin(Plan((Seat("Ana"), Seat("Mei", "wanderer", 1)), seed=5))
    mind = Random(2)
    while not table.is_over:
        assert statistics(store).games == 0
        assert table.decision is not None
        table.decide(table.decider, mind.choice(table.decision.options).action)
    outcome = table.outcome()
    found = statistics(store)
    assert found.scores == (outcome.points[0],)
    assert found.bots[0].best == outcome.points[1]
    assert {mean.source: mean.mean for mean in found.sources} == {
        source: points[0] for source, points in outcome.sources.items()
    }
    assert found.best[0].role == table.summary().roles[0]


# --- forgetting ------------------------------------------------------------------------------------------------------


def names(store: Store) -> list[tuple[str, ...]]:
    return [tuple(seat.name for seat in game.seats) for game in reversed(store.games())]


def test_a_forgotten_person_is_in_no_statistics_and_the_others_keep_their_games(four: Store) -> None:
    before = statistics(four, Filters("Bo"))
    traces = delete_person(four, "Ana")
    assert traces == Traces(shared=(1, 3, 5, 6, 7), alone=(2,))
    found = statistics(four)
    assert [person.line.key for person in found.people] == ["Bo"]
    assert found.games == 3
    assert statistics(four, Filters("Bo")).total == before.total
    assert all("Ana" not in row for row in names(four))
    assert traces_of(four, "Ana") == Traces((), ())
    with pytest.raises(StoreError, match="nobody called Ana"):
        delete_person(four, "Ana")


def test_forgotten_people_have_different_names_in_one_game(store: Store) -> None:
    enter(store, ("Ana", "Bo", "Cy"), (3, 2, 1))
    for name in ("Ana", "Bo"):
        delete_person(store, name)
    assert names(store) == [("Someone", "Someone 2", "Cy")]
    delete_person(store, "Cy")
    assert names(store) == [("Someone", "Someone 2", "Someone 3")]
    assert statistics(store).games == 0


def test_a_bot_with_the_same_name_stays(store: Store) -> None:
    enter(store, ("Ana", "Mei=sage"), (3, 2))
    enter(store, ("Mei", "Bo"), (3, 2))
    assert delete_person(store, "Mei") == Traces(shared=(2,), alone=())
    assert sorted(names(store)) == [("Ana", "Mei"), ("Someone", "Bo")]


def test_a_game_in_progress_can_be_forgotten_but_not_while_it_is_played(store: Store) -> None:
    enter(store, ("Ana", "Bo"), (3, 2))
    table = store.begin(Plan((Seat("Ana"), Seat("Bo", colour=1)), seed=5))
    other = Store(store.folder)
    with pytest.raises(StoreError, match="Game 2 is being played in another window"):
        delete_person(other, "Ana")
    assert [person.line.key for person in statistics(other).people] == ["Ana", "Bo"], "nothing has changed"
    table.leave()
    delete_person(other, "Ana")
    resumed: Table = store.resume(2)
    assert [seat.name for seat in resumed.seats] == ["Someone", "Bo"]
    resumed.leave()


def test_nothing_of_the_name_is_left_in_the_files(store: Store) -> None:
    name = "Wilhelmina Quux"
    enter(store, (name, "Bo"), (3, 2))
    enter(store, (name, "Mei=sage"), (3, 2))
    delete_person(store, name)
    for path in store.folder.glob(f"{FILE}*"):
        assert name.encode() not in path.read_bytes(), path.name


def test_a_winter_of_games_for_the_screens(tmp_path: Path) -> None:
    found = statistics(some_games(tmp_path / "winter"))
    assert (found.games, len(found.people), len(found.bots)) == (14, 2, 3)


def test_a_person_called_someone_is_a_person(store: Store) -> None:
    for name in ("Someone", "Someone 2"):
        enter(store, (name, "Bo"), (70, 60))
    found = {who.line.key: who.line.games for who in statistics(store).people}
    assert found == {"Bo": 2, "Someone": 1, "Someone 2": 1}


def test_who_was_forgotten_stays_so_when_the_game_goes_on(store: Store) -> None:
    played(store, Plan((Seat("Ana"), Seat("Bo", colour=1)), seed=3), 10)
    delete_person(store, "Ana")
    table = go_on(store.resume(1))
    assert table.is_over
    assert [who.line.key for who in statistics(store).people] == ["Bo"]
    assert names(store) == [("Someone", "Bo")]


def test_forgetting_somebody_called_someone_leaves_those_forgotten_before(store: Store) -> None:
    enter(store, ("Ana", "Someone"), (70, 60))
    delete_person(store, "Ana")
    assert names(store) == [("Someone 2", "Someone")]
    assert [who.line.key for who in statistics(store).people] == ["Someone"]
    delete_person(store, "Someone")
    assert names(store) == [("Someone 2", "Someone 3")]
    assert statistics(store).people == ()
