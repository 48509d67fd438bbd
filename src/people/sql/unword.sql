DELETE FROM words WHERE person = :person
