-- What holds for each connection. A desk that dies in the middle of an act frees the others after
-- three seconds; nobody waits for another longer than eight.
SET application_name = 'floorman';
SET client_encoding = 'UTF8';
SET search_path = pg_catalog;
SET standard_conforming_strings = on;
SET synchronous_commit = on;
SET idle_in_transaction_session_timeout = '3s';
SET lock_timeout = '8s';
SET client_min_messages = warning;
-- A computer that is gone without a word is noticed after about ten seconds; where the system of the
-- server has no such settings, it writes that down and goes on.
SET tcp_keepalives_idle = 5;
SET tcp_keepalives_interval = 2;
SET tcp_keepalives_count = 3;
SET tcp_user_timeout = '10s';
LISTEN floorman;
