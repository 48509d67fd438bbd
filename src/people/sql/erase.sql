DELETE FROM people WHERE id = :person;
DELETE FROM pictures WHERE person = :person;
DELETE FROM words WHERE person = :person;
DELETE FROM codes WHERE person = :person;
DELETE FROM merged WHERE person = :person OR id = :person;
DELETE FROM people_before
  WHERE (operation, id) IN (SELECT operation, person FROM touched WHERE person = :person);
DELETE FROM pictures_before
  WHERE (operation, person) IN (SELECT operation, person FROM touched WHERE person = :person);
DELETE FROM words_before
  WHERE (operation, person) IN (SELECT operation, person FROM touched WHERE person = :person);
DELETE FROM codes_before
  WHERE (operation, person) IN (SELECT operation, person FROM touched WHERE person = :person);
DELETE FROM merged_before
  WHERE (operation, person) IN (SELECT operation, person FROM touched WHERE person = :person);
DELETE FROM touched WHERE person = :person
