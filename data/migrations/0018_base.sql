-- The schema of version 0.2.0 of the bot: what migrations 1 to 18 made together. Older databases are refused.
--
-- Times are unix seconds (UTC). Ids of users, servers, channels and messages are Discord's snowflakes. A seat is 0 or
-- 1. The actions are the source of truth, in the notation of the record. Totals and turns are stored beside them so
-- that a list of parties can be shown without replaying each of them.

-- "Pqet": marks a file as a database of this bot.
PRAGMA application_id = 1349608820;

-- A person's settings. locale is the language of their Discord, language the one they chose ("": none). quiet is
-- quiet hours such as "22-7", "" for none, in zone, a time zone of the tz database. listed: on the leaderboards of
-- all servers. sure_leads: offered sure cards to lead one after the other. asks_cut: cuts before each partie against
-- the house.
CREATE TABLE users (
    id INTEGER PRIMARY KEY,
    locale TEXT NOT NULL,
    dms_closed INTEGER NOT NULL CHECK (dms_closed IN (0, 1)),
    asks_deal INTEGER NOT NULL CHECK (asks_deal IN (0, 1)),
    answers_self INTEGER NOT NULL CHECK (answers_self IN (0, 1)),
    one_click INTEGER NOT NULL CHECK (one_click IN (0, 1)),
    reminders INTEGER NOT NULL DEFAULT 1 CHECK (reminders IN (0, 1)),
    quiet TEXT NOT NULL DEFAULT '',
    zone TEXT NOT NULL DEFAULT 'UTC',
    listed INTEGER NOT NULL DEFAULT 0 CHECK (listed IN (0, 1)),
    pictures INTEGER NOT NULL DEFAULT 1 CHECK (pictures IN (0, 1)),
    four_colours INTEGER NOT NULL DEFAULT 0 CHECK (four_colours IN (0, 1)),
    sure_leads INTEGER NOT NULL DEFAULT 1 CHECK (sure_leads IN (0, 1)),
    language TEXT NOT NULL DEFAULT '',
    asks_cut INTEGER NOT NULL DEFAULT 1 CHECK (asks_cut IN (0, 1))
) STRICT;
CREATE INDEX users_language ON users (language) WHERE language > '';

-- A person's name on a server (0: on any) at the end of their last partie there, for when Discord does not know them
-- any more. A name used on one server is never shown on another.
CREATE TABLE names (
    guild INTEGER NOT NULL,
    "user" INTEGER NOT NULL,
    name TEXT NOT NULL,
    ended_at INTEGER NOT NULL,
    PRIMARY KEY (guild, "user")
) STRICT, WITHOUT ROWID;

-- Ending a vacation early changes its ends_at.
CREATE TABLE vacations (
    "user" INTEGER NOT NULL,
    began_at INTEGER NOT NULL,
    ends_at INTEGER NOT NULL CHECK (ends_at >= began_at),
    PRIMARY KEY ("user", began_at)
) STRICT;

-- The days of the week on which a person's clocks stand still: digits, 0 for Monday, "" for none. A row holds for the
-- turns that begin from from_at on, until the next row, so that no change touches a turn in progress.
CREATE TABLE rest_days (
    "user" INTEGER NOT NULL,
    from_at INTEGER NOT NULL,
    days TEXT NOT NULL CHECK (length(days) <= 2),
    zone TEXT NOT NULL,
    PRIMARY KEY ("user", from_at)
) STRICT, WITHOUT ROWID;

-- "user" wants no challenge and no ping from blocked. name is the name of the blocked person on Discord, for the
-- list.
CREATE TABLE blocks (
    "user" INTEGER NOT NULL,
    blocked INTEGER NOT NULL,
    name TEXT NOT NULL,
    at INTEGER NOT NULL,
    PRIMARY KEY ("user", blocked)
) STRICT, WITHOUT ROWID;

