"""The open sea: a great wave, boats, islands, gulls and the evening moon."""

WASHES = {
    ".": ("#56789f", "#a3b9bd", "#e9d9b4", "#f5cf9c", "#f0b98a", "#f0b98a", "#f0b98a", "#f0b98a"),
    ",": ("#8fc0cc", "#8fc0cc", "#8fc0cc", "#7fb6cb", "#5a9cc6", "#3f80b6", "#2f68a0"),
}

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
        ".FF..............m..",
        "FfFF..W....PiP......",
        "BBf,,tWt,,iiii,,FF,,",
        "nBBb,,,bB,,,,,bFBBBf",
    ),
    "large": (
        "........................................",
        "...FFF..........................mm......",
        ".FFfFFFF......W................mmmm..W..",
        "FfBBfFfFF.....WW..........P....mmmm.W.W.",
        "fBBbBBf.FF...WWWw........PPi....mm......",
        "BBbBBb..F.F..WWWw..II...PiiPi...........",
        "BbBBbB,,,,,,,,tt,,IIIIiiiiiiiii,,,,,,,,,",
        "bBBbBBb,,,F,ttttt,,,,,,,,,,,,,,,,,FFF,,,",
        "BBbnBBbbFFfBb,,,,,bFFb,,,,bb,,,,FFfBBFf,",
        "nBnBBnBBbBBBBBbBbBBBBBBbBBBBBbbbBBBnBBBF",
    ),
    "huge": (
        "............................................................",
        "....FFFF...........................................W........",
        "..FFFfFFFF....................................mmm...W.W.....",
        ".FFfBfFFfFFF........W........................mmmmm..........",
        "FFfBBBBfFfFFF.......WW..............P........mmmmm......W...",
        "FfBBbBBBf.FfFF.....WWWw............PPPi......mmmmm.....W.W..",
        "fBBbBBBBf...FF.....WWWww......I...PPiiP.......mmm...........",
        "BBbBBBbB...F.F....WWWWww....IIII.PiiiiPPi...................",
        "BbBBBbB,,,,,,,,,,,WWWWww,,IIIIIIiiiiiiiiiiii,,,,,,,,,,,,,,,,",
        "BBBBbBB,,,,F,,,,,,,,tt,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,",
        "BBbBBBbb,,,,,,,F,tttttttt,,,,,,,,,,,,,,,,,,,,,,,,FFFF,,,,,,,",
        "BbBBnBBbbFFFf,,,,,tttttt,,bFFb,,,,,bbb,,,,,,,,FFFffFFF,,,,,,",
        "nBBnBBbBbBBBFFbb,,,,,,,bFFbBBFb,,,bBBBbb,,,,FFfBBBBffFFb,,,f",
        "nnBBBnBBBnBBBBBBbbbbbbBBBBBBBnBBbBBBnBBBBbbBBBBnBBBBBBBBbbBB",
    ),
}
