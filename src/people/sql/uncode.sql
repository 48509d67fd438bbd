DELETE FROM codes WHERE person = :person AND is_former = 0
