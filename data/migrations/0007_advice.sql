-- Whether a server wants people advised during a deal, in the parties in which they may ask.

ALTER TABLE guilds ADD COLUMN advice INTEGER NOT NULL DEFAULT 1 CHECK (advice IN (0, 1));
