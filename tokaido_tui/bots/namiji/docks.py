"""What dock cards are worth to a seat, and so the places at a dock."""

from __future__ import annotations

from tokaido_tui.bots.namiji.tables import Tables, best_of
from tokaido_tui.games.namiji.game import Namiji
from tokaido_tui.games.namiji.scoring import measure


def card_worths(game: Namiji, tables: Tables, seat: int, time: int) -> list[float]:
    """By dock card: its points or what it will do, and what the rocks say to it, which only the decider knows."""
    worths = tables.cards[time]
    asking = game.rocks[seat] & tables.dock_rocks if seat == game.seat else 0
    if not asking:
        return worths
    worths = worths[:]
    box = game.box
    for number, rock in enumerate(box.rocks):
        if asking >> number & 1:
            have = measure(game, seat, rock.counts)
            more = tables.rock_worth(number, time, have + 1) - tables.rock_worth(number, time, have)
            for card, dock in enumerate(box.docks):
                if dock.is_meal == (rock.counts == "meals"):
                    worths[card] += more
    return worths


def _place_worths(game: Namiji, tables: Tables, seat: int, places: tuple[int, ...]) -> list[float]:
    """Near the route one chooses from more cards, far from it one sails first."""
    gear, docks = game.gear, game.box.docks
    size = len(docks)
    by_card = card_worths(game, tables, seat, tables.time_of[game.stage.end])
    worths: list[float] = []
    for card, dock in enumerate(docks):
        worths += [by_card[card]] * (dock.copies - sum(gear[card::size]))
    worths.sort()
    weights, hand = tables.weights, game.terms.hand
    return [weights.pick_early * best_of(worths, hand - place) + weights.sail_first * place for place in places]


def place_worths(game: Namiji, tables: Tables, places: tuple[int, ...]) -> list[float]:
    """What each place is worth to whoever decides. For the neutral: what the other wants, and its mover does not."""
    mover = game.seat
    if game.walker == mover:
        return _place_worths(game, tables, mover, places)
    scores = [0.0] * len(places)
    for seat, sign in ((mover, -1.0), (1 - mover, 1.0)):
        if game.where[seat] >> 6 != game.stage.end:
            worths = _place_worths(game, tables, seat, places)
            scores = [score + sign * worth for score, worth in zip(scores, worths, strict=True)]
    return scores
