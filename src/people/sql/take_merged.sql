UPDATE merged SET person = :keep WHERE person = :other
