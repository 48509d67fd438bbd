DELETE FROM operations WHERE id NOT IN (SELECT operation FROM touched)
