-- Ends the connection that holds the lock of this desk: our own, of which nothing is left here.
SELECT count(pg_terminate_backend(pid)) FROM pg_locks
WHERE locktype = 'advisory' AND granted AND pid <> pg_backend_pid()
    AND database = (SELECT oid FROM pg_database WHERE datname = current_database())
    AND classid = 1179406160 AND objid = $1::integer::oid AND objsubid = 2
