"""The Greek texts: one register, the words of the rulebooks, and no false friends."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

import agon
from agon.text import catalogue

PACKAGE = Path(agon.__file__).parent
WEB = Path(__file__).parents[2] / "web" / "src"
CATALOGUES = sorted(
    file
    for room in (PACKAGE / "text", PACKAGE / "games", WEB)
    for file in room.rglob("*el.ftl")
    if file.stem.split(".")[-1] == "el"
)
RULEBOOKS = sorted((PACKAGE / "games").rglob("rulebook/el.toml"))
NAMES = ("word-", "story-")  # titles of cards and little tales may say «εσύ»
QUOTED = re.compile("«[^»]*»")

SINGULAR = re.compile(
    r"\b(?:σου|εσύ|εσένα|είσαι|έχεις|μπορείς|θέλεις|χρειάζεσαι|κερδίζεις|παίρνεις|κρατάς|ρίχνεις)\b"
    r"|\b(?:θα|να) \w+εις\b"
    r"|(?:^|[.:;!·] )(?:επίλεξε|διάλεξε|πλήρωσε|αγόρασε|ξεσκάρταρε|χρησιμοποίησε|ξαναρίξε|γύρισε|αύξησε|κράτησε|"
    r"μετακίνησε|αντάλλαξε|κοίταξε|κέρδισε|βάλε|πάρε|κάνε|δώσε|πήγαινε|πρόσεξε)\b",
    re.IGNORECASE | re.MULTILINE,
)
EDUCATION = re.compile(r"\bσπουδ(?:ή|ής|ές|ών)\b", re.IGNORECASE)  # a study is a «μελέτη»
LETTER = re.compile(r"\bγράμμα(?:τος)?\b", re.IGNORECASE)  # mail is a «μήνυμα»; «γράμματα» are of the alphabet
SMALL = {  # terms that the Greek rulebook of the game capitalises
    "roll_player": re.compile(
        r"\b(?:στατιστικ(?:ό|ού|ά|ών)|κλάση|κλάσης|φυλή|φυλής|ηθική|ηθικής|ιστορικ(?:ό|ού|ά|ών)|ικανότητ(?:α|ας|ες)|"
        r"ικανοτήτων|χαρακτηριστικ(?:ό|ού|ά|ών)|όπλ(?:ο|ου|α|ων)|πανοπλία|πανοπλίας|πρώτος παίκτης)\b"
        r"|\b[Κκ]άρτ(?:α|ας|ες) σειράς\b"
    ),
    "twilight_struggle": re.compile(
        r"\b[Κκ]άρτ(?:α|ας|ες) (?:εκκίνησ[ηή]ς|σκοραρίσματ[οό]ς)\b|\b[Ππ]όντ(?:ος|ο|οι|ους) νίκης\b"
        r"|\bπεριοχ(?:ή|ής|ές|ών)\b|\b[Εε]νεργ(?:ός|ό|ού) παίκτη"
    ),
}


class Written(Visitor):
    """What a translator wrote: a line for each run of text between placeables."""

    def __init__(self) -> None:
        self.lines: list[str] = []

    def visit_TextElement(self, node: ast.TextElement) -> None:
        self.lines.append(node.value)


def texts(*files: Path) -> Iterator[tuple[str, str]]:
    for file in files:
        if file.suffix == ".toml":
            yield from tomllib.loads(file.read_text(encoding="utf-8")).items()
            continue
        for key, message in catalogue._parse(file).items():
            visitor = Written()
            visitor.visit([message.value, message.attributes])
            yield key, "\n".join(visitor.lines)


def faults(lint: re.Pattern[str], *files: Path) -> dict[str, str]:
    spoken = ((key, QUOTED.sub("«»", text)) for key, text in texts(*files) if not key.startswith(NAMES))
    return {key: found[0] for key, text in spoken if (found := lint.search(text))}


def test_the_texts_are_found() -> None:
    assert len(CATALOGUES) > 15 and len(RULEBOOKS) == 3
    assert sum(1 for _ in texts(*CATALOGUES)) > 2000


@pytest.mark.parametrize("lint", [SINGULAR, EDUCATION, LETTER], ids=["polite plural", "study", "mail"])
def test_the_register_and_the_words_are_kept(lint: re.Pattern[str]) -> None:
    assert faults(lint, *CATALOGUES, *RULEBOOKS) == {}


@pytest.mark.parametrize("game", SMALL)
def test_terms_have_the_capitals_of_the_rulebook(game: str) -> None:
    files = [file for file in (*CATALOGUES, *RULEBOOKS) if game in file.parts]
    assert faults(SMALL[game], *files) == {}


@pytest.mark.parametrize(
    ("lint", "old"),
    [
        (SINGULAR, "Επίλεξε την κλάση σου."),
        (SINGULAR, "Στην κάρτα 2 υπάρχει ένα λευκό 6: πάρε την."),
        (SINGULAR, "Θα ξαναρίξεις το ζάρι;"),
        (SINGULAR, "Πριν από τη βαθμολογία μπορείς να ξεσκαρτάρεις όπλα."),
        (EDUCATION, "Η σπουδή δεν είναι έγκυρη."),
        (LETTER, "Αποστολή γράμματος επιβεβαίωσης"),
        (SMALL["roll_player"], "Διαλέξτε μια κάρτα σειράς μαζί με το ζάρι της."),
        (SMALL["twilight_struggle"], "Διαλέξτε την κάρτα εκκίνησής σας."),
    ],
)
def test_an_old_fault_would_be_found(lint: re.Pattern[str], old: str) -> None:
    assert lint.search(old)


@pytest.mark.parametrize(
    ("lint", "good"),
    [
        (SINGULAR, "Διαλέξτε την Κλάση σας από τις κάρτες που διάλεξε ο άλλος· μπορείτε να αλλάξετε τις ρυθμίσεις."),
        (LETTER, "2 έως 32 γράμματα, ψηφία, κενά"),
        (SMALL["roll_player"], "Διαλέξτε μια κάρτα Σειράς· αλλάζει η σειρά των Ικανοτήτων."),
    ],
)
def test_what_is_right_is_left_alone(lint: re.Pattern[str], good: str) -> None:
    assert not lint.search(good)
