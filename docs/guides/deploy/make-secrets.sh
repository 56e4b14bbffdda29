#!/bin/sh
# sh docs/guides/deploy/make-secrets.sh: makes the folder secrets/ with what compose.yaml names, once.
set -eu
umask 022
# Nobody else may enter it. The files in it are mounted into containers, whose users have to read them.
mkdir -m 700 secrets
random() { od -An -N24 -tx1 /dev/urandom | tr -d ' \n'; }

password=$(random)
printf %s "$password" >secrets/database-password
printf %s "postgres://sitewright:$password@database/sitewright" >secrets/database-url

key=$(random)
printf 'ROOT_ACCESS_KEY=sitewright\nROOT_SECRET_KEY=%s\n' "$key" >secrets/storage.env
printf %s "s3://sitewright:$key@storage:7070/site?region=us-east-1&tls=off" >secrets/files-url
