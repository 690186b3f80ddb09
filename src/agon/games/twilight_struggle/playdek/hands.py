"""Hands and draws for a Playdek log, which prints the cards that leave a hand but never those that enter one.

Every card that leaves a hand is printed, so each card of the draw pile has a side to which it must be dealt, and a
deadline. For each deal this is solved as a matching of cards and places in the deals to come.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import NamedTuple

from agon.engine.script import NONE
from agon.games.twilight_struggle import effects
from agon.games.twilight_struggle.board import DECK, DISCARDED, ERA, HAND, IN_BOX, OPS, SCORING, Map
from agon.games.twilight_struggle.play import is_used
from agon.games.twilight_struggle.playdek.blocks import rounds
from agon.games.twilight_struggle.playdek.text import Block, Log, Statement
from agon.games.twilight_struggle.words import CARDS, US, USSR, card

GRAIN_SALES = card(67)
TRAPPED_SIDE = {effects.QUAGMIRE: US, effects.BEAR_TRAP: USSR}
NOWHERE = -1
HEADING = ("card", "headline")


class Seen(NamedTuple):
    """A card known to be in a hand: until it leaves, or when shown. Side NOWHERE: discarded from the draw pile."""

    time: int
    turn: int
    side: int
    leaves: bool


class Place(NamedTuple):
    """A place in a deal, or a card to be drawn by an event."""

    time: int
    turn: int
    side: int


class Item(NamedTuple):
    """A card to be dealt: where it is seen next, and the time from which it is in the pile."""

    card: int
    seen: Seen | None
    after: int = 0


class Change(NamedTuple):
    """Something that changes the number of cards in a hand, or requires draws."""

    time: int
    turn: int
    side: int
    cards: int
    kind: str


class Limit(NamedTuple):
    """At that time a side had no higher card in hand: it gave its highest card, or could not leave a trap."""

    time: int
    turn: int
    side: int
    ops: int


@dataclass
class Story:
    """What a log says about hands. Time is twice the line number: deals come before their line, draws after it."""

    seen: dict[int, list[Seen]] = field(default_factory=dict)
    changes: list[Change] = field(default_factory=list)
    limits: list[Limit] = field(default_factory=list)
    mixed: list[int] = field(default_factory=list)
    last_turn: int = 0
    last_round: list[int] = field(default_factory=lambda: [0, 0])

    def next_seen(self, card: int, time: int) -> Seen | None:
        return next((s for s in self.seen.get(card, ()) if s.time > time), None)

    def mixed_after(self, time: int) -> int | None:
        """Return when Our Man in Tehran mixes the discards into a remaining pile, if that is the next reshuffle."""
        change = next((c for c in self.changes if c.time > time and c.kind == "reshuffle"), None)
        return change.time if change is not None and change.time in self.mixed else None


@dataclass
class State:
    """Which sides are trapped, and what the cards of each side gain or lose this turn."""

    trapped: set[int] = field(default_factory=set)
    change: list[int] = field(default_factory=lambda: [0, 0])

    def too_low(self, side: int) -> int:
        """The highest printed value that is worth less than two."""
        return 1 - self.change[side]

    def go_on(self, block: Block) -> None:
        """Apply the effects that start and end in a block."""
        for s in block.statements:
            if s.code in TRAPPED_SIDE and s.kind == "begins":
                self.trapped.add(TRAPPED_SIDE[s.code])
            elif s.code in TRAPPED_SIDE and s.kind == "ends":
                self.trapped.discard(TRAPPED_SIDE[s.code])
            elif s.kind == "begins" and s.code == effects.RED_SCARE and _opponent(block, effects.RED_SCARE) != NONE:
                self.change[_opponent(block, effects.RED_SCARE)] -= 1
            elif s.kind == "begins" and s.code in (effects.CONTAINMENT, effects.BREZHNEV_DOCTRINE):
                self.change[US if s.code == effects.CONTAINMENT else USSR] += 1


def tell_story(log: Log) -> Story:
    story = Story()
    state = State()
    before: Block | None = None
    for block in log.blocks:
        is_new_turn = block.turn > story.last_turn
        if is_new_turn:
            story.last_turn, story.last_round = block.turn, [0, 0]
        if block.round:
            story.last_round[block.side] = block.round
        if before is not None and _skips(before, block):
            side = 1 - before.side
            story.limits.append(Limit(dealing_time(block) - 1, before.turn, side, state.too_low(side)))
        if is_new_turn:
            state.change = [0, 0]
            story.changes.append(Change(dealing_time(block), block.turn, NONE, 0, "deal"))
        if block.side in state.trapped and (block.first is None or SCORING[block.first.code]):
            story.limits.append(Limit(dealing_time(block), block.turn, block.side, state.too_low(block.side)))
        _tell_block(story, block)
        if block is not log.blocks[-1]:
            story.limits += _empty_hands(block)
        state.go_on(block)
        before = block
    return story


def _skips(before: Block, block: Block) -> bool:
    """Whether the opponent's round between two blocks was passed."""
    if not (before.is_readable and block.is_readable):
        return False
    if block.round == 0:
        return before.side == USSR and before.round <= rounds(before.turn)
    return before.side == block.side and block.round <= rounds(block.turn)


