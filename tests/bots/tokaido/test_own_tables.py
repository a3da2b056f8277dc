"""Tokaido's bots with tables of a player's own: they play, and know what is in the box."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from random import Random

import pytest

from tokaido_tui.bots import make
from tokaido_tui.bots.tokaido.evaluation import action_worths, tallies_of
from tokaido_tui.bots.tokaido.features import NAMES, features
from tokaido_tui.bots.tokaido.merchant import stops_of
from tokaido_tui.bots.tokaido.stations import by_station, stations_of
from tokaido_tui.bots.tokaido.tables import own_tables
from tokaido_tui.bots.tokaido.travellers import effects_of
from tokaido_tui.engine.dealer import SeededDealer
from tokaido_tui.engine.setup import Setup
from tokaido_tui.games.tokaido.box import FARM, PADDY, Box, Traveller
from tokaido_tui.games.tokaido.load_box import OURS, load_box
from tokaido_tui.games.tokaido.stops import ACTIONS
from tokaido_tui.games.tokaido.system import SYSTEM, TokaidoSystem, from_folder

SEATS = ("Ana", "Bo", "Cy", "Di", "Ed")
Write = Callable[..., TokaidoSystem]

PILGRIM = '\n[[card]]\nname = "Bashou"\ntitle = "poet"\ncoins = 5\nspring_points = 2\ntemple_gift = 1\n'
PLAIN = '\n[[card]]\nname = "Nobody"\ntitle = "beggar"\ncoins = 0\n'
SUMO = (
    '\n[[card]]\nname = "Rikishi"\ncopies = 3\npoints = 2\ncoins = 4\nofferings = 5\nsection = "sea"\nsouvenirs = 2\n'
)
EVERYTHING = {
    "travellers": PILGRIM + PLAIN,
    "encounters": SUMO,
    "springs": 'status = "confirmed"\n1 = 4\n4 = 4\n9 = 20\n',
    "panoramas": 'status = "confirmed"\npaddy = 1\nmountain = 9\nsea = 6\n',
    "coins": 'status = "confirmed"\nfarm = 20\ninitiation = 20\n\n[preparations]\n'
    "2 = [0, 1, 20]\n3 = [0, 1, 2]\n4 = [-1, 0, 1, 2]\n5 = [-1, -1, 0, 1, 2]\n",
    "temple": 'status = "confirmed"\nranks = [30, 20, 10, 5, 3]\nothers = 2\n',
    "meals": 'status = "confirmed"\npoints = 9\n\n[[price]]\ncoins = 9\ncopies = 12\ndishes = ["Soba", "Fugu"]\n',
    "road": 'status = "confirmed"\nends = ["A", "B"]\nlegs = ["H2 H2 H2 H2 H2 H2 H2 H2 H2 H2 H2 E2 H2 H2 H2 H2 H2",\n'
    '"V E F P M S H T", "E E2 E2 E2 E2 E2 E2 E2 E2 E2 E2 F2 F2 F2", "T2 T2 T2 T2 T2 V M"]\n',
}


@pytest.fixture
def write(tmp_path: Path) -> Write:
    """Tokaido with tables of one's own; those of cards are added to ours."""

    def write(**tables: str) -> TokaidoSystem:
        for name, text in tables.items():
            ours = (OURS / f"{name}.toml").read_text(encoding="utf-8") if text.startswith("\n") else ""
            (tmp_path / f"{name}.toml").write_text(ours + text, encoding="utf-8")
        return from_folder(tmp_path)

    return write


@pytest.mark.parametrize("bot", ["merchant", "pilgrim", "sage:iterations=2", "sage:iterations=2,playout=merchant"])
@pytest.mark.parametrize("players", [2, 3, 5])
def test_every_bot_plays_with_everything_different(bot: str, players: int, write: Write) -> None:
    system = write(**EVERYTHING)
    for variants, roles in (((), ("Bashou", "Nobody", *[""] * (players - 2))), (("initiation",), ())):
        game, _ = system.start(Setup(SEATS[:players], variants, roles), SeededDealer(players))
        random = Random(players)
        while not game.is_over:
            kind, actions = game.decision_kind(), game.legal_actions()
            chosen = make(bot, 1).choose(kind, actions, lambda game=game: game.view(game.seat))
            # Odd moves as well, for odd positions.
            game.apply(random.choice(actions) if random.random() < 0.15 else chosen)
        assert max(game.outcome().points) > 30


def worth(box: Box, name: str) -> float:
    number = next(number for number, who in enumerate(box.travellers) if who.name == name)
    return own_tables(box).travellers[number]


def test_a_traveller_of_ones_own_is_worth_what_its_effects_and_its_purse_suggest(write: Write) -> None:
    box = write(travellers=PILGRIM + PLAIN).box
    measured = [worth(box, who.name) for who in load_box().travellers]
    assert measured == own_tables(load_box()).travellers
    assert worth(box, "Nobody") < min(measured)
    assert worth(box, "Nobody") < worth(box, "Bashou") < max(measured) + 5


