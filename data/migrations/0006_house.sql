-- The seat of the house, NULL if people play each other. A partial index finds the parties in which it is to act.

ALTER TABLE parties ADD COLUMN house INTEGER CHECK (house IN (0, 1));
CREATE INDEX parties_house_to_act ON parties (house) WHERE to_act = house;
