-- What each person answered to each problem. round is how often they had answered it before: a problem comes again only
-- when all have been answered. choice counts from 0, in the order in which the choices are shown. day is the day, counted
-- from 1 January 1970 in UTC, whose problem it was; NULL for a problem taken at will.
CREATE TABLE problem_answers (
    "user" INTEGER NOT NULL,
    problem INTEGER NOT NULL CHECK (problem > 0),
    round INTEGER NOT NULL CHECK (round >= 0),
    choice INTEGER NOT NULL CHECK (choice >= 0),
    solved INTEGER NOT NULL CHECK (solved IN (0, 1)),
    day INTEGER,
    at INTEGER NOT NULL,
    PRIMARY KEY ("user", problem, round)
) STRICT, WITHOUT ROWID;
