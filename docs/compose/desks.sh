#!/bin/sh
# Makes the database and its owner `room`, the role of all desks, and a user for each one in
# FLOORMAN_DESKS: "ana:password bo:password". Done once, when the server is made; more desks are made
# by hand later, as the user `postgres`.
set -eu

ask() {
  psql --no-psqlrc --quiet --set ON_ERROR_STOP=1 --username postgres --dbname postgres "$@"
}

ask --set password="$POSTGRES_PASSWORD" <<'SQL'
CREATE ROLE room LOGIN PASSWORD :'password';
CREATE ROLE floorman_desk NOLOGIN;
GRANT pg_signal_backend TO room;
CREATE DATABASE floorman OWNER room TEMPLATE template0 ENCODING 'UTF8';
ALTER ROLE postgres PASSWORD NULL;
SQL
# A password has no spaces here.
for desk in ${FLOORMAN_DESKS:-}; do
  name=${desk%%:*}
  password=${desk#*:}
  if [ -z "$name" ] || [ -z "$password" ] || [ "$name" = "$desk" ]; then
    echo "FLOORMAN_DESKS: name:password is wanted for each desk" >&2
    exit 1
  fi
  ask --set name="$name" --set password="$password" <<'SQL'
CREATE ROLE :"name" LOGIN PASSWORD :'password' IN ROLE floorman_desk;
SQL
done
