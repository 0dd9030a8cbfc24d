-- The ledger: results, ratings and leaderboards. All of it can be derived from the actions; it is stored so that it can
-- be looked up. It is entered in the transaction that ends the partie, which then sets booked to 1. A pool is a group
-- of parties that are rated together: those of one form.

ALTER TABLE challenges ADD COLUMN rated INTEGER NOT NULL DEFAULT 0 CHECK (rated IN (0, 1));
ALTER TABLE parties ADD COLUMN rated INTEGER NOT NULL DEFAULT 0 CHECK (rated IN (0, 1));
ALTER TABLE parties ADD COLUMN booked INTEGER NOT NULL DEFAULT 0 CHECK (booked IN (0, 1));
CREATE INDEX parties_to_book ON parties (ended_at, id) WHERE ended_at IS NOT NULL AND booked = 0;

-- Whether the person wants to be on the leaderboards of all servers.
ALTER TABLE users ADD COLUMN listed INTEGER NOT NULL DEFAULT 0 CHECK (listed IN (0, 1));
ALTER TABLE users ADD COLUMN pictures INTEGER NOT NULL DEFAULT 1 CHECK (pictures IN (0, 1));
ALTER TABLE users ADD COLUMN four_colours INTEGER NOT NULL DEFAULT 0 CHECK (four_colours IN (0, 1));
ALTER TABLE guilds ADD COLUMN pictures INTEGER NOT NULL DEFAULT 1 CHECK (pictures IN (0, 1));
ALTER TABLE guilds ADD COLUMN awards INTEGER NOT NULL DEFAULT 1 CHECK (awards IN (0, 1));

-- outcome: 1 won, 0 drawn, -1 lost, NULL stopped. points: what the player won by the settlement, 0 unless they won.
-- rubicon: 1 if the opponent was rubiconed, -1 if the player was. rating and deviation are the player's after the
-- partie. number counts their rated parties of the pool in the order in which they were entered, so that a wrong clock
-- cannot change that order. These three are NULL if the partie was friendly.
CREATE TABLE results (
    partie INTEGER NOT NULL REFERENCES parties (id),
    seat INTEGER NOT NULL CHECK (seat IN (0, 1)),
    "user" INTEGER NOT NULL,
    other INTEGER NOT NULL,
    guild INTEGER NOT NULL,
    pool TEXT NOT NULL,
    ended_at INTEGER NOT NULL,
    outcome INTEGER CHECK (outcome IN (-1, 0, 1)),
    points INTEGER NOT NULL,
    rubicon INTEGER NOT NULL CHECK (rubicon IN (-1, 0, 1)),
    rating REAL,
    deviation REAL,
    number INTEGER,
    PRIMARY KEY (partie, seat)
) STRICT;

CREATE INDEX results_of ON results ("user", ended_at, partie);
CREATE INDEX results_between ON results ("user", other, ended_at, partie);
CREATE INDEX results_rated ON results ("user", pool, number) WHERE number IS NOT NULL;

-- A person's name on a server (0: on any) at the end of their last partie there, for when Discord does not know them
-- any more. A name used on one server is never shown on another.
CREATE TABLE names (
    guild INTEGER NOT NULL,
    "user" INTEGER NOT NULL,
    name TEXT NOT NULL,
    ended_at INTEGER NOT NULL,
    PRIMARY KEY (guild, "user")
) STRICT, WITHOUT ROWID;

-- The points of a seat in each deal of a finished partie, in all and by what they were scored for. pique, repique and
-- capot are 1 if the player made one.
CREATE TABLE deal_results (
    partie INTEGER NOT NULL REFERENCES parties (id),
    number INTEGER NOT NULL,
    seat INTEGER NOT NULL CHECK (seat IN (0, 1)),
    "user" INTEGER NOT NULL,
    guild INTEGER NOT NULL,
    pool TEXT NOT NULL,
    elder INTEGER NOT NULL CHECK (elder IN (0, 1)),
    points INTEGER NOT NULL,
    carte_blanche INTEGER NOT NULL,
    point INTEGER NOT NULL,
    sequence INTEGER NOT NULL,
    "set" INTEGER NOT NULL,
    pique INTEGER NOT NULL CHECK (pique IN (0, 1)),
    repique INTEGER NOT NULL CHECK (repique IN (0, 1)),
    capot INTEGER NOT NULL CHECK (capot IN (0, 1)),
    PRIMARY KEY (partie, number, seat)
) STRICT;