-- How far each person has come in each guided lesson: the number of steps done, the mistakes made in the present
-- step, and when they first finished the lesson (NULL: not yet). at is the last time, so that /piquet learn goes on
-- there.
CREATE TABLE lessons (
    "user" INTEGER NOT NULL,
    lesson TEXT NOT NULL,
    step INTEGER NOT NULL CHECK (step >= 0),
    mistakes INTEGER NOT NULL CHECK (mistakes >= 0),
    at INTEGER NOT NULL,
    finished_at INTEGER,
    PRIMARY KEY ("user", lesson)
) STRICT, WITHOUT ROWID;

-- The people to whom the first lesson was offered: once for all.
CREATE TABLE lesson_offers (
    "user" INTEGER NOT NULL PRIMARY KEY,
    at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

-- What each person answered to each problem. round is how often they had answered it before: a problem comes again
-- only when all have been answered. choice counts from 0, in the order in which the choices are shown. day is the
-- day, counted from 1 January 1970 in UTC, whose problem it was; NULL for a problem taken at will.
CREATE TABLE problem_answers (
    "user" INTEGER NOT NULL,
    problem INTEGER NOT NULL CHECK (problem > 0),
    round INTEGER NOT NULL CHECK (round >= 0),
    choice INTEGER NOT NULL CHECK (choice >= 0),
    solved INTEGER NOT NULL CHECK (solved IN (0, 1)),
    day INTEGER,
    at INTEGER NOT NULL,
    PRIMARY KEY ("user", problem, round)
) STRICT, WITHOUT ROWID;

-- A server's settings. pace is how long a decision may take, by default three days. left_at is when the bot left the
-- server. advice is allowed during a deal, in the parties in which players may ask for it at all. parties_each and
-- open_challenges are for a person on this server, challenges_to_one for one person's challenges to one other; the
-- bot checks their upper bounds.
CREATE TABLE guilds (
    id INTEGER PRIMARY KEY,
    table_in_channel INTEGER NOT NULL CHECK (table_in_channel IN (0, 1)),
    pace INTEGER DEFAULT 259200,
    claims_itself INTEGER NOT NULL DEFAULT 0 CHECK (claims_itself IN (0, 1)),
    left_at INTEGER,
    pictures INTEGER NOT NULL DEFAULT 1 CHECK (pictures IN (0, 1)),
    awards INTEGER NOT NULL DEFAULT 1 CHECK (awards IN (0, 1)),
    advice INTEGER NOT NULL DEFAULT 1 CHECK (advice IN (0, 1)),
    open_challenges INTEGER NOT NULL DEFAULT 5 CHECK (open_challenges > 0),
    challenges_to_one INTEGER NOT NULL DEFAULT 1 CHECK (challenges_to_one > 0),
    parties_each INTEGER NOT NULL DEFAULT 50 CHECK (parties_each > 0),
    tables_a_minute INTEGER NOT NULL DEFAULT 10 CHECK (tables_a_minute > 0),
    language TEXT NOT NULL DEFAULT ''
) STRICT;
CREATE INDEX guilds_left ON guilds (left_at) WHERE left_at IS NOT NULL;
CREATE INDEX guilds_language ON guilds (language) WHERE language > '';

CREATE TABLE meta (
    name TEXT PRIMARY KEY,
    value TEXT NOT NULL
) STRICT;

-- options are house rules on top of a rule set, as in a record's "options". pings: the message notifies the person
-- challenged; not if an earlier one just did. commitment and the cut words of both: see deal_secrets.
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
    state TEXT NOT NULL CHECK (state IN ('open', 'accepted', 'declined', 'withdrawn', 'expired')),
    partie INTEGER REFERENCES parties (id),
    options TEXT NOT NULL DEFAULT '{}',
    pace INTEGER,
    rated INTEGER NOT NULL DEFAULT 0 CHECK (rated IN (0, 1)),
    pings INTEGER NOT NULL DEFAULT 1 CHECK (pings IN (0, 1)),
    commitment TEXT NOT NULL DEFAULT '',
    cut_words TEXT NOT NULL DEFAULT '',
    opponent_cut_words TEXT NOT NULL DEFAULT ''
) STRICT;
CREATE INDEX challenges_by_expiry ON challenges (expires_at) WHERE state = 'open';
CREATE INDEX challenges_by_partie ON challenges (partie);
CREATE INDEX challenges_between ON challenges (challenger, opponent, made_at);
CREATE INDEX challenges_open_by ON challenges (challenger) WHERE state = 'open';
CREATE INDEX challenges_open_to ON challenges (opponent) WHERE state = 'open';

