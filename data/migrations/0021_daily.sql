-- The deal of the day. The secrets of a server's days are a chain (bot/piquet/proof.py): each is the hash of the next
-- day's. last_secret is that of day last_day; the secrets of all days follow from it, so it is as private as every hand
-- to come. anchor commits to day first_day. Guild 0 stands for those who play outside a server.
CREATE TABLE day_chains (
    guild INTEGER NOT NULL PRIMARY KEY,
    last_secret TEXT NOT NULL CHECK (length(last_secret) = 64),
    first_day INTEGER NOT NULL CHECK (first_day > 0),
    last_day INTEGER NOT NULL CHECK (last_day >= first_day),
    anchor TEXT NOT NULL CHECK (length(anchor) = 64),
    -- When the first day begins, at the earliest: until then, people may give words.
    opens_at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

-- The keys of words that are given for a chain, until its first day begins.
CREATE TABLE day_words (
    guild INTEGER NOT NULL REFERENCES day_chains (guild),
    "user" INTEGER NOT NULL,
    key TEXT NOT NULL CHECK (length(key) = 64),
    given_at INTEGER NOT NULL,
    PRIMARY KEY (guild, "user")
) STRICT, WITHOUT ROWID;

-- The days of a server, numbered from 1 without a gap: while the bot is down, the next day waits.
CREATE TABLE days (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    guild INTEGER NOT NULL REFERENCES day_chains (guild),
    number INTEGER NOT NULL CHECK (number > 0),
    secret TEXT NOT NULL CHECK (length(secret) = 64),
    -- The keys of the words that people gave before the first day of the chain, joined by spaces; '' for none.
    words TEXT NOT NULL DEFAULT '',
    opened_at INTEGER NOT NULL,
    closes_at INTEGER NOT NULL,
    -- NULL until the day is over: then no partie of it is in play, and its secret is public.
    closed_at INTEGER,
    UNIQUE (guild, number)
) STRICT;
CREATE INDEX days_by_close ON days (closes_at);
CREATE INDEX days_open ON days (closes_at) WHERE closed_at IS NULL;

-- The day of a partie that is a deal of the day, and which of its deals, from 0; NULL for every other partie.
ALTER TABLE parties ADD COLUMN day INTEGER REFERENCES days (id);
ALTER TABLE parties ADD COLUMN day_deal INTEGER CHECK ((day IS NULL) = (day_deal IS NULL));
CREATE INDEX parties_by_day ON parties (day) WHERE day IS NOT NULL;

-- The hour of the day (UTC) at which a server's day begins.
ALTER TABLE guilds ADD COLUMN daily_hour INTEGER NOT NULL DEFAULT 0 CHECK (daily_hour BETWEEN 0 AND 23);
