-- Ends the connection that holds up everybody else at this event, and says whose it was.
SELECT floorman.end_hold($1)
