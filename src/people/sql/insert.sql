INSERT INTO people (name, folded, listed, nickname, number, card, email, phone, birthday,
  barred_why, barred_until, needs, fee_until, notes)
VALUES (:name, :folded, :listed, :nickname, :number, :card, :email, :phone, :birthday,
  :barred_why, :barred_until, :needs, :fee_until, :notes)
