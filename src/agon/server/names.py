"""Names of people: what they may be, and when two of them are the same."""

from __future__ import annotations

import unicodedata

from agon.engine.errors import Refused

SHORTEST, LONGEST, LONGEST_KEY = 2, 32, 64
ALLOWED = " -_."
ALPHABETS = ("LATIN", "GREEK", "CYRILLIC")  # their letters look alike: one word keeps to one of them
MARKS = 2  # accents and points one letter may bear
GUEST = "Guest "

# Letters and marks that show nothing, so that two names with and without them look the same.
INVISIBLE = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u180b\u180c\u180d\u180f\u3164\uffa0") | frozenset(
    map(chr, (*range(0xFE00, 0xFE10), *range(0xE0100, 0xE01F0)))
)


def name_key(name: str) -> str:
    """How names are compared: without case and without the difference of compatible letters.

    >>> name_key("ＡＬＩＣＥ") == name_key("alice"), name_key("Maße") == name_key("MASSE")
    (True, True)
    """
    folded = unicodedata.normalize("NFKC", name).casefold()
    return unicodedata.normalize("NFKC", folded).strip()


def check_name(given: str) -> str:
    """A name as it is kept; one that could deceive or cannot be shown is refused.

    >>> check_name("  Zoë   van-Dam ")
    'Zoë van-Dam'
    """
    name = " ".join(part for part in unicodedata.normalize("NFKC", given).split(" ") if part)
    if not SHORTEST <= len(name) <= LONGEST or len(name_key(name)) > LONGEST_KEY:
        raise _refused(f"it has {SHORTEST} to {LONGEST} characters")
    if not all(_is_allowed(char) for char in name):
        raise _refused("it is made of letters, digits, spaces and the signs - _ .")
    if not any(char.isalnum() for char in name):
        raise _refused("it has a letter or a digit")
    if _has_stacked_marks(name):
        raise _refused(f"a letter has at most {MARKS} accents")
    if any(len(_alphabets(word)) > 1 for word in name.split(" ")):
        raise _refused("a word keeps to one alphabet")
    if name_key(name).startswith(name_key(GUEST) + " "):
        raise _refused("names that begin with Guest are those of guests")
    return name


def _refused(why: str) -> Refused:
    return Refused("bad-name", f"that cannot be a name: {why}")


def _is_allowed(char: str) -> bool:
    """Letters of any script with their marks, digits, and a few signs; nothing unseen or that turns the line around."""
    kind = unicodedata.category(char)
    return char in ALLOWED or (kind[0] == "L" or kind in ("Mn", "Mc", "Nd")) and char not in INVISIBLE


def _has_stacked_marks(name: str) -> bool:
    bears = MARKS  # a name cannot begin with a mark
    for char in name:
        bears = bears + 1 if unicodedata.category(char)[0] == "M" else 0
        if bears > MARKS:
            return True
    return False


def _alphabets(word: str) -> set[str]:
    """The alphabets of a word, of those that look alike."""
    names = {unicodedata.name(char, "").split(" ")[0] for char in word if char.isalpha()}
    return names & set(ALPHABETS)
