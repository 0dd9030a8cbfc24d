-- Decisions that a review of a finished partie found costly, which their players are asked again after some days
-- (/piquet problem). The cards are not here: place counts the actions of the deal, from 0.
CREATE TABLE training (
    partie INTEGER NOT NULL,
    deal INTEGER NOT NULL CHECK (deal >= 0),
    place INTEGER NOT NULL CHECK (place >= 0),
    "user" INTEGER NOT NULL,
    -- The choices with their worths, as JSON, so that no engine is needed to answer.
    question TEXT NOT NULL,
    -- When it is asked next; NULL once it was found often enough.
    due_at INTEGER,
    -- How often it was answered, how often rightly, and the last answer, from 0.
    answers INTEGER NOT NULL DEFAULT 0 CHECK (answers >= 0),
    found INTEGER NOT NULL DEFAULT 0 CHECK (found >= 0),
    choice INTEGER CHECK (choice >= 0),
    PRIMARY KEY (partie, deal, place)
) STRICT, WITHOUT ROWID;
CREATE INDEX training_by_time ON training ("user", due_at);
