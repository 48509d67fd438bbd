-- Begins an act: from here on nobody else adds one to this event. What begins with $ is filled in.
BEGIN ISOLATION LEVEL READ COMMITTED READ WRITE;
EXECUTE lock ($EVENT);
EXECUTE newer ($EVENT, $FROM);
