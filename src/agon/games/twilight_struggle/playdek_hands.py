"""Hands and draws for a Playdek log: it prints what leaves a hand, never what comes into one.

Every card that leaves a hand is printed, so each card of the draw pile has a side to which it must be dealt and a
moment before which it must have been. That is a matching of cards and places in the deals to come, found anew for each
deal.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import NamedTuple

from agon.engine.script import NONE
from agon.games.twilight_struggle.board import DECK, ERA, HAND, IN_BOX, OPS, SCORING, Map
from agon.games.twilight_struggle.effects import (
    ASK_NOT,
    BEAR_TRAP,
    MISSILE_ENVY,
    OUR_MAN_IN_TEHRAN,
    QUAGMIRE,
    SALT,
    THE_CHINA_CARD,
)
from agon.games.twilight_struggle.play import is_used
from agon.games.twilight_struggle.playdek_text import Block, Log, Statement
from agon.games.twilight_struggle.words import CARDS, US, USSR, card

GRAIN_SALES = card(67)
TRAPPED_SIDE = {QUAGMIRE: US, BEAR_TRAP: USSR}
NOWHERE = -1


class Seen(NamedTuple):
    """A card known to be in a hand: until it leaves, or merely shown. Side NOWHERE: thrown out of the draw pile."""

    time: int
    turn: int
    side: int
    leaves: bool


class Place(NamedTuple):
    """A place in a deal, or a card to be drawn by an event."""

    time: int
    turn: int
    side: int


class Change(NamedTuple):
    """Something that changes the number of cards in a hand, or calls for draws."""

    time: int
    turn: int
    side: int
    cards: int
    kind: str


class Limit(NamedTuple):
    """At that moment nothing higher was in a side's hand: it gave its highest card, or could not leave a trap."""

    time: int
    turn: int
    side: int
    ops: int


@dataclass
class Story:
    """What a log tells about hands. Time is twice the line's number: deals stand before their line, draws behind it."""

    seen: dict[int, list[Seen]] = field(default_factory=dict)
    changes: list[Change] = field(default_factory=list)
    limits: list[Limit] = field(default_factory=list)
    last_turn: int = 0
    last_round: list[int] = field(default_factory=lambda: [0, 0])


def tell_story(log: Log) -> Story:
    story = Story()
    trapped: set[int] = set()
    before: Block | None = None
    for block in log.blocks:
        if block.turn > story.last_turn:
            story.last_turn, story.last_round = block.turn, [0, 0]
        if block.round:
            story.last_round[block.side] = block.round
        if before is not None and _skips(before, block):
            story.limits.append(Limit(dealing_time(block) - 1, before.turn, 1 - before.side, 1))
        if block.round == 0:
            story.changes.append(Change(dealing_time(block), block.turn, NONE, 0, "deal"))
        if block.side in trapped and SCORING[block.statements[0].code]:
            story.limits.append(Limit(dealing_time(block), block.turn, block.side, 1))
        _tell_block(story, block)
        _tell_traps(block, trapped)
        before = block
    return story


def _skips(before: Block, block: Block) -> bool:
    """Whether the opponent's round between two blocks was passed."""
    if block.round == 0:
        return before.side == USSR and before.round <= rounds(before.turn)
    return before.side == block.side and block.round <= rounds(block.turn)


def _tell_traps(block: Block, trapped: set[int]) -> None:
    """Which sides are in a trap after a block."""
    for s in block.statements:
        if s.code in TRAPPED_SIDE and s.kind == "begins":
            trapped.add(TRAPPED_SIDE[s.code])
        elif s.code in TRAPPED_SIDE and s.kind == "ends":
            trapped.discard(TRAPPED_SIDE[s.code])


def dealing_time(block: Block) -> int:
    return 2 * block.line - 1


