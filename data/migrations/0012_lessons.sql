-- How far each person has come in each guided lesson: the number of steps done, the mistakes made in the present step,
-- and when they first finished the lesson (NULL: not yet). at is the last time, so that /piquet learn goes on there.
CREATE TABLE lessons (
    "user" INTEGER NOT NULL,
    lesson TEXT NOT NULL,
    step INTEGER NOT NULL CHECK (step >= 0),
    mistakes INTEGER NOT NULL CHECK (mistakes >= 0),
    at INTEGER NOT NULL,
    finished_at INTEGER,
    PRIMARY KEY ("user", lesson)
) STRICT, WITHOUT ROWID;

-- The people to whom the first lesson was offered: once for all.
CREATE TABLE lesson_offers (
    "user" INTEGER NOT NULL PRIMARY KEY,
    at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
