-- Time, and people who leave. A partie has a pace (seconds for a decision, NULL for none), and a clock that follows
-- from it: due_at is when the time of to_act is up, wake_at when something is to be done about it next. Both follow
-- from the last decision, what was given on top (extra) and his vacations; they stand here to be looked up by.
--
-- parties is made anew for what it may end by, which the bot checks from now on: more ways are to come. The bot brings
-- a database up to date with foreign keys switched off, and checks them all before it commits.

CREATE TABLE parties_anew (
    id INTEGER PRIMARY KEY,
    guild INTEGER NOT NULL,
    channel INTEGER NOT NULL,
    rules TEXT NOT NULL,
    cut TEXT NOT NULL,
    chooser INTEGER CHECK (chooser IN (0, 1)),
    first_dealer INTEGER CHECK (first_dealer IN (0, 1)),
    seq INTEGER NOT NULL,
    to_act INTEGER CHECK (to_act IN (0, 1)),
    since INTEGER NOT NULL,
    began_at INTEGER NOT NULL,
    ended_at INTEGER,
    ending TEXT,
    winner INTEGER CHECK (winner IN (0, 1)),
    result TEXT,
    table_channel INTEGER,
    table_message INTEGER,
    challenge INTEGER REFERENCES challenges (id),
    options TEXT NOT NULL,
    pace INTEGER,
    extra INTEGER NOT NULL,
    due_at INTEGER,
    wake_at INTEGER,
    reminded INTEGER NOT NULL,
    CHECK ((ended_at IS NULL) = (ending IS NULL)),
    CHECK (ended_at IS NULL OR wake_at IS NULL)
) STRICT;

INSERT INTO parties_anew (id, guild, channel, rules, cut, chooser, first_dealer, seq, to_act, since, began_at, ended_at,
    ending, winner, result, table_channel, table_message, challenge, options, extra, reminded)
SELECT id, guild, channel, rules, cut, chooser, first_dealer, seq, to_act, since, began_at, ended_at,
    ending, winner, result, table_channel, table_message, challenge, options, 0, 0
FROM parties;

DROP TABLE parties;
ALTER TABLE parties_anew RENAME TO parties;

CREATE INDEX parties_at_tables ON parties (table_channel) WHERE ended_at IS NULL;
CREATE INDEX parties_by_wake ON parties (wake_at) WHERE wake_at IS NOT NULL;
CREATE INDEX parties_without_pace ON parties (since) WHERE ended_at IS NULL AND pace IS NULL;
CREATE INDEX parties_in_play ON parties (guild) WHERE ended_at IS NULL;

ALTER TABLE challenges ADD COLUMN pace INTEGER;

-- A server that has chosen nothing plays at three days a decision.
ALTER TABLE guilds ADD COLUMN pace INTEGER DEFAULT 259200;
ALTER TABLE guilds ADD COLUMN claims_itself INTEGER NOT NULL DEFAULT 0 CHECK (claims_itself IN (0, 1));
-- Since when the bot is no more in the server.
ALTER TABLE guilds ADD COLUMN left_at INTEGER;
CREATE INDEX guilds_left ON guilds (left_at) WHERE left_at IS NOT NULL;

ALTER TABLE users ADD COLUMN reminders INTEGER NOT NULL DEFAULT 1 CHECK (reminders IN (0, 1));
-- Quiet hours as "22-7", "" for none, by the clocks of a zone of the tz database.
ALTER TABLE users ADD COLUMN quiet TEXT NOT NULL DEFAULT '';
ALTER TABLE users ADD COLUMN zone TEXT NOT NULL DEFAULT 'UTC';

-- Why he who sits here is not to be found: 'left' the server, or his account is 'deleted'.
ALTER TABLE seats ADD COLUMN gone TEXT CHECK (gone IN ('left', 'deleted'));

-- The seat that a message does nothing but call: the next call takes its place.
ALTER TABLE posts ADD COLUMN calls INTEGER CHECK (calls IN (0, 1));

-- One that is ended early has its end put forward.
CREATE TABLE vacations (
    "user" INTEGER NOT NULL,
    began_at INTEGER NOT NULL,
    ends_at INTEGER NOT NULL CHECK (ends_at >= began_at),
    PRIMARY KEY ("user", began_at)
) STRICT;
