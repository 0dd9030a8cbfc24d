-- The version of the proof (bot/piquet/proof.py) for which a secret was made. Whoever acted last could choose among the
-- packs of version 1, so nothing is claimed of them any more. What is open or in play goes on with a secret of version
-- 2, made for its next pack: what was promised of the old one is taken back. Finished parties keep what they had.
ALTER TABLE deal_secrets ADD COLUMN version INTEGER NOT NULL DEFAULT 1 CHECK (version IN (1, 2));

UPDATE challenges SET commitment = ''
WHERE state = 'open' OR partie IN (SELECT id FROM parties WHERE ended_at IS NULL);
UPDATE parties SET commitment = '' WHERE ended_at IS NULL;
