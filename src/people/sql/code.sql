INSERT INTO codes (code, shown, person, is_former) VALUES (:code, :shown, :person, :is_former)
ON CONFLICT (code) DO UPDATE SET shown = :shown, is_former = min(is_former, :is_former)
