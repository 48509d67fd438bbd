SELECT people.id, people.name, people.nickname FROM words JOIN people ON people.id = words.person
WHERE words.word = :word ORDER BY people.id LIMIT 1000
