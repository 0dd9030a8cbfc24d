-- Time limits, vacations, and people who leave. A partie has a pace (seconds for a decision, NULL for no limit) and a
-- clock: due_at is when the time of to_act is up, wake_at is when the next reminder or claim is due. Both can be
-- derived from the last decision, the time added (extra) and the player's vacations. They are stored so that they can
-- be indexed.
--
-- The table parties is rebuilt to drop the CHECK on ending: from now on the bot checks it, since more endings will
-- come. The bot migrates with foreign keys switched off, and checks all of them before it commits.

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

-- By default a decision may take three days.
ALTER TABLE guilds ADD COLUMN pace INTEGER DEFAULT 259200;
ALTER TABLE guilds ADD COLUMN claims_itself INTEGER NOT NULL DEFAULT 0 CHECK (claims_itself IN (0, 1));
-- When the bot left the server.
ALTER TABLE guilds ADD COLUMN left_at INTEGER;
CREATE INDEX guilds_left ON guilds (left_at) WHERE left_at IS NOT NULL;

ALTER TABLE users ADD COLUMN reminders INTEGER NOT NULL DEFAULT 1 CHECK (reminders IN (0, 1));
-- Quiet hours such as "22-7", "" for none, in a time zone of the tz database.
ALTER TABLE users ADD COLUMN quiet TEXT NOT NULL DEFAULT '';
ALTER TABLE users ADD COLUMN zone TEXT NOT NULL DEFAULT 'UTC';

-- Why the player cannot be found: they 'left' the server, or their account is 'deleted'.
ALTER TABLE seats ADD COLUMN gone TEXT CHECK (gone IN ('left', 'deleted'));

-- Set if the message only calls the player of this seat to the table. The next such message replaces it.
ALTER TABLE posts ADD COLUMN calls INTEGER CHECK (calls IN (0, 1));

-- Ending a vacation early changes its ends_at.
CREATE TABLE vacations (
    "user" INTEGER NOT NULL,
    began_at INTEGER NOT NULL,
    ends_at INTEGER NOT NULL CHECK (ends_at >= began_at),
    PRIMARY KEY ("user", began_at)
) STRICT;
