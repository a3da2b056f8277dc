-- Version 3: several people's games in one journal; people who were forgotten are marked, not known by a name.

ALTER TABLE games ADD COLUMN owner TEXT NOT NULL DEFAULT '';          -- "" is who plays on this machine
ALTER TABLE games RENAME COLUMN forerun TO inherited_steps;
ALTER TABLE seats ADD COLUMN forgotten INTEGER NOT NULL DEFAULT 0;    -- in no statistics

UPDATE seats SET forgotten = 1 WHERE bot = '' AND (name = 'Someone' OR name GLOB 'Someone [0-9]');

DROP INDEX games_by_date;
CREATE INDEX games_by_owner ON games (owner, over, changed);
