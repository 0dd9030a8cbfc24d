-- Par of a pack: what its cards give by the play of the house alone (bot/features/par/service.py). A pack is as private
-- as a hand until its deal is over.
CREATE TABLE pars (
    -- The 32 cards, top card first, as in a record.
    pack TEXT NOT NULL CHECK (length(pack) = 95),
    -- The rule set and its house rules, those of a partie of one deal.
    rules TEXT NOT NULL,
    options TEXT NOT NULL,
    -- Elder's points less younger's, summed over all lines.
    total INTEGER NOT NULL,
    lines INTEGER NOT NULL CHECK (lines > 0),
    -- The number of the engine that played the lines.
    engine INTEGER NOT NULL CHECK (engine > 0),
    PRIMARY KEY (pack, rules, options)
) STRICT, WITHOUT ROWID;
