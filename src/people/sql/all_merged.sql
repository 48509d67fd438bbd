SELECT person, id FROM merged ORDER BY id
