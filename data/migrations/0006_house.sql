-- Against the house: the seat at which it sits, NULL where people play each other. Those parties in which it is to act
-- are looked up by an index that holds no others.

ALTER TABLE parties ADD COLUMN house INTEGER CHECK (house IN (0, 1));
CREATE INDEX parties_house_to_act ON parties (house) WHERE to_act = house;
