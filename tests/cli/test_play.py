"""`agon play`: whole games typed line by line."""

from __future__ import annotations

import re
import sys
from pathlib import Path

import pytest

from agon.cli import play
from agon.cli.saves import read_game
from agon.cli.screen import Screen
from agon.cli.session import spelling
from agon.games import load
from agon.text.catalogue import LANGUAGES, Catalogue

GAME = "hector_achilles"
ONES = "1\n" * 2000  # enough to finish a game
BATTLE = "1\n" * 40  # enough to reach the middle of one


def choices(file: Path) -> list[str]:
    return [line for line in file.read_text().splitlines() if line.split()[0] in ("chance", "achaeans", "trojans")]


def prompts(out: str) -> int:
    return out.count("Your choice ›")


def sit_down(monkeypatch: pytest.MonkeyPatch) -> None:
    """Pretend that the input is a terminal."""
    init = Screen.__init__

    def with_keyboard(screen: Screen) -> None:
        init(screen)
        screen.interactive = True

    monkeypatch.setattr(Screen, "__init__", with_keyboard)


# -- the course of a game


def test_a_whole_game_is_played_to_its_end(agon, autosave):
    ran = agon("play", GAME, "--seed", 1, typed=ONES)
    assert (ran.code, ran.err) == (0, "")
    assert "You play: Achaeans · Seed: 1" in ran.out
    assert re.search(r"Game over\.\nWinner: (Achaeans|Trojans)\nReason: .*exhausted", ran.out)
    assert autosave.read_text().splitlines()[-1].startswith("result ")
    assert agon("record", "verify", autosave).code == 0


def test_the_same_seed_and_choices_make_the_same_game(agon, tmp_path):
    files = [tmp_path / "a.record", tmp_path / "b.record"]
    outs = [agon("play", GAME, "--seed", 5, "--save", file, typed=BATTLE).out for file in files]
    assert files[0].read_text() == files[1].read_text()
    assert outs[0].replace("a.record", "b.record") == outs[1]


def test_an_opponent_that_thinks_plays_to_the_end_and_by_the_seed(agon, tmp_path):
    files = [tmp_path / "one.record", tmp_path / "two.record", tmp_path / "random.record"]
    for file, against in zip(files, ("apprentice", "apprentice", "random"), strict=True):
        ran = agon("play", GAME, "--seed", 5, "--against", against, "--save", file, typed=ONES)
        assert (ran.code, ran.err) == (0, "")
        assert "Game over." in ran.out
    one, two, at_random = (file.read_text() for file in files)
    assert one == two != at_random


@pytest.mark.parametrize("game", [GAME, "twilight_struggle"])
def test_both_back_ends_play_the_same_game(agon, tmp_path, game):
    files = [tmp_path / "direct.record", tmp_path / "lowered.record"]
    for file, backend in zip(files, ("direct", "lowered"), strict=True):
        ran = agon("play", game, "--seed", 5, "--backend", backend, "--save", file, typed=BATTLE)
        assert (ran.code, ran.err) == (0, "")
    assert files[0].read_text() == files[1].read_text()


def test_the_direct_back_end_resumes_a_game_and_has_no_undo(agon, autosave):
    agon("play", GAME, "--seed", 5, typed=BATTLE)
    before = choices(autosave)
    ran = agon("play", "--resume", autosave, "--backend", "direct", typed="1\n1\nundo\n")
    assert choices(autosave)[: len(before)] == before and len(choices(autosave)) > len(before)
    assert "can no longer be undone" in ran.out


def test_without_a_seed_one_is_drawn_and_shown(agon):
    seeds = [re.findall(r"Seed: (\d+)", agon("play", GAME, typed="quit\n").out) for _ in range(3)]
    assert all(len(each) == 1 for each in seeds) and len(set(map(tuple, seeds))) == 3


def test_without_a_terminal_the_first_game_is_started(agon):
    assert "No game given; starting Hector and Achilles" in agon("play", typed="quit\n").out


def test_of_several_games_one_is_chosen_by_its_number(agon, monkeypatch):
    monkeypatch.setattr(play, "NAMES", (GAME, GAME))
    sit_down(monkeypatch)
    ran = agon("play", typed="9\n2\nquit\n")
    assert "Which game" in ran.out and "from 1 to 2" in ran.out and "Battle 1" in ran.out


