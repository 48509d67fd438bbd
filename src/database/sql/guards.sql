-- Version 3 of the tables: what a desk may write is what the program reads, and no desk can hold the
-- others up for ever. What stands there already is left as it is.
ALTER TABLE floorman.acts
    -- The newest format of a line that the program of then wrote; `format_10.sql` raises it.
    ADD CONSTRAINT acts_format CHECK (seq >= 1 AND format BETWEEN 1 AND 9) NOT VALID,
    ADD CONSTRAINT acts_line CHECK (
        octet_length(line) BETWEEN 1 AND 67108864 AND line !~ '[\x01-\x1f\x7f]'
    ) NOT VALID;
ALTER TABLE floorman.events
    ADD CONSTRAINT events_name CHECK (
        char_length(name) BETWEEN 1 AND 200 AND name !~ '[\x01-\x1f\x7f]'
    ) NOT VALID;
UPDATE floorman.desks SET seen = NULL
WHERE seen NOT BETWEEN '2000-01-01 00:00:00+00' AND '2200-01-01 00:00:00+00';
UPDATE floorman.desks SET since = clock_timestamp()
WHERE since NOT BETWEEN '2000-01-01 00:00:00+00' AND '2200-01-01 00:00:00+00';
ALTER TABLE floorman.desks
    ADD CONSTRAINT desks_name CHECK (
        char_length(name) BETWEEN 1 AND 200 AND name !~ '[\x01-\x1f\x7f]'
    ) NOT VALID,
    ADD CONSTRAINT desks_times CHECK (
        read >= 0
        AND since BETWEEN '2000-01-01 00:00:00+00' AND '2200-01-01 00:00:00+00'
        AND seen BETWEEN '2000-01-01 00:00:00+00' AND '2200-01-01 00:00:00+00'
    ) NOT VALID;

-- No act without its event, none twice, and none that leaves one out. Whoever adds one holds the
-- lock of the event, so that it can be seen who holds up the others.
CREATE OR REPLACE FUNCTION floorman.keep_order() RETURNS trigger LANGUAGE plpgsql
SET search_path = pg_catalog, pg_temp AS $$
BEGIN
    IF NOT EXISTS (SELECT FROM floorman.events WHERE id = NEW.event) THEN
        RAISE EXCEPTION 'there is no event %', NEW.event;
    END IF;
    PERFORM pg_advisory_xact_lock(1179406159, NEW.event);
    IF NEW.seq <> 1 + coalesce((SELECT max(seq) FROM floorman.acts WHERE event = NEW.event), 0) THEN
        RAISE EXCEPTION 'act % is not the next one', NEW.seq USING ERRCODE = 'unique_violation';
    END IF;
    RETURN NEW;
END
$$;

-- Ends the connection that holds an event, if one does so for two seconds: acts hold it for
-- thousandths of one, and a desk asks only after it waited for eight seconds itself. Answers whose
-- connection it was; that is told also where the owner of the tables may not end it.
CREATE FUNCTION floorman.end_hold(of integer) RETURNS text LANGUAGE plpgsql SECURITY DEFINER
SET search_path = pg_catalog, pg_temp AS $$
DECLARE
    holder integer;
    first integer;
    whose text;
BEGIN
    FOR look IN 1..10 LOOP
        SELECT pid INTO holder FROM pg_locks
        WHERE locktype = 'advisory' AND granted AND pid <> pg_backend_pid()
            AND database = (SELECT oid FROM pg_database WHERE datname = current_database())
            AND classid = 1179406159 AND objid = of::oid AND objsubid = 2;
        first := coalesce(first, holder);
        IF holder IS DISTINCT FROM first OR holder IS NULL THEN
            RETURN NULL;
        END IF;
        PERFORM pg_sleep(0.2);
    END LOOP;
    SELECT usename INTO whose FROM pg_stat_activity WHERE pid = holder;
    BEGIN
        PERFORM pg_terminate_backend(holder);
    EXCEPTION
        WHEN insufficient_privilege THEN NULL;
    END;
    RETURN whose;
END
$$;
REVOKE ALL ON FUNCTION floorman.end_hold(integer) FROM PUBLIC;

-- It works with the rights of the owner of the tables, also where a superuser came first.
DO $$
DECLARE
    schema_owner text;
BEGIN
    SELECT nspowner::regrole::text INTO schema_owner
        FROM pg_catalog.pg_namespace WHERE nspname = 'floorman';
    EXECUTE 'ALTER FUNCTION floorman.end_hold(integer) OWNER TO ' || schema_owner;
    IF EXISTS (SELECT FROM pg_catalog.pg_roles WHERE rolname = 'floorman_desk') THEN
        GRANT EXECUTE ON FUNCTION floorman.end_hold(integer) TO floorman_desk;
    END IF;
END
$$;
UPDATE floorman.about SET version = 3;
