-- Begins an act: from here on nobody else adds one to this event. The commit need not wait for the
-- disk, so that the next desk can go on; what waits is `safe.sql`. $EVENT is filled in.
BEGIN ISOLATION LEVEL READ COMMITTED READ WRITE;
SET LOCAL synchronous_commit = off;
SELECT pg_advisory_xact_lock(1179406159, $EVENT);
