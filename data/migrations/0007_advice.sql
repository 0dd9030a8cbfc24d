-- Whether a server allows advice during a deal, in the parties in which players may ask for it at all.

ALTER TABLE guilds ADD COLUMN advice INTEGER NOT NULL DEFAULT 1 CHECK (advice IN (0, 1));
