"""What each kind of stop is worth to a seat now, by the pilgrim's tables. Written for speed: playouts live in it."""

from __future__ import annotations

from tokaido_tui.bots.tokaido.tables import COUNTS, OFFERING_BITS, PURSE, Tables
from tokaido_tui.bots.weights_file import Numbers
from tokaido_tui.games.road.panoramas import PANORAMAS
from tokaido_tui.games.tokaido.game import Tokaido


def section_worth(game: Tokaido, tables: Tables, seat: int, panorama: int, stage: int) -> float:
    """The next section of a panorama; 0 when it is complete."""
    sections = game.sections
    section = sections[PANORAMAS * seat + panorama] + 1
    size = game.whole[panorama]
    if section > size:
        return 0.0
    if game.awarded >> panorama & 1:
        return section + tables.later[stage][panorama][section]
    if section == size:
        return section + game.box.achievement_points + game.who[seat].achievement_points
    best = max(sections[panorama::PANORAMAS])
    if section > best:
        return section + tables.lead[stage][panorama][section]
    return section + (tables.level if section == best else tables.later)[stage][panorama][section]


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


def stop_worths(game: Tokaido, tables: Tables, seat: int, stage: int) -> list[float]:
    """By kind of station, as box.py numbers them. The inn's is 0 here: it is a question of when, not whether."""
    weights = tables.weights
    who = game.who[seat]
    number = game.chosen[seat]
    coins = game.coins[seat]
    box = game.box
    farm_coins = box.farm_coins
    if coins > tables.purse_seen:
        coins = tables.purse_seen
    purse = tables.purse[number][stage]
    had = purse[coins]
    farm = purse[coins + farm_coins] - had
    families = game.families[seat]
    paddy = section_worth(game, tables, seat, 0, stage)
    mountain = section_worth(game, tables, seat, 1, stage)
    sea = section_worth(game, tables, seat, 2, stage)
    village = temple = spring = encounter = 0.0
    ranked = ranks(game, tables, seat, stage)
    if coins:
        if game.souvenir_deck.top:
            village = tables.village(families, coins, number, stage)
        temple = best_gift(game, tables, seat, stage, ranked)[0]
    if game.spring_deck.top:
        springs, kinds = game.springs, box.spring_kinds
        bathed = [sum(springs[start : start + kinds]) for start in range(0, len(springs), kinds)]
        mine = bathed[seat]
        bathed[seat] = 0
        spring = weights.spring + who.spring_points + tables.count[max(bathed) - mine + COUNTS - 1]
    if game.encounter_deck.top:
        met, people = game.met, box.people
        talked = [sum(met[start : start + people]) for start in range(0, len(met), people)]
        mine = talked[seat]
        talked[seat] = 0
        souvenir = tables.next_cards[families] / 4 + weights.collector
        paddies, mountains, seas = tables.met_sections
        total = tables.met_souvenirs * souvenir + tables.met_points
        for copies, gift in tables.met_coins:
            total += copies * (purse[coins + gift] - had)
        for copies, gift in tables.met_offerings:
            total += copies * (gift + ranked[gift] - ranked[0])
        total += paddies * paddy + mountains * mountain + seas * sea
        encounter = total / tables.met_cards + weights.encounter
        encounter += tables.count[max(talked) - mine + COUNTS - 1]
        if who.encounters_seen > 1:
            encounter += weights.two_encounters
        if who.encounter_coins:
            encounter += who.encounter_points + purse[coins + who.encounter_coins] - had
    return [0.0, village, farm, paddy, mountain, sea, spring, temple, encounter]
