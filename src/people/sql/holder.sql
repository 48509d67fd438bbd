SELECT people.id, people.name FROM codes JOIN people ON people.id = codes.person
WHERE codes.code = :code
