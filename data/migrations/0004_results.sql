-- What parties have brought. All of it follows from the actions and stands here to be looked up by: it is written in the
-- transaction that ends the partie, and booked says so. A pool is what is rated together: the form of the partie.

ALTER TABLE challenges ADD COLUMN rated INTEGER NOT NULL DEFAULT 0 CHECK (rated IN (0, 1));
ALTER TABLE parties ADD COLUMN rated INTEGER NOT NULL DEFAULT 0 CHECK (rated IN (0, 1));
ALTER TABLE parties ADD COLUMN booked INTEGER NOT NULL DEFAULT 0 CHECK (booked IN (0, 1));
CREATE INDEX parties_to_book ON parties (ended_at, id) WHERE ended_at IS NOT NULL AND booked = 0;

-- Whether he wants to be on the boards of all servers.
ALTER TABLE users ADD COLUMN listed INTEGER NOT NULL DEFAULT 0 CHECK (listed IN (0, 1));
ALTER TABLE users ADD COLUMN pictures INTEGER NOT NULL DEFAULT 1 CHECK (pictures IN (0, 1));
ALTER TABLE users ADD COLUMN four_colours INTEGER NOT NULL DEFAULT 0 CHECK (four_colours IN (0, 1));
ALTER TABLE guilds ADD COLUMN pictures INTEGER NOT NULL DEFAULT 1 CHECK (pictures IN (0, 1));
ALTER TABLE guilds ADD COLUMN awards INTEGER NOT NULL DEFAULT 1 CHECK (awards IN (0, 1));

-- outcome: 1 won, 0 drawn, -1 lost, NULL broken off. points: what the settlement brought him, 0 unless he won.
-- rubicon: 1 the other was rubiconed, -1 he himself. The rating is his after it, and number counts his rated parties of
-- the pool in the order in which they were booked, which no clock can turn round; NULL where the partie was friendly.
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

-- How a person is called in a server (0: in all of them) where he is not known: as he was at the end of his last partie
-- there. What he is called in one server is nothing to another.
CREATE TABLE names (
    guild INTEGER NOT NULL,
    "user" INTEGER NOT NULL,
    name TEXT NOT NULL,
    ended_at INTEGER NOT NULL,
    PRIMARY KEY (guild, "user")
) STRICT, WITHOUT ROWID;

-- What each deal of a finished partie brought a seat, and the points of it by what they were scored for; pique, repique
-- and capot are 1 where he made one.
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

-- Glicko-2: deviation in points of rating, volatility as the method has it; played_at is when his last rated partie ended,
-- parties how many there were. rests is 1 once he has been taken from the boards, not having played for long.
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

-- The boards: who stands where in a server (0: in all of them), by what ('rating', 'points', 'won'), and in which period
-- (0: of all time, 2026: a year, 202611: a month). A higher rank stands higher: it puts those of one value, of whom there
-- may be a hundred thousand, in an order of their own, which scatters them over 4,093 places.
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

-- How many people of a board have one of the 2^level ranks from 2^level * bucket on. There are six levels, each bucket
-- holding 16 of the level below: so a place among a million, and who has it, are found without counting those above.
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

-- The outbox is made anew for one more place: the channel in which awards are told. No id may come twice, so its count
-- goes on.
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
