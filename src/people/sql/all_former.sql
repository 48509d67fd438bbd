SELECT person, shown FROM codes WHERE is_former = 1 ORDER BY code
