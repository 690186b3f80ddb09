"""Playdek logs: our own games written, read back, falsified number by number, and cut off."""

from __future__ import annotations

import functools
import re
import sys

import pytest

from agon.cli import main
from agon.engine.table.importing import Note, Unreadable
from agon.engine.table.study import check
from agon.games.twilight_struggle import GAME
from agon.games.twilight_struggle.playdek import import_log
from agon.games.twilight_struggle.playdek.text import read
from agon.games.twilight_struggle.words import USSR
from tests.games.twilight_struggle.playdek_writer import write_seed
from tests.tiers import sampled

SEEDS = range(12)
# seeds of games with rare shapes; after a change of the rules find new ones with `python -m
# tests.games.twilight_struggle.playdek_writer PATTERN`
RARE = {
    "a pile that Our Man in Tehran mixes with the discards": (12, r"Event: Our Man In Tehran\*\n\*RESHUFFLE\*"),
    "a round passed in a trap, with a header alone": (2044, r"Trap Remains[\s\S]*\nTurn 10, USSR AR5\n"),
    "operations of a card that its event laid on the table": (40, r"AR\d: Shuttle Dip.*Event: .*\n.*\n(?:Place|Real)"),
    "operations after Star Wars laid a card on the table": (52, r"Event: Star Wars\*\nEvent: Shuttle Diplomacy"),
    "The Reformer after Glasnost": (71, r"Event: Glasnost\*[\s\S]*Event: The Reformer\*\n(?!The Reformer)"),
    "a free coup declined": (0, r"Event: Che\n(?:.*\n)*?Coup \(3 Ops\):\n\n"),
    "the crisis ended inside another event": (234, r"-2 in East .*\nUSSR -2 in Cuba.*\nCuban Missile Crisis\*"),
    "Missile Envy that is given nothing": (176, r"Event: Missile Envy\n\n"),
    "an event that cannot happen, before operations": (268, r"Our Man In Tehran\*: Realign(?:.*\n)*?\nTurn 5, US AR4"),
    "UN Intervention beside a card of Grain Sales": (887, r"US plays U2 Incident\*\nEvent: Un Intervention"),
    "a payment that ends the game before the order": (1152, r"AR2: Korean War\*: USSR gains 2 VP.*\nUSSR wins"),
    "a Soviet discard after Our Man in Tehran": (2084, r"Event: Our Man In Tehran\*\n.*\nUSSR discards"),
    "a failed free coup that lets NORAD add influence": (458, r"Junta\n.*\nCoup.*\n.*\nFAILURE.*\nDEFCON.*2\nUS \+1"),
}
# a die that decides the same with another face gives another consistent game; clocks are not part of a game
FREE = re.compile(r"Time per Player|Die roll|VICTORY|DEFEAT|Trap Roll|rolls")


@functools.cache
def log(seed: int, choices: int = 100_000) -> str:
    return write_seed(seed, choices)


def changed_numbers(text: str):
    """The text with each of its numbers increased by one in turn, and the line of that number."""
    lines = text.splitlines()
    for found in re.finditer(r"\d+", text):
        line = lines[text.count("\n", 0, found.start())]
        yield line, text[: found.start()] + str(int(found[0]) + 1) + text[found.end() :]


@pytest.mark.parametrize("seed", SEEDS)
def test_a_game_of_our_own_is_read_back_without_a_difference(seed):
    imported = import_log(log(seed))
    assert imported.differences == ()
    assert imported.read_to == imported.lines


@pytest.mark.parametrize("shape", RARE)
def test_a_rare_shape_is_read_back_without_a_difference(shape):
    seed, pattern = RARE[shape]
    assert re.search(pattern, log(seed))
    imported = import_log(log(seed))
    assert (imported.differences, imported.notes) == ((), ())


@pytest.mark.parametrize("seed", SEEDS[:4])
def test_an_imported_game_is_a_record_that_replays(seed):
    imported = import_log(log(seed))
    replayed = check(imported.record("A game"), lambda name: GAME)
    assert replayed == imported.table


