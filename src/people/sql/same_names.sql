SELECT id, folded FROM people
WHERE folded IN (SELECT folded FROM people GROUP BY folded HAVING count(*) > 1)
ORDER BY folded, id
