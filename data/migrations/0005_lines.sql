-- A place keeps all that its line on a board shows: how he is called there, and of a rating how sure it was after his
-- last rated partie. Lines that stand under each other lie beside each other in the file, so that a page of a board of
-- any length is one read or two, and not one for each of those who stand on it.
--
-- Boards of the ratings of a month and a year were shown nowhere; where somebody has finished a rated partie is told by
-- the results.

CREATE TABLE places_anew (
    guild INTEGER NOT NULL,
    what TEXT NOT NULL,
    pool TEXT NOT NULL,
    period INTEGER NOT NULL,
    -- value * 4096 + "user" % 4093: it puts those of one value in an order of their own, as before.
    rank INTEGER NOT NULL,
    "user" INTEGER NOT NULL,
    value INTEGER NOT NULL GENERATED ALWAYS AS (rank >> 12) VIRTUAL,
    name TEXT NOT NULL,
    deviation REAL,
    volatility REAL,
    rated_at INTEGER,
    PRIMARY KEY (guild, what, pool, period, rank, "user")
) STRICT, WITHOUT ROWID;

INSERT INTO places_anew (guild, what, pool, period, rank, "user", name, deviation, volatility, rated_at)
SELECT places.guild, what, places.pool, period, rank, places."user", COALESCE(name, ''),
    deviation, volatility, played_at
FROM places
LEFT JOIN names ON names.guild = places.guild AND names."user" = places."user"
LEFT JOIN ratings ON what = 'rating' AND ratings."user" = places."user" AND ratings.pool = places.pool
WHERE what <> 'rating' OR period = 0
ORDER BY places.guild, what, places.pool, period, rank, places."user";

DELETE FROM crowds WHERE what = 'rating' AND period <> 0;
DROP TABLE places;
ALTER TABLE places_anew RENAME TO places;
CREATE UNIQUE INDEX places_of ON places ("user", what, pool, guild, period);
