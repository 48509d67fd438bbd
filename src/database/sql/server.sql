-- What server and database this is, and what stands under our name, column by column.
SELECT
    current_setting('server_version_num')::integer AS version,
    current_setting('server_version') AS version_said,
    pg_is_in_recovery() AS stands_by,
    current_setting('server_encoding') AS letters,
    to_regnamespace('floorman') IS NOT NULL AS is_there,
    (
        SELECT coalesce(string_agg(
            c.relname || '.' || a.attname || ' ' || format_type(a.atttypid, a.atttypmod),
            ', ' ORDER BY c.relname, a.attnum
        ), '')
        FROM pg_class c JOIN pg_attribute a ON a.attrelid = c.oid
        WHERE c.relnamespace = to_regnamespace('floorman')
            AND c.relkind = 'r' AND a.attnum > 0 AND NOT a.attisdropped
    ) AS columns
