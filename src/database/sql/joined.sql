-- The desk of this row is this connection; one that comes back is here since it came first.
UPDATE floorman.desks
SET pid = pg_backend_pid(), run = $2,
    since = CASE WHEN run = $2 THEN since ELSE clock_timestamp() END,
    read = CASE WHEN run = $2 THEN read ELSE 0 END
WHERE id = $1
