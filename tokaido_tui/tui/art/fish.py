"""Fish in half blocks: three shapes in whatever colour a fish has: deep, round and spiny, slender and striped."""

from __future__ import annotations

from functools import cache

from tokaido_tui.tui.art.picture import Picture, hexed, mixed, rgb

# By kind, as in games/namiji/box.py: tai, fugu, katsuo. C body, c its light side, w belly, e eye; the rest is water.
SHAPES = (
    (
        "....CCCC....",
        "..CCCCCCC..C",
        ".CeCCCCCCCCC",
        "CCCCcCcCCCC.",
        ".ccCcCccCCCC",
        "..cccccc...C",
        "....cc......",
        "............",
    ),
    (
        "..C..C..C...",
        "...CCCCC....",
        ".CCCCCCCC..C",
        "CCeCCCCCCCCC",
        ".wwwwwwCCCCC",
        ".wwwwwwww..C",
        "...wwwww....",
        "..C..C..C...",
    ),
    (
        "............",
        ".....CC.....",
        "..CCCCCCC..C",
        ".CeCCCCCCCCC",
        "CCCcCcCcCCC.",
        ".wwcwcwcw.CC",
        "..wwwww....C",
        "............",
    ),
)
BELLY = "#f4f1e6"
EYE = "#12202e"


@cache
def fish_picture(kind: int, colour: str, water: str, mixable: bool = True) -> Picture:
    """A fish of that colour in that water; where colours cannot be mixed it has one."""
    light = hexed(mixed(rgb(colour), rgb(BELLY), 0.35)) if mixable else colour
    inks = {"C": colour, "c": light, "w": BELLY if mixable else "#ffffff", "e": EYE if mixable else "#000000"}
    return Picture.of([inks.get(letter, water) for letter in row] for row in SHAPES[kind])
