-- The channel in which a person gets direct messages, as Discord last opened it, so that it is opened once. dm_turn is
-- when the bot may open it (Unix seconds), for a person who waits until others' are open; it outlasts a restart.
ALTER TABLE users ADD COLUMN dm_channel INTEGER;
ALTER TABLE users ADD COLUMN dm_turn INTEGER;
