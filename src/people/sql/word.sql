INSERT OR IGNORE INTO words (word, person) VALUES (:word, :person)
