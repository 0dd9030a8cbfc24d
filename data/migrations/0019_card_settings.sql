-- Which pictures a person sees: never, of deals that are over, of new hands too, or always. Hands show cards as emoji
-- now, so only a person who had turned pictures off keeps their choice.
ALTER TABLE users RENAME COLUMN pictures TO had_pictures;
ALTER TABLE users ADD COLUMN pictures TEXT NOT NULL DEFAULT 'deals'
    CHECK (pictures IN ('never', 'deals', 'hands', 'always'));
UPDATE users SET pictures = 'never' WHERE had_pictures = 0;
ALTER TABLE users DROP COLUMN had_pictures;

-- Whether cards are letters and symbols instead of emoji.
ALTER TABLE users ADD COLUMN cards_as_text INTEGER NOT NULL DEFAULT 0 CHECK (cards_as_text IN (0, 1));

-- Whether a person presses twice to play a card; NULL for only in their first deal. It replaces one_click: who had
-- chosen one click keeps it.
ALTER TABLE users ADD COLUMN confirms_cards INTEGER CHECK (confirms_cards IN (0, 1));
UPDATE users SET confirms_cards = 0 WHERE one_click = 1;
ALTER TABLE users DROP COLUMN one_click;
