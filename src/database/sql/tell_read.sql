-- How far a desk has read. Nobody need wait for the disk because of that.
UPDATE floorman.desks SET read = $4, seen = clock_timestamp()
WHERE event = $1 AND name = $2 AND run = $3
    AND set_config('synchronous_commit', 'off', true) = 'off'
