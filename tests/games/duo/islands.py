"""Islands of a player's own, for the tests of the map."""

from __future__ import annotations

from pathlib import Path

from tokaido_tui.games.duo.box import PAWNS, Box
from tokaido_tui.games.duo.load_box import load_box

# One mountain town in the middle of the three others, a longer rim, names of another kind.
STAR = """status = "reconstructed"
[areas]
A = "moon"
B = "mountain"
C = "bamboo"
D = "waterfall"
E = "bamboo"
F = "mountain"
G = "waterfall"
H = "moon"
[mountain_towns]
Oku = 4
Ue = 2
Naka = 3
Shita = 3
[routes]
list = [
    { towns = "Oku Ue", between = "A C" },
    { towns = "Oku Naka", between = "C F" },
    { towns = "Oku Shita", between = "F A" },
    { towns = "Ue K1", between = "H A" },
    { towns = "Ue K2", between = "A B" },
    { towns = "Ue K3", between = "B C" },
    { towns = "Naka K4", between = "C D" },
    { towns = "Naka K5", between = "D E" },
    { towns = "Naka K6", between = "E F" },
    { towns = "Shita K7", between = "F G" },
    { towns = "Shita K8", between = "G H" },
]
"""
STAR_RIM = """status = "reconstructed"
stretches = [
    { town = "K1", stops = "T G S", area = "A" },
    { town = "K2", stops = "S T", area = "B" },
    { town = "K3", stops = "G", area = "C" },
    { town = "K4", stops = "T H T G", area = "D" },
    { town = "K5", stops = "T G", area = "E" },
    { town = "K6", stops = "S T S", area = "F" },
    { town = "K7", stops = "G S", area = "G" },
    { town = "K8", stops = "T H G", area = "H" },
]
[letters]
T = "temple"
G = "garden"
S = "coast"
H = "springs"
"""
STAR_STARTS = """status = "reconstructed"
[purple]
place = "west"
pilgrim = 2
merchant = "Oku"
artist = "A"
[green]
place = "east"
pilgrim = 11
merchant = "Shita"
artist = "H"
"""


def star(folder: Path) -> Box:
    """An island that has nothing in common with the game's own but its numbers."""
    for name, text in (("island", STAR), ("rim", STAR_RIM), ("starts", STAR_STARTS)):
        (folder / f"{name}.toml").write_text(text, encoding="utf-8")
    return load_box(folder)


def own_with_other_dice(folder: Path) -> Box:
    """The game's own island; only the dice are other ones."""
    faces = "".join(f"{pawn} = [1, 1, 1, 2, 2, 3]\n" for pawn in PAWNS)
    dice = f'status = "confirmed"\n{faces}'
    (folder / "dice.toml").write_text(dice, encoding="utf-8")
    return load_box(folder)