-- Deals that anyone can check (bot/piquet/proof.py). Each challenge has a secret from which the packs of its partie
-- are made, and a commitment to it, which everybody sees at once; '' if nothing is claimed. The secret is as private
-- as a hand until the partie is over, and is deleted if the challenge comes to nothing. version is that of the proof
-- for which it was made. Each player's words enter all packs, '' for none.
CREATE TABLE deal_secrets (
    challenge INTEGER NOT NULL PRIMARY KEY REFERENCES challenges (id),
    secret TEXT NOT NULL CHECK (length(secret) = 64),
    version INTEGER NOT NULL DEFAULT 1 CHECK (version IN (1, 2))
) STRICT, WITHOUT ROWID;

-- A partie has a pace (seconds for a decision, NULL for no limit) and a clock: due_at is when the time of to_act is
-- up, wake_at is when the next reminder or claim is due. Both follow from the last decision, the time added (extra)
-- and the player's vacations; they are stored so that they can be indexed. booked: its results are entered. house is
-- the seat of the house, NULL if people play each other.
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
    rated INTEGER NOT NULL DEFAULT 0 CHECK (rated IN (0, 1)),
    booked INTEGER NOT NULL DEFAULT 0 CHECK (booked IN (0, 1)),
    house INTEGER CHECK (house IN (0, 1)),
    commitment TEXT NOT NULL DEFAULT '',
    CHECK ((ended_at IS NULL) = (ending IS NULL)),
    CHECK (ended_at IS NULL OR wake_at IS NULL)
) STRICT;
CREATE INDEX parties_at_tables ON parties (table_channel) WHERE ended_at IS NULL;
CREATE INDEX parties_by_wake ON parties (wake_at) WHERE wake_at IS NOT NULL;
CREATE INDEX parties_without_pace ON parties (since) WHERE ended_at IS NULL AND pace IS NULL;
CREATE INDEX parties_in_play ON parties (guild) WHERE ended_at IS NULL;
CREATE INDEX parties_to_book ON parties (ended_at, id) WHERE ended_at IS NOT NULL AND booked = 0;
CREATE INDEX parties_house_to_act ON parties (house) WHERE to_act = house;
CREATE INDEX parties_by_start ON parties (guild, began_at);

-- "user" is quoted because it is a reserved word in PostgreSQL. gone is why the player cannot be found. orders are
-- for the deal in play, "" for none, as bot/piquet/orders.py writes them. acted_at is when the player last decided
-- something, acted_seq the count of decisions after it with all that it brought; 0 before that.
CREATE TABLE seats (
    partie INTEGER NOT NULL REFERENCES parties (id),
    seat INTEGER NOT NULL CHECK (seat IN (0, 1)),
    "user" INTEGER NOT NULL,
    name TEXT NOT NULL,
    total INTEGER NOT NULL,
    hand_channel INTEGER,
    hand_message INTEGER,
    hand_seq INTEGER NOT NULL,
    gone TEXT CHECK (gone IN ('left', 'deleted')),
    orders TEXT NOT NULL DEFAULT '',
    acted_at INTEGER NOT NULL DEFAULT 0,
    acted_seq INTEGER NOT NULL DEFAULT 0,
    PRIMARY KEY (partie, seat)
) STRICT;
CREATE INDEX seats_by_user ON seats ("user", partie);

-- below0 and below1 are points below the line: in Counterpique they decide who deals next and who has won a game. In
-- every other rule set they are 0.
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
    below0 INTEGER,
    below1 INTEGER,
    PRIMARY KEY (partie, number)
) STRICT;

