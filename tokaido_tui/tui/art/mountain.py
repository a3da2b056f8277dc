"""Fuji under a red morning sun, between pines and bands of mist."""

# Printed as a wash over the whole height: the deep band at the top, the warm air above the hills.
WASHES = {".": ("#41699a", "#9dbcc4", "#f2dfb8", "#f4c594", "#e8a27a", "#d98a6c", "#d98a6c", "#d98a6c")}
# Four pixels leave no room for a long wash: every row has its own job.
SMALL_WASHES = {".": ("#41699a", "#93b5c4", "#f2c79c", "#f2c79c")}

PALETTE = {
    "s": "#dc452c",  # sun
    "o": "#ee7048",  # its edge in the haze
    "W": "#fdf8ec",  # snow
    "w": "#c4d3e0",  # snow in the shade
    "M": "#5f9fa8",  # rock
    "m": "#3c7088",  # rock in the shade
    "~": "#ece8d8",  # mist
    "-": "#d9d8c8",  # thin mist
    "H": "#54a08a",  # hills
    "h": "#357566",
    "P": "#1a423f",  # pines
    "p": "#2f6b50",
    "t": "#7a4630",  # trunks
    "g": "#33506f",  # geese
    "r": "#c93d28",  # a gate
}

DRAWINGS = {
    "small": (
        ".......WWw......",
        ".ss...WWWww...P.",
        ".ss.MMMMmmmm.PpP",
        "HPH~~~MMmm~~~HtH",
    ),
    "large": (
        "...............Ww...............",
        "..ss..........WWWw.........g....",
        ".ssss........WWWWww.......g.g...",
        ".ssss.......WWMWWwmw.........P..",
        "..ss.......MWMMMWmwmm.......PPp.",
        "P........MMMMMMMMmmmmmm....PPpP.",
        "Pp~~~~~MMMMMMMMMMmmmmmmmm~~~~t~~",
        "PPp~~~~~~~~~MMMMmmmm~~~~~~~~PPpP",
        "tPHHH-~~~~HHHHh~~~~~~~HHHh~~~tPp",
        "hHHHHHHHhHHHHHHhhHHHHHHHHHhhhhhP",
    ),
    "huge": (
        "......................WWw.......................",
        ".....................WWWww......................",
        "....sss.............WWWWWww............g........",
        "...sssss............WWWWwwww..........g.g.......",
        "..sssssss..........WWWMWWwwmw................P..",
        "..sssssss.........MWWMMMWwmwmm..............PPp.",
        "...sssss.........MMWMMMMWmmwmmm............PPPp.",
        "P...sss........MMMMMMMMMMmmmmmmmm...........PPPP",
        "PPp..........MMMMMMMMMMMMmmmmmmmmmm.......PPPptP",
        "PPPp~~~~~~~MMMMMMMMMMMMMmmmmmmmmmmmmm~~~~~~~tP~~",
        "tPp~~~~~~~~~~~~MMMMMMMMmmmmmmm~~~~~~~~~~~~~~tPPp",
        "PtPPp~~~HHHh~~~~~~~~~~~~~~~~~~~~HHHHh~~~~~~PPtPP",
        "PtPHHHHHHHHHHh~~~~HHHHHHhh~~~HHHHHHHHhhh-~~~htPP",
        "htHHHHHHhhHHHHHHHHHHHHHHHhhHHHHHHHHHHHHhhhhhhthh",
    ),
}
