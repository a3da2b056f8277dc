"""The points of a player counted from the table, written from the rules and not from the code."""

from __future__ import annotations

from tokaido_tui.games.namiji.view import PlayerView, View

COLOURS, KINDS = ("blue", "orange", "green"), ("tai", "fugu", "katsuo")
ROWS = {tuple(range(4 * row, 4 * row + 4)): worth for row, worth in enumerate((5, 7, 9))}
COLUMNS = {tuple(range(column, 12, 4)): worth for column, worth in enumerate((3, 4, 5, 6))}
MEALS = {"meal of 4 points": 4, "meal of 5 points": 5}


def fish_on(player: PlayerView, view: View) -> list[tuple[str, str] | None]:
    """Colour and kind of the fish in each cell."""
    names = [None if fish < 0 else view.box.fish_names[fish] for fish in player.shelf]
    return [None if name is None else (name.split()[0], name.split()[1]) for name in names]


def line_points(player: PlayerView, view: View) -> int:
    shelf = fish_on(player, view)
    total = 0
    for cells, worth in (ROWS | COLUMNS).items():
        line = [shelf[cell] for cell in cells]
        if None not in line and (len({f[0] for f in line if f}) == 1 or len({f[1] for f in line if f}) == 1):
            total += worth
    return total


def lines_scored(player: PlayerView, view: View) -> int:
    shelf = fish_on(player, view)
    lines = [[shelf[cell] for cell in cells] for cells in ROWS | COLUMNS]
    whole = [[f for f in line if f] for line in lines if None not in line]
    return sum(any(len({f[i] for f in line}) == 1 for i in (0, 1)) for line in whole)


def rock_points(player: PlayerView, view: View, name: str) -> int:
    fish = [f for f in fish_on(player, view) if f]
    nets = sum(token.is_net for token in player.tokens)
    singles = len(player.tokens) - nets
    dock = [view.box.docks[card].name for card in player.dock_cards]
    meals = sum(card in MEALS for card in dock)
    dolphin, octopus, whale = player.sections
    colours = {colour: sum(f[0] == colour for f in fish) for colour in COLOURS}
    met = {
        "Skilled Fisherman": lines_scored(player, view) >= 3,
        "Full Hold": len(fish) >= 10,
        "Patient Angler": singles >= 5,
        "Net Caster": nets >= 2,
        "Blue Catch": colours["blue"] >= 4,
        "Orange Catch": colours["orange"] >= 4,
        "Green Catch": colours["green"] >= 4,
        "Varied Catch": {f[0] for f in fish} == set(COLOURS) and {f[1] for f in fish} == set(KINDS),
        "Shrimper": player.shrimp >= 5,
        "Crab Catcher": player.crabs >= 2,
        "Full Trap": player.shrimp + player.crabs >= 7,
        "Dolphin Watcher": dolphin == 3,
        "Octopus Watcher": octopus >= 3,
        "Whale Watcher": whale >= 4,
        "Sea Watcher": min(player.sections) >= 1,
        "Devout": player.offerings == 0,
        "Respectful": player.offerings <= 1,
        "Gourmet": meals >= 2,
        "Shipwright": len(dock) - meals >= 2,
        "Hermit": player.rock_count >= 4,
    }
    threes = (
        "Patient Angler", "Net Caster", "Varied Catch", "Dolphin Watcher", "Octopus Watcher", "Sea Watcher", "Devout",
        "Respectful",
    )  # fmt: skip
    return (3 if name in threes else 4) * met[name]


def by_source(view: View, player: PlayerView) -> dict[str, int]:
    """All but what upgrades brought, which leaves nothing on the table to count."""
    home = {0: 0, 1: 7, 2: 5, 3: 3, 4: 2, 5: 1}
    penalty = {4: 15, 3: 10, 2: 6, 1: 3, 0: 0}
    rocks = [view.box.rocks[card].name for card in player.rocks]
    return {
        "lines": line_points(player, view),
        "crustaceans": player.shrimp + player.crabs,
        "panoramas": sum(sum(range(1, count + 1)) for count in player.sections),
        "bonuses": 3 * len(player.bonuses),
        "meals": sum(MEALS.get(view.box.docks[card].name, 0) for card in player.dock_cards),
        "early bird": home[player.arrived],
        "rocks": sum(rock_points(player, view, name) for name in rocks) if view.is_over else 0,
        "offerings": -penalty[player.offerings] if view.is_over else 0,
    }