def drawing_time(block: Block) -> int:
    """When the cards for "Ask Not" are drawn: after the last discard it asks for; 0 if there is none."""
    event, time = NONE, 0
    for s in block.statements:
        if s.kind == "event":
            event = s.code
        elif s.kind == "discards" and event == ASK_NOT:
            time = 2 * s.line + 1
    return time


def _tell_block(story: Story, block: Block) -> None:
    event, shown, drawn = NONE, NONE, 0
    for s in block.statements:
        if s.kind == "event":
            event = s.code
        elif (s.kind == "card" and s.code != THE_CHINA_CARD) or s.kind == "headlines":
            _leave(story, block, s, s.side)
        elif s.kind == "discards" and event == OUR_MAN_IN_TEHRAN:
            _see(story, s.code, Seen(2 * s.line, block.turn, NOWHERE, True))
            story.changes.append(Change(2 * s.line, block.turn, NONE, 1, "thrown"))
        elif s.kind == "discards" and not _is_trap(block, s):
            _leave(story, block, s, s.side)
            drawn += event == ASK_NOT
        elif s.kind == "reveals" and event == MISSILE_ENVY:
            story.limits.append(Limit(2 * s.line, block.turn, s.side, OPS[s.code]))
            _leave(story, block, s, s.side)
            story.changes.append(Change(2 * s.line, block.turn, s.side, 1, "hand"))
        elif s.kind == "reveals" and event == SALT:
            story.changes.append(Change(2 * s.line, block.turn, s.side, 1, "hand"))
        elif s.kind == "reveals":
            shown = s.side
            _see(story, s.code, Seen(2 * s.line, block.turn, s.side, False))
        elif s.kind == "plays":
            _leave(story, block, s, shown if event == GRAIN_SALES and shown != NONE else s.side)
    if drawn:
        story.changes.append(Change(drawing_time(block), block.turn, US, drawn, "draw"))
        story.changes.sort()


def _is_trap(block: Block, s: Statement) -> bool:
    """A trapped side's discard stands in the header already."""
    first = block.statements[0]
    return first.kind == "card" and (first.code, first.side) == (s.code, s.side)


def _see(story: Story, code: int, seen: Seen) -> None:
    story.seen.setdefault(code, []).append(seen)


def _leave(story: Story, block: Block, s: Statement, side: int) -> None:
    _see(story, s.code, Seen(2 * s.line, block.turn, side, True))
    story.changes.append(Change(2 * s.line, block.turn, side, -1, "hand"))


# ---------------------------------------------------------------- the deals to come


def rounds(turn: int) -> int:
    return 6 if turn <= 3 else 7


def hand_size(turn: int) -> int:
    return 8 if turn <= 3 else 9


def alternate(first: int, wanted: list[int]) -> Iterator[int]:
    """The sides in the order in which they are dealt cards."""
    side = first
    while wanted[US] or wanted[USSR]:
        if not wanted[side]:
            side = 1 - side
        wanted[side] -= 1
        yield side
        side = 1 - side


def coming_places(story: Story, p: Map, now: int, first: int, wanted: list[int]) -> tuple[list[Place], bool]:
    """The places that are filled from the present draw pile, and whether they use it up."""
    pile = p.count[DECK]
    held = [p.count[HAND[side]] + wanted[side] for side in (US, USSR)]
    places: list[Place] = []
    for side in alternate(first, list(wanted)):
        if len(places) == pile:
            return places, True
        places.append(Place(now, p.turn, side))
    for change in story.changes:
        if change.time <= now:
            continue
        if change.kind == "hand":
            held[change.side] += change.cards
            continue
        if change.kind == "thrown":
            pile -= 1
            continue
        more = [0, 0]
        if change.kind == "draw":
            more[change.side] = change.cards
        elif change.turn > p.turn:
            pile += sum(is_coming(p, c, change.turn) for c in CARDS)
            more = [max(0, hand_size(change.turn) - count) for count in held]
        for side in alternate(USSR, list(more)):
            if len(places) == pile:
                return places, True
            places.append(Place(change.time, change.turn, side))
        held = [held[side] + more[side] for side in (US, USSR)]
    return places, False


