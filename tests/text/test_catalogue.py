"""The catalogues are complete, have the same keys and variables, and each language is written in its own script."""

from __future__ import annotations

from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from agon.engine.errors import AgonError
from agon.engine.table import Ask
from agon.engine.vocabulary import Argument
from agon.games.hector_achilles.words import ASKS, TELLS, WORDS
from agon.server.errors import CODES
from agon.text import catalogue
from agon.text.catalogue import (
    LANGUAGES,
    BadText,
    Catalogue,
    MissingText,
    capitalised,
    direction,
    language_name,
)
from tests.alphabets import strange_letters

GAME = "hector_achilles"
SIDES = ("achaeans", "trojans")
SEATS = (*SIDES, "chance", "spectator")
ACTIONS = ("discard", "change_hero", "use_hero", "reinforce", "retreat", "pass")
REASONS = ("front_exhausted", "camp_exhausted", "both_exhausted")
COUNTS = (0, 1, 2, 5)
NUMBERS = {"count", "battle", "shame", "from", "to"} | {
    name for tell in TELLS for name, sort in tell.arguments.items() if sort == "number"
}

languages = pytest.mark.parametrize("lang", LANGUAGES)
catalogues = pytest.mark.parametrize("game", [None, GAME])


class Written(Visitor):
    """The text that a translator wrote: everything between placeables, variants included."""

    def __init__(self) -> None:
        self.text = ""

    def visit_TextElement(self, node: ast.TextElement) -> None:
        self.text += node.value


def written(lang: str) -> dict[str, str]:
    room = Path(catalogue.__file__).parent
    texts = {}
    for file in (room / "shell" / f"{lang}.ftl", room.parent / "games" / GAME / "text" / f"{lang}.ftl"):
        for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body:
            if isinstance(entry, ast.Message):
                visitor = Written()
                visitor.visit([entry.value, entry.attributes])
                texts[entry.id.name] = visitor.text
    return texts


def is_about(text: str, start: str) -> bool:
    """Whether a key continues with a card, a reason or a kind of ask."""
    rest = {key("{}", word) for word in WORDS.ids} | {key("{}", ask.name) for ask in ASKS}
    return text.startswith(start) and text.removeprefix(start) in rest


def key(pattern: str, id: str) -> str:
    return pattern.format(id.replace("_", "-"))


@catalogues
@languages
def test_every_language_has_the_same_keys_and_variables(lang: str, game: str | None) -> None:
    english, other = Catalogue.load("en", game), Catalogue.load(lang, game)
    assert other.keys() == english.keys()
    assert {k: other.variables(k) for k in other.keys()} == {k: english.variables(k) for k in english.keys()}


@languages
def test_a_game_never_overwrites_a_text_of_the_shell(lang: str) -> None:
    room = Path(catalogue.__file__).parent.parent / "games" / GAME / "text" / f"{lang}.ftl"
    of_the_game = {e.id.name for e in FluentParser().parse(room.read_text("utf-8")).body if isinstance(e, ast.Message)}
    assert not of_the_game & Catalogue.load(lang).keys()


@languages
def test_everything_the_rules_can_offer_ask_or_tell_has_a_text(lang: str) -> None:
    texts = Catalogue.load(lang, GAME)
    needed = {key("word-{}", word) for word in WORDS.ids}
    needed |= {key("ask-{}", ask.name) for ask in ASKS} | {key("log-{}", tell.name) for tell in TELLS}
    needed |= {key("seat-{}", seat) for seat in SEATS} | {key("reason-{}", reason) for reason in REASONS}
    needed |= {key("action-{}-help", action) for action in ACTIONS} | {f"error-{code}" for code in CODES}
    assert needed - texts.keys() == set()


