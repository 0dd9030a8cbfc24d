-- The oldest version of the schema whose bot can work on this database: what an older bot asks if the version is newer
-- than it knows. It is a view because it belongs to the schema, and is no row to copy. A migration that takes something
-- away from older bots replaces it.
CREATE VIEW readable_by AS SELECT 30 AS version;
