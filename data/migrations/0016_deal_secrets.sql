-- Deals that anyone can check (bot/piquet/proof.py). Each challenge has a secret from which the packs of its partie are
-- made, and a commitment to it, which everybody sees at once; '' for those that were made before this version. The
-- secret is as private as a hand until the partie is over. It is deleted if the challenge comes to nothing.
CREATE TABLE deal_secrets (
    challenge INTEGER NOT NULL PRIMARY KEY REFERENCES challenges (id),
    secret TEXT NOT NULL CHECK (length(secret) = 64)
) STRICT, WITHOUT ROWID;

ALTER TABLE challenges ADD COLUMN commitment TEXT NOT NULL DEFAULT '';
ALTER TABLE parties ADD COLUMN commitment TEXT NOT NULL DEFAULT '';

-- The words of each player that enter all packs, '' for none.
ALTER TABLE challenges ADD COLUMN cut_words TEXT NOT NULL DEFAULT '';
ALTER TABLE challenges ADD COLUMN opponent_cut_words TEXT NOT NULL DEFAULT '';

-- The version of the engine that chose this action for the house; NULL if no engine chose it.
ALTER TABLE actions ADD COLUMN engine TEXT;

-- Whether a person is asked to cut before each partie against the house.
ALTER TABLE users ADD COLUMN asks_cut INTEGER NOT NULL DEFAULT 1 CHECK (asks_cut IN (0, 1));