def _opponent(block: Block, card: int) -> int:
    """Return the opponent of a card that both sides may use; in the headline phase NONE if it is no headline."""
    player = next((s.side for s in block.statements if s.kind == "headlines" and s.code == card), block.side)
    return NONE if player == NONE else 1 - player


def dealing_time(block: Block) -> int:
    return 2 * block.line - 1


def drawing_time(block: Block) -> int:
    """Return when the cards for "Ask Not" are drawn: after the last discard it asks for; 0 if there is none."""
    event, time = NONE, 0
    for s in block.statements:
        if s.kind == "event":
            event = s.code
        elif s.kind == "discards" and event == effects.ASK_NOT:
            time = 2 * s.line + 1
    return time


def _tell_block(story: Story, block: Block) -> None:
    event, shown, drawn = NONE, NONE, 0
    for s in block.statements:
        if s.kind == "event":
            event = s.code
            if event == effects.UN_INTERVENTION and all(b.code != event for b in block.statements if b.kind in HEADING):
                _leave(story, block, s, US)  # beside a card that Grain Sales took
        elif (s.kind == "card" and s.code != effects.THE_CHINA_CARD) or s.kind == "headlines":
            _leave(story, block, s, s.side)
        elif s.kind == "reshuffle":
            story.changes.append(Change(2 * s.line, block.turn, NONE, 0, "reshuffle"))
            if event == effects.OUR_MAN_IN_TEHRAN:
                story.mixed.append(2 * s.line)
        elif s.kind == "discards" and event == effects.OUR_MAN_IN_TEHRAN and s.side == US:
            _see(story, s.code, Seen(2 * s.line, block.turn, NOWHERE, True))
            story.changes.append(Change(2 * s.line, block.turn, NONE, 1, "thrown"))
        elif s.kind == "discards" and not _is_trap(block, s):
            _leave(story, block, s, s.side)
            drawn += event == effects.ASK_NOT
        elif s.kind == "reveals" and event == effects.MISSILE_ENVY:
            story.limits.append(Limit(2 * s.line, block.turn, s.side, OPS[s.code]))
            _leave(story, block, s, s.side)
            story.changes.append(Change(2 * s.line, block.turn, s.side, 1, "hand"))
        elif s.kind == "reveals" and event == effects.SALT:
            story.changes.append(Change(2 * s.line, block.turn, s.side, 1, "hand"))
        elif s.kind == "reveals":
            shown = s.side
            _see(story, s.code, Seen(2 * s.line, block.turn, s.side, False))
        elif s.kind == "plays":
            _leave(story, block, s, shown if event == GRAIN_SALES and shown != NONE else s.side)
    if drawn:
        story.changes.append(Change(drawing_time(block), block.turn, US, drawn, "draw"))
        story.changes.sort()


