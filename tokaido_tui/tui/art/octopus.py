"""An octopus in the deep: it holds a jar, its arms reach through weed and coral to a lost chest."""

WASHES = {
    ".": ("#8fd0d0", "#5fb4c4", "#3f90b4", "#2f709c", "#265a86", "#1f4a74", "#1a3e66"),
}
# Four pixels leave no room for a long wash: every row has its own job.
SMALL_WASHES = {".": ("#7fc8cc", "#4fa0bc", "#30749e", "#235480")}

PALETTE = {
    "O": "#d9503a",  # octopus
    "o": "#f08a62",  # its light side
    "R": "#a8332c",  # its shade
    "u": "#fbd8bc",  # suckers
    "e": "#fff6dc",  # eyes
    "x": "#1c1418",
    "L": "#d8f0e8",  # light from above
    "l": "#a9dcd8",
    "w": "#2f7a58",  # weed
    "W": "#4fa070",
    "k": "#e8a0a8",  # coral
    "K": "#c86a80",
    "z": "#d9bd86",  # sand
    "Z": "#b0925e",
    "j": "#8a5a3c",  # jar
    "J": "#b98250",
    "p": "#f2c84e",  # gold
    "f": "#f4e08a",  # little fish
    "q": "#cfe9f2",  # bubbles
}

DRAWINGS = {
    "small": (
        "L.f..OOOO..q....",
        ".W..OeOeOO..f.Kk",
        "wWOOoOOOOROO.KkK",
        "zwOzOzOzzOzOOzpz",
    ),
    "large": (
        "LLl.....LLl.........Ll..........",
        ".Ll..f......OOOOO....q..........",
        "..l.ff....OOooOOOO.......f......",
        "W....f....OooOOOOOR.q...ff....k.",
        ".W........OexOOexOR......f..k.kK",
        "wW...OOO..OOOOOOORR.OOO....KkkK.",
        ".wW.OuuOOOOoOOoOOROOOuuO..j.KK..",
        "wW..O..uuOuOuOOuRuuu...OO.JjKk..",
        "zwzOOzzOOuzOOzuOzOOOzzzzOOJjpKzz",
        "ZzzzzzOOzzOOzzZOOzzOOzZzzzZpppzZ",
    ),
    "huge": (
        "LLLl........LLLl...............LLl..............",
        ".LLl.........LLl..OOOOOO........Ll..............",
        "..LLl...f......OOOooOOOOOO..........q...........",
        "...Ll..ff.....OOoooOOOOOOOR.............f.......",
        "W.....fff.....OoooOOOOOOOORR....q......ff.......",
        ".W.....ff.....OooOOOOOOOOORR..........fff.....k.",
        "wW......f.....OOeeOOOeeOOORR...q.......ff..k.k.K",
        ".wW...........OOexOOOexOORR.............f..kkkKk",
        "wW...OOOO......OOOOOOOOORR...OOOO.........KkkKK.",
        ".wW.OOuuOO..OOOoOOoOOOOROOOOOOuuOO...jj....KKk..",
        "wWw.O..uuOOOOuuOoOuOOuOOuuuuuu..OOO..JJj...kKK..",
        ".wW.....uuuuuOOuOOuuOOuROO........OOJJJjp.kKk...",
        "zwzzzzOOOzzOOuzOOzzuOOzzOOOOzzzzzzuOOJJjpppKKzzz",
        "ZzzZzzzOOOOOzzOOzzZzzOOzzzuOOzZzzzzzOOjpppppzzZz",
    ),
}
