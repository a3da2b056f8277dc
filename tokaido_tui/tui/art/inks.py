"""The title print's inks by night and by day, and the small stamps that stand in it."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Inks:
    sky: tuple[str, ...]
    sun: tuple[str, ...]
    paper: str
    mist: str
    snow: str
    snow_shade: str
    rock: tuple[str, ...]
    rock_shade: tuple[str, ...]
    hills: tuple[str, ...]
    sea: tuple[str, ...]
    glitter: str
    ripple: str
    foam: str
    sand: str
    grass: tuple[str, str]
    road: str
    road_edge: str
    boat: dict[str, str]
    pine: dict[str, str]
    wave: dict[str, str]
    straw: str
    lettering: str
    stars: bool


NIGHT = Inks(
    sky=("#101824", "#152238", "#1f3557", "#3b4a70", "#7d5a72", "#c8745c", "#e8a368"),
    sun=("#ee6a44", "#e2593b", "#d34730"),
    paper="#efe3c8",
    mist="#c9a59a",
    snow="#efe9e0",
    snow_shade="#9fb0cc",
    rock=("#4f6f93", "#46597f", "#6b5c7c"),
    rock_shade=("#2c4668", "#2c3e62", "#4a4568"),
    hills=("#4d4a6c", "#343f5e", "#22344c"),
    sea=("#c98268", "#6d6a86", "#36598a", "#234574", "#183256", "#12263f"),
    glitter="#f2a56b",
    ripple="#6f9bc2",
    foam="#d9e4e6",
    sand="#8a7558",
    grass=("#1d3a36", "#26483d"),
    road="#b8935a",
    road_edge="#6e573c",
    boat={"W": "#f3e8d0", "w": "#c9b592", "t": "#2a2226"},
    pine={"P": "#0e2426", "p": "#1b4038", "t": "#4a2f28"},
    wave={"F": "#efe9e0", "f": "#9fb6cc", "b": "#4f7fb0", "B": "#2a5288", "n": "#16305a"},
    straw="#e9d29a",
    lettering="#efe3c8",
    stars=True,
)

DAY = Inks(
    sky=("#7f9fb4", "#b9c9c4", "#eadfc4", "#f3e9d2", "#f3e2c0", "#f2d2a4", "#eebb8c"),
    sun=("#e2593b", "#de4f34", "#e27a52"),
    paper="#f3e9d2",
    mist="#fbf4e2",
    snow="#fffaf0",
    snow_shade="#c3d2de",
    rock=("#5f97ad", "#6f9fae", "#a9b9b0"),
    rock_shade=("#3a6a8c", "#4a7690", "#86a0a4"),
    hills=("#9db7ae", "#6d9c8c", "#467c6c"),
    sea=("#e9cfa8", "#a9cbcc", "#6fadc6", "#4488b4", "#2f6a9c", "#25527f"),
    glitter="#f6b184",
    ripple="#d3e6e6",
    foam="#fffaf0",
    sand="#e3c894",
    grass=("#86aa62", "#9dbd70"),
    road="#f3e0b4",
    road_edge="#c79f62",
    boat={"W": "#fffaf0", "w": "#e0cda6", "t": "#5a3826"},
    pine={"P": "#1f4d44", "p": "#35705a", "t": "#7a4630"},
    wave={"F": "#fffaf0", "f": "#b9d6e0", "b": "#5f9fc8", "B": "#2f6aa2", "n": "#204a7c"},
    straw="#b07a3c",
    lettering="#2a3f66",
    stars=False,
)

TRAVELLERS = ("#e2593b", "#54b5a9", "#e0a83f", "#c08ad8", "#f6efe0")

SAIL = (
    "...W...",
    "..WWw..",
    "..WWw..",
    ".WWWww.",
    ".WWWww.",
    "ttttttt",
    ".ttttt.",
)
CRESTS = (
    (".bbb.", "b...b"),
    ("..FFF..", ".Fbb.FF", "Fbnb..."),
)
GREAT_WAVE = (
    "....FFFFF.......",
    "..FFfbfFFFF.....",
    ".FfbBBbfFfFFF...",
    "FfbBBbBBbfFfFF..",
    "FbBBbBBn.ffF.FF.",
    "fBbBbBBn..f.F.F.",
    "BBbBbBn.....F...",
    "BBbBbBn........F",
    "BBbBBbBn...F....",
    "nBBbBBbBn.....F.",
    "nBBBbBBBbBnFFf..",
    "nnBBBBbBBBBbBBFF",
)
SAIL_FAR = (
    ".W.",
    "WWw",
    "ttt",
)

PINES = (
    (
        ".PP.",
        "PPpP",
        ".t..",
    ),
    (
        "..PPp..",
        "PPPPpp.",
        "...tPPp",
        "..PtP..",
        "...t...",
        "..tt...",
    ),
    (
        "....PPp....",
        "..PPPPppp..",
        ".PPPPtPp...",
        ".....t.PPpp",
        ".PPp.tPPPp.",
        "PPPPpt.....",
        "....tt.....",
        "....t......",
        "...tt......",
    ),
)


def walker(colour: str, straw: str, big: bool) -> tuple[tuple[str, ...], dict[str, str]]:
    """A traveller in a colour: a straw hat, a coat, and legs where there is room for them."""
    palette = {"h": straw, "c": colour, "l": "#2a2226"}
    return ((".hh.", "hhhh", ".cc.", ".cc.", ".cc.", ".l.l"), palette) if big else (("hh", "cc", "cc"), palette)
