-- Tells the other desks that there is something to read, unless there are acts after this one, whose
-- desk does. Nobody need wait for the disk because of that.
SELECT pg_notify('floorman', $1::integer::text), set_config('synchronous_commit', 'off', true)
WHERE NOT EXISTS (SELECT FROM floorman.acts WHERE event = $1::integer AND seq > $2::bigint)
