"""What a view adds up to: points by source, how far each rock is, odds at the trap."""

from __future__ import annotations

from dataclasses import dataclass

from tokaido_tui.engine.dealer import SeededDealer
from tokaido_tui.games.namiji.box import SAFE_CRABS, Box
from tokaido_tui.games.namiji.imagine import imagine
from tokaido_tui.games.namiji.scoring import measure
from tokaido_tui.games.namiji.stops import SAFE
from tokaido_tui.games.namiji.view import PlayerView, View


@dataclass(frozen=True)
class Progress:
    """A rock, and how many a player has of what it counts."""

    card: int
    have: int
    need: int
    points: int

    @property
    def met(self) -> bool:
        return self.have >= self.need


def effect_of(box: Box, player: PlayerView, which: int) -> int:
    """What a player's upgrades add up to (see EFFECT_NAMES)."""
    return sum(box.docks[card].effects[which] for card in player.dock_cards)


def progress(view: View, seat: int, cards: tuple[int, ...], more: int = 0) -> list[Progress]:
    """How far a seat is with these rocks; `more` are rocks it is about to keep."""
    # What rocks count lies open: any game that agrees with the view serves.
    game = imagine(view, SeededDealer(0))
    found = []
    for card in cards:
        rock = view.box.rocks[card]
        have = measure(game, seat, rock.counts) + (more if rock.counts == "rocks" else 0)
        found.append(Progress(card, have, rock.at_least, rock.points))
    return found


def rocks_now(view: View, seat: int) -> list[Progress]:
    """The rocks of a seat that the viewer may know, as they stand."""
    return progress(view, seat, view.players[seat].rocks)


@dataclass(frozen=True)
class Odds:
    """One more draw from the trap: how many of the bag's crustaceans would lose the haul."""

    losing: int
    bag: int
    haul: int
    """Crustaceans that are in the haul already."""

    @property
    def percent(self) -> int:
        return round(100 * self.losing / self.bag)


def odds(view: View) -> Odds:
    """Of the decider's next draw. What is in the haul is not in the bag."""
    player = view.players[view.decider]
    safe = SAFE + effect_of(view.box, player, SAFE_CRABS)
    losing = view.bag_crabs if view.haul_crabs >= safe else 0
    return Odds(losing, view.bag_shrimp + view.bag_crabs, view.haul_shrimp + view.haul_crabs)
