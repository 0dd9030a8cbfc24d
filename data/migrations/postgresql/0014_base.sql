-- The schema on PostgreSQL: what the migrations of SQLite up to 0014 make together. Later migrations serve both.
--
-- What each column means stands in those migrations. Whole numbers have 64 bits. Texts are sorted by their characters'
-- numbers, as SQLite sorts them, whatever the language of the database.

-- The number of the last migration that was applied.
CREATE TABLE schema_version (
    version BIGINT NOT NULL
);

INSERT INTO schema_version (version) VALUES (0);

CREATE TABLE users (
    id BIGINT PRIMARY KEY,
    locale TEXT COLLATE "C" NOT NULL,
    dms_closed BIGINT NOT NULL CHECK (dms_closed IN (0, 1)),
    asks_deal BIGINT NOT NULL CHECK (asks_deal IN (0, 1)),
    answers_self BIGINT NOT NULL CHECK (answers_self IN (0, 1)),
    one_click BIGINT NOT NULL CHECK (one_click IN (0, 1)),
    reminders BIGINT NOT NULL DEFAULT 1 CHECK (reminders IN (0, 1)),
    quiet TEXT COLLATE "C" NOT NULL DEFAULT '',
    zone TEXT COLLATE "C" NOT NULL DEFAULT 'UTC',
    listed BIGINT NOT NULL DEFAULT 0 CHECK (listed IN (0, 1)),
    pictures BIGINT NOT NULL DEFAULT 1 CHECK (pictures IN (0, 1)),
    four_colours BIGINT NOT NULL DEFAULT 0 CHECK (four_colours IN (0, 1)),
    sure_leads BIGINT NOT NULL DEFAULT 1 CHECK (sure_leads IN (0, 1)),
    language TEXT COLLATE "C" NOT NULL DEFAULT ''
);

CREATE INDEX users_language ON users (language) WHERE language > '';

CREATE TABLE names (
    guild BIGINT NOT NULL,
    "user" BIGINT NOT NULL,
    name TEXT COLLATE "C" NOT NULL,
    ended_at BIGINT NOT NULL,
    PRIMARY KEY (guild, "user")
);

CREATE TABLE vacations (
    "user" BIGINT NOT NULL,
    began_at BIGINT NOT NULL,
    ends_at BIGINT NOT NULL CHECK (ends_at >= began_at),
    PRIMARY KEY ("user", began_at)
);

CREATE TABLE rest_days (
    "user" BIGINT NOT NULL,
    from_at BIGINT NOT NULL,
    days TEXT COLLATE "C" NOT NULL CHECK (length(days) <= 2),
    zone TEXT COLLATE "C" NOT NULL,
    PRIMARY KEY ("user", from_at)
);

CREATE TABLE blocks (
    "user" BIGINT NOT NULL,
    blocked BIGINT NOT NULL,
    name TEXT COLLATE "C" NOT NULL,
    at BIGINT NOT NULL,
    PRIMARY KEY ("user", blocked)
);

CREATE TABLE lessons (
    "user" BIGINT NOT NULL,
    lesson TEXT COLLATE "C" NOT NULL,
    step BIGINT NOT NULL CHECK (step >= 0),
    mistakes BIGINT NOT NULL CHECK (mistakes >= 0),
    at BIGINT NOT NULL,
    finished_at BIGINT,
    PRIMARY KEY ("user", lesson)
);

CREATE TABLE lesson_offers (
    "user" BIGINT NOT NULL PRIMARY KEY,
    at BIGINT NOT NULL
);

CREATE TABLE problem_answers (
    "user" BIGINT NOT NULL,
    problem BIGINT NOT NULL CHECK (problem > 0),
    round BIGINT NOT NULL CHECK (round >= 0),
    choice BIGINT NOT NULL CHECK (choice >= 0),
    solved BIGINT NOT NULL CHECK (solved IN (0, 1)),
    day BIGINT,
    at BIGINT NOT NULL,
    PRIMARY KEY ("user", problem, round)
);

