"""Files with several studies and a shared preamble. docs/reference/studies.md describes them."""

from __future__ import annotations

import itertools
import re
from pathlib import Path
from typing import NamedTuple

from agon.engine.errors import AgonError
from agon.engine.table.study import FIRST, HEAD, Failed, Loader, Player, parse, place_of


class Line(NamedTuple):
    """A line of a file."""

    number: int
    raw: str

    @property
    def words(self) -> list[str]:
        return self.raw.partition("#")[0].split()

    @property
    def sets(self) -> tuple[str, ...]:
        """What the line sets (the game or a path of the position); empty for other lines."""
        words = self.words
        return tuple(words[: {"game": 1, "given": 2}.get(words[0], 0)]) if words else ()


class StudyText(NamedTuple):
    """One study of a file as a text of its own, with the line numbers of the file."""

    file: str
    name: str
    title: str
    text: str
    numbers: tuple[int, ...]

    def play(self, load: Loader, components: Path | None = None) -> Player:
        """Play the study to its end; a failure names the line of the file."""
        try:
            player = Player(parse(self.text), load, components=components)
            player.play()
            return player
        except AgonError as error:
            line, reason = place_of(error, self.text)
            raise Failed(self.file, self.numbers[line - 1], reason) from error


def name_of(title: str) -> str:
    """Return the name of a study within its file: the words of its title in lower case, joined by underscores.

    >>> name_of("NATO protects Italy, whoever's war it is")
    'nato_protects_italy_whoevers_war_it_is'
    """
    return "_".join(re.findall(r"\w+", title.lower().replace("'", "")))


def split(text: str, file: str = "study") -> list[StudyText]:
    """Return the studies of a file in order, each with the preamble lines that it does not override."""
    preamble, bodies = list[Line](), list[list[Line]]()
    for line in (Line(number, raw) for number, raw in enumerate(text.splitlines(), 1)):
        if line.words[:1] in (["study"], ["record"]):
            bodies.append([])
        (bodies[-1] if bodies else preamble).append(line)
    for line in preamble:
        if line.words and not line.sets:
            reason = f"{line.words[0]!r} stands before the first study, where only `game` and `given` lines may stand"
            raise Failed(file, line.number, reason)
    if not bodies:
        raise Failed(file, 1, f"no study; {FIRST}")
    studies: dict[str, StudyText] = {}
    for study in (_study(preamble, body, file) for body in bodies):
        first = studies.setdefault(study.name, study)
        if first is not study:
            reason = f"a second study named {study.name}; the first is in line {first.numbers[0]}"
            raise Failed(file, study.numbers[0], reason)
    return list(studies.values())


def _study(preamble: list[Line], body: list[Line], file: str) -> StudyText:
    """Return a study with the preamble between its head and the rest."""
    while not body[-1].raw.strip():
        body.pop()
    leading = itertools.takewhile(lambda line: not line.words or line.words[0] in HEAD, body)
    head = 1 + max(at for at, line in enumerate(leading) if line.words)
    own = {line.sets for line in body}
    lines = [*body[:head], *(line for line in preamble if line.sets and line.sets not in own), *body[head:]]
    title = " ".join(body[0].words[1:])
    numbers = tuple(line.number for line in lines)
    return StudyText(file, name_of(title), title, "".join(f"{line.raw}\n" for line in lines), numbers)
