-- Records that people bring to replay and review them (/piquet analyse). They count nowhere, and are deleted by age.
-- An id is never used twice: an old button must not open another record.
CREATE TABLE brought (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    "user" INTEGER NOT NULL,
    brought_at INTEGER NOT NULL,
    -- The whole record, as JSON, without a proof.
    record TEXT NOT NULL
) STRICT;
CREATE INDEX brought_by_user ON brought ("user", id);
CREATE INDEX brought_by_time ON brought (brought_at);
