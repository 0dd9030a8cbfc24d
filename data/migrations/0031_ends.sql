-- Why a challenge was withdrawn although no one withdrew it: its challenger was not to be found when it was accepted.
ALTER TABLE challenges ADD COLUMN gone TEXT CHECK (gone IN ('left', 'deleted'));
-- The number of decisions in the partie when this player offered to end it without a result; NULL without an offer.
-- The next decision makes the offer void.
ALTER TABLE seats ADD COLUMN end_offered INTEGER;
