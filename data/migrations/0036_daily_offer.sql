-- Whether the managers of a server were asked for a channel for the daily deals. weekly_summary takes the place of
-- daily_digest, which was off until it was chosen; it is on until it is turned off.
ALTER TABLE guilds ADD COLUMN daily_offered INTEGER NOT NULL DEFAULT 0 CHECK (daily_offered IN (0, 1));
ALTER TABLE guilds ADD COLUMN weekly_summary INTEGER NOT NULL DEFAULT 1 CHECK (weekly_summary IN (0, 1));
