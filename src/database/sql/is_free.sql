-- Takes the lock of a desk, if nobody holds it.
SELECT pg_try_advisory_lock(1179406160, $1)
