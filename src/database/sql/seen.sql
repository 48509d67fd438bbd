-- When a desk last showed the running clock of an event.
SELECT (extract(epoch FROM max(seen)) * 1000)::bigint FROM floorman.desks WHERE event = $1
