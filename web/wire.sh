#!/bin/sh
# Makes src/wire.ts, the browser's types, from what the server says of itself. PYTHON names an interpreter that has agon.
set -e
cd "$(dirname "$0")"
mkdir -p .made
"${PYTHON:-../.venv/bin/python}" ../tools/wire.py >.made/wire.json
node_modules/.bin/openapi-typescript .made/wire.json -o src/wire.ts --root-types --root-types-no-schema-prefix \
    --default-non-nullable=false >/dev/null
