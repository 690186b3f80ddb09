"""The alphabet of each language."""

from __future__ import annotations

import unicodedata

ALPHABETS = {"en": "LATIN", "el": "GREEK", "he": "HEBREW", "hu": "LATIN"}


def strange_letters(text: str, lang: str) -> list[str]:
    """The letters of a text that belong to the alphabet of another language."""
    return [char for char in text if char.isalpha() and not unicodedata.name(char).startswith(ALPHABETS[lang])]
