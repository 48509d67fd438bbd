-- Waits until everything that was committed before is safe, as `prepare.sql` says.
EXECUTE safe;
