-- The sources of French Piquet and Carte Rouge are now followed to the letter. Parties that were begun before, and the
-- challenges that they were begun by, keep the reading by which they were played: "0.1", the version of the bot. A
-- challenge that nobody has accepted yet will be played by today's reading.

UPDATE parties SET options = CASE options
    WHEN '{}' THEN '{"reading": "0.1"}'
    ELSE substr(options, 1, length(options) - 1) || ', "reading": "0.1"}'
END
WHERE rules IN ('french-1896', 'carte-rouge');

UPDATE challenges SET options = CASE options
    WHEN '{}' THEN '{"reading": "0.1"}'
    ELSE substr(options, 1, length(options) - 1) || ', "reading": "0.1"}'
END
WHERE rules IN ('french-1896', 'carte-rouge')
    AND (partie IS NOT NULL OR id IN (SELECT challenge FROM parties WHERE challenge IS NOT NULL));
