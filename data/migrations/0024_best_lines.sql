-- Elder's points less younger's in the line of a par that was best for elder, and in the one that was best for younger.
-- NULL in a par that was made before these were kept.
ALTER TABLE pars ADD COLUMN highest INTEGER;
ALTER TABLE pars ADD COLUMN lowest INTEGER;
