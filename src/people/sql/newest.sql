SELECT id, kind, at, by FROM operations ORDER BY id DESC LIMIT 1
