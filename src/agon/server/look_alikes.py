"""Names that look alike: the scripts of a word, and a key that is the same for names a reader may confuse.

The tables are ours, and short: the letters of Latin, Greek, Cyrillic and Armenian that have the same shape in common
fonts, and some of Japanese. Letters with and without accents stay different.
"""

from __future__ import annotations

import unicodedata

SEPARATORS = " -_."

# Scripts in everyday use, as Unicode's annex 31 recommends them, by the first word of their letters' names.
SCRIPTS = frozenset(
    (
        *("LATIN", "GREEK", "CYRILLIC", "ARMENIAN", "GEORGIAN", "HEBREW", "ARABIC", "THAANA", "ETHIOPIC", "CJK"),
        *("DEVANAGARI", "BENGALI", "GURMUKHI", "GUJARATI", "ORIYA", "TAMIL", "TELUGU", "KANNADA", "MALAYALAM"),
        *("SINHALA", "THAI", "LAO", "TIBETAN", "MYANMAR", "KHMER"),
    )
)
SAME_SCRIPT = {
    **dict.fromkeys(("HIRAGANA", "KATAKANA", "KATAKANA-HIRAGANA", "BOPOMOFO", "HANGUL"), "CJK"),  # written together
    **dict.fromkeys(("ARABIC-INDIC", "EXTENDED"), "ARABIC"),  # digits
}
NO_SCRIPT = frozenset(("DIGIT", "COMBINING", "MODIFIER"))  # of any word

# Letters as they are displayed, each above the one it is taken for.
SHAPES = (
    ("I10ıȷǀɑɡɩʋ", "lloijlagiv"),
    ("ΑΒΕΖΗΙΚΜΝΟΡΤΥΧαγικνορυχϲ", "abezhlkmnoptyxayikvopuxc"),
    ("АВЕКМНОРСТУХІЈЅҮҺӀԀԚԜ", "abekmhopctyxljsyhldqw"),
    ("аегкорсухіјѕүһӏԁԛԝ", "aerkopcyxijsyhldqw"),
    ("ՕՍՏԼզլհյոսցօ", "ouslqlhjnugo"),
    ("ロニエカトタハヘリー", "口二工力卜夕八へり一"),
)
TAKEN_FOR = {ord(char): look for chars, looks in SHAPES for char, look in zip(chars, looks, strict=True)}
PAIRS = (("rn", "m"), ("vv", "w"))


def script_of(char: str) -> str:
    """Return the script of a letter, mark or digit; empty for what belongs to any.

    >>> [script_of(char) for char in "aаα1א二に"]
    ['LATIN', 'CYRILLIC', 'GREEK', '', 'HEBREW', 'CJK', 'CJK']
    """
    first = unicodedata.name(char, "UNKNOWN").split(" ")[0]
    return "" if first in NO_SCRIPT else SAME_SCRIPT.get(first, first)


def look_key(name: str) -> str:
    """Return the key of a name's looks: the same for names that a reader may take for each other.

    >>> look_key("Alice") == look_key("AIice") == look_key("Аlісе") == look_key(" alice. ")
    True
    >>> look_key("Ákos") == look_key("Akos")
    False
    """
    letters = unicodedata.normalize("NFD", unicodedata.normalize("NFKC", name))
    plain = "".join(_plain(char) for char in letters)
    for pair, look in PAIRS:
        plain = plain.replace(pair, look)
    words = "".join(" " if char in SEPARATORS else char for char in plain).split()
    return unicodedata.normalize("NFC", " ".join(words))


def _plain(char: str) -> str:
    """Return what a letter is taken for: a Latin letter where it looks like one, nothing where it is easily missed."""
    name = unicodedata.name(char, "")
    is_point = unicodedata.category(char) == "Mn" and name.startswith(("HEBREW", "ARABIC"))
    if is_point or name.startswith("MODIFIER LETTER"):
        return ""
    small_capital = name.removeprefix("LATIN LETTER SMALL CAPITAL ")
    if len(small_capital) == 1:
        return small_capital.lower()
    return TAKEN_FOR.get(ord(char)) or char.casefold()
