"""The Hebrew texts, in the browser as in the terminal: order of figures, numerals, quotation marks.

Hebrew runs from right to left: sums, signs, percentages and fractions turn round unless an isolate (U+2066 … U+2069)
holds them together. A string literal is not enough: the browser's Fluent runtime isolates it, Python's does not.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator
from itertools import product
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

import agon

PACKAGE = Path(agon.__file__).parent
WEB = Path(__file__).parents[2] / "web" / "src"
CATALOGUES = sorted(
    [
        PACKAGE / "text" / "shell" / "he.ftl",
        *PACKAGE.glob("games/*/text/he.ftl"),
        *WEB.rglob("text/he.ftl"),
        *WEB.rglob("text/*.he.ftl"),
    ]
)
RULEBOOKS = sorted(PACKAGE.glob("games/*/rulebook/he.toml"))

VALUE = "\ue000"  # stands for a variable or another message
END = "\ue001"  # ends a literal
ISOLATE = re.compile("\u2066[^\u2066\u2069]*\u2069")
CODE = re.compile("`[^`]*`")

N = rf"[\d{VALUE}]"
TURNS_ROUND = re.compile(
    rf"(?<!\w)[-+−±×]\s?{N}"  # a sign
    rf"|{N}\s?[+−±×=%]"  # a sum or a percentage
    rf"|{N}\s?/\s?{N}"  # a fraction
    rf"|{N}–{N}"  # a range
    rf"|\d [\d ]*\d"  # numbers in a row
    rf"|{END}\s?{N}"  # a name and its number
)
ONE = re.compile(
    r"(?:נקודת (?:ניצחון|השפעה|מבצעים)|נקודה|מדינת שדה קרב|כוכב) 1(?!\d|\.\d)"
    r"|(?<![\d.])1 (?:זהב|כוכב|נקוד)"
)
FOREIGN_MARKS = re.compile("[\"'”“„’‘«»]")
# A seat at a table, a look back, an exhausted skill, to score (also: to add vowel points), a question to a man.
WRONG_WORDS = re.compile(r"(?<![א-ת])ה?מושב(?:ים|ך)?(?![א-ת])|כיסא|מבט לאחור|ממוצ(?:ה|ות|ים)(?![א-ת])|מנקד|מנוקד|תישאל")


def flat(pattern: ast.Pattern) -> Iterator[str]:
    """The texts of a pattern, one for each choice of variants."""
    parts = [[e.value] if isinstance(e, ast.TextElement) else list(shown(e.expression)) for e in pattern.elements]
    return ("".join(each) for each in product(*parts))


def shown(expression: ast.InlineExpression | ast.Placeable | ast.SelectExpression) -> Iterator[str]:
    if isinstance(expression, ast.Placeable):
        yield from shown(expression.expression)
    elif isinstance(expression, ast.SelectExpression):
        for variant in expression.variants:
            yield from flat(variant.value)
    elif isinstance(expression, ast.StringLiteral):
        yield expression.parse()["value"] + END
    else:
        yield VALUE


def messages(source: str) -> dict[str, list[str]]:
    found = {}
    for entry in FluentParser().parse(source).body:
        if isinstance(entry, ast.Message):
            patterns = [entry.value, *(each.value for each in entry.attributes)]
            found[entry.id.name] = [text for pattern in patterns if pattern for text in flat(pattern)]
    return found


def texts(file: Path) -> dict[str, list[str]]:
    source = file.read_text(encoding="utf-8")
    if file.suffix == ".ftl":
        return messages(source)
    return {rule: [CODE.sub("", text)] for rule, text in tomllib.loads(source).items()}


def turns_round(text: str) -> bool:
    return TURNS_ROUND.search(ISOLATE.sub(" ", text)) is not None


def is_foreign(text: str) -> bool:
    """Whether quotation marks are not Hebrew; those in an isolate belong to another language."""
    return FOREIGN_MARKS.search(ISOLATE.sub(" ", text)) is not None


class Ones(Visitor):
    """The variables whose variant for one shows the number itself."""

    def __init__(self) -> None:
        self.names: list[str] = []

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:
        for variant in node.variants:
            if isinstance(node.selector, ast.VariableReference) and isinstance(variant.key, ast.Identifier):
                shown = [e.expression for e in variant.value.elements if isinstance(e, ast.Placeable)]
                if variant.key.name == "one" and any(node.selector.equals(each) for each in shown):
                    self.names.append(node.selector.id.name)
        self.generic_visit(node)


def ones(source: str) -> list[str]:
    visitor = Ones()
    visitor.visit(FluentParser().parse(source))
    return visitor.names


def named(file: Path) -> str:
    return "/".join(file.parts[-4:])


each_file = pytest.mark.parametrize("file", [*CATALOGUES, *RULEBOOKS], ids=named)


def test_all_hebrew_files_are_read() -> None:
    assert len(CATALOGUES) >= 15 and len(RULEBOOKS) >= 3
    assert sum(len(texts(file)) for file in (*CATALOGUES, *RULEBOOKS)) > 3500


@each_file
def test_figures_keep_their_order(file: Path) -> None:
    assert {key: said for key, each in texts(file).items() for said in each if turns_round(said)} == {}


@each_file
def test_isolates_are_closed(file: Path) -> None:
    said = [(key, text) for key, each in texts(file).items() for text in each]
    assert [key for key, text in said if re.search("[\u2066-\u2069]", ISOLATE.sub("", text))] == []


@each_file
def test_one_is_a_word(file: Path) -> None:
    assert {key: said for key, each in texts(file).items() for said in each if ONE.search(said)} == {}
    if file.suffix == ".ftl":
        assert ones(file.read_text(encoding="utf-8")) == []


@each_file
def test_quotation_marks_are_hebrew(file: Path) -> None:
    assert {key: said for key, each in texts(file).items() for said in each if is_foreign(said)} == {}


@each_file
def test_no_word_is_used_in_a_wrong_sense(file: Path) -> None:
    assert {key: said for key, each in texts(file).items() for said in each if WRONG_WORDS.search(said)} == {}


# ---------------------------------------------------------------- what the checks catch


@pytest.mark.parametrize(
    "text",
    [
        "הקובייה מראה 4: 4 + 3 − 4 = 3.",
        '{ "4 + 3 = 7" } שלך',
        "כולם מתחילים ב־1500 ± 500",
        "+{ $count } נק׳ ניצחון",
        "מלחמת האזרחים בסין { $count }/3",
        "סיכויי הצלחה: { $chance }%",
        '{ "DEFCON" } 1',
        '{ "DEFCON" } { $level }',
        "המלחמה הקרה, 1945–1989",
        'אפשר להקליד אותן יחד: { "14 14 3" }',
        "{ $count ->\n    [one] אחד\n   *[other] +{ $count }\n}",
    ],
)
def test_figures_that_turn_round_are_found(text: str) -> None:
    assert any(map(turns_round, messages(f"key = {text}\n")["key"]))


@pytest.mark.parametrize(
    "text",
    [
        "הקובייה מראה 4: \u20664 + 3 − 4 = 3\u2069.",
        '{ "DEFCON 1" }',
        '\u2066{ "DEFCON" } { $level }\u2069',
        "ארה״ב \u2066+{ $count }\u2069 נק׳ ניצחון",
        "המספר הוא השורה של היריב; + ניצחון, = תיקו, − הפסד",
        'הסובייטים מפילים את טיסה { "KAL-007" }',
        "ערימות 1, 2 ו־3",
    ],
)
def test_figures_that_keep_their_order_are_allowed(text: str) -> None:
    assert not any(map(turns_round, messages(f"key = {text}\n")["key"]))


def test_old_faults_are_found() -> None:
    assert ONE.search("היריב מקבל נקודת ניצחון 1 על כל אחת") and ONE.search("נותן עוד כוכב 1:")
    assert ONE.search("מקבל 1 זהב") and not ONE.search("מ־1 עד 10 נקודות")
    assert ones("left = { $left ->\n    [one] נשאר { $left }\n   *[other] נשארו { $left }\n}\n") == ["left"]
    assert is_foreign("המאפיין ”אמיץ“") and is_foreign('ארה"ב') and not is_foreign("״נאט״ו״, צ׳ילה")
    assert WRONG_WORDS.search("איזה מושב יהיה שלך?") and WRONG_WORDS.search("מנקדים את אסיה")
    assert not WRONG_WORDS.search("במבט ממקום מושבם")
