SELECT EXISTS (SELECT 1 FROM words WHERE person = :person AND word >= :from AND word < :to)
