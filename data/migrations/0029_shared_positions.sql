-- Whether a person lets others try their costly decisions, without their name (/piquet problem).
ALTER TABLE users ADD COLUMN shares_positions INTEGER NOT NULL DEFAULT 0 CHECK (shares_positions IN (0, 1));
-- The number by which others know such a decision. It is random, so it leads to no partie and to no player.
ALTER TABLE training ADD COLUMN number INTEGER;
CREATE UNIQUE INDEX training_by_number ON training (number);
-- Who has answered which position of another person, and whether rightly: its grade comes from how many find it.
CREATE TABLE position_answers (
    number INTEGER NOT NULL,
    "user" INTEGER NOT NULL,
    choice INTEGER NOT NULL CHECK (choice >= 0),
    found INTEGER NOT NULL CHECK (found IN (0, 1)),
    PRIMARY KEY (number, "user")
) STRICT, WITHOUT ROWID;
