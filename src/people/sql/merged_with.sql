SELECT person FROM merged WHERE id = :id
