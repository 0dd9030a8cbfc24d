-- House rules on top of a rule set, as in a record's "options". And the points of a deal below the line: in
-- Counterpique they decide who deals next and who has won a game. In every other rule set they are 0.

ALTER TABLE challenges ADD COLUMN options TEXT NOT NULL DEFAULT '{}';
ALTER TABLE parties ADD COLUMN options TEXT NOT NULL DEFAULT '{}';
ALTER TABLE deals ADD COLUMN below0 INTEGER;
ALTER TABLE deals ADD COLUMN below1 INTEGER;
