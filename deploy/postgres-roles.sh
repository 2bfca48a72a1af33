#!/bin/sh
# Run once by the image of PostgreSQL, when the database is made: the role that the server runs as owns nothing.
set -eu
psql --set ON_ERROR_STOP=1 --set password="$SERVER_PASSWORD" --username "$POSTGRES_USER" --dbname "$POSTGRES_DB" <<'SQL'
create role koli_server login password :'password';
SQL
