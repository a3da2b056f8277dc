"""What a stop would change on the road: why it may be closed, who moves after it, what stays free behind."""

from __future__ import annotations

from tokaido_tui.games.road.travel import Travel, standing


def why_closed(game: Travel, station: int) -> str:
    """Why the walker cannot stop at a station, as a word: "" if nothing but a game's own rules may prevent it.

    "start", "behind", "beyond" (past the next stop of all), "full" or "complete" (what there is to do was to complete
    a panorama).
    """
    walker = game.walker
    here = game.where[walker] >> 6
    if station == here:
        return "start"
    if station < here:
        return "behind"
    if station > game.stage.end:
        return "beyond"
    if not game.road.bits[station] & game.free:
        return "full"
    if not game.road.bits[station] & game.stage.open_to[game.shut[walker]]:
        return "complete"
    return ""


def after(game: Travel, station: int) -> tuple[int, list[int]]:
    """The slot the walker takes, and where everybody stands then."""
    bit = game.road.bits[station]
    slot = 1 if bit & game.stage.doubles and not bit & game.roomy else 0
    if station == game.stage.end:
        slot = game.waiting
    where = game.where[:]
    where[game.walker] = standing(station, slot, game.walker)
    return slot, where


def who_moves(game: Travel, where: list[int]) -> tuple[int, int]:
    """The traveller that moves next, and who decides for it."""
    walker = min(where) & 7
    return walker, walker if walker < game.players else max(where) & 7


def rivals_behind(game: Travel, where: list[int]) -> tuple[int, ...]:
    """The travellers that move before the walker does again."""
    return tuple(t for t in range(game.travellers) if where[t] < where[game.walker])


def left_behind(game: Travel, station: int, slot: int, where: list[int], rivals: tuple[int, ...]) -> tuple[int, ...]:
    """Free stations up to this one that somebody behind could stop at."""
    free = game.free
    bit = game.road.bits[station]
    if station == game.stage.end or not (bit & game.roomy and slot == 0):
        # This slot was the last one there; at the stop all wait, and nobody is overtaken by arriving.
        free &= ~bit
    reachable: set[int] = set()
    for rival in rivals:
        open_ = free & game.road.ahead[where[rival] >> 6] & game.stage.open_to[game.closed_to(rival)]
        reachable.update(game.stage.stations_in(open_))
    return tuple(sorted(s for s in reachable if s <= station))
