-- Whether the message of a week's first day begins with the week before, in a server's channel of the deal of the day.
ALTER TABLE guilds ADD COLUMN daily_digest INTEGER NOT NULL DEFAULT 0 CHECK (daily_digest IN (0, 1));
-- Finds the parties of a server that ended in a week.
CREATE INDEX parties_ended ON parties (guild, ended_at) WHERE ended_at IS NOT NULL;