CREATE INDEX deal_results_of ON deal_results ("user", pool, points);
CREATE INDEX deal_results_in ON deal_results (guild, pool, points);

-- Glicko-2 ratings: the deviation is in rating points. played_at is when the player's last rated partie ended, parties
-- is the number of their rated parties. rests is 1 once an inactive player has been removed from the leaderboards.
CREATE TABLE ratings (
    "user" INTEGER NOT NULL,
    pool TEXT NOT NULL,
    rating REAL NOT NULL,
    deviation REAL NOT NULL,
    volatility REAL NOT NULL,
    played_at INTEGER NOT NULL,
    parties INTEGER NOT NULL,
    rests INTEGER NOT NULL DEFAULT 0 CHECK (rests IN (0, 1)),
    PRIMARY KEY ("user", pool)
) STRICT, WITHOUT ROWID;

CREATE INDEX ratings_by_time ON ratings (played_at) WHERE rests = 0;

-- The rows of the leaderboards of a server (0: of all servers), by 'rating', 'points' or 'won', for a period (0: all
-- time, 2026: a year, 202611: a month). A player with a higher rank stands higher. The rank also orders players with
-- equal values, of whom there may be a hundred thousand, by spreading them over 4,093 ranks.
CREATE TABLE places (
    guild INTEGER NOT NULL,
    what TEXT NOT NULL,
    pool TEXT NOT NULL,
    period INTEGER NOT NULL,
    "user" INTEGER NOT NULL,
    value INTEGER NOT NULL,
    rank INTEGER NOT NULL GENERATED ALWAYS AS (value * 4096 + "user" % 4093) VIRTUAL,
    PRIMARY KEY (guild, what, pool, period, "user")
) STRICT;

CREATE INDEX places_by_rank ON places (guild, what, pool, period, rank, "user");
CREATE INDEX places_of ON places ("user", what, pool);

-- How many people of a leaderboard have one of the 2^level ranks from 2^level * bucket on. There are six levels; a
-- bucket covers 16 buckets of the level below. So a place among a million people is found without counting everybody
-- above it.
CREATE TABLE crowds (
    guild INTEGER NOT NULL,
    what TEXT NOT NULL,
    pool TEXT NOT NULL,
    period INTEGER NOT NULL,
    level INTEGER NOT NULL CHECK (level IN (4, 8, 12, 16, 20, 24)),
    bucket INTEGER NOT NULL,
    people INTEGER NOT NULL,
    PRIMARY KEY (guild, what, pool, period, level, bucket)
) STRICT, WITHOUT ROWID;

-- The outbox is rebuilt to allow one more place: the channel in which awards are posted. No id may be used twice, so
-- the id counter is carried over.
CREATE TABLE outbox_anew (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    partie INTEGER NOT NULL REFERENCES parties (id),
    place TEXT NOT NULL CHECK (place IN ('table', 'hand0', 'hand1', 'channel')),
    kind TEXT NOT NULL,
    first_seq INTEGER NOT NULL,
    last_seq INTEGER NOT NULL,
    tried INTEGER NOT NULL CHECK (tried IN (0, 1)),
    attempts INTEGER NOT NULL,
    due_at INTEGER NOT NULL,
    post_channel INTEGER
) STRICT;

INSERT INTO outbox_anew SELECT * FROM outbox;
DELETE FROM sqlite_sequence WHERE name = 'outbox_anew';
INSERT INTO sqlite_sequence (name, seq) SELECT 'outbox_anew', seq FROM sqlite_sequence WHERE name = 'outbox';
DROP TABLE outbox;
ALTER TABLE outbox_anew RENAME TO outbox;

CREATE UNIQUE INDEX outbox_untried ON outbox (partie, place, kind) WHERE tried = 0;
CREATE INDEX outbox_by_partie ON outbox (partie);
CREATE INDEX outbox_by_due ON outbox (due_at, partie);
