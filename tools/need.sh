#!/bin/sh
# Checks for what pip cannot install: `tools/need.sh gcc` (a C compiler), `tools/need.sh venv [PYTHON]`,
# `tools/need.sh postgresql` (for the tests of the server, which start their own database), `tools/need.sh chromium`
# (for the tests of the web client).
# As root on Debian or Ubuntu it installs what is missing; elsewhere it prints what to install.
# Only a missing venv is fatal: agon runs without the others, and only their tests fail.

say() { echo "Setting up: $*"; }

has_compiler() {
    probe=$(mktemp) || return 1
    echo '#include <stdint.h>
int main(void) { return 0; }' | ${CC:-cc} -x c -o "$probe" - 2>/dev/null
    answer=$?
    rm -f "$probe"
    return $answer
}

has_venv() { "$python" -c 'import ensurepip, venv' 2>/dev/null; }

has_postgresql() {
    for initdb in "$(command -v initdb)" /usr/lib/postgresql/*/bin/initdb; do
        [ -x "$initdb" ] && return
    done
    return 1
}

has_chromium() { command -v chromium-headless-shell >/dev/null 2>&1 || command -v chromium >/dev/null 2>&1; }

can_install() { [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null 2>&1; }

install() {
    say "installing $* with apt-get"
    { apt-get update -qq && DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends "$@"; } \
        >/dev/null || say "apt-get could not install $*"
}

need_gcc() {
    has_compiler && return
    can_install && install gcc libc6-dev
    has_compiler && return
    say "no C compiler found; continuing in plain Python, and native tests will fail." \
        "Install gcc and the C headers (Debian: gcc libc6-dev)"
}

need_venv() {
    has_venv && return
    package=$("$python" -c 'import sys; print("python%d.%d-venv" % sys.version_info[:2])')
    can_install && install "$package"
    has_venv && return
    say "this Python cannot create virtual environments: install $package (or python3-venv), then run make again"
    return 1
}

need_postgresql() {
    has_postgresql && return
    can_install && install postgresql
    has_postgresql && return
    say "PostgreSQL not found; continuing, and the tests that need it will fail. Install it (Debian: postgresql)"
}

# Without a window, Chromium needs half the time: the tests prefer that build to the whole browser.
need_chromium() {
    command -v chromium-headless-shell >/dev/null 2>&1 && return
    can_install && install chromium-headless-shell
    has_chromium && return
    can_install && install chromium
    has_chromium && return
    say "Chromium not found; continuing, and the browser tests will fail." \
        "Install it (Debian: chromium-headless-shell, or chromium)"
}

python=${2:-python3}
case $1 in
    gcc) need_gcc ;;
    venv) need_venv ;;
    postgresql) need_postgresql ;;
    chromium) need_chromium ;;
    *) echo "usage: tools/need.sh gcc | venv [PYTHON] | postgresql | chromium" >&2; exit 2 ;;
esac
