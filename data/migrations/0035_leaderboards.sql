-- Set if a person is known to have left this server, or to be deleted: they are on none of its leaderboards until they
-- are seen there again. Always 0 for guild 0.
ALTER TABLE names ADD COLUMN gone INTEGER NOT NULL DEFAULT 0 CHECK (gone IN (0, 1));

-- A provisional rating is listed below all others: its rank is lower by 65,536 points (of 4,096 ranks each).
UPDATE places SET rank = rank - 268435456 WHERE what = 'rating' AND deviation >= 110.0;
DELETE FROM crowds WHERE what = 'rating';
INSERT INTO crowds (guild, what, pool, period, level, bucket, people)
SELECT guild, what, pool, period, 4, rank >> 4, count(*) FROM places WHERE what = 'rating'
GROUP BY guild, what, pool, period, rank >> 4;
INSERT INTO crowds (guild, what, pool, period, level, bucket, people)
SELECT guild, what, pool, period, 8, rank >> 8, count(*) FROM places WHERE what = 'rating'
GROUP BY guild, what, pool, period, rank >> 8;
INSERT INTO crowds (guild, what, pool, period, level, bucket, people)
SELECT guild, what, pool, period, 12, rank >> 12, count(*) FROM places WHERE what = 'rating'
GROUP BY guild, what, pool, period, rank >> 12;
INSERT INTO crowds (guild, what, pool, period, level, bucket, people)
SELECT guild, what, pool, period, 16, rank >> 16, count(*) FROM places WHERE what = 'rating'
GROUP BY guild, what, pool, period, rank >> 16;
INSERT INTO crowds (guild, what, pool, period, level, bucket, people)
SELECT guild, what, pool, period, 20, rank >> 20, count(*) FROM places WHERE what = 'rating'
GROUP BY guild, what, pool, period, rank >> 20;
INSERT INTO crowds (guild, what, pool, period, level, bucket, people)
SELECT guild, what, pool, period, 24, rank >> 24, count(*) FROM places WHERE what = 'rating'
GROUP BY guild, what, pool, period, rank >> 24;

-- Older bots know neither.
DROP VIEW readable_by;
CREATE VIEW readable_by AS SELECT 35 AS version;