-- The decisions, in the notation of the record. engine is the version of the engine that chose an action for the
-- house; NULL if none did.
CREATE TABLE actions (
    partie INTEGER NOT NULL,
    seq INTEGER NOT NULL,
    deal INTEGER NOT NULL,
    text TEXT NOT NULL,
    at INTEGER NOT NULL,
    engine TEXT,
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
    place TEXT NOT NULL CHECK (place IN ('table', 'hand0', 'hand1', 'channel')),
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

-- calls is set if the message only calls the player of this seat to the table. The next such message replaces it.
CREATE TABLE posts (
    partie INTEGER NOT NULL REFERENCES parties (id),
    number INTEGER NOT NULL,
    channel INTEGER NOT NULL,
    message INTEGER NOT NULL,
    first_seq INTEGER NOT NULL,
    last_seq INTEGER NOT NULL,
    at INTEGER NOT NULL,
    calls INTEGER CHECK (calls IN (0, 1)),
    PRIMARY KEY (partie, number)
) STRICT;

-- The ledger: results, ratings and leaderboards. All of it can be derived from the actions; it is stored so that it
-- can be looked up. It is entered in the transaction that ends the partie. A pool is a group of parties that are
-- rated together.
--
-- outcome: 1 won, 0 drawn, -1 lost, NULL stopped. points: what the player won by the settlement, 0 unless they won.
-- rubicon: 1 if the opponent was rubiconed, -1 if the player was. rating and deviation are the player's after the
-- partie. number counts their rated parties of the pool in the order in which they were entered, so that a wrong
-- clock cannot change that order. These three are NULL if the partie was friendly.
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

-- Glicko-2 ratings: the deviation is in rating points. played_at is when the player's last rated partie ended,
-- parties is the number of their rated parties. rests is 1 once an inactive player has been removed from the
-- leaderboards.
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
-- time, 2026: a year, 202611: a month), each with all that it shows. A player with a higher rank stands higher. The
-- rank also orders players with equal values, of whom there may be a hundred thousand, by spreading them over 4,093
-- ranks. Neighbouring rows are neighbours in the file, so that a page takes one or two reads.
CREATE TABLE places (
    guild INTEGER NOT NULL,
    what TEXT NOT NULL,
    pool TEXT NOT NULL,
    period INTEGER NOT NULL,
    -- value * 4096 + "user" % 4093.
    rank INTEGER NOT NULL,
    "user" INTEGER NOT NULL,
    value INTEGER NOT NULL GENERATED ALWAYS AS (rank >> 12) VIRTUAL,
    name TEXT NOT NULL,
    deviation REAL,
    volatility REAL,
    rated_at INTEGER,
    PRIMARY KEY (guild, what, pool, period, rank, "user")
) STRICT, WITHOUT ROWID;
CREATE UNIQUE INDEX places_of ON places ("user", what, pool, guild, period);

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

-- Processes that think for the bots of a database on other machines. A thinker lives as long as it says so: a
-- question that a dead one has taken is free again, and the bots hand out questions only while one lives.
CREATE TABLE thinkers (
    id TEXT NOT NULL PRIMARY KEY,
    version TEXT NOT NULL,
    seen_at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX thinkers_by_time ON thinkers (seen_at);

-- Questions to the computer player: what is asked and the answer, as JSON. asker is the process that waits for it,
-- budget the processor time in seconds. A question is gone once its asker has the answer, or after a minute.
CREATE TABLE thoughts (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    asker TEXT NOT NULL,
    version TEXT NOT NULL,
    kind TEXT NOT NULL,
    question TEXT NOT NULL,
    budget REAL NOT NULL CHECK (budget > 0),
    asked_at INTEGER NOT NULL,
    taken_by TEXT,
    answer TEXT,
    failed INTEGER NOT NULL DEFAULT 0 CHECK (failed IN (0, 1))
) STRICT;
CREATE INDEX thoughts_by_asker ON thoughts (asker);
CREATE INDEX thoughts_by_version ON thoughts (version);
CREATE INDEX thoughts_by_time ON thoughts (asked_at);
