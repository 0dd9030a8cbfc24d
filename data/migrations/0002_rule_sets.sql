-- House rules on top of a rule set, as a record's "options"; and what a deal brought below the line, which in
-- Counterpique says who deals next and who has won a game (in every other rule set it is 0).

ALTER TABLE challenges ADD COLUMN options TEXT NOT NULL DEFAULT '{}';
ALTER TABLE parties ADD COLUMN options TEXT NOT NULL DEFAULT '{}';
ALTER TABLE deals ADD COLUMN below0 INTEGER;
ALTER TABLE deals ADD COLUMN below1 INTEGER;