def _empty_hands(block: Block) -> Iterator[Limit]:
    """Yield the limits from a Missile Envy that is given nothing: the hand is empty, or holds only scoring cards."""
    for n, s in enumerate(block.statements):
        if (
            s.kind == "event"
            and s.code == effects.MISSILE_ENVY
            and all(after.kind != "reveals" for after in block.statements[n + 1 : n + 2])
        ):
            yield Limit(2 * s.line, block.turn, _opponent(block, s.code), 0)


def _is_trap(block: Block, s: Statement) -> bool:
    """Whether a discard is that of a trapped side, which the header already names."""
    first = block.first
    return first is not None and first.kind == "card" and (first.code, first.side) == (s.code, s.side)


def _see(story: Story, code: int, seen: Seen) -> None:
    story.seen.setdefault(code, []).append(seen)


def _leave(story: Story, block: Block, s: Statement, side: int) -> None:
    _see(story, s.code, Seen(2 * s.line, block.turn, side, True))
    story.changes.append(Change(2 * s.line, block.turn, side, -1, "hand"))


# ---------------------------------------------------------------- the deals to come


def hand_size(turn: int) -> int:
    return 8 if turn <= 3 else 9


def alternate(first: int, wanted: list[int]) -> Iterator[int]:
    """Yield the sides in the order in which they are dealt cards."""
    side = first
    while wanted[US] or wanted[USSR]:
        if not wanted[side]:
            side = 1 - side
        wanted[side] -= 1
        yield side
        side = 1 - side


def coming_places(story: Story, p: Map, now: int, first: int, wanted: list[int]) -> tuple[list[Place], bool]:
    """Return the places filled from the current draw pile, and whether they exhaust it.

    The discards are reshuffled as soon as the last card is taken (TS-R-109). A pile that Our Man in Tehran mixes with
    them continues."""
    pile = p.count[DECK]
    held = [p.count[HAND[side]] + wanted[side] for side in (US, USSR)]
    mixed = story.mixed_after(now)
    places = [Place(now, p.turn, side) for side in alternate(first, list(wanted))]
    if len(places) >= pile:
        return places[:pile], True
    for change in story.changes:
        if change.time <= now:
            continue
        more = [0, 0]
        is_mixed = mixed is not None and mixed < change.time
        if change.kind == "hand":
            held[change.side] += change.cards
        elif change.kind == "thrown":
            pile -= 1
        elif change.kind == "reshuffle" and is_mixed:
            return places, False
        elif change.kind == "draw":
            more[change.side] = change.cards
        elif change.kind == "deal" and change.turn > p.turn:
            pile += sum(is_coming(p, c, change.turn) for c in CARDS)
            more = [max(0, hand_size(change.turn) - count) for count in held]
        places += [Place(change.time, change.turn, side) for side in alternate(USSR, list(more))]
        if len(places) >= pile and any(more) and not is_mixed:
            return places[:pile], True
        held = [held[side] + more[side] for side in (US, USSR)]
    return places, False


def is_coming(p: Map, c: int, turn: int) -> bool:
    """Whether a card joins the draw pile in that turn."""
    return (
        turn in (4, 8)
        and ERA[c] == turn // 4
        and p.where[c] == IN_BOX
        and is_used(p, c)
        and c != effects.THE_CHINA_CARD
    )


def joins(p: Map, c: int) -> int:
    """Return the turn from which a card can be drawn."""
    return 1 if p.where[c] == DECK else 4 if ERA[c] == 1 else 8


