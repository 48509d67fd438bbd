-- The acts of an event from this one on.
SELECT seq, format, token, line FROM floorman.acts WHERE event = $1 AND seq >= $2 ORDER BY seq
