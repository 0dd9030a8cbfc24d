-- Younger's questions about a call follow the sources more closely from here on: in rubicon younger no longer asks if
-- nothing unseen could equal or beat them, and a player who asks about a number reckons it first. Parties begun
-- before in the rule sets in which younger asks, and their challenges, keep the reading of version 0.2.0 of the bot, or
-- an older one. A challenge that nobody has accepted yet will be played by today's reading.

UPDATE parties SET options = CASE options
    WHEN '{}' THEN '{"reading": "0.2.0"}'
    ELSE substr(options, 1, length(options) - 1) || ', "reading": "0.2.0"}'
END
WHERE rules IN ('rubicon', 'club', 'carte-rouge', 'counterpique') AND options NOT LIKE '%"reading"%';

UPDATE challenges SET options = CASE options
    WHEN '{}' THEN '{"reading": "0.2.0"}'
    ELSE substr(options, 1, length(options) - 1) || ', "reading": "0.2.0"}'
END
WHERE rules IN ('rubicon', 'club', 'carte-rouge', 'counterpique') AND options NOT LIKE '%"reading"%'
    AND (partie IS NOT NULL OR id IN (SELECT challenge FROM parties WHERE challenge IS NOT NULL));

-- Par says what cards give, whatever the reading: a pack has one par for all readings.
INSERT INTO pars (pack, rules, options, total, lines, engine, highest, lowest)
SELECT pack, rules, replace(replace(replace(replace(options, ', "reading": "0.2"', ''), '"reading": "0.2"', ''),
    ', "reading": "0.1"', ''), '"reading": "0.1"', ''), total, lines, engine, highest, lowest
FROM pars WHERE options LIKE '%"reading"%'
ON CONFLICT (pack, rules, options) DO NOTHING;
DELETE FROM pars WHERE options LIKE '%"reading"%';

-- Older bots know no such reading.
DROP VIEW readable_by;
CREATE VIEW readable_by AS SELECT 32 AS version;
