"""The points of a player counted from the cards on the table, written from the rules and not from the code."""

from __future__ import annotations

from tests.games.tokaido.helpers import people
from tokaido_tui.games.tokaido.load_box import load_box
from tokaido_tui.games.tokaido.view import PlayerView, View

BOX = load_box()


def souvenir_points(cards: tuple[int, ...]) -> int:
    """Sets laid out one by one: a card joins the first that lacks its family."""
    sets: list[set[int]] = []
    total = 0
    for card in cards:
        family = BOX.souvenirs[card].family
        home = next((s for s in sets if family not in s), None)
        if home is None:
            home = set()
            sets.append(home)
        home.add(family)
        total += (1, 3, 5, 7)[len(home) - 1]
    return total


def rank_points(view: View, player: PlayerView) -> int:
    piles = {traveller.offerings for traveller in view.travellers if traveller.offerings}
    if not player.offerings:
        return 0
    better = sum(pile > player.offerings for pile in piles)
    return {0: 10, 1: 7, 2: 4}.get(better, 2)


def by_source(view: View, player: PlayerView) -> dict[str, int]:
    who = player.who.name if player.who else ""
    met = people(player.encounters)
    return {
        "meals": 6 * len(player.meals),
        "panoramas": sum(sum(range(1, count + 1)) for count in player.sections),
        "souvenirs": souvenir_points(player.souvenirs),
        "springs": sum(player.springs) + (len(player.springs) if who == "Mitsukuni" else 0),
        "encounters": 3 * met.count("Samurai") + (len(met) if who == "Umegae" else 0),
        "gifts": player.offerings,
        "ranks": rank_points(view, player) if view.is_over else 0,
        "achievements": len(player.achievements) * (4 if who == "Mitsukuni" else 3),
    }