def test_the_other_seat_can_be_played(agon, autosave):
    ran = agon("play", GAME, "--seat", "trojans", "--seed", 1, typed="1\nquit\n")
    assert "You play: Trojans" in ran.out
    assert autosave.read_text().startswith("record played as trojans\n")
    assert not re.search(r"Achaeans.*\n.*\n.*\n.*\n.*\nHand +(red|green|blue)", ran.out)


@pytest.mark.parametrize("seat", ["chance", "argives"])
def test_only_seats_of_the_game_can_be_played(agon, seat):
    ran = agon("play", GAME, "--seat", seat)
    assert ran.code == 2 and ran.err.startswith("unknown-seat: ") and "achaeans, trojans, all" in ran.err


# -- input


def test_a_choice_is_typed_as_number_id_name_or_beginning(agon, tmp_path):
    records = []
    for typed in ("2", "pile_2", "pile 2", "PILE 2"):
        agon("play", GAME, "--seed", 1, "--save", tmp_path / "a.record", typed=f"{typed}\nquit\n")
        records.append(choices(tmp_path / "a.record"))
        (tmp_path / "a.record").unlink()
    assert all(record == records[0] for record in records)
    assert "achaeans vanguard pile_2" in records[0]
    agon("play", GAME, "--seed", 1, "--save", tmp_path / "a.record", typed="ca\nquit\n")
    assert "achaeans vanguard camp" in choices(tmp_path / "a.record")


def test_names_are_typed_without_accents_vowel_points_and_isolates(agon, tmp_path):
    assert spelling("\u2068קַשָּׁת\u2069 אדום") == "קשת אדום"
    assert spelling("“We Will Bury You”") == spelling("we will bury you")
    name = Catalogue.load("el", GAME).word("camp")
    typed = spelling(name)
    assert typed != name.casefold()
    agon("play", GAME, "--seed", 1, "--lang", "el", "--save", tmp_path / "a.record", typed=f"{typed}\nquit\n")
    assert "achaeans vanguard camp" in choices(tmp_path / "a.record")


@pytest.mark.parametrize(
    "typed", ["", "0", "99", "-1", "nonsense", "²", "1 2", "[red]", "\ufffd", "p" * 5000, "save\x00"]
)
def test_bad_input_is_a_clear_line_and_changes_nothing(agon, autosave, typed):
    agon("play", GAME, "--seed", 1, typed="quit\n")
    before = choices(autosave)
    ran = agon("play", "--resume", autosave, "--seed", 1, typed=f"{typed}\nquit\n")
    assert (ran.code, ran.err) == (0, "")
    assert choices(autosave) == before
    assert prompts(ran.out) == 2
    assert "Enter a number from 1 to 4." in ran.out or "is ambiguous" in ran.out


def test_an_ambiguous_beginning_names_what_it_could_mean(agon):
    out = agon("play", GAME, "--seed", 1, typed="pile\nquit\n").out
    assert "“pile” is ambiguous: Pile 1, Pile 2, Pile 3" in out


def test_actions_are_explained(agon):
    out = agon("play", GAME, "--seed", 1, typed="1\n1\nquit\n").out
    assert "Take no action; you still play a troop." in out


def test_a_single_option_is_chosen_and_announced(agon):
    out = agon("play", GAME, "--seed", 1, typed="1\n1\nuse_hero\nquit\n").out
    assert "The only choice, made for you: Yellow peltast (3)" in out


@pytest.mark.parametrize("asks", ["help", "?"])
def test_help_and_log_are_shown(agon, asks):
    out = agon("play", GAME, "--seed", 1, typed=f"1\n1\n{asks}\nlog\nquit\n").out
    assert "undo your last choice" in out
    log = out.rpartition("Your choice › log\n")[2]
    assert [line.strip() for line in log.splitlines()[:2]] == ["Battle 1", "Battle 1: the Achaeans attack."]
    assert "You draw: " in log


# -- undo


def test_the_board_is_shown_once_per_turn_and_on_request(agon):
    """Within a series of one's own choices, only the log and the next question are shown."""
    board = "Victory points"
    out = agon("play", "twilight_struggle", "--seed", 3, "--seat", "ussr", typed="1\n1\n2\n").out
    assert (out.count(board), out.count("Your choice ›")) == (1, 4)
    assert "USSR: Austria +2, Finland +1" in out
    assert agon("play", "twilight_struggle", "--seed", 3, "--seat", "ussr", typed="1\nboard\n").out.count(board) == 2


