SELECT count(*) FROM touched WHERE operation = :operation
