"""What each action at a station is worth to a seat now, by the pilgrim's tables. Playouts live in it."""

from __future__ import annotations

from tokaido_tui.bots.road.panoramas import section_worth
from tokaido_tui.bots.tokaido.tables import COUNTS, OFFERING_BITS, PURSE, Tables
from tokaido_tui.bots.weights_file import Numbers
from tokaido_tui.games.tokaido.game import Tokaido


def bonus_of(game: Tokaido, seat: int) -> int:
    """What completing a panorama first scores."""
    return game.box.achievement_points + game.who[seat].achievement_points


def ranks(game: Tokaido, tables: Tables, seat: int, stage: int) -> Numbers:
    """What the temple's ranks promise with the offerings there are, and with up to four more."""
    packed = 0
    offerings = game.offerings
    for rival, theirs in enumerate(offerings):
        if rival != seat:
            packed = (packed + theirs + 1) << OFFERING_BITS
    return tables.ranks[stage][packed + offerings[seat]]


def best_gift(game: Tokaido, tables: Tables, seat: int, stage: int, ranked: Numbers) -> tuple[float, int]:
    """The best gift the seat can pay, and what it is worth, with the ranks as they are; it has a coin."""
    extra = game.who[seat].temple_gift
    coins = game.coins[seat]
    if coins >= PURSE:
        coins = PURSE - 1
    purse = tables.purse[game.chosen[seat]][stage]
    best = 1
    most = 1 + ranked[1 + extra] + purse[coins - 1]
    if coins > 1:
        worth = 2 + ranked[2 + extra] + purse[coins - 2]
        if worth > most:
            best, most = 2, worth
        if coins > 2:
            worth = 3 + ranked[3 + extra] + purse[coins - 3]
            if worth > most:
                best, most = 3, worth
    return most + extra - ranked[0] - purse[coins], best


def gift_worth(game: Tokaido, tables: Tables, seat: int, stage: int, gift: int) -> float:
    """What a gift of so many coins is worth."""
    coins = min(game.coins[seat], PURSE - 1)
    purse = tables.purse[game.chosen[seat]][stage]
    extra = game.who[seat].temple_gift
    ranked = ranks(game, tables, seat, stage)
    return gift + extra + ranked[gift + extra] - ranked[0] + purse[coins - gift] - purse[coins]


def tallies_of(game: Tokaido) -> tuple[list[int], list[int]]:
    """How often each seat has bathed and met somebody."""
    box = game.box
    springs, met = [iter(game.springs)] * box.spring_kinds, [iter(game.met)] * box.people
    return list(map(sum, zip(*springs, strict=False))), list(map(sum, zip(*met, strict=False)))


def action_worths(
    game: Tokaido, tables: Tables, seat: int, stage: int, tallies: tuple[list[int], list[int]]
) -> list[float]:
    """By action, as stops.py numbers them. A rest is 0 here: it is a question of when, not whether."""
    who = game.who[seat]
    number = game.chosen[seat]
    coins = game.coins[seat]
    if coins >= PURSE:
        coins = PURSE - 1
    promises = tables.promises
    bonus = game.box.achievement_points + who.achievement_points
    families = game.families[seat]
    paddy = section_worth(game, promises, seat, 0, stage, bonus)
    mountain = section_worth(game, promises, seat, 1, stage, bonus)
    sea = section_worth(game, promises, seat, 2, stage, bonus)
    village = temple = spring = encounter = 0.0
    ranked = ranks(game, tables, seat, stage)
    if coins:
        if game.souvenir_deck.top:
            village = tables.village(families, coins, number, stage)
        temple = best_gift(game, tables, seat, stage, ranked)[0]
    if game.spring_deck.top:
        bathed = tallies[0]
        mine = bathed[seat]
        bathed[seat] = 0
        spring = tables.spring + who.spring_points + tables.count[max(bathed) - mine + COUNTS - 1]
        bathed[seat] = mine
    if game.encounter_deck.top:
        met = tallies[1]
        mine = met[seat]
        met[seat] = 0
        souvenir = tables.next_cards[families] / 4 + tables.weights.collector
        paddies, mountains, seas = tables.met_sections
        given = tables.met_souvenirs * souvenir + ranked[-1] + paddies * paddy + mountains * mountain + seas * sea
        encounter = given / tables.met_cards + tables.meeting[number][stage][coins]
        encounter += tables.count[max(met) - mine + COUNTS - 1]
        met[seat] = mine
    return [0.0, village, tables.farm[number][stage][coins], paddy, mountain, sea, spring, temple, encounter]
