-- The channel of a server's deal of the day; NULL for none. daily_refused is 1 if the bot dropped the channel, because
-- Discord would not let it write there.
ALTER TABLE guilds ADD COLUMN daily_channel INTEGER;
ALTER TABLE guilds ADD COLUMN daily_refused INTEGER NOT NULL DEFAULT 0 CHECK (daily_refused IN (0, 1));
CREATE INDEX guilds_by_daily_channel ON guilds (daily_channel) WHERE daily_channel > 0;

-- The messages about the deal of the day in a server's channel.
CREATE TABLE day_posts (
    guild INTEGER NOT NULL,
    -- anchor: the message that begins a chain. day: the message of a day.
    kind TEXT NOT NULL CHECK (kind IN ('anchor', 'day')),
    -- The number of the day, or of the first day of the chain.
    number INTEGER NOT NULL CHECK (number > 0),
    channel INTEGER NOT NULL,
    -- NULL while it is not known whether the message has arrived.
    message INTEGER,
    -- A digest of what the message shows; '' before it shows anything.
    shown TEXT NOT NULL DEFAULT '',
    PRIMARY KEY (guild, kind, number)
) STRICT, WITHOUT ROWID;