def test_several_options_of_a_series_are_typed_at_once(agon, tmp_path):
    def played(*typed: str) -> str:
        file: Path = tmp_path / f"{len(typed)}.record"
        agon("play", "twilight_struggle", "--seed", 3, "--seat", "ussr", "--save", file, typed="\n".join(typed))
        return file.read_text()

    assert played("1 1 poland 7") == played("1", "1", "7", "7")
    out = agon("play", "twilight_struggle", "--seed", 3, "--seat", "ussr", typed="1, 1, nowhere\n1 1 1 1 1 1 1\n").out
    assert "“1, 1, nowhere” is not one of the choices." in out, "nothing is chosen of a list with a mistake"
    assert "5 of 6 left" not in out, "or of a list that is too long"


def test_options_typed_ahead_stop_where_they_are_not_offered(agon, tmp_path):
    """Influence in a country that the opponent controls costs two, so the points run out before the input does."""
    study = tmp_path / "costly.study"
    study.write_text(
        "study A costly country\ngame twilight_struggle\ngiven turn 4\n"
        "given phase action_round\ngiven round 1\ngiven phasing us\n"
        "given hand.us duck_and_cover containment\ngiven influence.poland.us 1\ngiven influence.poland.ussr 4\n"
        "us card duck_and_cover\nus use influence\n"
    )
    out = agon("play", "--study", study, "--seat", "us", "--seed", 1, typed="poland canada poland\n").out
    assert "Operations 3 (influence placement): Poland +1, Canada +1" in out
    assert "Stopped before: Poland. It is not available now" in out


def test_undo_takes_back_the_last_choice(agon, autosave):
    agon("play", GAME, "--seed", 1, typed="1\n1\nquit\n")
    before = choices(autosave)
    ran = agon("play", "--resume", autosave, "--seed", 1, typed="pass\nundo\nquit\n")
    assert "Your last choice has been undone." in ran.out
    assert choices(autosave) == before


def test_undo_goes_back_over_forced_choices(agon, autosave):
    agon("play", GAME, "--seed", 1, typed="1\n1\nquit\n")
    before = choices(autosave)
    agon("play", "--resume", autosave, "--seed", 1, typed="use_hero\nundo\nquit\n")
    assert choices(autosave) == before


def test_undo_over_a_draw_is_refused(agon):
    out = agon("play", GAME, "--seed", 1, typed="undo\n1\nundo\nquit\n").out
    assert out.count("can no longer be undone") == 2


# -- saving and resuming


def test_a_resumed_game_continues_as_if_never_interrupted(agon, tmp_path):
    whole, parts = tmp_path / "whole.record", tmp_path / "parts.record"
    agon("play", GAME, "--seed", 2, "--save", whole, typed=ONES)
    agon("play", GAME, "--seed", 2, "--save", parts, typed="1\n" * 9 + "quit\n")
    ran = agon("play", GAME, "--seed", 2, "--resume", parts, typed="1\n" * 5)
    assert "Game resumed: " in ran.out
    agon("play", "--seed", 2, "--resume", parts, typed=ONES)
    assert whole.read_text() == parts.read_text()
    assert read_game(whole, None)[1] == read_game(parts, None)[1]


def test_the_end_of_the_input_quits_and_names_the_file(agon, autosave):
    ran = agon("play", GAME, "--seed", 1, typed="1\n")
    assert ran.code == 0 and ran.out.endswith(f"Goodbye! Your game is saved here: {autosave}\n")


def test_an_interrupt_keeps_the_game(agon, autosave, monkeypatch):
    def interrupt(screen: Screen, prompt: str) -> str:
        raise KeyboardInterrupt

    monkeypatch.setattr(Screen, "read", interrupt)
    ran = agon("play", GAME, "--seed", 1)
    assert ran.code == 130 and str(autosave) in ran.out and autosave.exists()


def test_the_seat_is_remembered(agon, autosave):
    agon("play", GAME, "--seat", "trojans", "--seed", 1, typed="1\nquit\n")
    assert "You play: Trojans" in agon("play", "--resume", autosave, typed="quit\n").out


def test_a_copy_is_saved_on_request(agon, tmp_path, autosave):
    ran = agon("play", GAME, "--seed", 1, typed=f"1\nsave\nsave {tmp_path / 'copy.record'}\nquit\n")
    assert f"Game saved: {autosave}" in ran.out
    assert (tmp_path / "copy.record").read_text() == autosave.read_text()


