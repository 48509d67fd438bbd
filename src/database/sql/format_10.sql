-- Version 4 of the tables: acts of format 10. What stands there already is left as it is.
ALTER TABLE floorman.acts DROP CONSTRAINT acts_format;
ALTER TABLE floorman.acts
    -- The newest format of a line that this version of the program writes; a later one raises it.
    ADD CONSTRAINT acts_format CHECK (seq >= 1 AND format BETWEEN 1 AND 10) NOT VALID;
UPDATE floorman.about SET version = 4;
