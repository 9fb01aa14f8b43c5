#!/bin/sh
# Runs a command of the shop with the Node of this release.
here=$(dirname -- "$(dirname -- "$(readlink -f -- "$0")")")
for node in "$here"/node_modules/node-linux-*/bin/node; do
  exec "$node" "$here/scripts/project-me.mjs" "$@"
done
