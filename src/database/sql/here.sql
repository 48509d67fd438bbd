-- Who is here: the desks whose locks are held.
SELECT name, (extract(epoch FROM since) * 1000)::bigint, read, pg_locks.pid = pg_backend_pid()
FROM floorman.desks JOIN pg_locks
    ON locktype = 'advisory' AND granted
    AND database = (SELECT oid FROM pg_database WHERE datname = current_database())
    AND classid = 1179406160 AND objid = id::oid AND objsubid = 2
WHERE event = $1 ORDER BY name