def test_a_printed_traveller_by_another_name_is_worth_about_the_same_and_with_more_coins_more(write: Write) -> None:
    text = (OURS / "travellers.toml").read_text(encoding="utf-8").replace('"Kinko"', '"Ronin"')
    renamed = write(travellers=text).box
    assert worth(renamed, "Ronin") == pytest.approx(worth(load_box(), "Kinko"))
    richer = write(travellers=text.replace("coins = 7", "coins = 9")).box
    assert worth(richer, "Ronin") > worth(renamed, "Ronin") + 1
    # Another purse under a printed name is another traveller too.
    changed = write(travellers=text.replace('"Ronin"', '"Kinko"').replace("coins = 7", "coins = 9")).box
    assert worth(changed, "Kinko") == pytest.approx(worth(richer, "Ronin"))


def test_the_effects_of_a_traveller() -> None:
    assert effects_of(Traveller("A", "", coins=9)) == {}
    assert effects_of(Traveller("A", "", coins=9, encounters_seen=2)) == {"encounters_seen": 1}
    assert effects_of(Traveller("A", "", coins=9, bargain=2, meal_discount=3)) == {"bargain 2": 1, "meal_discount": 3}


def test_stops_promise_what_lies_in_the_box(write: Write) -> None:
    ours = load_box()
    richer = write(
        springs='status = "confirmed"\n5 = 12\n', encounters=SUMO, coins=EVERYTHING["coins"].replace("20]", "2]")
    ).box
    assert own_tables(richer).spring == pytest.approx(own_tables(ours).spring + 2.5)
    assert own_tables(richer).farm[0][0][0] > own_tables(ours).farm[0][0][0] + 10
    assert own_tables(richer).meeting[0][0][0] > own_tables(ours).meeting[0][0][0]
    few, many = stops_of(ours), stops_of(richer)
    assert many.spring == pytest.approx(2 * few.spring)
    assert many.farm[0] == pytest.approx(few.farm[0] * 20 / 3)
    assert many.encounter > few.encounter


def test_an_effect_twice_as_large_is_believed_to_be_worth_more() -> None:
    box = load_box()
    more = replace(box, travellers=(*box.travellers, box.travellers[2]._replace(name="Thrift", meal_discount=2)))
    assert worth(more, "Thrift") > worth(more, "Kinko") + 1


def test_the_forecast_takes_whom_it_does_not_know_for_the_mean_of_all(write: Write) -> None:
    system = write(travellers=PILGRIM)
    game, _ = system.start(Setup(SEATS[:2], (), ("Bashou", "Kinko")), SeededDealer(1))
    rows = features(game)
    assert [len(row) for row in rows] == [len(NAMES)] * 2
    travellers = slice(NAMES.index("as Hiroshige"), None)
    assert rows[0][travellers] == [0.1] * 10
    assert sum(rows[1][travellers]) == rows[1][NAMES.index("as Kinko")] == 1.0
    novice, _ = system.start(Setup(SEATS[:2], ("initiation",)), SeededDealer(1))
    assert features(novice)[0][travellers] == [0.0] * 10


def test_the_bots_know_what_every_action_at_a_station_is_worth() -> None:
    game = SYSTEM.deal(Setup(SEATS[:4]), SeededDealer(5))
    assert len(action_worths(game, own_tables(game.box), 0, 0, tallies_of(game))) == len(ACTIONS)
    assert stations_of(load_box()) is None


@pytest.mark.parametrize("name", ["merchant", "pilgrim"])
def test_stations_are_worth_what_can_be_done_there(name: str, write: Write) -> None:
    """Where coins are given at the paddies, and baths at the farms, who has none goes to a paddy."""
    text = (OURS / "stations.toml").read_text(encoding="utf-8")
    other = write(stations=text.replace('["work"]', '["bathe"]').replace('["see the paddy"]', '["work"]'))
    chosen = []
    for system in (SYSTEM, other):
        game = system.deal(Setup(SEATS[:4]), SeededDealer(5))
        while game.decision_kind() == "choose":
            game.advance(game.legal_actions()[0])
        game.coins[game.seat] = 0
        pick = make(name, 1).choose("move", game.legal_actions(), lambda game=game: game.view(game.seat))
        chosen.append(system.box.road.kinds[pick])
    assert chosen[1] == PADDY != chosen[0]


def test_the_worths_of_actions_stand_at_their_stations(write: Write) -> None:
    text = (OURS / "stations.toml").read_text(encoding="utf-8")
    other = write(stations=text.replace('["work"]', '["see the paddy"]'))
    game, ours = (system.deal(Setup(SEATS[:4]), SeededDealer(5)) for system in (other, SYSTEM))
    worths, printed = (action_worths(one, own_tables(one.box), 0, 0, tallies_of(one)) for one in (game, ours))
    stations = own_tables(game.box).stations
    assert stations is not None
    mixed = by_station(worths, stations)
    assert mixed[FARM] == mixed[PADDY] == printed[PADDY] != printed[FARM]
    assert mixed[PADDY:] == printed[PADDY:]