def test_nothing_but_a_game_is_ever_overwritten(agon, tmp_path):
    precious = tmp_path / "precious.txt"
    precious.write_text("precious")
    ran = agon("play", GAME, "--save", precious)
    assert ran.code == 2 and ran.err.startswith("bad-record: ")
    assert "will not be overwritten" in agon("play", GAME, typed=f"save {precious}\nquit\n").out
    assert precious.read_text() == "precious"


def test_a_new_game_moves_an_unfinished_one_aside(agon, autosave):
    agon("play", GAME, "--seed", 1, typed="1\nquit\n")
    first = autosave.read_text()
    ran = agon("play", GAME, "--seed", 2, typed="quit\n")
    assert f"Found an unfinished game: {autosave}" in ran.out
    assert autosave.with_name("hector_achilles.1.record").read_text() == first
    agon("play", GAME, "--seed", 3, typed="quit\n")
    assert autosave.with_name("hector_achilles.2.record").exists()


@pytest.mark.parametrize(("answer", "resumed"), [("1", True), ("2", False)])
def test_an_unfinished_game_is_offered_at_the_keyboard(agon, autosave, monkeypatch, answer, resumed):
    agon("play", GAME, "--seed", 1, typed="1\nquit\n")
    sit_down(monkeypatch)
    ran = agon("play", GAME, "--seed", 1, typed=f"{answer}\nquit\n")
    assert ("Game resumed: " in ran.out) == resumed
    assert autosave.with_name("hector_achilles.1.record").exists() != resumed


def test_a_finished_game_is_not_resumed(agon, autosave):
    agon("play", GAME, "--seed", 1, typed=ONES)
    assert agon("play", "--resume", autosave).err.startswith("game-over: ")
    assert "unfinished" not in agon("play", GAME, typed="quit\n").out


@pytest.mark.parametrize(
    "text", ["", "poem\n", "record x\ngame chess\n", "record x\ngame hector_achilles\nversion 1\nus x y\n"]
)
def test_a_file_that_is_no_game_is_refused(agon, tmp_path, text):
    file = tmp_path / "odd.record"
    file.write_text(text)
    ran = agon("play", "--resume", file)
    assert ran.code == 2 and ran.err.count("\n") == 1
    assert agon("play", "--resume", tmp_path / "none.record").code == 2


def test_arguments_that_contradict_each_other_are_refused(agon, autosave, monkeypatch):
    agon("play", GAME, typed="quit\n")
    assert agon("play", "--resume", autosave, "--study", autosave).code == 2
    assert agon("play", "--resume", autosave, "--option", "a=b").err.startswith("bad-option: ")
    assert agon("play", "chess", "--resume", autosave).err.startswith("bad-record: ")
    assert agon("play", GAME, "--option", "a=b").err.startswith("bad-option: ")
    assert agon("play", GAME, "--lang", "tlh").err.startswith("unknown-language: ")


# -- studies and components


STUDY = """study Into the second battle
game hector_achilles
given battle 2
given attacker trojans
= battle 3
"""


def test_a_game_from_a_study_is_saved_with_its_position(agon, tmp_path, autosave):
    file = tmp_path / "second.study"
    file.write_text(STUDY)
    ran = agon("play", "--study", file, "--seat", "trojans", "--seed", 1, typed="1\nquit\n")
    assert (ran.code, ran.err) == (0, "")
    assert file.read_text() == STUDY
    assert "given attacker trojans" in autosave.read_text()
    table = read_game(autosave, None)[1]
    agon("play", "--resume", autosave, "--seed", 1, typed="quit\n")
    assert read_game(autosave, None)[1] == table
    agon("play", "--resume", autosave, "--seed", 1, typed=ONES)
    assert agon("record", "verify", autosave).code == 0
    assert agon("play", "--study", file, "--save", file).err.startswith("bad-record: ")


LAST_ROUND = """study The last round
game twilight_struggle
given turn 8
given phase action_round
given round 7
given phasing us
given hand.us asia_scoring nato
"""


@pytest.mark.parametrize(("lang", "yes"), [("en", "y"), ("en", "Yes"), ("el", "ναι"), ("he", "כן"), ("hu", "igen")])
def test_a_choice_that_can_lose_the_game_is_asked_for_twice(agon, tmp_path, lang, yes):
    file, kept = tmp_path / "last.study", tmp_path / "kept.record"
    file.write_text(LAST_ROUND)
    texts = Catalogue.load(lang, "twilight_struggle")
    typed = f"nato\n\nnato\nno\nnato\n{yes}\nquit\n"
    ran = agon("play", "--study", file, "--save", kept, "--lang", lang, "--seed", 1, typed=typed)
    assert (ran.code, ran.err) == (0, "")
    assert ran.out.count(texts.format("play-anyway")) == 3
    assert " ".join(ran.out.split()).count(texts.warning("held_scoring_card")) == 3
    assert kept.read_text().count("us card nato") == 1
    assert texts.ask("use") in ran.out


