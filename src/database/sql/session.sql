-- What holds for each connection. A desk that dies in the middle of an act frees the others after
-- three seconds; nobody waits for another longer than eight.
SET application_name = 'floorman';
SET client_encoding = 'UTF8';
SET search_path = pg_catalog;
SET synchronous_commit = on;
SET idle_in_transaction_session_timeout = '3s';
SET lock_timeout = '8s';
SET client_min_messages = warning;
LISTEN floorman;
