SELECT id, folded FROM people WHERE folded LIKE '% %' ORDER BY id
