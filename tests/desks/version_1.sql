-- Takes away what version 2 added, and nothing else: the tables as an older program made them.
DROP TABLE floorman.desks;
UPDATE floorman.about SET version = 1;
