-- Version 2: games that are played with tables of a player's own.

ALTER TABLE games ADD COLUMN data TEXT NOT NULL DEFAULT '';     -- the folder of the tables; "" are the game's own
ALTER TABLE games ADD COLUMN tables TEXT NOT NULL DEFAULT '';   -- their fingerprint, to notice when they change
