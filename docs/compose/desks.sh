#!/bin/sh
# Makes the role of all desks, and a user for each one in FLOORMAN_DESKS: "ana:password bo:password".
# Done once, when the database is made; by hand for more of them later, as the user `room`.
set -eu

ask() {
  psql --no-psqlrc --quiet --set ON_ERROR_STOP=1 --username "$POSTGRES_USER" \
    --dbname "$POSTGRES_DB" "$@"
}

ask <<'SQL'
SELECT 'CREATE ROLE floorman_desk NOLOGIN'
WHERE NOT EXISTS (SELECT FROM pg_roles WHERE rolname = 'floorman_desk') \gexec
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
