-- Orders that a player has left for the deal in play, "" for none, as bot/piquet/orders.py writes them. They are deleted
-- with the deal. acted_at is when the player last decided something, acted_seq the count of decisions after it with all
-- that it brought; 0 before that.

ALTER TABLE seats ADD COLUMN orders TEXT NOT NULL DEFAULT '';
ALTER TABLE seats ADD COLUMN acted_at INTEGER NOT NULL DEFAULT 0;
ALTER TABLE seats ADD COLUMN acted_seq INTEGER NOT NULL DEFAULT 0;

-- Whether a player is offered sure cards to lead one after the other.
ALTER TABLE users ADD COLUMN sure_leads INTEGER NOT NULL DEFAULT 1 CHECK (sure_leads IN (0, 1));
