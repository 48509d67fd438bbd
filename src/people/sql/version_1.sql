-- The people of a house, version 1. Days are texts like 2026-11-20; what is not known is an empty
-- text, or null where it is a day.
CREATE TABLE people (
  -- AUTOINCREMENT: the number of somebody who was deleted is given to nobody else.
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  name TEXT NOT NULL,
  -- The name without case and accents, and as it stands in the order of lists.
  folded TEXT NOT NULL,
  listed TEXT NOT NULL,
  nickname TEXT NOT NULL,
  number TEXT NOT NULL,
  card TEXT NOT NULL,
  email TEXT NOT NULL,
  phone TEXT NOT NULL,
  birthday TEXT,
  -- Why they may not play; null where they may.
  barred_why TEXT,
  barred_until TEXT,
  needs TEXT NOT NULL,
  fee_until TEXT,
  notes TEXT NOT NULL
) STRICT;
CREATE INDEX people_by_folded ON people (folded);
CREATE INDEX people_by_listed ON people (listed, id);
CREATE INDEX people_by_birthday ON people (birthday) WHERE birthday IS NOT NULL;

-- Beside people, so that looking through them does not read pictures.
CREATE TABLE pictures (
  person INTEGER PRIMARY KEY,
  kind TEXT NOT NULL,
  bytes BLOB NOT NULL
) STRICT;

-- Every word by which somebody is looked for as letters are typed.
CREATE TABLE words (
  word TEXT NOT NULL,
  person INTEGER NOT NULL,
  PRIMARY KEY (word, person)
) STRICT, WITHOUT ROWID;
CREATE INDEX words_by_person ON words (person, word);

-- Numbers and cards, each leading to one person; is_former: of somebody who was merged with them.
CREATE TABLE codes (
  code TEXT NOT NULL PRIMARY KEY,
  shown TEXT NOT NULL,
  person INTEGER NOT NULL,
  is_former INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX codes_by_person ON codes (person);

-- The numbers in this file of those who were merged, and with whom.
CREATE TABLE merged (
  id INTEGER PRIMARY KEY,
  person INTEGER NOT NULL
) STRICT;
CREATE INDEX merged_by_person ON merged (person);

-- What was done, newest last, to be taken back; whom it touched, and what stood before it.
CREATE TABLE operations (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  kind TEXT NOT NULL,
  at INTEGER NOT NULL,
  by TEXT NOT NULL
) STRICT;
CREATE TABLE touched (
  operation INTEGER NOT NULL,
  person INTEGER NOT NULL,
  PRIMARY KEY (operation, person)
) STRICT, WITHOUT ROWID;
CREATE INDEX touched_by_person ON touched (person);
CREATE TABLE people_before (
  operation INTEGER NOT NULL,
  id INTEGER NOT NULL,
  name TEXT NOT NULL,
  folded TEXT NOT NULL,
  listed TEXT NOT NULL,
  nickname TEXT NOT NULL,
  number TEXT NOT NULL,
  card TEXT NOT NULL,
  email TEXT NOT NULL,
  phone TEXT NOT NULL,
  birthday TEXT,
  barred_why TEXT,
  barred_until TEXT,
  needs TEXT NOT NULL,
  fee_until TEXT,
  notes TEXT NOT NULL,
  PRIMARY KEY (operation, id)
) STRICT, WITHOUT ROWID;
CREATE TABLE pictures_before (
  operation INTEGER NOT NULL,
  person INTEGER NOT NULL,
  kind TEXT NOT NULL,
  bytes BLOB NOT NULL,
  PRIMARY KEY (operation, person)
) STRICT, WITHOUT ROWID;
CREATE TABLE words_before (
  operation INTEGER NOT NULL,
  word TEXT NOT NULL,
  person INTEGER NOT NULL,
  PRIMARY KEY (operation, person, word)
) STRICT, WITHOUT ROWID;
CREATE TABLE codes_before (
  operation INTEGER NOT NULL,
  code TEXT NOT NULL,
  shown TEXT NOT NULL,
  person INTEGER NOT NULL,
  is_former INTEGER NOT NULL,
  PRIMARY KEY (operation, person, code)
) STRICT, WITHOUT ROWID;
CREATE TABLE merged_before (
  operation INTEGER NOT NULL,
  id INTEGER NOT NULL,
  person INTEGER NOT NULL,
  PRIMARY KEY (operation, person, id)
) STRICT, WITHOUT ROWID;