def test_a_choice_that_is_safe_is_not_asked_for_twice(agon, tmp_path):
    file, kept = tmp_path / "last.study", tmp_path / "kept.record"
    file.write_text(LAST_ROUND)
    ran = agon("play", "--study", file, "--save", kept, "--seed", 1, typed="asia_scoring\nquit\n")
    assert Catalogue.load("en").format("play-anyway") not in ran.out
    assert "us card asia_scoring" in kept.read_text()


def test_components_are_named_in_the_record(agon, tmp_path, autosave):
    file = tmp_path / "mine.toml"
    components = load(GAME).components
    assert components is not None
    file.write_text(components.file.read_text().replace('"designed"', '"mine"'))
    out = agon("play", GAME, "--components", file, "--seed", 1, typed="1\n1\nquit\n").out
    assert "*" not in out and "stand-ins" not in out
    assert "\ncomponents " in autosave.read_text()
    assert agon("play", "--resume", autosave).err.startswith("bad-record: ")
    assert agon("play", "--resume", autosave, "--components", file, typed="quit\n").code == 0


def test_stand_ins_are_marked(agon):
    out = agon("play", GAME, "--seed", 1, typed="1\n1\nquit\n").out
    assert "Fate token 3*" in out and "are our own, because we do not know the printed" in out


# -- two players on one screen


def test_two_play_at_one_screen(agon, autosave):
    ran = agon("play", GAME, "--seat", "all", "--seed", 1, typed=ONES)
    assert ran.code == 0 and "Game over." in ran.out
    assert "Pass the screen to: Trojans\nPress Enter to continue ›" in ran.out
    assert agon("record", "verify", autosave).code == 0


def test_the_screen_is_wiped_between_the_players(agon, monkeypatch):
    wiped: list[bool] = []
    monkeypatch.setattr(Screen, "clear", lambda screen, hide=False: wiped.append(hide))
    out = agon("play", GAME, "--seat", "all", "--seed", 1, typed=BATTLE).out
    assert wiped.count(True) == out.count("Pass the screen to:") > 5


def test_no_player_reads_what_the_other_has_drawn(agon):
    """Between two hand-overs only one side's hand is printed."""
    out = agon("play", GAME, "--seat", "all", "--seed", 1, typed=BATTLE).out
    for turn in out.split("Pass the screen to: ")[1:-1]:
        other = "Trojans" if turn.startswith("Achaeans") else "Achaeans"
        for board in turn.split("Hector and Achilles · ")[1:]:
            side = board.partition(f"\n{other} ")[2].partition("\nHand")[2].splitlines()[0].strip()
            assert side == "–" or side.endswith("unknown cards") or side.endswith("unknown card")


# -- languages


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_whole_game_reads_in_every_language_and_fits_in_80_columns(agon, lang):
    ran = agon("play", GAME, "--seed", 4, "--against", "random", "--lang", lang, typed=ONES)
    texts = Catalogue.load(lang, GAME)
    assert (ran.code, ran.err) == (0, "")
    for ask in ("vanguard", "orientation", "action", "troop", "turn_fate"):
        assert texts.ask(ask) in " ".join(ran.out.split())
    assert texts.format("play-over") in ran.out
    assert texts.format("game-title") in ran.out
    lines = [line for line in ran.out.splitlines() if ".record" not in line and "›" not in line]
    assert not [line for line in lines if len(re.sub("[\u200e\u2066-\u2069]", "", line).rstrip()) > 80]


def test_hebrew_keeps_the_edges_of_the_fate_token_in_place(agon):
    out = agon("play", GAME, "--seed", 1, "--lang", "he", typed="1\nquit\n").out
    (row,) = [line for line in out.splitlines() if "◆" in line]
    words = Catalogue.load("he", GAME)
    assert row.index(f"\u200e {words.word('green')}") < row.index("◆") < row.index(f"\u200e {words.word('purple')}")


def test_the_keyboard_is_the_terminal(monkeypatch):
    monkeypatch.setattr(sys.stdin, "isatty", lambda: True, raising=False)
    assert Screen().interactive is sys.stdout.isatty()
