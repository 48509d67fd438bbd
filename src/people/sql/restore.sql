DELETE FROM people WHERE id IN (SELECT person FROM touched WHERE operation = :operation);
DELETE FROM pictures WHERE person IN (SELECT person FROM touched WHERE operation = :operation);
DELETE FROM words WHERE person IN (SELECT person FROM touched WHERE operation = :operation);
DELETE FROM codes WHERE person IN (SELECT person FROM touched WHERE operation = :operation);
DELETE FROM merged WHERE person IN (SELECT person FROM touched WHERE operation = :operation);
INSERT INTO people SELECT id, name, folded, listed, nickname, number, card, email, phone, birthday,
  barred_why, barred_until, needs, fee_until, notes
  FROM people_before WHERE operation = :operation;
INSERT INTO pictures SELECT person, kind, bytes FROM pictures_before WHERE operation = :operation;
INSERT INTO words SELECT word, person FROM words_before WHERE operation = :operation;
INSERT INTO codes SELECT code, shown, person, is_former
  FROM codes_before WHERE operation = :operation;
INSERT INTO merged SELECT id, person FROM merged_before WHERE operation = :operation
