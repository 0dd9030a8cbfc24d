-- places stores all that a leaderboard row shows: the player's name there and, for a rating, its deviation and
-- volatility after their last rated partie. Neighbouring rows are neighbours in the file too, so that a page takes one
-- or two reads instead of one for each player on it.
--
-- Leaderboards by rating of a month or a year are dropped: they were never shown. Where a player has finished rated
-- parties is known from the results.

CREATE TABLE places_anew (
    guild INTEGER NOT NULL,
    what TEXT NOT NULL,
    pool TEXT NOT NULL,
    period INTEGER NOT NULL,
    -- value * 4096 + "user" % 4093: it orders players with equal values too, as before.
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
