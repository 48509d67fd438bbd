#!/bin/sh
# Makes a certificate, without which other computers send nothing, the database and its owner `room`,
# the role of all desks, and a user for each one in FLOORMAN_DESKS: "ana:password bo:password". Done
# once, when the server is made; more desks are made by hand later, as the user `postgres`.
set -eu

ask() {
  psql --no-psqlrc --quiet --set ON_ERROR_STOP=1 --username postgres --dbname postgres "$@"
}

# It holds for the logins of Floorman as it is; docs/several-desks.md has one that desks can check.
(
  umask 077
  openssl req -x509 -newkey rsa:2048 -nodes -days 3650 -subj /CN=floorman \
    -keyout "$PGDATA/server.key" -out "$PGDATA/server.crt" 2>/dev/null
)
ask --command 'ALTER SYSTEM SET ssl = on'

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
