"""The catalogues of Roll Player: complete, with the same keys and variables, and correct plurals."""

from __future__ import annotations

import pytest

from agon.engine.vocabulary import Argument
from agon.games.roll_player import GAME, kinds
from agon.games.roll_player.view import effect_of
from agon.games.roll_player.words import BACKSTORY_IDS, CARDS, CLASS_IDS
from agon.text.catalogue import LANGUAGES, Catalogue

languages = pytest.mark.parametrize("lang", LANGUAGES)
NUMBERS = {"count", "price", *kinds.LIMITS} | {
    name for tell in GAME.tells for name, sort in tell.arguments.items() if sort == "number"
}


def catalogue(lang: str) -> Catalogue:
    return Catalogue.load(lang, GAME.name, isolate=False)


@languages
def test_every_language_has_the_same_keys_and_variables(lang):
    english, other = catalogue("en"), catalogue(lang)
    assert other.keys() == english.keys()
    assert {k: other.variables(k) for k in other.keys()} == {k: english.variables(k) for k in english.keys()}


@languages
def test_everything_the_rules_can_offer_ask_or_tell_has_a_text_and_a_name_of_its_own(lang):
    texts = catalogue(lang)
    assert len({texts.word(word) for word in GAME.words.ids}) == len(GAME.words.ids)
    assert all(texts.ask(kind.name) for kind in GAME.asks)
    for tell in GAME.tells:
        assert texts.variables(f"log-{tell.name.replace('_', '-')}") == set(tell.arguments)


@languages
def test_no_text_speaks_of_words_the_rules_do_not_know(lang):
    known = {
        "word-": {word.replace("_", "-") for word in GAME.words.ids},
        "log-": {tell.name.replace("_", "-") for tell in GAME.tells},
        "story-": {word.replace("_", "-") for word in BACKSTORY_IDS},
    }
    for prefix, ids in known.items():
        assert {k.removeprefix(prefix) for k in catalogue(lang).keys() if k.startswith(prefix)} == ids
    kinds_of_ask = {kind.name.replace("_", "-") for kind in GAME.asks}
    questions = {k.removeprefix("ask-") for k in catalogue(lang).keys() if k.startswith("ask-")}
    about = {f"{kind}-{word}" for kind in kinds_of_ask for word in known["word-"]}  # a card, a row or a reason
    assert kinds_of_ask <= questions <= kinds_of_ask | about
    effects = (*kinds.TRAIT_KINDS, *kinds.WEAPON_KINDS, *kinds.SKILL_KINDS, *kinds.MATERIALS)
    found = {k for k in catalogue(lang).keys() if k.startswith("effect-") and not k.endswith("-help")}
    assert found == {f"effect-{kind.replace('_', '-')}" for kind in effects}
    abilities = {k for k in catalogue(lang).keys() if k.startswith("ability-")}
    assert abilities == {f"ability-{ability}{end}" for ability in kinds.ABILITIES for end in ("", "-text")}


@pytest.mark.parametrize("count", [-1, 0, 1, 2, 5])
@languages
def test_every_message_formats_for_every_number_and_seat(lang, count):
    texts = catalogue(lang)
    for key in texts.keys():
        for seat in GAME.seats:
            arguments = {
                v: seat if v in ("side", "other") else count if v in NUMBERS else "…" for v in texts.variables(key)
            }
            assert texts.format(key, **arguments).strip() or key.startswith("field-")  # an empty name hides a field


@languages
def test_every_card_and_class_can_be_read(lang):
    texts = catalogue(lang)
    for card in CARDS:
        kind, told = effect_of(card, GAME.tables)
        named = {key: texts.word(str(value)) if key == "row" else value for key, value in told.items()}
        assert texts.format(f"effect-{kind.replace('_', '-')}", **named)
    assert len({texts.word(role) for role in CLASS_IDS}) == 12


def gained(lang: str, count: int) -> str:
    line: dict[str, tuple[Argument, int | str]] = {
        "side": ("seat", "p2"),
        "count": ("number", count),
        "source": ("word", "gold_die"),
    }
    return catalogue(lang).log_line("gains", line)


def test_a_log_line_agrees_with_its_number():
    assert gained("en", 2) == "Player 2 gains 2 gold (gold die)."
    assert gained("el", 1) == "Ο Παίκτης 2 κερδίζει ένα χρυσό νόμισμα (χρυσό ζάρι)."
    assert gained("el", 4) == "Ο Παίκτης 2 κερδίζει 4 χρυσά (χρυσό ζάρι)."
    assert gained("he", 1) == "שחקן 2, תוספת של זהב אחד (קוביית זהב)."
    assert gained("hu", 4) == "A 2. játékos 4 aranyat kap (aranykocka)."
    stars: dict[str, tuple[Argument, int | str]] = {
        "side": ("seat", "p1"),
        "source": ("word", "alignment_card"),
        "stars": ("number", -1),
    }
    assert catalogue("en").log_line("scores", stars) == "Player 1, alignment: −1 stars."
    assert catalogue("hu").log_line("scores", stars) == "Az 1. játékos, jellemlap: −1 csillag."
