-- The time zone of guilds.daily_hour, by its name in the tz database.
ALTER TABLE guilds ADD COLUMN daily_zone TEXT NOT NULL DEFAULT 'UTC';
