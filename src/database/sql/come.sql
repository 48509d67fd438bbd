-- Begins to come as a desk; whoever is here is known by locks, so the disk need not be waited for.
BEGIN ISOLATION LEVEL READ COMMITTED READ WRITE;
SET LOCAL synchronous_commit = off;
