"""Names inserted into Greek, Hebrew and Hungarian sentences.

A name comes from a catalogue or from a person, in its basic form. It may stand by itself, after a colon or in
quotation marks, but not where the language needs another form: after a Greek article or preposition, after a Hebrew
prefix, before a Hungarian ending. There a sentence takes an attribute (`{ side.genitive }`) or selects by the id.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from agon.text.catalogue import LANGUAGES
from tools.changed_texts import in_language, tracked

ROOT = Path(__file__).parents[2]
TRANSLATIONS = tuple(lang for lang in LANGUAGES if lang != "en")

# Variables that are numbers, addresses or host names have no forms.
PLAIN = frozenset(
    {"after", "against", "all", "amount", "before", "best", "box", "by", "cost", "count", "die", "done", "email", "end"}
    | {"face", "first", "from", "last", "lead", "left", "level", "limit", "line", "lines", "minutes", "most", "need"}
    | {"number", "of", "ops", "per", "percent", "place", "round", "rounds", "server", "shame", "start", "to", "tokens"}
    | {"total", "turn", "us", "ussr", "vp"}
)
# The Greek "κάρτα Σειράς" is the same after «την» and «στην».
SAME_FORM = {"el": frozenset({"initiative"})}

BEFORE = {
    "el": re.compile(
        r"(?<!\w)(?:σε|στο|στον?|στην?|στου?ς|στις|στα|από|με|για|του|της|των|τον|την?|τους|τις|ο|η|οι|το|τα|προς|κατά|"
        r"χωρίς|έναντι|εναντίον|μέχρι|έως|μετά|ένα[νς]?|μιας?|μία|κάθε) $",
        re.IGNORECASE,
    ),
    "he": re.compile(r"(?<![א-ת])[ושמכ]*[בהכל][־\u2066\u2068]*$"),
    "hu": re.compile(r"(?<!\w)az? $", re.IGNORECASE),
}
AFTER = {"hu": re.compile(r"-?[a-záéíóöőúüű]")}


class Inserted(Visitor):
    """Each name that is inserted, with the text before and after it."""

    def __init__(self) -> None:
        self.found: list[tuple[str, str, str]] = []

    def visit_Pattern(self, node: ast.Pattern) -> None:
        for at, element in enumerate(node.elements):
            if isinstance(element, ast.Placeable) and (name := self.name(element.expression)):
                around = (node.elements[at - 1] if at else None, next(iter(node.elements[at + 1 :]), None))
                before, after = (each.value if isinstance(each, ast.TextElement) else "" for each in around)
                self.found.append((before, name, after))
        self.generic_visit(node)

    def name(self, expression: object) -> str:
        """Return the name of a variable, or of a message in its basic form."""
        if isinstance(expression, ast.VariableReference):
            return expression.id.name
        if isinstance(expression, ast.MessageReference) and not expression.attribute:
            return expression.id.name if expression.id.name in {"side", "other"} else ""
        return ""


def misplaced(lang: str, source: str) -> Iterator[str]:
    """Yield the messages of a catalogue that insert a name where the language needs another form of it."""
    for entry in FluentParser().parse(source).body:
        if not isinstance(entry, ast.Message):
            continue
        visitor = Inserted()
        visitor.visit(entry)
        for before, name, after in visitor.found:
            if name in PLAIN | SAME_FORM.get(lang, frozenset()):
                continue
            if BEFORE[lang].search(before) or (lang in AFTER and AFTER[lang].match(after)):
                yield f"{entry.id.name}: {before[-20:]}{{ {name} }}{after[:10]}"


def catalogues(lang: str) -> list[Path]:
    return [ROOT / in_language(file, lang) for file in tracked(ROOT) if file.endswith(".ftl")]


@pytest.mark.parametrize("lang", TRANSLATIONS)
def test_names_stand_where_their_basic_form_fits(lang: str) -> None:
    files = catalogues(lang)
    assert len(files) > 20
    found = {str(file.relative_to(ROOT)): list(misplaced(lang, file.read_text(encoding="utf-8"))) for file in files}
    assert {file: messages for file, messages in found.items() if messages} == {}


@pytest.mark.parametrize(
    ("lang", "text"),
    [
        ("el", "Παίζετε με { $seat }"),
        ("el", "όχι μαζί με { $others }"),
        ("el", "στη { $row } να είναι τουλάχιστον { $limit }"),
        ("el", "Το στρατόπεδο των { side } εξαντλήθηκε."),
        ("el", "{ $count ->\n    [one] παίκτης από { $country }\n   *[other] παίκτες\n}"),
        ("he", "הפיכה ב{ $country }"),
        ("he", "\u2067כשל{ side } אין קלפים\u2069"),
        ("hu", "Nem választható a { $others } mellett"),
        ("hu", "{ $name }-nak nincs több lapja."),
        ("hu", "Puccs { $country }ban"),
    ],
)
def test_a_name_in_a_wrong_place_is_found(lang: str, text: str) -> None:
    assert list(misplaced(lang, f"key = {text}\n"))


@pytest.mark.parametrize(
    ("lang", "text"),
    [
        ("el", "Η θέση σας: { $seat }, με { $count } κάρτες από το { $server }"),
        ("el", "Το στρατόπεδο { side.genitive } και το «{ $card }»"),
        ("he", "הערימה של { side }: { $pile }, ב־{ $count } קלפים; ב״{ $card }״"),
        ("he", "האירוע מסתיים כש{ side } מובילה"),
        ("hu", "Ez { $percent }-ba került { side.to }, az „{ $label }” kulccsal; { $card } lapot"),
    ],
)
def test_a_name_that_needs_no_form_is_let_pass(lang: str, text: str) -> None:
    assert not list(misplaced(lang, f"key = {text}\n"))
