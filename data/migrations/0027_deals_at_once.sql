-- A partie against the house is dealt at once unless a person asks to cut. The old default was to cut, so a stored 1
-- was hardly ever chosen.
ALTER TABLE users DROP COLUMN asks_cut;
ALTER TABLE users ADD COLUMN asks_cut INTEGER NOT NULL DEFAULT 0 CHECK (asks_cut IN (0, 1));
