-- Limits that a server sets, and whom a person has blocked. parties_each and open_challenges are for a person on this
-- server, challenges_to_one for one person's challenges to one other. The bot checks the upper bounds.

ALTER TABLE guilds ADD COLUMN open_challenges INTEGER NOT NULL DEFAULT 5 CHECK (open_challenges > 0);
ALTER TABLE guilds ADD COLUMN challenges_to_one INTEGER NOT NULL DEFAULT 1 CHECK (challenges_to_one > 0);
ALTER TABLE guilds ADD COLUMN parties_each INTEGER NOT NULL DEFAULT 50 CHECK (parties_each > 0);
ALTER TABLE guilds ADD COLUMN tables_a_minute INTEGER NOT NULL DEFAULT 10 CHECK (tables_a_minute > 0);

-- Whether the message of the challenge notifies the person challenged. It does not if an earlier one just did.
ALTER TABLE challenges ADD COLUMN pings INTEGER NOT NULL DEFAULT 1 CHECK (pings IN (0, 1));
CREATE INDEX challenges_between ON challenges (challenger, opponent, made_at);
CREATE INDEX challenges_open_by ON challenges (challenger) WHERE state = 'open';
CREATE INDEX challenges_open_to ON challenges (opponent) WHERE state = 'open';
CREATE INDEX parties_by_start ON parties (guild, began_at);

-- "user" wants no challenge and no ping from blocked. name is the name of the blocked person on Discord, for the list.
CREATE TABLE blocks (
    "user" INTEGER NOT NULL,
    blocked INTEGER NOT NULL,
    name TEXT NOT NULL,
    at INTEGER NOT NULL,
    PRIMARY KEY ("user", blocked)
) STRICT, WITHOUT ROWID;
