"""The merchant at sea: greedy. Goes where the stop is worth most, less what advancing costs."""

from __future__ import annotations

from functools import cache

from tokaido_tui.bots.namiji.shelves import Shelves
from tokaido_tui.games.namiji.box import CRAB, EFFECTS, OFFERING_POINTS, ROCK_POINTS, SAFE_CRABS, SECTION_POINTS, Box
from tokaido_tui.games.namiji.game import Namiji
from tokaido_tui.games.namiji.options import DRAW, FACE_UP, FISH, HAUL, KEEP, MEMBERS, MOOR, NO_MORE, PLACE, UNSEEN
from tokaido_tui.games.namiji.scoring import measure
from tokaido_tui.games.namiji.stops import SAFE
from tokaido_tui.games.road.panoramas import PANORAMAS
from tokaido_tui.games.road.travel import MOVE

STEP = 1.2
"""What a station of distance costs: about what a voyage's points come to, spread over its stations."""
TRAP = 2.3
ROCK = 2.5
UPGRADE = 4.5
"""What a dock card that is no meal promises."""


def _hope(missing: int, ways: int) -> float:
    """The part of a line's points to count on, whatever the time."""
    return (0.5, 0.25, 0.12, 0.06)[missing - 1] * (1.0 if ways == 1 else 1.3)


@cache
def _shelves(box: Box) -> Shelves:
    return Shelves(box, _hope)


class Merchant:
    """Plays for the next stop only."""

    __slots__ = ()

    def pick(self, game: Namiji) -> int:
        kind = game.kind
        actions = game.legal_actions()
        if len(actions) == 1:
            return actions[0]
        seat = game.seat
        if kind == MOVE:
            # The neutral gets out of the way of its mover as little as it can.
            return self._move(game, actions) if game.walker == seat else actions[0]
        if kind in (FISH, PLACE, HAUL):
            return self._fishing(game, seat, actions)
        if kind == DRAW:
            return self._draw(game, seat)
        if kind == KEEP:
            return max(actions, key=lambda card: self._rock(game, seat, card))
        if kind == MOOR:
            # The first place chooses from most cards.
            return actions[0]
        return max(actions, key=lambda card: game.box.docks[card].points or UPGRADE)

    def _move(self, game: Namiji, actions: tuple[int, ...]) -> int:
        seat = game.walker
        effects = game.effects
        first = EFFECTS * seat
        shelf = _shelves(game.box)[game.tokens[seat]]
        shoal, nets, left = game.shoal, game.net_deck.top, game.offerings[seat]
        unseen = sum([shelf.fish[fish] for fish in shoal]) / len(shoal) if shoal else 0.0
        penalty = game.box.penalty
        early = game.box.early_bird if game.stage.end == game.road.last else (0,) * (game.waiting + 1)
        worth = (
            float(early[game.waiting]),
            self._section(game, seat, 0),
            self._section(game, seat, 1),
            self._section(game, seat, 2),
            max([unseen, *[shelf.fish[fish] for fish in MEMBERS[game.up_mask]]]),
            sum([shelf.nets[net] for net in nets]) / len(nets) if nets else 0.0,
            TRAP + effects[first + SAFE_CRABS] if game.bag else 0.0,
            penalty[left] - penalty[left - 1] + effects[first + OFFERING_POINTS] if left else 0.0,
            ROCK + effects[first + ROCK_POINTS] if game.rock_deck.top else 0.0,
        )
        kinds = game.road.kinds
        best, most = actions[0], float("-inf")
        for station in actions:
            value = worth[kinds[station]] - STEP * station
            if value > most:
                best, most = station, value
        return best

    @staticmethod
    def _section(game: Namiji, seat: int, panorama: int) -> float:
        """What the next section of a panorama gives; 0 when it is complete."""
        section = game.sections[PANORAMAS * seat + panorama] + 1
        size = game.whole[panorama]
        if section > size:
            return 0.0
        more = game.effects[EFFECTS * seat + SECTION_POINTS]
        first = section == size and not game.awarded >> panorama & 1
        return section + more + (game.box.bonus if first else 0.5)

    @staticmethod
    def _fishing(game: Namiji, seat: int, actions: tuple[int, ...]) -> int:
        shelf = _shelves(game.box)[game.tokens[seat]]
        if game.kind == PLACE:
            return max(actions, key=lambda placement: shelf.gain(placement, game.caught))
        if game.kind == HAUL:
            return max(actions, key=lambda action: shelf.nets[action - 1] if action else 0.0)
        shoal = game.shoal
        unseen = sum([shelf.fish[fish] for fish in shoal]) / len(shoal) if shoal else 0.0
        worth = {NO_MORE: 0.0, UNSEEN: unseen}
        return max(actions, key=lambda action: worth[action] if action in worth else shelf.fish[action - FACE_UP])

    @staticmethod
    def _draw(game: Namiji, seat: int) -> int:
        """One more, if what it brings is more than what it risks."""
        if game.haul_crabs < SAFE + game.effects[EFFECTS * seat + SAFE_CRABS]:
            return 1
        crabs = game.bag.count(CRAB)
        return int(len(game.bag) - crabs > crabs * (game.haul_shrimp + game.haul_crabs))

    @staticmethod
    def _rock(game: Namiji, seat: int, card: int) -> float:
        """Its points, the less the more is missing."""
        rock = game.box.rocks[card]
        return rock.points * (1 + min(1.0, measure(game, seat, rock.counts) / rock.at_least))
