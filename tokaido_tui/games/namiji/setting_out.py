"""Before the first move: everything in its place, one fish turned up, the boats in a random row."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tokaido_tui.engine.deck import Deck
from tokaido_tui.games.namiji import fishing, stops
from tokaido_tui.games.namiji.box import COLOURS, EFFECTS, FISH, KINDS, OFFERINGS
from tokaido_tui.games.road.travel import MOVE

if TYPE_CHECKING:
    from tokaido_tui.engine.dealer import Dealer
    from tokaido_tui.games.namiji.game import Namiji
    from tokaido_tui.games.namiji.terms import Terms


def lay_out(game: Namiji, terms: Terms, dealer: Dealer) -> None:
    """The table before anything is drawn: as it was for the last game on these terms."""
    if terms.laid_out is None:
        _lay_out_anew(game, terms, dealer)
        terms.laid_out = game.copy()
    else:
        game.copy_from(terms.laid_out)
        game.take = dealer.take


def _lay_out_anew(game: Namiji, terms: Terms, dealer: Dealer) -> None:
    players, box = terms.setup.players, terms.box
    game.terms = terms
    game.box = box
    game.stops = tuple([stops.STOPS[kind] for kind in terms.road.kinds])
    game.answers = stops.ANSWERS
    game.set_out(terms.road, players, terms.boats > players, dealer, box.whole)
    game.kind = MOVE
    game.shoal = list(box.fish)
    game.face_up = [0] * FISH
    game.up_mask = 0
    game.bag = list(box.bag)
    game.net_deck = Deck("net", list(box.nets))
    game.dock_deck = Deck("dock", list(box.dock_pile))
    game.rock_deck = Deck("rock", list(box.rock_pile))
    game.filled = [0] * players
    game.colour_cells = [0] * (COLOURS * players)
    game.kind_cells = [0] * (KINDS * players)
    game.tokens = [()] * players
    game.lines = [0] * players
    game.trap = [0] * (2 * players)
    game.offerings = [OFFERINGS] * players
    game.gear = [0] * (len(box.docks) * players)
    game.effects = [0] * (EFFECTS * players)
    game.extra = [0] * players
    game.rocks = [0] * players
    game.awards = [0] * players
    game.arrived = [0] * players
    game.caught = -1
    game.netted = game.again = False
    game.catches = 0
    game.offer = ()
    game.haul_shrimp = game.haul_crabs = 0
    game.berths = (1 << terms.boats) - 1
    game.hand = []
    game.held = game.missed = 0
    game.discarded = ()


def set_sail(game: Namiji) -> None:
    fishing.turn_up(game)
    queue = game.queue_up()
    if game.events is not None:
        game.tell("queue", -1, what=tuple(queue))
    game.first_turn()
