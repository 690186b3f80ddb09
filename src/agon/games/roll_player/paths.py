"""The paths by which studies set and read the game; docs/games/roll_player.md lists them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from agon.engine.errors import AgonError
from agon.engine.script import NONE
from agon.engine.table.paths import Getter, Path, Paths, Setter, among, int_field, one, one_of, some_of, whole, within
from agon.games.roll_player import board
from agon.games.roll_player import words as w
from agon.games.roll_player.board import Board
from agon.games.roll_player.goals import attribute_score, goal_stars, meets_goal, row_total
from agon.games.roll_player.purchase import deck_size, price
from agon.games.roll_player.scoring import (
    alignment_stars,
    armor_stars,
    backstory_stars,
    class_dice_stars,
    gold_stars,
    matches,
    total_stars,
    trait_stars,
    traits_stars,
)
from agon.games.roll_player.setup import DIPLOMACY, STARTING_GOLD, fill
from agon.games.roll_player.variants import rounds
from agon.games.roll_player.view import PASSING, cards


def ids(codes: range) -> tuple[str, ...]:
    return tuple(w.WORDS.id(code) for code in codes)


CARD_IDS = ids(w.CARDS)
INITIATIVE_IDS = ids(w.INITIATIVES)
GAP = "-"
"""An empty place in the market row."""
HEROES = (("human", "ranger"), ("orc", "warrior"), ("elf", "paladin"), ("dwarf", "wizard"))
"""The sheets and classes of the baseline, by seat."""


def seat_of(name: str) -> int:
    return w.SEAT_IDS.index(name)


def word(text: str, codes: range) -> int:
    code = w.WORDS.codes.get(text, NONE)
    if code not in codes:
        raise AgonError("bad-position", f"{text!r} is not one of {', '.join(w.WORDS.id(c) for c in codes)}")
    return code


# ---------------------------------------------------------------- dice


def take(p: Board, die: int) -> int:
    """Take a die from the bag."""
    colour = board.COLOUR_OF[die]
    if p.bag[colour] == 0:
        raise AgonError("bad-position", f"the bag has no {w.WORDS.id(colour)} die left")
    p.bag[colour] -= 1
    return die


def give_back(p: Board, die: int) -> None:
    if die != NONE:
        p.bag[board.COLOUR_OF[die]] += 1


def set_row(p: Board, seat: int, row: int, values: list[str]) -> None:
    if len(values) > 3:
        raise AgonError("bad-position", f"a row holds three dice, not {len(values)}")
    for slot in board.SLOTS_OF[row]:
        give_back(p, p.sheet[seat, slot])
        p.sheet[seat, slot] = NONE
    for slot, value in zip(board.SLOTS_OF[row], values, strict=False):
        p.sheet[seat, slot] = take(p, word(value, w.DICE))


def set_waiting(p: Board, seat: int, values: list[str]) -> None:
    if len(values) > len(board.MOST_WAITING):
        raise AgonError("bad-position", f"at most {len(board.MOST_WAITING)} dice can wait to be placed")
    for i in board.MOST_WAITING:
        give_back(p, p.waiting[seat, i])
        p.waiting[seat, i] = take(p, word(values[i], w.DICE)) if i < len(values) else NONE


def set_pool(p: Board, initiative: int, values: list[str]) -> None:
    if not board.in_row(p, initiative):
        raise AgonError("bad-position", f"{w.WORDS.id(initiative)} is not in play with this number of players")
    give_back(p, p.pool[initiative])
    p.pool[initiative] = take(p, word(one(values), w.DICE)) if values else NONE


def set_bag(p: Board, colour: int, count: int) -> None:
    """Set the dice of a colour in the bag; the others are set aside."""
    if not 0 <= count <= p.bag[colour] + p.aside[colour]:
        raise AgonError("bad-position", f"the bag cannot hold {count} {w.WORDS.id(colour)} dice")
    p.aside[colour] += p.bag[colour] - count
    p.bag[colour] = count


# ---------------------------------------------------------------- cards, gold, alignment


def leave(p: Board, card: int) -> None:
    """Take a card from where it is; the caller puts it somewhere else."""
    for place in board.PLACES:
        if p.market[place] == card:
            p.market[place] = NONE
    if card in w.SKILLS:
        p.exhausted[card] = 0


def set_zone(p: Board, zone: int, values: list[str]) -> None:
    """Put exactly these cards in a zone; cards that were there leave the game (from the deck) or return to the deck."""
    wanted = [word(value, w.CARDS) for value in values]
    for card in w.CARDS:
        if p.where[card] == zone and card not in wanted:
            leave(p, card)
            p.where[card] = board.REMOVED if zone == board.IN_DECK else board.IN_DECK
    for card in wanted:
        leave(p, card)
        p.where[card] = zone


def set_market(p: Board, values: list[str]) -> None:
    if len(values) > len(board.PLACES):
        raise AgonError("bad-position", f"the market holds at most {len(board.PLACES)} cards")
    set_zone(p, board.IN_MARKET, [value for value in values if value != GAP])
    for place in board.PLACES:
        is_there = place < len(values) and values[place] != GAP
        p.market[place] = word(values[place], w.CARDS) if is_there else NONE


def get_market(p: Board) -> list[str]:
    row = [GAP if p.market[place] == NONE else w.WORDS.id(p.market[place]) for place in board.PLACES]
    while row and row[-1] == GAP:
        row.pop()
    return row


def set_exhausted(p: Board, seat: int, values: list[str]) -> None:
    wanted = [word(value, w.SKILLS) for value in values]
    for skill in w.SKILLS:
        if p.where[skill] == board.OWNED[seat]:
            p.exhausted[skill] = int(skill in wanted)
        elif skill in wanted:
            raise AgonError("bad-position", f"{w.WORDS.id(skill)} is not a card of {w.SEAT_IDS[seat]}; set cards first")


def set_gold(p: Board, seat: int, amount: int) -> None:
    p.supply += p.gold[seat] - amount
    p.gold[seat] = amount


def set_coins(p: Board, values: list[str]) -> None:
    wanted = [word(value, w.INITIATIVES) for value in values]
    for initiative in w.INITIATIVES:
        p.supply += p.coins[initiative] - int(initiative in wanted)
        p.coins[initiative] = int(initiative in wanted)


def get_token(p: Board, seat: int) -> list[str]:
    """Return the way from the centre: nothing, one direction, or two."""
    at = p.token[seat]
    upright = ("up", "", "down")[at // 3]
    across = ("left", "", "right")[at % 3]
    return [direction for direction in (upright, across) if direction]


def set_token(p: Board, seat: int, values: list[str]) -> None:
    at = board.CENTRE
    for value in values:
        direction = word(value, w.DIRECTIONS)
        if not board.CAN_STEP[direction][at]:
            raise AgonError("bad-position", "the token is at most one step from the centre each way")
        at += board.STEP[direction]
    p.token[seat] = at


# ---------------------------------------------------------------- the list


def number_of(field: str) -> tuple[Getter, Setter]:
    """Return functions that read and set an int field, of a seat or of the whole game."""
    return int_field(field, seat_of)


def word_of(field: str, codes: range) -> tuple[Getter, Setter]:
    """Return functions that read and set a word of a seat."""

    def get(p: Any, seat: str) -> list[str]:
        code = getattr(p, field)[seat_of(seat)]
        return [] if code == NONE else [w.WORDS.id(code)]

    def put(p: Any, seat: str, values: list[str]) -> None:
        getattr(p, field)[seat_of(seat)] = word(one(values), codes) if values else NONE

    return get, put


def derived(function: Callable[..., int]) -> Getter:
    """Return a function that reads a value the rules compute for a seat."""
    return lambda p, seat: [str(p.rule(function)(p, seat_of(seat)))]


def derived_of_row(function: Callable[..., int]) -> Getter:
    return lambda p, seat, row: [str(p.rule(function)(p, seat_of(seat), w.ROW_IDS.index(row)))]


def zone_of(zone: int) -> tuple[Getter, Setter]:
    return lambda p: cards(p, zone), lambda p, values: set_zone(p, zone, values)


def baseline(p: Board) -> None:
    """The heroes of the baseline before the first roll: empty sheets, 5 gold, all market cards in the deck."""
    fill(p)
    for seat in range(p.players):
        race, role = HEROES[seat]
        p.race[seat], p.class_card[seat], p.side[seat] = w.WORDS.code(race), w.WORDS.code(role), w.SIDES[0]
        p.backstory[seat], p.alignment_card[seat] = w.BACKSTORIES[seat], w.ALIGNMENTS[seat]
        set_gold(p, seat, STARTING_GOLD)
    if board.is_solo(p):
        p.where[DIPLOMACY] = board.REMOVED
    p.mixed = p.random_market
    board.lay_coins(p)
    p.phase = board.ROLL


def settle(p: Board) -> None:
    """Finish `given`: refuse contradictions."""
    for seat in range(p.players, len(w.SEAT_IDS)):
        if any(p.where[card] == board.OWNED[seat] for card in w.CARDS):
            raise AgonError("bad-position", f"{w.SEAT_IDS[seat]} does not play but owns a card")
    for seat in range(p.players):
        if p.rule(board.hands_used)(p, seat) > p.rule(board.hand_limit)(p, seat):
            raise AgonError("bad-position", f"the weapons of {w.SEAT_IDS[seat]} need more hands than the seat has")
    if p.phase == board.DICE_TURNS and not board.unselected(p):
        raise AgonError("bad-position", "the dice phase needs dice: set pool.initiative_1 and so on")
    if p.phase == board.MARKET_TURNS and all(p.initiative[seat] == NONE for seat in range(p.players)):
        raise AgonError("bad-position", "the market phase needs initiative.SEAT for at least one seat")
    if p.phase == board.OVER or not p.rule(board.invariant)(p):
        raise AgonError("bad-position", "the position is inconsistent")


PATHS = Paths(
    {
        "SEAT": w.SEAT_IDS,
        "ROW": w.ROW_IDS,
        "COLOUR": w.COLOUR_IDS,
        "INITIATIVE": INITIATIVE_IDS,
        "CARD": CARD_IDS,
        "TRAIT": w.TRAIT_IDS,
    },
    (
        Path(
            "phase",
            "setup, roll, dice, before_market, market, cleanup, scoring or over",
            lambda p: [board.PHASES[p.phase]],
            lambda p, values: setattr(p, "phase", among(values, board.PHASES)),
            takes=one_of(board.PHASES),
        ),
        Path("round", "number of the round", *number_of("round"), takes=within(Board.fields["round"])),
        Path("rounds", "rounds of the game", lambda p: [str(rounds(p))]),
        Path(
            "start",
            "the start player",
            lambda p: [w.SEAT_IDS[p.start]],
            lambda p, values: setattr(p, "start", among(values, w.SEAT_IDS[: p.players])),
            takes=one_of(w.SEAT_IDS),
        ),
        Path(
            "active",
            "whose turn it is",
            lambda p: [] if p.active == NONE else [w.SEAT_IDS[p.active]],
            takes=one_of(w.SEAT_IDS),
        ),
        Path("race.SEAT", "the character sheet", *word_of("race", w.RACES), takes=one_of(ids(w.RACES))),
        Path("side.SEAT", "male or female", *word_of("side", w.SIDES), takes=one_of(ids(w.SIDES))),
        Path("class.SEAT", "the class", *word_of("class_card", w.CLASSES), takes=one_of(ids(w.CLASSES))),
        Path(
            "backstory.SEAT",
            "the backstory card",
            *word_of("backstory", w.BACKSTORIES),
            takes=one_of(ids(w.BACKSTORIES)),
        ),
        Path(
            "alignment.SEAT",
            "the alignment card",
            *word_of("alignment_card", w.ALIGNMENTS),
            takes=one_of(ids(w.ALIGNMENTS)),
        ),
        Path(
            "token.SEAT",
            "the alignment token: its way from the centre, such as none, up or up left",
            lambda p, seat: get_token(p, seat_of(seat)),
            lambda p, seat, values: set_token(p, seat_of(seat), values),
            is_set=True,
            takes=some_of(ids(w.DIRECTIONS)),
        ),
        Path(
            "sheet.SEAT.ROW",
            "the dice of a row from left to right; setting them takes them from the bag",
            lambda p, seat, row: [
                w.WORDS.id(p.sheet[seat_of(seat), s])
                for s in board.SLOTS_OF[w.ROW_IDS.index(row)]
                if p.sheet[seat_of(seat), s] != NONE
            ],
            lambda p, seat, row, values: set_row(p, seat_of(seat), w.ROW_IDS.index(row), values),
            takes=some_of(ids(w.DICE)),
        ),
        Path(
            "waiting.SEAT",
            "starting dice that are not placed yet",
            lambda p, seat: [
                w.WORDS.id(p.waiting[seat_of(seat), i])
                for i in board.MOST_WAITING
                if p.waiting[seat_of(seat), i] != NONE
            ],
            lambda p, seat, values: set_waiting(p, seat_of(seat), values),
            is_set=True,
            takes=some_of(ids(w.DICE)),
        ),
        Path(
            "pool.INITIATIVE",
            "the die on an initiative card",
            lambda p, i: [] if p.pool[w.WORDS.code(i)] == NONE else [w.WORDS.id(p.pool[w.WORDS.code(i)])],
            lambda p, i, values: set_pool(p, w.WORDS.code(i), values),
            takes=one_of(ids(w.DICE)),
        ),
        Path(
            "coins",
            "the initiative cards with gold on them",
            lambda p: [w.WORDS.id(i) for i in w.INITIATIVES if p.coins[i]],
            set_coins,
            is_set=True,
            takes=some_of(INITIATIVE_IDS),
        ),
        Path(
            "initiative.SEAT",
            "the initiative card a seat has taken",
            *word_of("initiative", w.INITIATIVES),
            takes=one_of(INITIATIVE_IDS),
        ),
        Path(
            "bag.COLOUR",
            "dice of a colour in the bag; others are set aside",
            lambda p, colour: [str(p.bag[w.WORDS.code(colour)])],
            lambda p, colour, values: set_bag(p, w.WORDS.code(colour), whole(values)),
            takes=within(Board.fields["bag"]),
        ),
        Path("bag_size", "number of dice in the bag", lambda p: [str(sum(p.bag[c] for c in w.COLOURS))]),
        Path("aside", "number of dice aside", lambda p: [str(sum(p.aside[c] for c in w.COLOURS))]),
        Path(
            "gold.SEAT",
            "gold held",
            number_of("gold")[0],
            lambda p, seat, values: set_gold(p, seat_of(seat), whole(values)),
            takes=within(Board.fields["gold"]),
        ),
        Path("supply", "gold in the supply", number_of("supply")[0]),
        Path("charisma.SEAT", "charisma tokens", *number_of("charisma"), takes=within(Board.fields["charisma"])),
        Path(
            "market",
            "market cards from left to right, - for an empty place",
            get_market,
            set_market,
            takes=some_of((*CARD_IDS, GAP)),
        ),
        Path(
            "deck",
            "cards in the deck; others leave the game",
            *zone_of(board.IN_DECK),
            is_set=True,
            takes=some_of(CARD_IDS),
        ),
        Path("deck_size", "number of cards in the deck", lambda p: [str(deck_size(p))]),
        Path(
            "mixed", "1 if dots no longer matter in the deck", *number_of("mixed"), takes=within(Board.fields["mixed"])
        ),
        Path("discard", "the market discard", *zone_of(board.DISCARDED), is_set=True, takes=some_of(CARD_IDS)),
        Path("removed", "cards out of the game", *zone_of(board.REMOVED), is_set=True, takes=some_of(CARD_IDS)),
        Path(
            "cards.SEAT",
            "market cards owned",
            lambda p, seat: cards(p, board.OWNED[seat_of(seat)]),
            lambda p, seat, values: set_zone(p, board.OWNED[seat_of(seat)], values),
            is_set=True,
            takes=some_of(CARD_IDS),
        ),
        Path(
            "exhausted.SEAT",
            "exhausted skills",
            lambda p, seat: [
                w.WORDS.id(s) for s in w.SKILLS if p.where[s] == board.OWNED[seat_of(seat)] and p.exhausted[s]
            ],
            lambda p, seat, values: set_exhausted(p, seat_of(seat), values),
            is_set=True,
            takes=some_of(ids(w.SKILLS)),
        ),
        Path(
            "passing.SEAT",
            "none, or how long the seat passes its windows: turn or round",
            lambda p, seat: [passing for passing in (PASSING[p.quiet[seat_of(seat)]],) if passing],
            lambda p, seat, values: p.quiet.__setitem__(
                seat_of(seat), 1 + among(values, ("turn", "round")) if values else 0
            ),
            takes=one_of(("turn", "round")),
        ),
        Path(
            "price.SEAT.CARD",
            "what a card costs a seat in gold and tokens together",
            lambda p, seat, card: [str(p.rule(price)(p, seat_of(seat), w.WORDS.code(card)))],
        ),
        Path("row_total.SEAT.ROW", "sum of the faces of a row", derived_of_row(row_total)),
        Path("score.SEAT.ROW", "attribute score: faces, race and weapons", derived_of_row(attribute_score)),
        Path(
            "goals.SEAT",
            "rows whose goal is met",
            lambda p, seat: [w.ROW_IDS[row] for row in w.ROWS if p.rule(meets_goal)(p, seat_of(seat), row)],
            is_set=True,
            takes=some_of(w.ROW_IDS),
        ),
        Path("goal_stars.SEAT", "stars for attribute goals", derived(goal_stars)),
        Path("class_dice.SEAT", "dice of the class colour, a star each", derived(class_dice_stars)),
        Path("alignment_stars.SEAT", "stars of the token's space", derived(alignment_stars)),
        Path("matches.SEAT", "backstory spaces with the right colour", derived(matches)),
        Path("backstory_stars.SEAT", "stars for the backstory", derived(backstory_stars)),
        Path("armor_stars.SEAT", "stars for armour", derived(armor_stars)),
        Path("trait_stars.SEAT", "stars for all traits", derived(traits_stars)),
        Path(
            "trait.SEAT.TRAIT",
            "stars one trait gives or would give",
            lambda p, seat, trait: [str(p.rule(trait_stars)(p, seat_of(seat), w.WORDS.code(trait)))],
        ),
        Path("gold_stars.SEAT", "stars for gold in the solo game", derived(gold_stars)),
        Path("total.SEAT", "stars as they would be scored now", derived(total_stars)),
        Path("stars.SEAT", "stars given in the final scoring", number_of("stars")[0]),
    ),
    baseline,
    settle,
)
