-- The act is written, others go on.
COMMIT;
