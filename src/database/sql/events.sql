-- The events of a database, the newest first, and how far each of them is.
SELECT name, (extract(epoch FROM made_at) * 1000)::bigint, coalesce(last.seq, 0),
    (extract(epoch FROM last.written_at) * 1000)::bigint
FROM floorman.events LEFT JOIN LATERAL (
    SELECT seq, written_at FROM floorman.acts WHERE event = id ORDER BY seq DESC LIMIT 1
) AS last ON true
ORDER BY made_at DESC, id DESC
