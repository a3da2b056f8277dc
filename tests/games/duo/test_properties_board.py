"""Properties over many random games: what is on the board stays in the game, and moves are as the rules have them."""

from __future__ import annotations

from collections import Counter

from tests.games.duo.helpers import TABLES
from tests.games.duo.play import Case, over_games, steps
from tokaido_tui.games.duo.box import ARTIST, MERCHANT, PAWNS, PILGRIM, TOWN
from tokaido_tui.games.duo.game import Duo


def counted(game: Duo) -> None:
    """Goods, paintings, tokens, waves and the hot springs are all somewhere, once."""
    held = [good for seat in range(2) for good, count in enumerate(game.held(seat)) for _ in range(count)]
    assert sorted(game.bag + held) == list(TABLES.bag)
    assert sorted(token for token in game.tokens if token) == list(TABLES.tokens)
    for seat in range(2):
        player = game.view(None).players[seat]
        tiles = [*game.hidden[seat], *game.revealed[seat], *player.given]
        assert sorted(tiles) == list(game.sides[seat].paintings)
        assert len(player.given) == game.given[seat]
        assert player.face_down == len(game.hidden[seat])
        limit = 6 if any(game.waves[w].holds for w in player.waves) else 5
        assert sum(game.held(seat)) <= limit or game.decision_kind() == "keep"
        assert 0 <= game.ingots[seat] <= 6
        assert 0 <= game.coins[seat] < 10 or game.ingots[seat] == 6
    assert all(holder in (-1, 0, 1) for holder in [*game.holder, game.springs])


@over_games(12)
def test_goods_paintings_and_tokens_are_conserved(case: Case) -> None:
    for game, _, _ in steps(case):
        counted(game)


@over_games(40)
def test_every_change_is_an_event(case: Case) -> None:
    """Boards kept from nothing but the events are the boards of the game."""
    names = ("points", "coins", "ingot", "temple", "garden", "gave")
    totals = {(name, seat): 0 for name in names for seat in range(2)}
    goods = [Counter[int](), Counter[int]()]
    revealed: list[list[int]] = [[], []]
    waves: dict[int, int] = {}
    springs = -1
    for game, _, events in steps(case):
        for kind, seat, amount, what, cause, _ in events:
            if kind in names:
                totals[kind, seat] += amount
            if kind == "points":
                assert cause in ("faith", "trade", "culture")
            elif kind == "coins":
                assert cause in ("town", "sale", "ingot")
            elif kind == "drew":
                goods[seat].update(what)
            elif kind == "returned":
                goods[seat].subtract(what)
            elif kind == "sold":
                goods[seat][what] -= amount
            elif kind == "revealed":
                revealed[seat] += what
            elif kind == "gave":
                assert revealed[seat].pop(0) == what
            elif kind == "wave":
                waves[what] = seat
            elif kind == "springs":
                springs = seat if amount > 0 else -1
        for seat in range(2):
            assert totals["points", seat] == game.points[seat]
            assert totals["coins", seat] == game.coins[seat]
            assert totals["ingot", seat] == game.ingots[seat]
            assert totals["temple", seat] == game.temple[seat]
            assert totals["garden", seat] == game.garden[seat]
            assert totals["gave", seat] == game.given[seat]
            assert [goods[seat][good] for good in range(4)] == list(game.held(seat))
            assert revealed[seat] == list(game.revealed[seat])
        assert [waves.get(wave, -1) for wave in range(3)] == game.holder
        assert springs == game.springs


@over_games(10)
def test_points_and_a_recount_from_the_boards_agree(case: Case) -> None:
    for game, _, _ in steps(case):
        outcome = game.outcome()
        for seat in range(2):
            view = game.view(None)
            player = view.players[seat]
            faith = (player.temple + 1) * (player.garden + 1)
            trade = (0, 5, 11, 18, 26, 35, 45)[player.ingots]
            culture = (0, 1, 3, 6, 9, 13, 18, 24, 31, 39, 48)[len(player.given)]
            assert [outcome.sources[name][seat] for name in ("faith", "trade", "culture")] == [faith, trade, culture]
            assert view.sources(seat) == (faith, trade, culture)
            assert outcome.points[seat] == player.points == faith + trade + culture


def check_path(game: Duo, pawn: int, start: int, path: tuple[int, ...], steps_due: int) -> None:
    assert len({start, *path}) == len(path) + 1, "no space twice, the start included"
    island = game.island
    if pawn == PILGRIM:
        assert all((b - a) % TABLES.rim == 1 for a, b in zip((start, *path), path, strict=False))
    else:
        assert len(path) == steps_due
        for here, there in zip((start, *path), path, strict=False):
            assert there in island.neighbours[pawn][here]


@over_games(40)
def test_a_pawn_moves_the_exact_number_over_new_spaces(case: Case) -> None:
    where: list[int] = []
    for game, _, events in steps(case):
        for event in events:
            if event.kind == "moved":
                pawn = PAWNS.index(event.cause)
                number = 3 * event.seat + pawn
                assert isinstance(event.what, tuple)
                check_path(game, pawn, where[number], event.what, event.amount)
                if pawn == MERCHANT:
                    others = [space for other, space in enumerate(where) if other != number and other % 3 != ARTIST]
                    towns = [space for space in event.what if TABLES.kinds[space] == TOWN]
                    assert not set(towns) & set(others)
                if pawn == PILGRIM:
                    # Beyond its number, and a wave, it only goes on over stops that are taken.
                    late = event.what[max(event.amount, 1) : -1]
                    assert sum(space not in where for space in late) <= 1
                where[number] = event.what[-1]
            elif event.kind == "stuck":
                assert event.cause == "merchant"
        where = where or game.where[:]
        assert where == game.where


@over_games(40)
def test_no_stop_of_the_rim_ever_holds_two_pawns(case: Case) -> None:
    for game, _, _ in steps(case):
        on_rim = [space for pawn, space in enumerate(game.where) if pawn % 3 != ARTIST and space < TABLES.rim]
        assert len(set(on_rim)) == len(on_rim)


@over_games(60)
def test_rounds_have_three_dice_and_the_end_comes_with_the_round_that_set_it_off(case: Case) -> None:
    dice: list[tuple[int, int]] = []
    roller, ending, rounds = None, 0, 0
    for game, _, events in steps(case):
        for event in events:
            if event.kind == "rolled":
                rounds += 1
                assert event.amount == rounds
                assert not ending, "after the round that set off the end nobody rolls"
                assert roller is None or (event.seat == 1 - roller and len(dice) == 3)
                roller, dice = event.seat, []
            elif event.kind == "die":
                dice.append((event.seat, event.what))
            elif event.kind == "ending":
                ending += 1
            elif event.kind == "won":
                assert ending == 1
                assert len(dice) == 3
        assert [seat for seat, _ in dice] == [roller, 1 - roller, roller][: len(dice)]
        assert len({pawn for _, pawn in dice}) == len(dice)
        assert game.ending == bool(ending)
        assert rounds < 1000
    assert game.is_over
    full = (8, 5, 6, 10)
    reached = [(game.temple[s], game.garden[s], game.ingots[s], game.given[s]) for s in range(2)]
    assert any(have == last for seat in reached for have, last in zip(seat, full, strict=True))