@pytest.mark.parametrize(
    ("seed", "choices", "every"), sampled([(1, 180, 5), (1, 180, 1), (2, 180, 1), (0, 9999, 29), (5, 9999, 31)])
)
def test_a_changed_number_is_a_difference(seed, choices, every):
    changed = list(changed_numbers(log(seed, choices)))[::every]
    unseen = [line for line, other in changed if not import_log(other).differing]
    assert [line for line in unseen if not FREE.search(line)] == []


def test_a_die_that_decides_otherwise_is_a_difference():
    text = log(1)
    failed = re.search(r"Die roll: (\d) -- Failed! \(Needed (\d) or less\)", text)
    assert failed is not None
    assert import_log(text[: failed.start(1)] + "1" + text[failed.end(1) :]).differences
    assert import_log(text[: failed.start(1)] + "7" + text[failed.end(1) :]).differences


def test_a_difference_tells_the_line_and_both_sides():
    text = log(2)
    number, line = next((n, s) for n, s in enumerate(text.splitlines(), 1) if "Military Ops to" in s)
    wrong = line[:-1] + str(int(line[-1]) + 1)
    lines = text.splitlines()
    lines[number - 1] = wrong
    [difference] = import_log("\n".join(lines)).differences
    assert str(difference) == f"line {number}: the log says {wrong!r}; our rules say {line}"


def test_a_card_in_two_places_is_a_difference():
    text = log(3)
    cards = re.findall(r"^Turn 1, US AR\d: ([^:]+):", text, re.MULTILINE)
    assert import_log(text.replace(f"AR2: {cards[1]}:", f"AR2: {cards[0]}:", 1)).differences


def test_a_clean_up_header_may_carry_the_same_wrong_turn_throughout():
    text = re.sub(r"\n(Turn [2-9], Headline Phase)", r"\nTurn 9, Cleanup\n\n\1", log(0))
    assert import_log(text).differences == ()
    [difference] = import_log(text.replace("Turn 9, Cleanup", "Turn 8, Cleanup", 1)).differences
    assert difference.text == "'Turn 8, Cleanup'"


@pytest.mark.parametrize("share", [0.1, 0.3, 0.55, 0.8, 0.95])
@pytest.mark.parametrize("seed", [0, 1, 5])
def test_a_log_that_breaks_off_is_read_up_to_there(seed, share):
    lines = log(seed).splitlines()
    imported = import_log("\n".join(lines[: int(len(lines) * share)]) + "\n")
    assert imported.differences == ()
    assert imported.table.choices


