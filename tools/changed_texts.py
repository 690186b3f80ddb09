"""Lists messages whose English text changed while a translation stayed the same.

    python tools/changed_texts.py [REVISION]

Compares the working tree with a revision, by default with the last commit. A message that is new in English is not
listed: the tests require its translations. The exit status is 1 if something is listed.
"""

from __future__ import annotations

import argparse
import subprocess
import sys
import tomllib
from pathlib import Path
from typing import NamedTuple

from fluent.syntax import FluentParser, FluentSerializer, ast

from agon.text.catalogue import FALLBACK, LANGUAGES

TRANSLATIONS = tuple(lang for lang in LANGUAGES if lang != FALLBACK)


class Stale(NamedTuple):
    """A message to translate anew."""

    file: str
    key: str
    before: str
    now: str


def stale(root: Path, revision: str) -> list[Stale]:
    found = []
    for english in tracked(root):
        before, now = then(root, revision, english), read(english, (root / english).read_text(encoding="utf-8"))
        changed = [key for key in now if key in before and before[key] != now[key]]
        for file in (in_language(english, lang) for lang in TRANSLATIONS) if changed else ():
            if (root / file).is_file():
                old, new = then(root, revision, file), read(file, (root / file).read_text(encoding="utf-8"))
                same = [key for key in changed if key in new and old.get(key) == new[key]]
                found += [Stale(file, key, before[key], now[key]) for key in same]
    return found


def tracked(root: Path) -> list[str]:
    """Return the English catalogues and rulebooks."""
    patterns = ("src/**/en.ftl", "src/**/rulebook/en.toml", "web/src/**/*en.ftl")
    return sorted({str(file.relative_to(root)) for pattern in patterns for file in root.glob(pattern)})


def in_language(english: str, lang: str) -> str:
    """Return the file of a translation: `text/frame.hu.ftl` for `text/frame.en.ftl`."""
    stem, _, kind = english.rpartition(".")
    return f"{stem.removesuffix(FALLBACK)}{lang}.{kind}"


def then(root: Path, revision: str, file: str) -> dict[str, str]:
    """Return the messages of a file in a revision; none if it did not exist."""
    shown = subprocess.run(["git", "-C", root, "show", f"{revision}:{file}"], capture_output=True, check=False)
    return read(file, shown.stdout.decode()) if shown.returncode == 0 else {}


def read(file: str, text: str) -> dict[str, str]:
    """Return the messages of a file: of a catalogue in Fluent, or of a rulebook."""
    if file.endswith(".toml"):
        return {key: str(said) for key, said in tomllib.loads(text).items()}
    messages = [entry for entry in FluentParser().parse(text).body if isinstance(entry, ast.Message)]
    for message in messages:
        message.comment = None
    return {message.id.name: FluentSerializer().serialize_entry(message).strip() for message in messages}


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("revision", nargs="?", default="HEAD", help="compare with this commit, tag or branch")
    revision = parser.parse_args().revision
    root = Path(__file__).parents[1]
    known = subprocess.run(
        ["git", "-C", root, "rev-parse", "--verify", "--quiet", f"{revision}^{{commit}}"],
        capture_output=True,
        check=False,
    )
    if known.returncode:
        parser.error(f"{revision!r} is not a commit of this repository")
    found = stale(root, revision)
    for file, key, before, now in found:
        print(f"{file}: {key}\n  was: {before}\n  now: {now}")
    print(f"{len(found)} translations older than their English text" if found else "Every changed text is translated")
    return bool(found)


if __name__ == "__main__":
    sys.exit(main())
