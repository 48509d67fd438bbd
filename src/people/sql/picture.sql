SELECT bytes FROM pictures WHERE person = :person
