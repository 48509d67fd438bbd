SELECT id, folded, birthday FROM people
WHERE birthday IN (
  SELECT birthday FROM people WHERE birthday IS NOT NULL GROUP BY birthday HAVING count(*) > 1
)
ORDER BY birthday, id
