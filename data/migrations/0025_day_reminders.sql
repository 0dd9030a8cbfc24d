-- Who is reminded of the deal of the day, on the days of which server (0: without one). due_at is when the bot looks at
-- it next. missed counts the reminders in a row that brought no deal.
CREATE TABLE day_reminders (
    "user" INTEGER NOT NULL PRIMARY KEY,
    guild INTEGER NOT NULL,
    due_at INTEGER NOT NULL,
    missed INTEGER NOT NULL DEFAULT 0 CHECK (missed >= 0)
) STRICT, WITHOUT ROWID;
CREATE INDEX day_reminders_by_time ON day_reminders (due_at);
