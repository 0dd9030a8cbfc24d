-- Fewer kinds of notice: ``ring`` at a table opens or moves it, ``show`` brings what stands at a place up to date.
DROP INDEX outbox_untried;

UPDATE outbox SET kind = 'ring' WHERE place = 'table' AND kind IN ('open', 'move');
UPDATE outbox SET kind = 'show' WHERE place = 'table' AND (kind = 'close' OR kind LIKE 'talk:%');
UPDATE outbox SET kind = 'show' WHERE place = 'channel' AND kind IN ('result', 'name');
-- A hand that showed the latest decision was redrawn even so: now as if it were about the next decision.
UPDATE outbox SET kind = 'show',
    first_seq = (SELECT seq + 1 FROM parties WHERE parties.id = outbox.partie),
    last_seq = (SELECT seq + 1 FROM parties WHERE parties.id = outbox.partie)
    WHERE kind = 'place';

UPDATE outbox SET
    first_seq = (SELECT min(other.first_seq) FROM outbox AS other WHERE other.partie = outbox.partie
        AND other.place = outbox.place AND other.kind = outbox.kind AND other.tried = 0),
    last_seq = (SELECT max(other.last_seq) FROM outbox AS other WHERE other.partie = outbox.partie
        AND other.place = outbox.place AND other.kind = outbox.kind AND other.tried = 0),
    due_at = (SELECT min(other.due_at) FROM outbox AS other WHERE other.partie = outbox.partie
        AND other.place = outbox.place AND other.kind = outbox.kind AND other.tried = 0)
    WHERE tried = 0 AND kind IN ('ring', 'show');
DELETE FROM outbox WHERE tried = 0 AND kind IN ('ring', 'show') AND EXISTS (
    SELECT 1 FROM outbox AS other WHERE other.partie = outbox.partie AND other.place = outbox.place
        AND other.kind = outbox.kind AND other.tried = 0 AND other.id < outbox.id
);

CREATE UNIQUE INDEX outbox_untried ON outbox (partie, place, kind) WHERE tried = 0;

-- Older bots know no such kinds.
DROP VIEW readable_by;
CREATE VIEW readable_by AS SELECT 38 AS version;
