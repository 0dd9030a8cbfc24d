-- The language that a person or a server has chosen, "" for the one that Discord has for them.

ALTER TABLE users ADD COLUMN language TEXT NOT NULL DEFAULT '';
ALTER TABLE guilds ADD COLUMN language TEXT NOT NULL DEFAULT '';

CREATE INDEX users_language ON users (language) WHERE language > '';
CREATE INDEX guilds_language ON guilds (language) WHERE language > '';
