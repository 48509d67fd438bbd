-- The version of the tables.
SELECT max(version) FROM floorman.about
