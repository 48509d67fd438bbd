-- Adds the act that was begun; `commit.sql` and `safe.sql` follow. What begins with $ is filled in.
EXECUTE add ($EVENT, $SEQ, $FORMAT, $TOKEN, $LINE);
