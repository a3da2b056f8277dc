"""What the panel under the cursor foretells is what then happens."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

from tokaido_tui.engine.dealer import SeededDealer
from tokaido_tui.engine.setup import Setup
from tokaido_tui.games import system
from tokaido_tui.games.tokaido.box import FARM, PADDY, SEA, SPRING, TEMPLE, VILLAGE
from tokaido_tui.games.tokaido.game import Tokaido
from tokaido_tui.games.tokaido.preview import Previewer, StopPreview
from tokaido_tui.words.initials import name_of
from tokaido_tui.words.tokaido import previews

NAMES = ("Ana", "Bo", "Cy", "Di", "Ed")
GAMES = [
    (players, variants, seed)
    for players in (2, 3, 4, 5)
    for seed, variants in enumerate([(), ("gastronomy", "return-trip"), ("initiation", "preparations")])
]


def positions(players: int, variants: tuple[str, ...], seed: int) -> Iterator[Tokaido]:
    """Every position of a strolling game in which somebody is to move."""
    mind = Random(f"{players}/{seed}")
    game, _ = system("tokaido").start(Setup(NAMES[:players], variants), SeededDealer(f"{players}/{seed}"))
    while not game.is_over:
        legal = game.legal_actions()
        if game.decision_kind() == "move":
            yield game
            game.apply(legal[min(int(mind.expovariate(0.9)), len(legal) - 1)])
        else:
            game.apply(mind.choice(legal))


def go_there(game: Tokaido, station: int, mind: Random) -> tuple[Tokaido, int, int]:
    """The game after the stop, any question it asks answered at random, and what the walker's stop itself brought.

    A stop at a temple asks for the gift at once: that is part of it.
    """
    after = game.copy(SeededDealer(mind.random().__repr__()))
    walker = game.walker
    events = after.apply(station)
    if after.decision_kind() == "donate":
        events += after.apply(mind.choice(after.legal_actions()))
    points = sum(event.amount for event in events if event.kind == "points" and event.seat == walker)
    coins = sum(event.amount for event in events if event.kind == "coins" and event.seat == walker)
    while not after.is_over and after.decision_kind() != "move":
        after.apply(mind.choice(after.legal_actions()))
    return after, points, coins


def may_stop(game: Tokaido, traveller: int, station: int) -> bool:
    """By the rules, word for word: ahead, not past the inn, a slot free, not complete, a coin where one is needed."""
    if not game.where[traveller] >> 6 < station <= game.stage.end:
        return False
    kind = game.road.kinds[station]
    standing = [w for w in game.where if w >> 6 == station]
    if station != game.stage.end and len(standing) >= (2 if game.road.doubles[station] else 1):
        return False
    if PADDY <= kind <= SEA and game.shut[traveller] >> kind - PADDY & 1:
        return False
    return traveller >= game.players or bool(game.coins[traveller]) or kind not in (VILLAGE, TEMPLE)


def free_behind(game: Tokaido, station: int, walker: int) -> set[int]:
    """Before it is the walker's turn again: the stations up to its own at which somebody behind it can stop.

    The walker stands on a copy of the board; every traveller who would move before it tries every station.
    """
    after = game.copy()
    slots = [7 - (w >> 3 & 7) for w in game.where if w >> 6 == station]
    slot = len(slots) if station == game.stage.end or slots else 0
    after.where[walker] = station << 6 | (7 - slot) << 3 | walker
    behind = [t for t in range(game.travellers) if after.where[t] < after.where[walker]]
    return {
        s
        for rival in behind
        for s in range(game.stage.start, station + 1)
        if may_stop(after, rival, s) and not (s == station == game.stage.end)
    }


def check_gains(game: Tokaido, stop: StopPreview, after: Tokaido, points: int, coins: int) -> None:
    walker = game.walker
    if walker >= game.players:
        assert stop.points == (0, 0)
        return
    if stop.kind in (FARM, SPRING, TEMPLE) or PADDY <= stop.kind <= SEA:
        assert stop.points[0] <= points <= stop.points[1]
    if stop.kind == FARM:
        assert stop.coins == coins
    if PADDY <= stop.kind <= SEA:
        panorama = stop.kind - PADDY
        assert stop.points == (points, points)
        assert after.sections[3 * walker + panorama] == stop.section
        assert bool(after.shut[walker] >> panorama & 1) == stop.completes
        won = after.awards[walker] & ~game.awards[walker]
        assert bool(won >> panorama & 1) == stop.first


@pytest.mark.parametrize(("players", "variants", "seed"), GAMES)
def test_a_preview_tells_what_then_happens(players: int, variants: tuple[str, ...], seed: int) -> None:
    mind = Random(seed)
    seen = 0
    for game in positions(players, variants, seed):
        previewer = Previewer(game.view(game.seat))
        legal = game.legal_actions()
        for station in range(game.stage.start, min(game.stage.end + 2, game.road.last + 1)):
            stop = previewer.stop(station)
            assert (stop.closed == "") == (station in legal)
            if stop.closed:
                continue
            after, points, coins = go_there(game, station, mind)
            check_gains(game, stop, after, points, coins)
            assert set(stop.behind) == free_behind(game, station, game.walker)
            if not after.is_over and after.stage is game.stage:
                assert (after.walker, after.seat) == (stop.next_walker, stop.next_decider)
                assert after.slot_of(game.walker) == stop.slot or after.walker == game.walker
            seen += 1
    assert seen > 100


@pytest.mark.parametrize(("players", "variants", "seed"), GAMES[:4])
def test_the_rivals_are_those_who_move_before_it_is_this_walkers_turn_again(
    players: int, variants: tuple[str, ...], seed: int
) -> None:
    """Everybody behind walks on by single spaces; those who got a turn before the walker are the rivals."""
    mind = Random(seed)
    for game in positions(players, variants, seed):
        station = mind.choice(game.legal_actions())
        stop = Previewer(game.view(game.seat)).stop(station)
        after, _points, _coins = go_there(game, station, mind)
        moved = set()
        while not after.is_over and after.stage is game.stage and after.walker != game.walker:
            moved.add(after.walker)
            after, _points, _coins = go_there(after, after.legal_actions()[-1], mind)
        if not after.is_over and after.stage is game.stage:
            assert moved == set(stop.rivals)


def test_a_preview_needs_nothing_that_is_hidden() -> None:
    """Two games that differ only in what the walker cannot see have the same previews."""
    for game in positions(3, (), 5):
        view = game.view(game.seat)
        other = system("tokaido").imagine(view, SeededDealer("another"))
        for station in game.legal_actions():
            assert Previewer(view).stop(station) == Previewer(other.view(game.seat)).stop(station)


def test_every_closed_space_has_its_own_reason_in_words() -> None:
    reasons: dict[str, str] = {}
    for players, variants, seed in GAMES[1::2]:
        for game in positions(players, variants, seed):
            view = game.view(game.seat)
            previewer = Previewer(view)
            for station in range(game.stage.start, game.stage.end + 1):
                stop = previewer.stop(station)
                if stop.closed:
                    ((text, _style),) = previews.lines(view, stop, True)[0]
                    assert text.endswith(".")
                    reasons[stop.closed] = text
                    if stop.closed == "coin":
                        assert not game.coins[game.walker]
    assert set(reasons) >= {"start", "behind", "full", "complete"}
    assert len(set(reasons.values())) == len(reasons)


def test_the_words_for_a_space_say_its_numbers() -> None:
    for game in positions(3, (), 1):
        view = game.view(game.seat)
        previewer = Previewer(view)
        for station in game.legal_actions():
            stop = previewer.stop(station)
            lines = ["".join(text for text, _style in pieces) for pieces in previews.lines(view, stop, True)]
            gain, order, free = (*lines, "", "")[:3]
            if PADDY <= stop.kind <= SEA:
                assert f"+{stop.points[0]}" in gain
                assert ("achievement" in gain) == stop.completes
            if stop.again:
                assert "you move again" in order
            else:
                assert name_of(view, stop.next_walker) in order
            assert (str(len(stop.behind)) in free) == bool(stop.behind)
