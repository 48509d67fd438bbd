-- Version 2 of the tables: who is here. What is done from version 1 on, and after `tables.sql`.

-- One row for each desk that ever came to an event. It is here while its connection holds the lock
-- (1179406160, id); `run` is drawn by each run of the program, so that a desk whose connection was
-- cut takes the place of the one that is dead; `read` is the last act that it has shown; `seen` is
-- when it last showed the running clock of the event, and nobody was asked whether it is right.
CREATE TABLE floorman.desks (
    id integer GENERATED ALWAYS AS IDENTITY UNIQUE,
    event integer NOT NULL,
    name text NOT NULL,
    pid integer NOT NULL DEFAULT pg_backend_pid(),
    run bigint NOT NULL,
    since timestamptz NOT NULL DEFAULT clock_timestamp(),
    read bigint NOT NULL DEFAULT 0,
    seen timestamptz,
    PRIMARY KEY (event, name)
);

-- Desks say who they are, and that again; a superuser who comes first takes nothing from the owner.
DO $$
DECLARE
    schema_owner text;
BEGIN
    SELECT nspowner::regrole::text INTO schema_owner
        FROM pg_catalog.pg_namespace WHERE nspname = 'floorman';
    EXECUTE 'ALTER TABLE floorman.desks OWNER TO ' || schema_owner;
    IF EXISTS (SELECT FROM pg_catalog.pg_roles WHERE rolname = 'floorman_desk') THEN
        GRANT SELECT, INSERT (event, name, run) ON floorman.desks TO floorman_desk;
        GRANT UPDATE (pid, run, since, read, seen) ON floorman.desks TO floorman_desk;
    END IF;
END
$$;
UPDATE floorman.about SET version = 2;
