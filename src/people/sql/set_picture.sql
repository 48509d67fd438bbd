INSERT INTO pictures (person, kind, bytes) VALUES (:person, :kind, :bytes)
