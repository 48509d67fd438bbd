-- Waits until everything that was committed before is on the disk, and on the standby where the
-- server waits for one: a record of its own that commits as usual, many desks with one flush.
SELECT pg_logical_emit_message(true, 'floorman', '');
