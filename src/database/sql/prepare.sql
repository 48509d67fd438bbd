-- What is done with each act; each is a part of what is sent and answered as one.

-- How it is found is thought out once and not for each act: along the order in which it is asked for.
SET plan_cache_mode = force_generic_plan;
SET enable_seqscan = off;
SET enable_bitmapscan = off;
SET enable_sort = off;

-- Keeps others from adding an act. The commit need not wait for the disk, so that the next desk can
-- go on; what waits is `safe.sql`.
PREPARE lock (integer) AS
SELECT pg_advisory_xact_lock(1179406159, $1), set_config('synchronous_commit', 'off', true);

-- The acts of an event from this one on, and whether each was written just now.
PREPARE newer (integer, bigint) AS
SELECT seq, format, token, line, written_at > clock_timestamp() - interval '5 milliseconds' AS is_new
FROM floorman.acts WHERE event = $1 AND seq >= $2 ORDER BY seq;

-- Adds one act.
PREPARE add (integer, bigint, integer, bigint, text) AS
INSERT INTO floorman.acts (event, seq, format, token, line) VALUES ($1, $2, $3, $4, $5);

-- Waits until everything that was committed before is on the disk, and on the standby where the
-- server waits for one: a record of its own that commits as usual, many desks with one flush.
PREPARE safe AS
SELECT pg_logical_emit_message(true, 'floorman', '');
