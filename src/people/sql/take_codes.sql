UPDATE codes SET person = :keep, is_former = 1 WHERE person = :other
