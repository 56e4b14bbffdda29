#!/bin/sh
# /usr/local/bin/sitewright: runs a command as the user of the site and with its settings.
case $(id -un) in
  sitewright) ;;
  root) exec runuser -u sitewright -- "$0" "$@" ;;
  *) exec sudo -u sitewright "$0" "$@" ;;
esac
set -a
. /etc/sitewright.env
exec /usr/bin/node /opt/sitewright/apps/server/bin/sitewright.mjs "$@"
