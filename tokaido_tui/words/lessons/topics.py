"""What the lessons of each game have to be about: notes name these, and the tests see to it that none is left out."""

from __future__ import annotations

TOPICS: dict[str, tuple[str, ...]] = {
    "tokaido": (
        "village", "farm", "paddy", "mountain", "sea", "spring", "temple", "encounter", "inn", "points", "coins",
        "turn order", "moving again", "doubles", "inn queue", "inn hand", "one meal", "no dish twice", "souvenir sets",
        "panoramas", "panorama achievement", "temple ranking", "final achievements", "final scoring",
        "neutral", "neutral leader", "neutral temple", "neutral inn", "single slots",
        "tempo", "blocking", "early at the inn", "temple timing", "skipping",
    ),
    "namiji": (
        "line", "net", "trap", "whirlpool", "rock", "dolphin", "octopus", "whale", "dock", "harbour", "points",
        "turn order", "moving again", "doubles", "fish bank", "face down", "shelf", "lines", "turning a net",
        "putting back", "trap risk", "offerings", "secrets", "dock places", "dock hand", "meals", "upgrades",
        "panoramas", "panorama bonus", "early bird", "penalty", "final scoring",
    ),
    "duo": (
        "dice", "who takes which", "last die", "pilgrim", "merchant", "artist", "exact moves", "occupied stops",
        "temple", "garden", "faith", "coastal town", "mountain town", "trade tokens", "goods", "most goods", "coins",
        "ingots", "revealing", "giving", "landscapes", "coast", "waves", "springs", "repeating", "leaving alone",
        "end", "final scoring",
    ),
}  # fmt: skip