CREATE TABLE guilds (
    id BIGINT PRIMARY KEY,
    table_in_channel BIGINT NOT NULL CHECK (table_in_channel IN (0, 1)),
    pace BIGINT DEFAULT 259200,
    claims_itself BIGINT NOT NULL DEFAULT 0 CHECK (claims_itself IN (0, 1)),
    left_at BIGINT,
    pictures BIGINT NOT NULL DEFAULT 1 CHECK (pictures IN (0, 1)),
    awards BIGINT NOT NULL DEFAULT 1 CHECK (awards IN (0, 1)),
    advice BIGINT NOT NULL DEFAULT 1 CHECK (advice IN (0, 1)),
    open_challenges BIGINT NOT NULL DEFAULT 5 CHECK (open_challenges > 0),
    challenges_to_one BIGINT NOT NULL DEFAULT 1 CHECK (challenges_to_one > 0),
    parties_each BIGINT NOT NULL DEFAULT 50 CHECK (parties_each > 0),
    tables_a_minute BIGINT NOT NULL DEFAULT 10 CHECK (tables_a_minute > 0),
    language TEXT COLLATE "C" NOT NULL DEFAULT ''
);

CREATE INDEX guilds_left ON guilds (left_at) WHERE left_at IS NOT NULL;
CREATE INDEX guilds_language ON guilds (language) WHERE language > '';

CREATE TABLE meta (
    name TEXT COLLATE "C" PRIMARY KEY,
    value TEXT COLLATE "C" NOT NULL
);

CREATE TABLE challenges (
    id BIGINT PRIMARY KEY,
    guild BIGINT NOT NULL,
    channel BIGINT NOT NULL,
    message BIGINT,
    challenger BIGINT NOT NULL,
    challenger_name TEXT COLLATE "C" NOT NULL,
    opponent BIGINT,
    opponent_name TEXT COLLATE "C",
    rules TEXT COLLATE "C" NOT NULL,
    first_dealer BIGINT,
    made_at BIGINT NOT NULL,
    expires_at BIGINT NOT NULL,
    state TEXT COLLATE "C" NOT NULL CHECK (state IN ('open', 'accepted', 'declined', 'withdrawn', 'expired')),
    partie BIGINT,
    options TEXT COLLATE "C" NOT NULL DEFAULT '{}',
    pace BIGINT,
    rated BIGINT NOT NULL DEFAULT 0 CHECK (rated IN (0, 1)),
    pings BIGINT NOT NULL DEFAULT 1 CHECK (pings IN (0, 1))
);

CREATE INDEX challenges_by_expiry ON challenges (expires_at) WHERE state = 'open';
CREATE INDEX challenges_by_partie ON challenges (partie);
CREATE INDEX challenges_between ON challenges (challenger, opponent, made_at);
CREATE INDEX challenges_open_by ON challenges (challenger) WHERE state = 'open';
CREATE INDEX challenges_open_to ON challenges (opponent) WHERE state = 'open';

CREATE TABLE parties (
    id BIGINT GENERATED BY DEFAULT AS IDENTITY PRIMARY KEY,
    guild BIGINT NOT NULL,
    channel BIGINT NOT NULL,
    rules TEXT COLLATE "C" NOT NULL,
    cut TEXT COLLATE "C" NOT NULL,
    chooser BIGINT CHECK (chooser IN (0, 1)),
    first_dealer BIGINT CHECK (first_dealer IN (0, 1)),
    seq BIGINT NOT NULL,
    to_act BIGINT CHECK (to_act IN (0, 1)),
    since BIGINT NOT NULL,
    began_at BIGINT NOT NULL,
    ended_at BIGINT,
    ending TEXT COLLATE "C",
    winner BIGINT CHECK (winner IN (0, 1)),
    result TEXT COLLATE "C",
    table_channel BIGINT,
    table_message BIGINT,
    challenge BIGINT REFERENCES challenges (id),
    options TEXT COLLATE "C" NOT NULL,
    pace BIGINT,
    extra BIGINT NOT NULL,
    due_at BIGINT,
    wake_at BIGINT,
    reminded BIGINT NOT NULL,
    rated BIGINT NOT NULL DEFAULT 0 CHECK (rated IN (0, 1)),
    booked BIGINT NOT NULL DEFAULT 0 CHECK (booked IN (0, 1)),
    house BIGINT CHECK (house IN (0, 1)),
    CHECK ((ended_at IS NULL) = (ending IS NULL)),
    CHECK (ended_at IS NULL OR wake_at IS NULL)
);

