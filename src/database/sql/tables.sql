-- The tables of Floorman, version 1; `desks.sql` adds version 2, `guards.sql` version 3, `format_10.sql` version 4. The program makes them and checks
-- them column by column each time it connects; a change of them is a new version, in `tables.rs` and
-- in a file of its own, which is done from the version before it on.

CREATE SCHEMA floorman;
COMMENT ON SCHEMA floorman IS 'Poker tournaments of Floorman; written by the program alone';

-- The version of these tables: one row.
CREATE TABLE floorman.about (version integer NOT NULL);
INSERT INTO floorman.about (version) VALUES (1);

-- One row for each tournament, under the name that stands after # in its address.
CREATE TABLE floorman.events (
    id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    name text NOT NULL UNIQUE,
    made_at timestamptz NOT NULL DEFAULT clock_timestamp(),
    made_by text NOT NULL DEFAULT session_user
);

-- One row for each act. `line` is the line of a .floorman file, without its end: number, checksum
-- over all lines up to there, act. `format` is that of the program that wrote it; a program that is
-- older than any of them refuses the event. `token` is drawn for each act, so that a desk whose
-- connection was cut knows its own act again. Who wrote it and when is filled in by the server.
CREATE TABLE floorman.acts (
    event integer NOT NULL,
    seq bigint NOT NULL,
    format integer NOT NULL,
    token bigint NOT NULL,
    line text NOT NULL,
    written_at timestamptz NOT NULL DEFAULT clock_timestamp(),
    written_by text NOT NULL DEFAULT session_user,
    PRIMARY KEY (event, seq)
);

-- No act without its event, none twice, and none that leaves one out.
CREATE FUNCTION floorman.keep_order() RETURNS trigger LANGUAGE plpgsql
SET search_path = pg_catalog, pg_temp AS $$
BEGIN
    IF NOT EXISTS (SELECT FROM floorman.events WHERE id = NEW.event) THEN
        RAISE EXCEPTION 'there is no event %', NEW.event;
    END IF;
    IF NEW.seq <> 1 + coalesce((SELECT max(seq) FROM floorman.acts WHERE event = NEW.event), 0) THEN
        RAISE EXCEPTION 'act % is not the next one', NEW.seq USING ERRCODE = 'unique_violation';
    END IF;
    RETURN NEW;
END
$$;
CREATE TRIGGER keep_order BEFORE INSERT ON floorman.acts
    FOR EACH ROW EXECUTE FUNCTION floorman.keep_order();

-- Desks add acts and read them. Nobody but the owner changes or deletes one.
DO $$
BEGIN
    IF NOT EXISTS (SELECT FROM pg_catalog.pg_roles WHERE rolname = 'floorman_desk') THEN
        CREATE ROLE floorman_desk NOLOGIN;
    END IF;
EXCEPTION
    -- Somebody else made it at the same time, or makes it later and grants what stands below.
    WHEN insufficient_privilege OR duplicate_object OR unique_violation THEN NULL;
END
$$;
DO $$
BEGIN
    IF EXISTS (SELECT FROM pg_catalog.pg_roles WHERE rolname = 'floorman_desk') THEN
        GRANT USAGE ON SCHEMA floorman TO floorman_desk;
        GRANT SELECT ON floorman.about, floorman.events, floorman.acts TO floorman_desk;
        GRANT INSERT (name) ON floorman.events TO floorman_desk;
        GRANT INSERT (event, seq, format, token, line) ON floorman.acts TO floorman_desk;
    END IF;
END
$$;
