-- Comes as a desk, if nobody else is here under its name: whoever holds the lock of the row is. The
-- row stays ours until the transaction ends, so that two who come at once do not mix it up.
INSERT INTO floorman.desks (event, name, run) VALUES ($1, $2, $3)
ON CONFLICT (event, name) DO UPDATE SET seen = floorman.desks.seen
RETURNING id, run, (extract(epoch FROM since) * 1000)::bigint, pg_try_advisory_lock(1179406160, id)