def is_coming(p: Map, c: int, turn: int) -> bool:
    """Whether a card joins the draw pile with that turn."""
    return turn in (4, 8) and ERA[c] == turn // 4 and p.where[c] == IN_BOX and is_used(p, c) and c != THE_CHINA_CARD


def joins(p: Map, c: int) -> int:
    """The turn from which on a card can be drawn."""
    return 1 if p.where[c] == DECK else 4 if ERA[c] == 1 else 8


def can_lie(story: Story, p: Map, c: int, place: Place, now: int, strict: bool) -> bool:
    """Whether a card may be dealt to a place for all the log tells; `strict` minds the limits, which are guesses."""
    if place.turn < joins(p, c):
        return False
    seen = next((s for s in story.seen.get(c, ()) if s.time > now), None)
    if seen is None and SCORING[c]:
        return place.turn == story.last_turn and story.last_round[place.side] < rounds(place.turn)
    if seen is None:
        return not (strict and _is_too_high(story, c, place, None))
    if seen.side != place.side or seen.time <= place.time:
        return False
    if SCORING[c]:
        return place.turn == seen.turn
    return not (strict and _is_too_high(story, c, place, seen))


def _is_too_high(story: Story, c: int, place: Place, seen: Seen | None) -> bool:
    """A card too high for the hand at a moment between the place and its leaving; one of that turn was in it anyway."""
    return any(
        limit.side == place.side
        and place.time < limit.time
        and OPS[c] > limit.ops
        and (seen is None or seen.turn > limit.turn or _draws_between(story, place.side, limit.time, seen.time))
        for limit in story.limits
    )


def _draws_between(story: Story, side: int, start: int, end: int) -> bool:
    return start < end and any(c.kind == "draw" and c.side == side and start < c.time < end for c in story.changes)


def deal(story: Story, p: Map, now: int, first: int, wanted: list[int]) -> list[list[int]]:
    """The cards for the coming draws of either side; too few where nothing fits."""
    places, drained = coming_places(story, p, now, first, wanted)
    era = max((place.turn for place in places), default=p.turn)
    pool = [c for c in CARDS if p.where[c] == DECK or any(is_coming(p, c, t) for t in (4, 8) if p.turn < t <= era)]
    holder: dict[int, int] = {}
    for strict in (True, False):
        fits = {c: [i for i, place in enumerate(places) if can_lie(story, p, c, place, now, strict)] for c in pool}
        due = {c for c in pool if drained or any(s.time > now and s.side != NOWHERE for s in story.seen.get(c, ()))}
        holder = _match(pool, due, fits, len(places), set(story.seen))
        if len(holder) == len(places) and due <= set(holder.values()):
            break
    hands: list[list[int]] = [[], []]
    for i, c in sorted(holder.items()):
        if places[i].time == now:
            hands[places[i].side].append(c)
    return hands


def _match(pool: list[int], due: set[int], fits: dict[int, list[int]], places: int, known: set[int]) -> dict[int, int]:
    """A card for each place: first those that must have one, then such as the log never shows."""
    holder: dict[int, int] = {}
    for c in sorted(due, key=lambda c: len(fits[c])):
        _seat(c, fits, holder, set())
    for c in sorted((c for c in pool if c not in due), key=lambda c: (c in known, SCORING[c], OPS[c])):
        if len(holder) < places:
            _seat(c, fits, holder, set())
    return holder


def _seat(c: int, fits: dict[int, list[int]], holder: dict[int, int], tried: set[int]) -> bool:
    """Give a card a place, moving others on where that helps (augmenting paths)."""
    for i in fits[c]:
        if i not in tried:
            tried.add(i)
            if i not in holder or _seat(holder[i], fits, holder, tried):
                holder[i] = c
                return True
    return False
