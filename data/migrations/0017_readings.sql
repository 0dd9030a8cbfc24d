-- The sources are read more closely from here on: who answers which call, when carte blanche is told, when a suit is
-- named. Parties that were begun before, and the challenges that they were begun by, keep the reading by which they were
-- played: "0.2", the version of the bot, unless they have an older one. A challenge that nobody has accepted yet will be
-- played by today's reading.

UPDATE parties SET options = CASE options
    WHEN '{}' THEN '{"reading": "0.2"}'
    ELSE substr(options, 1, length(options) - 1) || ', "reading": "0.2"}'
END
WHERE options NOT LIKE '%"reading"%';

UPDATE challenges SET options = CASE options
    WHEN '{}' THEN '{"reading": "0.2"}'
    ELSE substr(options, 1, length(options) - 1) || ', "reading": "0.2"}'
END
WHERE options NOT LIKE '%"reading"%'
    AND (partie IS NOT NULL OR id IN (SELECT challenge FROM parties WHERE challenge IS NOT NULL));
