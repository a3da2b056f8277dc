"""Dolphins at dawn: one leaps over the bow wave of the sun, two others follow."""

WASHES = {
    ".": ("#3f5f96", "#7f8fb8", "#d8a8b0", "#f6c49c", "#fbdfae", "#fbe7c0", "#fbe7c0", "#fbe7c0"),
    ",": ("#8fc6cc", "#8fc6cc", "#8fc6cc", "#8fc6cc", "#5fa9c4", "#3f88b4", "#2a689a"),
}
# Four pixels leave no room for a long wash: every row has its own job.
SMALL_WASHES = {".": ("#5f7fae", "#e8b4a4", "#fbdfae", "#fbdfae"), ",": ("#5fa9c4", "#5fa9c4", "#5fa9c4", "#2f709f")}

PALETTE = {
    "s": "#f2623f",  # sun
    "S": "#f7a06a",  # its path on the water
    "D": "#3d6486",  # back
    "d": "#6f97b4",  # flank
    "W": "#f4f1e6",  # belly
    "e": "#12202e",  # eye
    "F": "#fdf8ec",  # foam
    "f": "#c3e0e4",
    "b": "#3f86b6",  # waves
    "B": "#25608f",
    "g": "#3a4a6c",  # gulls
    "c": "#fbeed8",  # clouds
}

DRAWINGS = {
    "small": (
        ".ss...D.....",
        "ssssDDDDDD..",
        "sDDdddWWDeDD",
        "FFf,,,b,,FFb",
    ),
    "large": (
        "..............D.........",
        "..ssss.......DD....g.g..",
        ".ssssss..DDDDDDDDD..g...",
        ".ssssssDDDDDDDDDDDDD....",
        ".sssssDDDDDddddddDDDDD..",
        "c.ssDDDDddWWWWWWWWdDeDD.",
        "cD.DDDdWWW..DD....WWWDDD",
        ",DDDdF,,,SS,,D,,,,,,WFDD",
        "FFDDFFf,bSSb,,bDDb,bFFF,",
        "bFFFfbBBbBSBbbDDdDbBBfFb",
    ),
    "huge": (
        "....................................",
        "...sssss...........D................",
        "..sssssss.........DD.........g..g...",
        ".sssssssss.......DDD..........gg....",
        ".sssssssss...DDDDDDDDDDD.........ccc",
        ".sssssssss.DDDDDDDDDDDDDDD....cccccc",
        "..sssssssDDDDDDDddddddDDDDDD....cccc",
        "cc.sssssDDDDDdddWWWWWWWddDDDDD......",
        "ccccc.DDDDDddWWWWWWWWWWWWdDDeDD.....",
        "D..D.DDDDddWWW....DD...WWWWWdDDD....",
        ",DDDDDDddF,,SSSS,,,DD,,,,,WWWWDDDD,,",
        ",,DDDFFFf,,,,SS,,,,,D,,DD,,,,,FF,DD,",
        "FFDDFFFfbb,bSSSSb,,bFfDDDDb,bbFFFFf,",
        "bFFFfbBBBbBBbSSbBbBBbDDddDDbBBBfFFbB",
    ),
}
