DELETE FROM people WHERE id = :person;
DELETE FROM pictures WHERE person = :person;
DELETE FROM words WHERE person = :person;
DELETE FROM codes WHERE person = :person;
DELETE FROM merged WHERE person = :person
