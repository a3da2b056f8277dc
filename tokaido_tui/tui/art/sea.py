"""The open sea: a great wave, boats, islands, gulls and the evening moon."""

WASHES = {
    ".": ("#56789f", "#a3b9bd", "#e9d9b4", "#f5cf9c", "#f0b98a", "#f0b98a", "#f0b98a", "#f0b98a"),
    ",": ("#8fc0cc", "#8fc0cc", "#8fc0cc", "#7fb6cb", "#5a9cc6", "#3f80b6", "#2f68a0"),
}
# Four pixels leave no room for a long wash: every row has its own job.
SMALL_WASHES = {".": ("#56789f", "#bcc4b8", "#f0c99c", "#f0c99c"), ",": ("#5a9cc6", "#5a9cc6", "#5a9cc6", "#3f80b6")}

PALETTE = {
    "F": "#fdf8ec",  # foam
    "f": "#b9d6e0",
    "b": "#4f93c4",  # waves
    "B": "#2c66a0",
    "n": "#1c3f70",
    "m": "#fff6d6",  # moon
    "W": "#fdf8ec",  # sails and gulls
    "w": "#d9c7a4",
    "t": "#6d4028",  # hulls
    "I": "#6f7f94",  # islands far
    "i": "#4f9080",  # islands near
    "P": "#245048",
    "r": "#8a6a58",  # rock
}

DRAWINGS = {
    "small": (
        ".FFF............mm..",
        "FFfFF..W...Pi...mm.W",
        "BBb,F,WWwiiiPii,,,,,",
        "nBBb,bttt,,,,,bFFf,,",
    ),
    "large": (
        "........................................",
        "..FFFF..........................mm......",
        ".FfbfFFF......W................mmmm..W..",
        "FfbBBbfFFF....WW..........P....mmmm.W.W.",
        "FbBbBn.fF.F..WWWw........PPi....mm......",
        "fBbBn...F.F..WWWw..II...PiiPi...........",
        "BBbBn,,,,,,F,WWw,,IIIIiiiiiiiii,,,,,,,,,",
        "BBBbBn,,,F,,ttttt,,,,,,,,,,,,,,,,FFF,,,,",
        "nBBBbBBFFf,,,bbb,,,bFFf,,,,bFf,bFfbBFf,,",
        "nnBBBBbBBBBbbBBBBbBBbBBBbbBBBBBBbBBnBBBb",
    ),
    "huge": (
        "............................................................",
        "....FFFFF..........................................W........",
        "..FFfbfFFFF...................................mmm...W.W.....",
        ".FfbBBbfFfFFF.......W........................mmmmm..........",
        "FfbBBbBBbfFfFF......WW..............P........mmmmm......W...",
        "FbBBbBBn.ffF.FF....WWWw............PPPi......mmmmm.....W.W..",
        "fBbBbBBn..f.F.F....WWWww......I...PPiiP.......mmm...........",
        "BBbBbBn.....F.....WWWWww....IIII.PiiiiPPi.............W.....",
        "BBbBbBn,,,,,,,,F,,WWWWww,,IIIIIIiiiiiiiiiiii,,,,,,,,,tWt,,,,",
        "BBbBBbBn,,,F,,,,,,,,tt,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,",
        "nBBbBBbBn,,,,,F,,tttttttt,,,,,,,,,,,,,,,,,,,,,,,,FFFF,,,,,,,",
        "nBBBbBBBbBnFFf,,,,tttttt,,bFFf,,,,,bFf,,,,,,,,bFFfbfFF,,,,,,",
        "nnBBBBbBBBBbBBFFb,,bbbb,bFFbBBFf,,bFBBFf,,,bFFfbBBBBbfFf,,bF",
        "nnnBBBBBBbBBBBBBBbbBBBBBBBBBBnBBbbBBnBBBbbbBBBBBnBBbBBBBbbBB",
    ),
}
