"""Account names: which are allowed, and when two are considered equal."""

from __future__ import annotations

import unicodedata

from agon.engine.errors import Refused
from agon.server.look_alikes import SCRIPTS, SEPARATORS, look_key, script_of

SHORTEST, LONGEST, LONGEST_KEY, LONGEST_LOOK = 2, 32, 64, 128
MARKS = 2  # combining marks per letter
GUEST = "Guest "

# Invisible letters and marks, with which two different names would look the same.
INVISIBLE = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u180b\u180c\u180d\u180f\u3164\uffa0") | frozenset(
    map(chr, (*range(0xFE00, 0xFE10), *range(0xE0100, 0xE01F0)))
)


def name_key(name: str) -> str:
    """Return the key for comparing names: case-folded, with compatibility characters normalized.

    >>> name_key("ＡＬＩＣＥ") == name_key("alice"), name_key("Maße") == name_key("MASSE")
    (True, True)
    """
    folded = unicodedata.normalize("NFKC", name).casefold()
    return unicodedata.normalize("NFKC", folded).strip()


def check_name(given: str) -> str:
    """Return the name as it is stored; refuse deceptive and unprintable names.

    >>> check_name("  Zoë   van-Dam ")
    'Zoë van-Dam'
    """
    name = " ".join(part for part in unicodedata.normalize("NFKC", given).split(" ") if part)
    is_long = len(name) > LONGEST or len(name_key(name)) > LONGEST_KEY or len(look_key(name)) > LONGEST_LOOK
    if len(name) < SHORTEST or is_long:
        raise _refused(f"it must have {SHORTEST} to {LONGEST} characters")
    if not all(_is_allowed(char) for char in name):
        raise _refused("it can contain letters, digits, spaces and - _ .")
    if not any(char.isalnum() for char in name):
        raise _refused("it must contain a letter or a digit")
    if _has_stacked_marks(name):
        raise _refused(f"a letter can have at most {MARKS} accents")
    if any(len(_scripts(word)) > 1 for word in name.split(" ")):
        raise _refused("each word must use one alphabet")
    if not _scripts(name) <= SCRIPTS:
        raise _refused("it uses an alphabet that is not in everyday use")
    if look_key(name).split(" ")[0] == look_key(GUEST):
        raise _refused("names that begin with Guest are reserved for guests")
    return name


def guest_name(given: str) -> str:
    """Return the name of a guest as it is stored, marked so that it is no registered name; refuse it as `check_name`.

    >>> guest_name(" Anna ")
    'Guest Anna'
    """
    name = GUEST + check_name(given)
    if len(name) > LONGEST:
        raise _refused(f"the name of a guest can have at most {LONGEST - len(GUEST)} characters")
    return name


def _refused(why: str) -> Refused:
    return Refused("bad-name", f"that is not a valid name: {why}")


def _is_allowed(char: str) -> bool:
    """Whether a character is a visible letter or mark of any script, a digit or one of a few signs."""
    kind = unicodedata.category(char)
    return char in SEPARATORS or (kind[0] == "L" or kind in ("Mn", "Mc", "Nd")) and char not in INVISIBLE


def _has_stacked_marks(name: str) -> bool:
    bears = MARKS  # a name cannot begin with a mark
    for char in name:
        bears = bears + 1 if unicodedata.category(char)[0] == "M" else 0
        if bears > MARKS:
            return True
    return False


def _scripts(text: str) -> set[str]:
    return {script for char in text if char not in SEPARATORS and (script := script_of(char))}
