UPDATE people SET name = :name, folded = :folded, listed = :listed, nickname = :nickname,
  number = :number, card = :card, email = :email, phone = :phone, birthday = :birthday,
  barred_why = :barred_why, barred_until = :barred_until, needs = :needs, fee_until = :fee_until,
  notes = :notes
WHERE id = :id
