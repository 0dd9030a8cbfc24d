-- Whether a person's only legal card plays itself against the house. Between people an instant reply would tell the
-- opponent that there was no other card.
ALTER TABLE users ADD COLUMN plays_forced INTEGER NOT NULL DEFAULT 0 CHECK (plays_forced IN (0, 1));