def can_lie(story: Story, p: Map, item: Item, place: Place, strict: bool) -> bool:
    """Whether the log allows a card to be dealt to a place; `strict` also respects the limits, which are guesses."""
    c, seen, after = item
    if place.time <= after or place.turn < joins(p, c):
        return False
    if seen is None and SCORING[c]:
        return place.turn == story.last_turn and story.last_round[place.side] < rounds(place.turn)
    if seen is None:
        return not (strict and _is_too_high(story, item, place))
    if seen.side != place.side or seen.time <= place.time:
        return False
    if SCORING[c]:
        return place.turn == seen.turn
    return not (strict and _is_too_high(story, item, place))


def _is_too_high(story: Story, item: Item, place: Place) -> bool:
    """Whether a card is too high for the hand at some time between the place and its leaving, unless it was in hand
    anyway."""
    seen = item.seen
    return any(
        limit.side == place.side
        and place.time < limit.time
        and OPS[item.card] > limit.ops
        and (seen is None or seen.turn > limit.turn or _draws_between(story, place.side, limit.time, seen.time))
        for limit in story.limits
    )


def _draws_between(story: Story, side: int, start: int, end: int) -> bool:
    return start < end and any(c.kind == "draw" and c.side == side and start < c.time < end for c in story.changes)


def deal(story: Story, p: Map, now: int, first: int, wanted: list[int]) -> list[list[int]]:
    """Return the cards for the coming draws of either side; too few if nothing fits.

    Cards that must be dealt come first, then cards that the log never shows; limits are respected where possible."""
    places, drained = coming_places(story, p, now, first, wanted)
    era = max((place.turn for place in places), default=p.turn)
    pool = [Item(c, story.next_seen(c, now)) for c in CARDS if p.where[c] == DECK or _comes_by(p, c, era)]
    mixed = story.mixed_after(now)
    if mixed is not None and not drained:
        pool += returning(story, p, now, mixed)
    due = sorted((item for item in pool if is_due(item, drained)), key=_seen_at)
    others = [item for item in pool if not is_due(item, drained)]
    others.sort(key=lambda item: (item.card in story.seen, SCORING[item.card], OPS[item.card]))
    fits: dict[Item, list[int]] = {}
    holder: dict[int, Item] = {}
    for items in (due, others):
        for strict in (True, False):
            seated = set(holder.values())
            for item in items:
                if item not in seated and len(holder) < len(places):
                    fits[item] = [i for i, place in enumerate(places) if can_lie(story, p, item, place, strict)]
                    _seat(item, fits, holder, set())
    hands: list[list[int]] = [[], []]
    for i, item in sorted(holder.items()):
        if places[i].time == now:
            hands[places[i].side].append(item.card)
    return hands


def _comes_by(p: Map, c: int, era: int) -> bool:
    return any(is_coming(p, c, turn) for turn in (4, 8) if p.turn < turn <= era)


def returning(story: Story, p: Map, now: int, mixed: int) -> Iterator[Item]:
    """Yield the cards that return with the discards that Our Man in Tehran mixes into the pile."""
    for c in CARDS:
        before = [s for s in story.seen.get(c, ()) if now < s.time < mixed]
        if before[-1].leaves if before else p.where[c] == DISCARDED:
            yield Item(c, story.next_seen(c, mixed), mixed)


def is_due(item: Item, drained: bool) -> bool:
    """Whether a card must be dealt: it is later seen in a hand, or the pile is exhausted and it is not discarded from
    it."""
    return drained if item.seen is None else item.seen.side != NOWHERE


def _seen_at(item: Item) -> tuple[bool, int]:
    """Sort key: earliest seen first, since later parts of the log may not fit if a block is missing."""
    return (True, 0) if item.seen is None else (False, item.seen.time)


def _seat(item: Item, fits: dict[Item, list[int]], holder: dict[int, Item], tried: set[int]) -> bool:
    """Give a card a place, moving others if that helps (augmenting paths)."""
    for i in fits[item]:
        if i not in tried:
            tried.add(i)
            if i not in holder or _seat(holder[i], fits, holder, tried):
                holder[i] = item
                return True
    return False