-- Challenges and parties refer to each other.
ALTER TABLE challenges ADD FOREIGN KEY (partie) REFERENCES parties (id);

CREATE INDEX parties_at_tables ON parties (table_channel) WHERE ended_at IS NULL;
CREATE INDEX parties_by_wake ON parties (wake_at) WHERE wake_at IS NOT NULL;
CREATE INDEX parties_without_pace ON parties (since) WHERE ended_at IS NULL AND pace IS NULL;
CREATE INDEX parties_in_play ON parties (guild) WHERE ended_at IS NULL;
CREATE INDEX parties_to_book ON parties (ended_at, id) WHERE ended_at IS NOT NULL AND booked = 0;
CREATE INDEX parties_house_to_act ON parties (house) WHERE to_act = house;
CREATE INDEX parties_by_start ON parties (guild, began_at);

CREATE TABLE seats (
    partie BIGINT NOT NULL REFERENCES parties (id),
    seat BIGINT NOT NULL CHECK (seat IN (0, 1)),
    "user" BIGINT NOT NULL,
    name TEXT COLLATE "C" NOT NULL,
    total BIGINT NOT NULL,
    hand_channel BIGINT,
    hand_message BIGINT,
    hand_seq BIGINT NOT NULL,
    gone TEXT COLLATE "C" CHECK (gone IN ('left', 'deleted')),
    orders TEXT COLLATE "C" NOT NULL DEFAULT '',
    acted_at BIGINT NOT NULL DEFAULT 0,
    acted_seq BIGINT NOT NULL DEFAULT 0,
    PRIMARY KEY (partie, seat)
);

CREATE INDEX seats_by_user ON seats ("user", partie);

CREATE TABLE deals (
    partie BIGINT NOT NULL REFERENCES parties (id),
    number BIGINT NOT NULL,
    dealer BIGINT NOT NULL CHECK (dealer IN (0, 1)),
    hand0 TEXT COLLATE "C" NOT NULL,
    hand1 TEXT COLLATE "C" NOT NULL,
    talon TEXT COLLATE "C" NOT NULL,
    first_seq BIGINT NOT NULL,
    score0 BIGINT,
    score1 BIGINT,
    below0 BIGINT,
    below1 BIGINT,
    PRIMARY KEY (partie, number)
);

CREATE TABLE actions (
    partie BIGINT NOT NULL,
    seq BIGINT NOT NULL,
    deal BIGINT NOT NULL,
    text TEXT COLLATE "C" NOT NULL,
    at BIGINT NOT NULL,
    PRIMARY KEY (partie, seq),
    FOREIGN KEY (partie, deal) REFERENCES deals (partie, number)
);

CREATE TABLE requests (
    key BIGINT PRIMARY KEY,
    partie BIGINT NOT NULL REFERENCES parties (id),
    seq BIGINT NOT NULL,
    at BIGINT NOT NULL
);

CREATE INDEX requests_by_time ON requests (at);
CREATE INDEX requests_by_partie ON requests (partie);

CREATE TABLE outbox (
    id BIGINT GENERATED BY DEFAULT AS IDENTITY PRIMARY KEY,
    partie BIGINT NOT NULL REFERENCES parties (id),
    place TEXT COLLATE "C" NOT NULL CHECK (place IN ('table', 'hand0', 'hand1', 'channel')),
    kind TEXT COLLATE "C" NOT NULL,
    first_seq BIGINT NOT NULL,
    last_seq BIGINT NOT NULL,
    tried BIGINT NOT NULL CHECK (tried IN (0, 1)),
    attempts BIGINT NOT NULL,
    due_at BIGINT NOT NULL,
    post_channel BIGINT
);

CREATE UNIQUE INDEX outbox_untried ON outbox (partie, place, kind) WHERE tried = 0;
CREATE INDEX outbox_by_partie ON outbox (partie);
CREATE INDEX outbox_by_due ON outbox (due_at, partie);

