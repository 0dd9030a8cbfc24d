-- Processes that think for the bots of a database on other machines (python -m bot think). A thinker lives as long as it
-- says so: a question that a dead one has taken is free again, and the bots hand out questions only while one lives.
CREATE TABLE thinkers (
    id TEXT NOT NULL PRIMARY KEY,
    version TEXT NOT NULL,
    seen_at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX thinkers_by_time ON thinkers (seen_at);

-- Questions to the computer player: what is asked and the answer, as JSON. asker is the process that waits for it, budget
-- the processor time in seconds. A question is gone once its asker has the answer, or after a minute.
CREATE TABLE thoughts (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    asker TEXT NOT NULL,
    version TEXT NOT NULL,
    kind TEXT NOT NULL,
    question TEXT NOT NULL,
    budget REAL NOT NULL CHECK (budget > 0),
    asked_at INTEGER NOT NULL,
    taken_by TEXT,
    answer TEXT,
    failed INTEGER NOT NULL DEFAULT 0 CHECK (failed IN (0, 1))
) STRICT;
CREATE INDEX thoughts_by_asker ON thoughts (asker);
CREATE INDEX thoughts_by_version ON thoughts (version);
CREATE INDEX thoughts_by_time ON thoughts (asked_at);
