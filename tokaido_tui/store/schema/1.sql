-- Version 1. A later version is another file with the changes alone; this one never changes.

CREATE TABLE games (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    game TEXT NOT NULL,
    variants TEXT NOT NULL,           -- a JSON list of names
    roles TEXT NOT NULL,              -- a JSON list: the characters that were fixed beforehand, "" for dealt ones
    seed INTEGER,                     -- NULL: a record that was brought in without one
    players INTEGER NOT NULL,
    forerun INTEGER NOT NULL,         -- how many of the steps are those of another game that was played on from
    origin TEXT NOT NULL,             -- played, imported
    created TEXT NOT NULL,            -- ISO, UTC, whole seconds
    changed TEXT NOT NULL,
    stage INTEGER NOT NULL,
    stages INTEGER NOT NULL,
    over INTEGER NOT NULL
);

CREATE TABLE seats (
    game INTEGER NOT NULL REFERENCES games(id) ON DELETE CASCADE,
    seat INTEGER NOT NULL,
    name TEXT NOT NULL,
    bot TEXT NOT NULL,                -- "" is a person
    colour INTEGER NOT NULL,
    role TEXT NOT NULL,               -- the character it turned out to be
    hints INTEGER NOT NULL,
    points INTEGER NOT NULL,
    place INTEGER NOT NULL,           -- 1 is first; final once the game is over
    won REAL NOT NULL,                -- 1, or the part of a win that is shared
    PRIMARY KEY (game, seat)
) WITHOUT ROWID;

CREATE TABLE sources (
    game INTEGER NOT NULL REFERENCES games(id) ON DELETE CASCADE,
    seat INTEGER NOT NULL,
    source TEXT NOT NULL,
    points INTEGER NOT NULL,
    PRIMARY KEY (game, seat, source)
) WITHOUT ROWID;

CREATE TABLE steps (
    game INTEGER NOT NULL REFERENCES games(id) ON DELETE CASCADE,
    number INTEGER NOT NULL,
    line TEXT NOT NULL,               -- as records write it
    PRIMARY KEY (game, number)
) WITHOUT ROWID;

CREATE INDEX games_by_date ON games (over, changed);
CREATE INDEX seats_by_name ON seats (name, bot);