def test_a_line_that_is_cut_in_two_is_left_out():
    text = log(0)
    cut = text.index("Place Influence (", len(text) // 2) + len("Place Infl")
    imported = import_log(text[:cut])
    assert imported.differences == ()
    assert list(map(str, imported.notes)) == [f"line {text.count(chr(10), 0, cut) + 1}: cut off, left out"]


def test_a_line_nobody_knows_counts_as_a_difference_and_the_rest_is_read():
    lines = log(0).splitlines()
    lines.insert(40, "The moon is made of cheese")
    imported = import_log("\n".join(lines))
    assert list(map(str, imported.notes)) == ["line 41: cannot be read: 'The moon is made of cheese'"]
    assert (imported.differences, imported.differing) == ((), 1)
    assert imported.read_to == len(lines)


def without_block(text: str, header: str) -> str:
    blocks = text.split("\n\n")
    [number] = [n for n, block in enumerate(blocks) if block.startswith(header)]
    return "\n\n".join(blocks[:number] + blocks[number + 1 :])


@pytest.mark.parametrize("header", ["Turn 1, US AR3", "Turn 2, Headline Phase", "Turn 2, USSR AR1", "Turn 2, USSR AR6"])
def test_a_missing_block_is_one_note(header):
    text = without_block(log(0), header)
    imported = import_log(text)
    assert imported.differences == ()
    [note] = imported.notes
    assert (note.what, note.text) == ("missing", header)
    assert text.splitlines()[note.line - 1].startswith("Turn ") and imported.read_to < note.line


def test_a_header_that_names_no_card_is_one_note():
    text = log(0)
    header = re.search(r"^Turn 2, US AR2: [^:]+", text, re.MULTILINE)
    assert header is not None
    imported = import_log(text.replace(header[0], "Turn 2, US AR2: The Cheese War", 1))
    line = text.count("\n", 0, header.start()) + 1
    assert imported.differences == ()
    assert imported.notes == (
        Note(line, "stopped"),
        Note(line, "unreadable", "'The Cheese War' (no card has that name)"),
    )


def replaced(text: str, pattern: str, line: str) -> tuple[str, int]:
    """The text with the first line that matches the pattern replaced, and the number of that line."""
    found = re.search(pattern, text, re.MULTILINE)
    assert found is not None
    return text[: found.start()] + line + text[found.end() :], text.count("\n", 0, found.start()) + 1


@pytest.mark.parametrize("header", ["Turn 2, US AR2", "Turn 3, Headline Phase"])
def test_a_header_that_cannot_be_read_is_one_note(header):
    text, line = replaced(log(0), rf"^{header}.*$", header.replace("Turn", "Turn #"))
    imported = import_log(text)
    assert imported.differences == ()
    assert [(note.line, note.what) for note in imported.notes] == [(line, "stopped"), (line, "unreadable")]
    assert imported.read_to < line


@pytest.mark.parametrize("header", ["Turn 2, US AR2", "Turn 3, Headline Phase"])
def test_a_header_that_is_lost_is_one_note(header):
    text, line = replaced(log(0), rf"^{header}.*\n", "")
    assert header in log(0)
    imported = import_log(text)
    assert imported.differences == ()
    assert imported.notes == (Note(line, "missing", header),)
    assert imported.read_to < line


@pytest.mark.parametrize("shape", [r"^US -\d in .*\n", r"^DEFCON degrades.*\n", r"^US Military Ops.*\n"])
def test_a_result_that_cannot_be_read_is_one_note_and_the_rest_is_read(shape):
    start = log(0).index("Turn 2")
    text, line = replaced(log(0)[start:], shape, "#\n")
    imported = import_log(log(0)[:start] + text)
    assert (imported.differences, imported.differing) == ((), 1)
    assert imported.notes == (Note(line + log(0).count("\n", 0, start), "unreadable", "'#'"),)
    assert imported.read_to == imported.lines


@pytest.mark.parametrize("shape", [r"^Target: .*$", r"^(SUCCESS|FAILURE): .*$", r"^USSR \+\d in .*$", r"^War in .*$"])
def test_a_decision_that_cannot_be_read_is_counted_once_and_ends_the_replay(shape):
    text, line = replaced(log(0), shape, "#")
    imported = import_log(text)
    assert (imported.differences, imported.differing) == ((), 1)
    assert sorted(note.what for note in imported.notes) == ["stopped", "unreadable"]
    assert Note(line, "unreadable", "'#'") in imported.notes


def test_a_log_without_its_set_up_is_one_note():
    imported = import_log(log(0)[log(0).index("Turn 1, Headline Phase") :])
    assert imported.differences == ()
    assert imported.notes == (Note(1, "missing", "SETUP"),)


def test_what_cannot_be_followed_is_one_difference_and_a_note():
    text = log(0)
    played = re.search(r"^Turn 2, USSR AR2: ([^:]+):", text, re.MULTILINE)
    before = re.search(r"^Turn 1, USSR AR2: ([^:]+\*):", text, re.MULTILINE)
    assert played is not None and before is not None
    imported = import_log(text.replace(played[0], f"Turn 2, USSR AR2: {before[1]}:", 1))
    assert len(imported.differences) == 1
    assert [note.what for note in imported.notes] == ["stopped"]


def test_a_header_may_name_one_headline_alone():
    text = re.sub(r"(Turn \d, Headline Phase: [^&]+) & [^:]+:", r"\1:", log(0))
    assert import_log(text).differences == ()


def test_a_log_that_stops_after_one_headline_is_read_up_to_there():
    text = log(0)
    start = text.index("Turn 4, Headline Phase")
    [first, second] = list(re.finditer(r"^(US|USSR) Headlines .*\n", text[start:], re.MULTILINE))[:2]
    cut = text[: start + first.end()]
    imported = import_log(re.sub(r"(Turn 4, Headline Phase: [^&]+) & [^:]+:", r"\1:", cut))
    assert (imported.differences, imported.notes) == ((), ())
    assert imported.read_to == cut.count("\n") or imported.read_to == imported.lines
    assert second.start() >= first.end()


def test_lines_that_are_printed_again_count_once():
    text = re.sub(r"^((?:US|USSR) plays .*\n)", r"\1\1", log(0), flags=re.MULTILINE)
    text = re.sub(r"^(Event: .*\n)", r"\1\1", text, flags=re.MULTILINE)
    assert text != log(0)
    assert import_log(text).differences == ()


@pytest.mark.parametrize(
    "shape", [r"^USSR [+-]\d in", r"^DEFCON", r"^US Military Ops", r"^Target:", r"^SUCCESS", r"^US gains"]
)
def test_a_result_that_is_printed_again_counts_once(shape):
    text, count = re.subn(rf"({shape}.*\n)", r"\1\1", log(0), flags=re.MULTILINE)
    assert count
    assert (import_log(text).differences, import_log(text).notes) == ((), ())


@pytest.mark.parametrize("part", [1, 2])
def test_a_round_that_is_printed_again_counts_once(part):
    """A whole round, or its first lines, which the player had undone."""
    start = log(0).index("Turn 2, USSR AR2")
    lines = log(0)[start : log(0).index("\nTurn 2, US AR2")].splitlines()
    assert len(lines) > 2
    text = log(0)[:start] + "\n".join(lines[: len(lines) // part]) + "\n\n" + log(0)[start:]
    assert (import_log(text).differences, import_log(text).notes) == ((), ())


def test_a_bid_takes_the_place_of_the_handicap():
    text = log(3)
    assert "bids 3 Influence for USSR\nAdditional Influence from bidding: US +3" in text
    assert read(text).handicap == [3, 0]
    [difference] = import_log(text.replace("bids 3", "bids 2", 1)).differences
    assert difference.ours == "a bid of 3"


def test_the_ussr_may_have_extra_influence():
    head = ["Player A will play as USSR.", "Player B will play as USA.", "Additional Influence from bidding: USSR +2"]
    placed = ["USSR +4 in Poland [0][4]", "USSR +2 in East Germany [0][5]", "USSR +2 in North Korea [0][5]"]
    imported = import_log("\n".join([*head, *placed, "US +4 in West Germany [4][0]", "US +3 in Italy [3][0]"]))
    assert imported.differences == ()
    assert imported.table.options["bid"] == "on"
    assert imported.table.position.influence[USSR, GAME.words.code("north_korea")] == 5
    assert imported.table.seating == ("us", "ussr")


def test_no_break_spaces_dashes_and_marks_are_read():
    text = "\ufeff" + log(2).replace(" in ", "\u00a0in ").replace(" -1", " \u22121").replace("...", "\u2026")
    assert import_log(text).differences == ()


def test_an_end_outside_the_rules_is_a_note():
    text = log(2, 150) + "\nUSSR wins by Resignation\n"
    imported = import_log(text)
    assert imported.differences == ()
    [note] = imported.notes
    assert str(note).endswith(": USSR wins by Resignation, but by our rules the game goes on")


def test_wargames_at_the_end_of_a_log_ends_the_game():
    text = log(116)
    cut = re.search(r"Event: Wargames\*\n(?=.*gains 6 VP)", text)
    assert cut is not None
    imported = import_log(text[: cut.end()])
    assert imported.differences == ()
    assert imported.table.outcome is not None and imported.table.outcome.reason == "wargames_end"


@pytest.mark.parametrize("text", ["", "hello\nworld\n", "record A game\ngame twilight_struggle\n"])
def test_what_is_no_log_is_refused(text):
    with pytest.raises(Unreadable):
        import_log(text)


# ---------------------------------------------------------------- the command


@pytest.fixture
def agon(monkeypatch, capsys):
    def ran(*arguments):
        monkeypatch.setattr(sys, "argv", ["agon", *map(str, arguments)])
        with pytest.raises(SystemExit) as end:
            main.run()
        out, err = capsys.readouterr()
        return int(end.value.code or 0), out, err

    return ran


@pytest.mark.parametrize("encoding", ["cp1252", "utf-16", "utf-8-sig"])
def test_the_command_reads_other_encodings(agon, tmp_path, encoding):
    file = tmp_path / "log.txt"
    file.write_bytes(log(2).replace("Player A", "Zoë").encode(encoding))
    code, out, err = agon("import", "playdek", file)
    assert (code, err) == (0, "")
    assert out.endswith("differences: 0\n")


@pytest.fixture
def files(tmp_path):
    good, wrong, noise = (tmp_path / name for name in ("good.txt", "wrong.txt", "noise.txt"))
    good.write_text(log(2))
    wrong.write_text(log(2).replace("DEFCON degrades to 4", "DEFCON degrades to 9", 1))
    noise.write_bytes(bytes(range(256)))
    return good, wrong, noise


def test_the_command_prints_a_line_a_file(agon, files):
    code, out, err = agon("import", "playdek", files[0], files[0])
    assert (code, err) == (0, "")
    assert len(out.splitlines()) == 2 and out.count("differences: 0") == 2


def test_the_command_names_the_line_it_could_not_read_and_says_what_was_kept(agon, tmp_path):
    lines = log(2).splitlines()
    at = next(number for number, line in enumerate(lines) if "places" in line or "Influence" in line)
    lines[at] = "US places something in Narnia."
    (tmp_path / "narnia.txt").write_text("\n".join(lines))
    code, out, _ = agon("import", "playdek", tmp_path / "narnia.txt")
    said, summary = out.splitlines()[0], out.splitlines()[-1]
    assert code == 1
    assert f"line {at + 1}: cannot be read: 'US places something in Narnia.'" in said
    assert re.search(r"read to line \d+ of \d+, [1-9]\d* choices kept", summary)


def test_the_command_closes_each_comparison_with_the_number_of_differences(agon, files):
    code, out, _ = agon("import", "playdek", "--verify", files[0], files[1])
    lines = out.splitlines()
    assert code == 1
    assert lines[1] == "differences: 0"
    assert re.fullmatch(r"differences: [1-9]\d*", lines[-1])
    assert re.search(r"wrong.txt: line \d+: the log says '.*9'; our rules say ", out)


def test_the_command_goes_on_after_a_file_it_cannot_read(agon, files, tmp_path):
    code, out, err = agon("import", "playdek", files[2], tmp_path / "none.txt", files[0])
    assert code == 2
    assert [line.split(":")[0] for line in err.splitlines()] == ["bad-record", "bad-record"]
    assert "noise.txt" in err and "none.txt" in err
    assert "differences: 0" in out


def test_the_command_writes_records(agon, files, tmp_path):
    assert agon("import", "playdek", files[0], "--record", tmp_path / "a.record")[0] == 0
    assert agon("import", "playdek", files[0], files[1], "--record", tmp_path / "all")[0] == 1
    one = (tmp_path / "a.record").read_text()
    assert check(one, lambda name: GAME) == import_log(log(2)).table
    assert sorted(file.name for file in (tmp_path / "all").iterdir()) == ["good.record", "wrong.record"]
