SELECT id FROM people ORDER BY listed, id LIMIT :most
