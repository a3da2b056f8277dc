"""Terraces of rice at sunset: a hut, egrets, and the sky lying in the flooded fields."""

WASHES = {
    ".": ("#c9563a", "#ee9a58", "#fbdc94", "#fbe7b4", "#fbe7b4", "#fbe7b4", "#fbe7b4"),
    # The flooded fields mirror the sky upside down.
    ",": ("#fbe0a0", "#fbe0a0", "#fbdc94", "#f6bd78", "#ee9a5c", "#dd7a50"),
}
# Four pixels leave no room for a long wash: every row has its own job.
SMALL_WASHES = {".": ("#c9563a", "#f0a763", "#fbdc94", "#fbdc94"), ",": ("#f6bd78", "#f6bd78", "#f6bd78", "#f0a868")}

PALETTE = {
    "s": "#fff3c8",  # sun
    "S": "#f6c860",
    "V": "#8a7a96",  # far hills
    "v": "#6f8a86",
    "G": "#a9cf74",  # young rice
    "g": "#7fae5c",
    "d": "#4f8450",  # banks
    "D": "#2f5f44",
    "T": "#8a5a38",  # thatch
    "t": "#5f3a2a",
    "k": "#f0d9a8",  # lit paper door
    "W": "#fdf8ec",  # egrets
    "y": "#e0a83f",  # their beaks
    "l": "#3a3a40",  # their legs
    "P": "#26503f",  # trees
}

DRAWINGS = {
    "small": (
        "............",
        ".TT..ss...W.",
        "TTTTvssvGGGG",
        "ktdG,,,,dGgd",
    ),
    "large": (
        "........................",
        "..........ssss....W..W..",
        ".........ssssss....WW...",
        "VV..PP.vvssssssvvvV...VV",
        "vVVTTTPvvvvSSvvvvvVVVVvv",
        "GgTTTTTgGGGGSGGgggGGGGGg",
        "ddDkktDd,,,,s,,,,ddddGGG",
        "GGGGgggDd,,,s,,dGGGGgWyd",
        ",,,,ddGGgDddddDGGgd,WW,,",
        "GGGG,,dgDD,,,,,DDd,,l,,d",
    ),
    "huge": (
        "....................................",
        "............................W..W....",
        "..............sssss..........WW.....",
        ".............sssssss......W..W......",
        "......P.....sssssssss......WW.......",
        "VV...PPP..v.sssssssss.vv..........VV",
        "vVVVTTTTPvvvvsssssssvvvvvVVV..VVVVvv",
        "vvvTTTTTTvvvvvvSSSvvvvvvvvvVVVVvvvvv",
        "GGgtkkttgGGGGGGGSGGGGGGggggGGGGGGGGg",
        "ddDtkkttDdd,,,,sss,,,,,ddddddddddGGG",
        "GGGGGgggggDd,,,,s,,,,,dGGGGGGGGWyddd",
        "dd,,,ddddGGgDd,,s,,dDGGGGggdddWW,,,,",
        "GG,,,,,,ddGGgDDddDDGGGGdd,,,,WWW,,,d",
        "GGGGG,,,,dDDg,,,,,,DDdd,,,,,,,l,,dGG",
    ),
}
