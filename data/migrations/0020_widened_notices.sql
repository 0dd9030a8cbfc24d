-- How often a notice was widened. A hand is redrawn without a transaction before it: if the notice was widened while the
-- redraw was on its way, even about the same decision, it stays and the hand is redrawn again.
ALTER TABLE outbox ADD COLUMN widened INTEGER NOT NULL DEFAULT 0;
