INSERT OR IGNORE INTO touched (operation, person) VALUES (:operation, :person)
