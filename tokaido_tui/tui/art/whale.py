"""A whale in the open sea by moonrise: its flukes, its long back, its spout, and a boat that keeps away."""

WASHES = {
    ".": ("#2e4a7c", "#4f6f9c", "#8f9fb4", "#dcb9a0", "#f2cfa0", "#f6dcb4", "#f6dcb4", "#f6dcb4"),
    ",": ("#7fb4c4", "#7fb4c4", "#7fb4c4", "#7fb4c4", "#5596b8", "#356f9e", "#234f80"),
}
# Four pixels leave no room for a long wash: every row has its own job.
SMALL_WASHES = {".": ("#4f6f9c", "#c9b4a8", "#f2cfa0", "#f2cfa0"), ",": ("#5596b8", "#5596b8", "#5596b8", "#2c6092")}

PALETTE = {
    "N": "#22344e",  # back
    "n": "#3a5474",  # flank
    "w": "#d9d8cc",  # throat
    "v": "#a9b0b0",  # its furrows
    "e": "#f6dcb4",  # eye
    "S": "#f4fafa",  # spout
    "s": "#cfe3ea",
    "m": "#fff6d6",  # moon
    "F": "#fdf8ec",  # foam
    "f": "#b9d6e0",
    "b": "#3f7fae",  # waves
    "B": "#28588a",
    "T": "#fdf8ec",  # sail
    "t": "#d9c7a4",
    "h": "#6d4028",  # hull
    "I": "#7f7f98",  # islands
    "i": "#5f6f8c",
    "g": "#3a4666",  # gulls
}

DRAWINGS = {
    "small": (
        "N.N..g...g....S.S...",
        ".NN.....NNNNN..S..mm",
        ",N,.NNNNNNNNNNNN.Tmm",
        "bNFFnnfnwvwvweNNFhhb",
    ),
    "large": (
        "..........................s..s..........",
        "NN...NN....................SS......mmm..",
        ".NN.NN.....................SS.....mmmmm.",
        "..NNN....g.g..........NNNNN.S.....mmmmm.",
        "...NN.....g.......NNNNNNNNNNNN.....mmm..",
        "II.NN..........NNNNNNNNNNNNNNNN.......T.",
        "IIINNiiii....NNNNNNNNNNNNnnNNNN.......TT",
        ",,,NN,,,,,,NNNNNNNNNnnnnnnnneNNN,,,,,,TT",
        "bFfNNFb,,FfNNNnnnnnwvwvwvwvwwwNNFf,,,hhh",
        "BbBFFBbbBbFFfFfFFfFfwwvwvwvwwwFFFFfbBBhB",
    ),
    "huge": (
        ".......................................s....s...............",
        "......................................sSs..sSs..............",
        "NNN....NNN..............................sSSs.........mmmm...",
        ".NNNN.NNNN...............................SS.........mmmmmm..",
        "..NNNNNNN......g..g......................SS.........mmmmmm..",
        "....NNN.........gg...............NNNNNNN.S..........mmmmmm..",
        "....NNN.......................NNNNNNNNNNNNNN.........mmmm...",
        "....NNN....................NNNNNNNNNNNNNNNNNNN..........T...",
        "III.NNN..................NNNNNNNNNNNNNNNNNNNNNN.......T.TT..",
        "IIIINNNNiiiii.........NNNNNNNNNNNNNNNNnnnnnNNNN......TT.TTt.",
        ",,,,NNN,,,,,,,,,,,,NNNNNNNNNNNNNnnnnnnnnnnneNNNN,,,,TTT,TTt,",
        ",,,,NNN,,,,,,,,,,NNNNNNNNNNnnnnnnnnwvwvwvwvwwNNN,,,,,hhhhhh,",
        "bFffNNNFfb,,,,bFfNNNNnnnnnnnnwvwvwvwvwvwvwvwwwNNFf,,,,hhhh,,",
        "BbBFFFFFBBbbBBBbFFfFFfFFfFfFFfwwvwvwvwvwvwwwwFfFFFfFfbBBbbBB",
    ),
}
