-- The first schema: people, servers, challenges, parties with every decision, and messages still to be sent.
--
-- Times are unix seconds (UTC). Ids of users, servers, channels and messages are Discord's snowflakes. A seat is 0 or
-- 1. The actions are the source of truth, in the notation of the record. Totals and turns are stored beside them so
-- that a list of parties can be shown without replaying each of them.

-- "Pqet": marks the file as a database of this bot.
PRAGMA application_id = 1349608820;

CREATE TABLE users (
    id INTEGER PRIMARY KEY,
    locale TEXT NOT NULL,
    dms_closed INTEGER NOT NULL CHECK (dms_closed IN (0, 1)),
    asks_deal INTEGER NOT NULL CHECK (asks_deal IN (0, 1)),
    answers_self INTEGER NOT NULL CHECK (answers_self IN (0, 1)),
    one_click INTEGER NOT NULL CHECK (one_click IN (0, 1))
) STRICT;

CREATE TABLE guilds (
    id INTEGER PRIMARY KEY,
    table_in_channel INTEGER NOT NULL CHECK (table_in_channel IN (0, 1))
) STRICT;

CREATE TABLE meta (
    name TEXT PRIMARY KEY,
    value TEXT NOT NULL
) STRICT;

CREATE TABLE challenges (
    id INTEGER PRIMARY KEY,
    guild INTEGER NOT NULL,
    channel INTEGER NOT NULL,
    message INTEGER,
    challenger INTEGER NOT NULL,
    challenger_name TEXT NOT NULL,
    opponent INTEGER,
    opponent_name TEXT,
    rules TEXT NOT NULL,
    first_dealer INTEGER,
    made_at INTEGER NOT NULL,
    expires_at INTEGER NOT NULL,
    state TEXT NOT NULL CHECK (state IN ('open', 'accepted', 'declined', 'withdrawn', 'expired'))
) STRICT;

CREATE INDEX challenges_by_expiry ON challenges (expires_at) WHERE state = 'open';

CREATE TABLE parties (
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
    ending TEXT CHECK (ending IN ('played', 'resigned')),
    winner INTEGER CHECK (winner IN (0, 1)),
    result TEXT,
    table_channel INTEGER,
    table_message INTEGER,
    challenge INTEGER REFERENCES challenges (id),
    CHECK ((ended_at IS NULL) = (ending IS NULL))
) STRICT;

CREATE INDEX parties_at_tables ON parties (table_channel) WHERE ended_at IS NULL;

-- Added here because challenges and parties refer to each other.
ALTER TABLE challenges ADD COLUMN partie INTEGER REFERENCES parties (id);
CREATE INDEX challenges_by_partie ON challenges (partie);

-- "user" is quoted because it is a reserved word in PostgreSQL.
CREATE TABLE seats (
    partie INTEGER NOT NULL REFERENCES parties (id),
    seat INTEGER NOT NULL CHECK (seat IN (0, 1)),
    "user" INTEGER NOT NULL,
    name TEXT NOT NULL,
    total INTEGER NOT NULL,
    hand_channel INTEGER,
    hand_message INTEGER,
    hand_seq INTEGER NOT NULL,
    PRIMARY KEY (partie, seat)
) STRICT;

CREATE INDEX seats_by_user ON seats ("user", partie);

CREATE TABLE deals (
    partie INTEGER NOT NULL REFERENCES parties (id),
    number INTEGER NOT NULL,
    dealer INTEGER NOT NULL CHECK (dealer IN (0, 1)),
    hand0 TEXT NOT NULL,
    hand1 TEXT NOT NULL,
    talon TEXT NOT NULL,
    first_seq INTEGER NOT NULL,
    score0 INTEGER,
    score1 INTEGER,
    PRIMARY KEY (partie, number)
) STRICT;

CREATE TABLE actions (
    partie INTEGER NOT NULL,
    seq INTEGER NOT NULL,
    deal INTEGER NOT NULL,
    text TEXT NOT NULL,
    at INTEGER NOT NULL,
    PRIMARY KEY (partie, seq),
    FOREIGN KEY (partie, deal) REFERENCES deals (partie, number)
) STRICT;

CREATE TABLE requests (
    key INTEGER PRIMARY KEY,
    partie INTEGER NOT NULL REFERENCES parties (id),
    seq INTEGER NOT NULL,
    at INTEGER NOT NULL
) STRICT;

CREATE INDEX requests_by_time ON requests (at);
CREATE INDEX requests_by_partie ON requests (partie);

-- A notice's id is its nonce on Discord, so no id may be used twice, not even that of a notice that was sent and
-- deleted.
CREATE TABLE outbox (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    partie INTEGER NOT NULL REFERENCES parties (id),
    place TEXT NOT NULL CHECK (place IN ('table', 'hand0', 'hand1')),
    kind TEXT NOT NULL,
    first_seq INTEGER NOT NULL,
    last_seq INTEGER NOT NULL,
    tried INTEGER NOT NULL CHECK (tried IN (0, 1)),
    attempts INTEGER NOT NULL,
    due_at INTEGER NOT NULL,
    post_channel INTEGER
) STRICT;

-- For each place and kind, at most one notice that can still be extended to more decisions.
CREATE UNIQUE INDEX outbox_untried ON outbox (partie, place, kind) WHERE tried = 0;
CREATE INDEX outbox_by_partie ON outbox (partie);
CREATE INDEX outbox_by_due ON outbox (due_at, partie);

CREATE TABLE posts (
    partie INTEGER NOT NULL REFERENCES parties (id),
    number INTEGER NOT NULL,
    channel INTEGER NOT NULL,
    message INTEGER NOT NULL,
    first_seq INTEGER NOT NULL,
    last_seq INTEGER NOT NULL,
    at INTEGER NOT NULL,
    PRIMARY KEY (partie, number)
) STRICT;
