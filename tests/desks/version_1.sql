-- Takes away what versions 2 to 4 added, and nothing else: the tables as an older program made them.
DROP TABLE floorman.desks;
DROP FUNCTION floorman.end_hold(integer);
ALTER TABLE floorman.acts DROP CONSTRAINT acts_format, DROP CONSTRAINT acts_line;
ALTER TABLE floorman.events DROP CONSTRAINT events_name;
UPDATE floorman.about SET version = 1;
