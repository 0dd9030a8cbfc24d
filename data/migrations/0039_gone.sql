-- Shared positions and "nobody found it" are gone, and with them the answers to positions, the numbers by which others
-- knew them, and the best lines of a par.
DROP TABLE position_answers;
DROP INDEX training_by_number;
ALTER TABLE training DROP COLUMN number;
ALTER TABLE users DROP COLUMN shares_positions;
ALTER TABLE pars DROP COLUMN highest;
ALTER TABLE pars DROP COLUMN lowest;

-- Older bots read these columns.
DROP VIEW readable_by;
CREATE VIEW readable_by AS SELECT 39 AS version;
