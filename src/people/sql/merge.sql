INSERT INTO merged (id, person) VALUES (:other, :keep)
