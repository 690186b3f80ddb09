"""Rulebooks, lessons and the paths of positions over HTTP."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from agon.engine.errors import AgonError
from agon.games import NAMES, load
from agon.rulebook.bookshelf import Bookshelf
from agon.rulebook.citations import load_index
from agon.server.study.rulebook import FOLDER, OPTION, Rulebooks, lessons, name_options, reasons
from agon.text.catalogue import LANGUAGES, Catalogue

from .clients import ClientPool, refused
from .conftest import Running

RULES = '[[rule]]\nid = "XX-1"\nkind = "rule"\ntitle = "One"\n[[ruling]]\nid = "XX-R-1"\ntitle = "Two"\n'
CHAPTERS = (
    '[[chapter]]\nid = "b"\nnumber = "2.1"\nrules = ["XX-R-1"]\n[[chapter]]\nid = "a"\nnumber = ""\nrules = ["XX-1"]\n'
)


@pytest.fixture
def loader(tmp_path: Path) -> Path:
    written = {
        "first/rules.toml": RULES,
        "first/studies/one.study": "study Shown\nrules XX-1\ngame first\n",
        "first/lessons/02_late.study": "study Late\ngame first\n",
        "first/lessons/01_soon.study": "study Soon\ngame first\n",
    }
    for name, text in written.items():
        write(tmp_path / name, text)
    return tmp_path


def write(file: Path, text: str) -> None:
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(text, encoding="utf-8")


def books(loader: Path) -> Rulebooks:
    return Rulebooks(Bookshelf(loader), loader)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", NAMES)
def test_rules_name_options_by_their_labels(game: str, lang: str) -> None:
    texts = [rule.text for chapter in books(FOLDER).read(game, lang).chapters for rule in chapter.rules]
    assert texts and not [text for text in texts if OPTION.search(text)]


@pytest.mark.parametrize(
    ("lang", "said"),
    [
        ("en", "With “Edition: first” or “Bid for sides”, “Held cards”"),
        ("el", "With «Έκδοση: πρώτη» or «Δημοπρασία πλευρών», «Κρατημένες κάρτες»"),
    ],
)
def test_an_option_is_quoted_in_the_language_of_the_reader(lang: str, said: str) -> None:
    text = "With `edition=first` or `bid=on`, `held_card`"
    assert name_options({"XX-1": text}, "twilight_struggle", lang)["XX-1"] == said


def test_chapters_and_sentences_come_from_their_files(loader: Path) -> None:
    write(loader / "first" / "rulebook" / "chapters.toml", CHAPTERS)
    write(loader / "first" / "rulebook" / "en.toml", '"XX-1" = "The first."\n"XX-R-1" = "The second."\n')
    write(loader / "first" / "rulebook" / "el.toml", '"XX-1" = "Το πρώτο."\n')
    read = msgspec.to_builtins(books(loader).read("first", "el"))
    assert [(chapter["id"], chapter["number"]) for chapter in read["chapters"]] == [("b", "2.1"), ("a", "")]
    first, second = read["chapters"][1]["rules"][0], read["chapters"][0]["rules"][0]
    assert first == {
        "id": "XX-1",
        "kind": "rule",
        "text": "Το πρώτο.",
        "lang": "el",
        "studies": [{"id": "first/one/shown", "title": "Shown"}],
    }
    assert (second["text"], second["lang"], second["kind"], second["studies"]) == ("The second.", "en", "ruling", [])


def test_without_sentences_the_titles_stand_in(loader: Path) -> None:
    (chapter,) = books(loader).read("first", "hu").chapters
    assert [(rule.id, rule.text, rule.lang) for rule in chapter.rules] == [
        ("XX-1", "One", "en"),
        ("XX-R-1", "Two", "en"),
    ]
    with pytest.raises(AgonError, match="unknown-language"):
        books(loader).read("first", "tlh")


def test_without_rules_the_book_is_empty(loader: Path) -> None:
    (loader / "first" / "rules.toml").unlink()
    assert books(loader).read("first", "en").chapters == []


def test_lessons_come_in_their_order_by_name(loader: Path) -> None:
    found = [(lesson.id, lesson.name) for lesson in lessons(Bookshelf(loader), "first")]
    assert found == [("first/lessons/soon", "soon"), ("first/lessons/late", "late")]


@pytest.mark.parametrize("game", NAMES)
async def test_every_rule_of_a_game_is_in_its_book_once(server: Running, game: str) -> None:
    async with ClientPool(server) as pool:
        client = pool.anonymous()
        book = await client.get(f"/api/games/{game}/rulebook", lang="el")
        told = [rule["id"] for chapter in book["chapters"] for rule in chapter["rules"]]
        assert sorted(told) == sorted(load_index(FOLDER / game / "rules.toml").entries)
        shown = [study for chapter in book["chapters"] for rule in chapter["rules"] for study in rule["studies"]]
        assert shown and all(study["id"].startswith(f"{game}/") for study in shown)
        answer = await client.http.get(f"/api/games/{game}/rulebook")
        assert "max-age" in answer.headers["cache-control"]
        assert isinstance(await client.get(f"/api/games/{game}/lessons"), list)


@pytest.mark.parametrize("game", NAMES)
def test_reasons_lead_to_rules_that_exist(game: str) -> None:
    texts, rules = Catalogue.load("en", game), load_index(FOLDER / game / "rules.toml").entries
    assert reasons(game)
    for reason, rule in reasons(game).items():
        assert texts.has(f"why-{reason.replace('_', '-')}"), reason
        assert rule in rules, f"{reason} = {rule}"


@pytest.mark.parametrize("game", NAMES)
async def test_every_path_declares_its_values(server: Running, game: str) -> None:
    async with ClientPool(server) as pool:
        told = {path["path"]: path for path in await pool.anonymous().get(f"/api/games/{game}/paths")}
        assert list(told) == [path.pattern for path in load(game).paths.paths]
        for path in told.values():
            assert set(path["parameters"]) == {part for part in path["path"].split(".") if part.isupper()}
            assert path["derived"] or path["values"] == "number" and path["most"] is not None or path["offered"]


async def test_a_path_with_a_number_and_one_with_words(server: Running) -> None:
    async with ClientPool(server) as pool:
        client = pool.anonymous()
        told = {path["path"]: path for path in await client.get("/api/games/twilight_struggle/paths")}
        influence = told["influence.COUNTRY.SIDE"]
        assert (influence["values"], influence["least"], influence["most"]) == ("number", 0, 99)
        assert influence["parameters"]["SIDE"] == ["us", "ussr"] and "iran" in influence["parameters"]["COUNTRY"]
        assert told["china.face"]["offered"] == ["up", "down"] and told["china.face"]["values"] == "word"
        assert "chernobyl:europe" in told["effects"]["offered"] and told["effects"]["values"] == "words"
        assert told["control.COUNTRY"]["derived"] and not told["hand.SIDE"]["derived"]
        await refused("unknown-game", client.get("/api/games/chess/paths"))
