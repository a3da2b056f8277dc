"""What each kind of stop is worth to a seat now, by the pilgrim's book."""

from __future__ import annotations

from tokaido_tui.bots.tokaido.book import PURSE, WIDE, Book, purse_kind
from tokaido_tui.games.tokaido.game import Tokaido
from tokaido_tui.games.tokaido.tables import (
    ACHIEVEMENT_POINTS,
    FARM_COINS,
    PANORAMAS,
    PEOPLE,
    SECTIONS,
    SPRING_KINDS,
)

_RANKS = (10.0, 7.0, 4.0, 2.0, 2.0, 2.0, 2.0)
# Encounters by their number in the pile: two each of souvenir, points, coins and offering; guides 1, 2, 3.
_CARDS = 14


def section_worth(game: Tokaido, book: Book, seat: int, panorama: int, stage: int) -> float:
    """The next section of a panorama; 0 when it is complete."""
    sections = game.sections
    section = sections[PANORAMAS * seat + panorama] + 1
    size = SECTIONS[panorama]
    if section > size:
        return 0.0
    worth = section + book.later[panorama][stage][section]
    if not game.awarded >> panorama & 1:
        if section == size:
            return worth + ACHIEVEMENT_POINTS + game.who[seat].achievement_points
        best = 0
        for rival in range(panorama, len(sections), PANORAMAS):
            if sections[rival] > best and rival != PANORAMAS * seat + panorama:
                best = sections[rival]
        if section >= best:
            worth += book.weights.race * (section + 1 - best) * section / size
    return worth


def rank_worth(game: Tokaido, book: Book, seat: int, offerings: int, stage: int) -> float:
    """What the temple's ranks promise who has given so much."""
    if not offerings:
        return 0.0
    beat = book.beat[stage]
    above = 0.0
    for rival, theirs in enumerate(game.offerings):
        if rival != seat:
            lead = offerings - theirs
            above += 1 - beat[WIDE + (lead if -WIDE < lead < WIDE else WIDE if lead > 0 else -WIDE)]
    rank = int(above)
    here = _RANKS[rank]
    return book.weights.rank[stage] * (here + (above - rank) * (_RANKS[rank + 1] - here))


def best_gift(game: Tokaido, book: Book, seat: int, stage: int) -> tuple[float, int]:
    """The best gift the seat can pay, and what it is worth; it has a coin."""
    who = game.who[seat]
    coins = game.coins[seat]
    purse = book.purse[purse_kind(who)][stage]
    if coins >= PURSE:
        coins = PURSE - 1
    given = game.offerings[seat]
    before = rank_worth(game, book, seat, given, stage) + purse[coins]
    given += who.temple_gift
    most, best = -99.0, 1
    for gift in range(1, 4 if coins > 3 else coins + 1):
        worth = gift + rank_worth(game, book, seat, given + gift, stage) + purse[coins - gift]
        if worth > most:
            most, best = worth, gift
    return most + who.temple_gift - before, best


def count_worth(book: Book, mine: int, best: int) -> float:
    """One more of what an achievement counts."""
    lead = mine + 3 - best
    return book.weights.count[0 if lead < 0 else 4 if lead > 4 else lead]


def stop_worths(game: Tokaido, book: Book, seat: int, stage: int) -> list[float]:
    """By kind of station, as tables.py numbers them. The inn's is 0 here: it is a question of when, not whether."""
    weights = book.weights
    who = game.who[seat]
    coins = game.coins[seat]
    if coins >= PURSE - FARM_COINS:
        coins = PURSE - FARM_COINS - 1
    purse = book.purse[purse_kind(who)][stage]
    here = purse[coins]
    farm = purse[coins + FARM_COINS] - here
    families = game.families[seat]
    paddy = section_worth(game, book, seat, 0, stage)
    mountain = section_worth(game, book, seat, 1, stage)
    sea = section_worth(game, book, seat, 2, stage)
    village = temple = spring = encounter = 0.0
    if coins:
        if game.souvenir_deck.top:
            village = book.village(families, coins, who, stage)
        temple = best_gift(game, book, seat, stage)[0]
    players = game.players
    if game.spring_deck.top:
        springs = game.springs
        best = mine = 0
        for player in range(players):
            bathed = springs[SPRING_KINDS * player] + springs[SPRING_KINDS * player + 1]
            if player == seat:
                mine = bathed
            elif bathed > best:
                best = bathed
        spring = weights.spring + who.spring_points + count_worth(book, mine, best)
    if game.encounter_deck.top:
        met = game.met
        best = mine = 0
        for player in range(players):
            people = sum(met[PEOPLE * player : PEOPLE * player + PEOPLE])
            if player == seat:
                mine = people
            elif people > best:
                best = people
        given = game.offerings[seat]
        miko = 1 + rank_worth(game, book, seat, given + 1, stage) - rank_worth(game, book, seat, given, stage)
        souvenir = book.next_cards[families] / 4 + weights.collector
        encounter = (2 * (souvenir + 3 + farm + miko) + paddy + 2 * mountain + 3 * sea) / _CARDS
        encounter += weights.encounter + count_worth(book, mine, best)
        if who.encounters_seen > 1:
            encounter += weights.two_encounters
        if who.encounter_coins:
            encounter += who.encounter_points + purse[coins + who.encounter_coins] - here
    return [0.0, village, farm, paddy, mountain, sea, spring, temple, encounter]
