-- The days of the week on which a person's clocks stand still: digits, 0 for Monday, "" for none. A row holds for the
-- turns that begin from from_at on, until the next row, so that no change touches a turn in progress.
CREATE TABLE rest_days (
    "user" INTEGER NOT NULL,
    from_at INTEGER NOT NULL,
    days TEXT NOT NULL CHECK (length(days) <= 2),
    zone TEXT NOT NULL,
    PRIMARY KEY ("user", from_at)
) STRICT, WITHOUT ROWID;
