INSERT INTO operations (kind, at, by) VALUES (:kind, :at, :by)
