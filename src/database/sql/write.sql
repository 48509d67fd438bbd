-- Adds acts, and tells the other desks.
WITH written AS (
    INSERT INTO floorman.acts (event, seq, format, token, line)
    SELECT $1, seq, format, token, line
    FROM unnest($2::bigint[], $3::integer[], $4::bigint[], $5::text[])
        AS act (seq, format, token, line)
    RETURNING event
)
SELECT count(pg_notify('floorman', event::text)) FROM written
