-- The house has five levels. The club player so far, user 2, is called expert; casual and club are new users, 4 and 5.
-- The stored names of the house follow, also those that German and French had before.
UPDATE seats SET name = replace(replace(replace(replace(name,
    '(club)', '(expert)'), '(Klub)', '(Experte)'), 'Das Haus (', 'Computer ('), 'La Maison (', 'La maison (')
    WHERE "user" IN (1, 2, 3);
UPDATE names SET name = replace(replace(replace(replace(name,
    '(club)', '(expert)'), '(Klub)', '(Experte)'), 'Das Haus (', 'Computer ('), 'La Maison (', 'La maison (')
    WHERE "user" IN (1, 2, 3);
UPDATE places SET name = replace(replace(replace(replace(name,
    '(club)', '(expert)'), '(Klub)', '(Experte)'), 'Das Haus (', 'Computer ('), 'La Maison (', 'La maison (')
    WHERE "user" IN (1, 2, 3);
UPDATE challenges SET opponent_name = replace(replace(replace(replace(opponent_name,
    '(club)', '(expert)'), '(Klub)', '(Experte)'), 'Das Haus (', 'Computer ('), 'La Maison (', 'La maison (')
    WHERE opponent IN (1, 2, 3);

-- Older bots would take users 4 and 5 for people.
DROP VIEW readable_by;
CREATE VIEW readable_by AS SELECT 41 AS version;
