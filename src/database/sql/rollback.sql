-- The act does not happen, others go on.
ROLLBACK;
