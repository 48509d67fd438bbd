INSERT INTO people_before SELECT :operation, people.* FROM people WHERE id = :person;
INSERT INTO pictures_before SELECT :operation, pictures.* FROM pictures WHERE person = :person;
INSERT INTO words_before SELECT :operation, words.* FROM words WHERE person = :person;
INSERT INTO codes_before SELECT :operation, codes.* FROM codes WHERE person = :person;
INSERT INTO merged_before SELECT :operation, merged.* FROM merged WHERE person = :person
