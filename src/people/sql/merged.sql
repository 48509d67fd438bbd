SELECT id FROM merged WHERE person = :person ORDER BY id
