-- The same as `safe.sql`, where there are acts after this one.
SELECT pg_logical_emit_message(true, 'floorman', '')
WHERE EXISTS (SELECT FROM floorman.acts WHERE event = $1 AND seq > $2)
