DELETE FROM people_before WHERE operation = :operation;
DELETE FROM pictures_before WHERE operation = :operation;
DELETE FROM words_before WHERE operation = :operation;
DELETE FROM codes_before WHERE operation = :operation;
DELETE FROM merged_before WHERE operation = :operation;
DELETE FROM touched WHERE operation = :operation;
DELETE FROM operations WHERE id = :operation
