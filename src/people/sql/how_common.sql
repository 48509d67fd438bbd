SELECT count(*) FROM (SELECT 1 FROM words WHERE word >= :from AND word < :to LIMIT :most)
