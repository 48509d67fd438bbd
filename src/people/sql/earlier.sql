SELECT operations.kind, operations.at, operations.by,
  people_before.id, people_before.name, people_before.nickname, people_before.number,
  people_before.card, people_before.email, people_before.phone, people_before.birthday,
  people_before.barred_why, people_before.barred_until, people_before.needs,
  people_before.fee_until, people_before.notes, pictures_before.kind AS picture
FROM touched
JOIN operations ON operations.id = touched.operation
LEFT JOIN people_before
  ON people_before.operation = touched.operation AND people_before.id = touched.person
LEFT JOIN pictures_before
  ON pictures_before.operation = touched.operation AND pictures_before.person = touched.person
WHERE touched.person = :person
ORDER BY operations.id DESC