CREATE TABLE posts (
    partie BIGINT NOT NULL REFERENCES parties (id),
    number BIGINT NOT NULL,
    channel BIGINT NOT NULL,
    message BIGINT NOT NULL,
    first_seq BIGINT NOT NULL,
    last_seq BIGINT NOT NULL,
    at BIGINT NOT NULL,
    calls BIGINT CHECK (calls IN (0, 1)),
    PRIMARY KEY (partie, number)
);

CREATE TABLE results (
    partie BIGINT NOT NULL REFERENCES parties (id),
    seat BIGINT NOT NULL CHECK (seat IN (0, 1)),
    "user" BIGINT NOT NULL,
    other BIGINT NOT NULL,
    guild BIGINT NOT NULL,
    pool TEXT COLLATE "C" NOT NULL,
    ended_at BIGINT NOT NULL,
    outcome BIGINT CHECK (outcome IN (-1, 0, 1)),
    points BIGINT NOT NULL,
    rubicon BIGINT NOT NULL CHECK (rubicon IN (-1, 0, 1)),
    rating DOUBLE PRECISION,
    deviation DOUBLE PRECISION,
    number BIGINT,
    PRIMARY KEY (partie, seat)
);

CREATE INDEX results_of ON results ("user", ended_at, partie);
CREATE INDEX results_between ON results ("user", other, ended_at, partie);
CREATE INDEX results_rated ON results ("user", pool, number) WHERE number IS NOT NULL;

CREATE TABLE deal_results (
    partie BIGINT NOT NULL REFERENCES parties (id),
    number BIGINT NOT NULL,
    seat BIGINT NOT NULL CHECK (seat IN (0, 1)),
    "user" BIGINT NOT NULL,
    guild BIGINT NOT NULL,
    pool TEXT COLLATE "C" NOT NULL,
    elder BIGINT NOT NULL CHECK (elder IN (0, 1)),
    points BIGINT NOT NULL,
    carte_blanche BIGINT NOT NULL,
    point BIGINT NOT NULL,
    sequence BIGINT NOT NULL,
    "set" BIGINT NOT NULL,
    pique BIGINT NOT NULL CHECK (pique IN (0, 1)),
    repique BIGINT NOT NULL CHECK (repique IN (0, 1)),
    capot BIGINT NOT NULL CHECK (capot IN (0, 1)),
    PRIMARY KEY (partie, number, seat)
);

CREATE INDEX deal_results_of ON deal_results ("user", pool, points);
CREATE INDEX deal_results_in ON deal_results (guild, pool, points);

CREATE TABLE ratings (
    "user" BIGINT NOT NULL,
    pool TEXT COLLATE "C" NOT NULL,
    rating DOUBLE PRECISION NOT NULL,
    deviation DOUBLE PRECISION NOT NULL,
    volatility DOUBLE PRECISION NOT NULL,
    played_at BIGINT NOT NULL,
    parties BIGINT NOT NULL,
    rests BIGINT NOT NULL DEFAULT 0 CHECK (rests IN (0, 1)),
    PRIMARY KEY ("user", pool)
);

CREATE INDEX ratings_by_time ON ratings (played_at) WHERE rests = 0;

CREATE TABLE places (
    guild BIGINT NOT NULL,
    what TEXT COLLATE "C" NOT NULL,
    pool TEXT COLLATE "C" NOT NULL,
    period BIGINT NOT NULL,
    rank BIGINT NOT NULL,
    "user" BIGINT NOT NULL,
    value BIGINT NOT NULL GENERATED ALWAYS AS (rank >> 12) STORED,
    name TEXT COLLATE "C" NOT NULL,
    deviation DOUBLE PRECISION,
    volatility DOUBLE PRECISION,
    rated_at BIGINT,
    PRIMARY KEY (guild, what, pool, period, rank, "user")
);

CREATE UNIQUE INDEX places_of ON places ("user", what, pool, guild, period);

CREATE TABLE crowds (
    guild BIGINT NOT NULL,
    what TEXT COLLATE "C" NOT NULL,
    pool TEXT COLLATE "C" NOT NULL,
    period BIGINT NOT NULL,
    level BIGINT NOT NULL CHECK (level IN (4, 8, 12, 16, 20, 24)),
    bucket BIGINT NOT NULL,
    people BIGINT NOT NULL,
    PRIMARY KEY (guild, what, pool, period, level, bucket)
);
