-- Begins to make tables or an event; two desks one after the other.
BEGIN ISOLATION LEVEL READ COMMITTED READ WRITE;
SELECT pg_advisory_xact_lock(1179406159, 0);