@languages
def test_no_text_speaks_of_words_the_rules_do_not_know(lang: str) -> None:
    known = {
        "word-": {key("{}", word) for word in WORDS.ids},
        "log-": {key("{}", tell.name) for tell in TELLS},
        "error-": set(CODES),
    }
    for prefix, ids in known.items():
        assert {k.removeprefix(prefix) for k in Catalogue.load(lang, GAME).keys() if k.startswith(prefix)} == ids
    for each in (k for k in Catalogue.load(lang, GAME).keys() if k.startswith("ask-")):
        assert any(each == key("ask-{}", ask.name) or is_about(each, key("ask-{}-", ask.name)) for ask in ASKS), each
    for each in (k for k in Catalogue.load(lang, GAME).keys() if k.startswith("option-")):
        assert any(is_about(each, key("option-{}-", word)) for word in WORDS.ids), each


@languages
def test_a_log_line_says_all_that_the_rules_tell(lang: str) -> None:
    texts = Catalogue.load(lang, GAME)
    assert {tell.name: texts.variables(key("log-{}", tell.name)) for tell in TELLS} == {
        tell.name: set(tell.arguments) for tell in TELLS
    }


@languages
def test_words_asks_seats_and_errors_need_no_arguments(lang: str) -> None:
    texts = Catalogue.load(lang, GAME)
    assert all(texts.word(word) for word in WORDS.ids)
    assert all(texts.ask(ask.name) for ask in ASKS)
    assert all(texts.seat(seat) for seat in SEATS)
    assert all(texts.error(code) for code in CODES)


@pytest.mark.parametrize("count", COUNTS)
@pytest.mark.parametrize("side", SIDES)
@languages
def test_every_message_formats_for_every_count_and_side(lang: str, side: str, count: int) -> None:
    texts = Catalogue.load(lang, GAME)
    for name in texts.keys():
        arguments = {v: side if v == "side" else count if v in NUMBERS else "…" for v in texts.variables(name)}
        assert texts.format(name, **arguments).strip() or name.startswith("field-")  # an empty name hides a field


@pytest.mark.parametrize("count", COUNTS)
@languages
def test_every_log_line_is_formatted_from_ids(lang: str, count: int) -> None:
    texts = Catalogue.load(lang, GAME)
    values: dict[Argument, int | str] = {"seat": "trojans", "word": "red_3", "number": count}
    for tell in TELLS:
        line = texts.log_line(tell.name, {name: (sort, values[sort]) for name, sort in tell.arguments.items()})
        assert "word" not in tell.arguments.values() or texts.word("red_3") in line
        assert "red_3" not in line and "{" not in line


def test_a_log_line_agrees_with_its_side_and_count() -> None:
    def drawn(lang: str, side: str, count: int) -> str:
        texts = Catalogue.load(lang, GAME, isolate=False)
        return texts.log_line("draws", {"side": ("seat", side), "count": ("number", count)})

    assert drawn("en", "achaeans", 1) == "The Achaeans draw one troop."
    assert drawn("el", "trojans", 4) == "Οι Τρώες τραβούν 4 κάρτες στρατεύματος."
    assert drawn("he", "achaeans", 2) == "האכאים שולפים שני קלפי חיילים."
    assert drawn("hu", "achaeans", 4) == "Az akhájok 4 csapatkártyát húznak."


@languages
def test_each_language_is_written_in_its_own_script(lang: str) -> None:
    strangers = {name: letters for name, text in written(lang).items() if (letters := strange_letters(text, lang))}
    assert not strangers


def test_nothing_is_left_in_english_in_hungarian() -> None:
    english, hungarian = written("en"), written("hu")
    assert not [k for k, text in hungarian.items() if any(map(str.isalpha, text)) and text == english[k]]


@languages
def test_no_two_words_of_a_game_share_a_name(lang: str) -> None:
    names = [Catalogue.load(lang, GAME).word(word) for word in WORDS.ids]
    assert len(set(names)) == len(names)


