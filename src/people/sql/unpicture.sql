DELETE FROM pictures WHERE person = :person
