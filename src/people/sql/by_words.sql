SELECT person FROM words WHERE word >= :from AND word < :to ORDER BY word, person
