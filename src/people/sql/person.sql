SELECT id, name, nickname, number, card, email, phone, birthday, barred_why, barred_until, needs, fee_until, notes,
  (SELECT kind FROM pictures WHERE person = people.id) AS picture
FROM people WHERE id = :id
