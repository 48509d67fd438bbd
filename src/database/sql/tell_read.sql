-- How far a desk has read, and whether it shows the clock. Nobody need wait for the disk because of that.
UPDATE floorman.desks SET read = $4, seen = CASE WHEN $5 THEN clock_timestamp() ELSE seen END
WHERE event = $1 AND name = $2 AND run = $3
    AND set_config('synchronous_commit', 'off', true) = 'off'
