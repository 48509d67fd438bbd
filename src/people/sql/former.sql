SELECT shown FROM codes WHERE person = :person AND is_former = 1 ORDER BY code
