-- Cuts every connection of the program to this database.
SELECT count(pg_terminate_backend(pid)) FROM pg_stat_activity
WHERE application_name = 'floorman' AND datname = current_database()
