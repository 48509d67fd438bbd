SELECT id, name FROM people WHERE folded = :folded ORDER BY id
