-- An event by its name, and whether this user may add acts to it.
SELECT id, has_column_privilege('floorman.acts', 'line', 'INSERT') FROM floorman.events WHERE name = $1
