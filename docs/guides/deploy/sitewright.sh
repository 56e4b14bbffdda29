#!/bin/sh
# /usr/local/bin/sitewright: runs a command as the user of the site and with its settings.
if [ "$(id -un)" != sitewright ]; then exec sudo -u sitewright "$0" "$@"; fi
set -a
. /etc/sitewright.env
exec /usr/bin/node /opt/sitewright/apps/server/bin/sitewright.mjs "$@"
