-- A new event, unless there is one of this name.
INSERT INTO floorman.events (name) VALUES ($1) ON CONFLICT DO NOTHING RETURNING id