def test_arguments_are_isolated_only_where_text_runs_right_to_left() -> None:
    isolates = {lang: "\u2068x\u2069" in Catalogue.load(lang).format("play-saved", file="x") for lang in LANGUAGES}
    assert isolates == {"en": False, "el": False, "he": True, "hu": False}
    assert "\u2068" not in Catalogue.load("he", isolate=False).format("play-saved", file="x")
    assert "\u2068" in Catalogue.load("en", isolate=True).format("play-saved", file="x")


def test_hebrew_runs_right_to_left_and_the_others_left_to_right() -> None:
    assert {lang: direction(lang) for lang in LANGUAGES} == {"en": "ltr", "el": "ltr", "he": "rtl", "hu": "ltr"}


@languages
def test_a_language_is_named_in_itself(lang: str) -> None:
    assert language_name(lang) == Catalogue.load(lang).format("language-name")


def test_an_unknown_language_is_refused_with_those_offered() -> None:
    with pytest.raises(AgonError, match=r"unknown-language: 'tlh' .*choose one of: en, el, he, hu") as refusal:
        Catalogue.load("tlh", GAME)
    assert refusal.value.code == "unknown-language"


def test_a_game_without_texts_is_refused_with_those_offered() -> None:
    with pytest.raises(AgonError, match=r"unknown-game: 'chess' .*choose one of: .*hector_achilles"):
        Catalogue.load("en", "chess")


def test_a_missing_key_is_an_error_that_names_it() -> None:
    texts = Catalogue.load("en", GAME)
    assert texts.has("word-camp") and not texts.has("word-nowhere")
    with pytest.raises(MissingText, match=r"^no text 'word-nowhere' in the en catalogue$"):
        texts.word("nowhere")
    with pytest.raises(KeyError):
        texts.variables("word-nowhere")


def test_a_missing_argument_is_an_error() -> None:
    with pytest.raises(BadText, match="log-draws"):
        Catalogue.load("en", GAME).format("log-draws", side="trojans")


@pytest.mark.parametrize("source", ["a = x\na = y\n", "a\n", "a =\n    .b = x\n", "-a = x\n"])
def test_a_catalogue_with_a_bad_entry_is_refused(tmp_path: Path, source: str) -> None:
    file = tmp_path / "en.ftl"
    file.write_text(source)
    with pytest.raises(BadText, match=r"en\.ftl:\d"):
        catalogue._parse(file)


def test_a_catalogue_is_read_once() -> None:
    assert Catalogue.load("he", GAME) is Catalogue.load("he", GAME)


# ---------------------------------------------------------------- questions and options


def ask(what: str, card: str | None = None, reason: str | None = None, left: int | None = None) -> Ask:
    return Ask(0, "us", what, (), None, card, reason, left, left)


def test_a_question_is_that_of_its_reason_else_its_card_else_its_kind() -> None:
    texts = Catalogue.load("en", "twilight_struggle")
    assert texts.question(ask("discard", "blockade")) == texts.format("ask-discard-blockade")
    assert texts.question(ask("discard", "fidel")) == texts.format("ask-discard")
    assert texts.question(ask("place", "marshall_plan")) == texts.format("ask-place-marshall-plan")
    assert texts.question(ask("place", "marshall_plan", "operations", 3)) == texts.format("ask-place-operations")


def test_an_option_says_what_it_does_in_this_ask() -> None:
    texts = Catalogue.load("en", "twilight_struggle")
    assert texts.option(ask("discard", "blockade"), "pass") == "Lose all influence in West Germany"
    assert texts.option(ask("use", "blockade", "operations"), "pass") == "Skip the operations"
    assert texts.option(ask("target", "nato", "realignment"), "pass") == "Stop realigning"
    assert texts.option(ask("use", "nato"), "coup") == "Coup"
    assert texts.option(ask("die"), "4") == "4"


def test_a_first_letter_keeps_its_accent() -> None:
    assert [capitalised(text) for text in ("έλεγχος", "ázsia", "", "נאט״ו")] == ["Έλεγχος", "Ázsia", "", "נאט״ו"]
