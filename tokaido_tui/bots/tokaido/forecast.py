"""How likely each seat is to win a game of Tokaido."""

from __future__ import annotations

from tokaido_tui.bots.road.forecast import Forecast
from tokaido_tui.bots.search.win_chance import decided
from tokaido_tui.bots.tokaido.features import NAMES, features
from tokaido_tui.games.tokaido.game import Tokaido
from tokaido_tui.games.tokaido.options import OVER


def chances_at_end(game: Tokaido) -> list[float]:
    """Of those with most points the winners are who have most achievements."""
    all_points = game.points
    best = max(all_points)
    winners = [seat for seat, points in enumerate(all_points) if points == best]
    if len(winners) > 1:
        cards = [game.awards[seat].bit_count() for seat in winners]
        winners = [seat for seat, count in zip(winners, cards, strict=True) if count == max(cards)]
    return decided(all_points, winners)


FORECAST = Forecast(__package__, NAMES, features, chances_at_end, OVER)
