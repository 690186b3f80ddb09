"""The names under which studies set and read the game. docs/games/roll_player.md lists them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from agon.engine.errors import AgonError
from agon.engine.paths import Path, Paths, among, one, one_of, some_of, whole, within
from agon.engine.script import NONE
from agon.games.roll_player.board import (
    CAN_STEP,
    CENTRE,
    COLOUR_OF,
    DICE_TURNS,
    DISCARDED,
    IN_DECK,
    IN_MARKET,
    MARKET_TURNS,
    MOST_WAITING,
    OVER,
    OWNED,
    PHASES,
    PLACES,
    REMOVED,
    ROLL,
    SLOTS_OF,
    STEP,
    Board,
    hand_limit,
    hands_used,
    in_row,
    invariant,
    is_solo,
    lay_coins,
    unselected,
)
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
from agon.games.roll_player.words import (
    ALIGNMENTS,
    BACKSTORIES,
    CARDS,
    CLASSES,
    COLOUR_IDS,
    COLOURS,
    DICE,
    DIRECTIONS,
    INITIATIVES,
    RACES,
    ROW_IDS,
    ROWS,
    SEAT_IDS,
    SIDES,
    SKILLS,
    TRAIT_IDS,
    WORDS,
)


def ids(codes: range) -> tuple[str, ...]:
    return tuple(WORDS.id(code) for code in codes)


CARD_IDS = ids(CARDS)
INITIATIVE_IDS = ids(INITIATIVES)
GAP = "-"
"""Stands for an empty place in the market row."""
HEROES = (("human", "ranger"), ("orc", "warrior"), ("elf", "paladin"), ("dwarf", "wizard"))
"""The sheets and classes of the baseline, by seat."""


def seat_of(name: str) -> int:
    return SEAT_IDS.index(name)


def word(text: str, codes: range) -> int:
    code = WORDS.codes.get(text, NONE)
    if code not in codes:
        raise AgonError("bad-position", f"{text!r} is none of {', '.join(WORDS.id(c) for c in codes)}")
    return code


# ---------------------------------------------------------------- dice


def take(p: Board, die: int) -> int:
    """A die out of the bag."""
    colour = COLOUR_OF[die]
    if p.bag[colour] == 0:
        raise AgonError("bad-position", f"the bag holds no {WORDS.id(colour)} die any more")
    p.bag[colour] -= 1
    return die


def give_back(p: Board, die: int) -> None:
    if die != NONE:
        p.bag[COLOUR_OF[die]] += 1


def set_row(p: Board, seat: int, row: int, values: list[str]) -> None:
    if len(values) > 3:
        raise AgonError("bad-position", f"a row holds three dice, not {len(values)}")
    for slot in SLOTS_OF[row]:
        give_back(p, p.sheet[seat, slot])
        p.sheet[seat, slot] = NONE
    for slot, value in zip(SLOTS_OF[row], values, strict=False):
        p.sheet[seat, slot] = take(p, word(value, DICE))


def set_waiting(p: Board, seat: int, values: list[str]) -> None:
    if len(values) > len(MOST_WAITING):
        raise AgonError("bad-position", f"at most {len(MOST_WAITING)} dice wait to be placed")
    for i in MOST_WAITING:
        give_back(p, p.waiting[seat, i])
        p.waiting[seat, i] = take(p, word(values[i], DICE)) if i < len(values) else NONE


def set_pool(p: Board, initiative: int, values: list[str]) -> None:
    if not in_row(p, initiative):
        raise AgonError("bad-position", f"{WORDS.id(initiative)} is not in play with this number of players")
    give_back(p, p.pool[initiative])
    p.pool[initiative] = take(p, word(one(values), DICE)) if values else NONE


def set_bag(p: Board, colour: int, count: int) -> None:
    """Dice that are wanted elsewhere lie aside."""
    if not 0 <= count <= p.bag[colour] + p.aside[colour]:
        raise AgonError("bad-position", f"the bag cannot hold {count} {WORDS.id(colour)} dice")
    p.aside[colour] += p.bag[colour] - count
    p.bag[colour] = count


# ---------------------------------------------------------------- cards, gold, alignment


def leave(p: Board, card: int) -> None:
    """A card goes from where it is; whoever calls says where to."""
    for place in PLACES:
        if p.market[place] == card:
            p.market[place] = NONE
    if card in SKILLS:
        p.exhausted[card] = 0


def set_zone(p: Board, zone: int, values: list[str]) -> None:
    """Exactly these cards; others that were there are out of the game (out of the deck) or back in the deck."""
    wanted = [word(value, CARDS) for value in values]
    for card in CARDS:
        if p.where[card] == zone and card not in wanted:
            leave(p, card)
            p.where[card] = REMOVED if zone == IN_DECK else IN_DECK
    for card in wanted:
        leave(p, card)
        p.where[card] = zone


def set_market(p: Board, values: list[str]) -> None:
    if len(values) > len(PLACES):
        raise AgonError("bad-position", f"the market holds at most {len(PLACES)} cards")
    set_zone(p, IN_MARKET, [value for value in values if value != GAP])
    for place in PLACES:
        is_there = place < len(values) and values[place] != GAP
        p.market[place] = word(values[place], CARDS) if is_there else NONE


def get_market(p: Board) -> list[str]:
    row = [GAP if p.market[place] == NONE else WORDS.id(p.market[place]) for place in PLACES]
    while row and row[-1] == GAP:
        row.pop()
    return row


def set_exhausted(p: Board, seat: int, values: list[str]) -> None:
    wanted = [word(value, SKILLS) for value in values]
    for skill in SKILLS:
        if p.where[skill] == OWNED[seat]:
            p.exhausted[skill] = int(skill in wanted)
        elif skill in wanted:
            raise AgonError("bad-position", f"{WORDS.id(skill)} is not a card of {SEAT_IDS[seat]}; give cards first")


def set_gold(p: Board, seat: int, amount: int) -> None:
    p.supply += p.gold[seat] - amount
    p.gold[seat] = amount


def set_coins(p: Board, values: list[str]) -> None:
    wanted = [word(value, INITIATIVES) for value in values]
    for initiative in INITIATIVES:
        p.supply += p.coins[initiative] - int(initiative in wanted)
        p.coins[initiative] = int(initiative in wanted)


def get_token(p: Board, seat: int) -> list[str]:
    """The way from the centre: nothing, a direction, or two."""
    at = p.token[seat]
    upright = ("up", "", "down")[at // 3]
    across = ("left", "", "right")[at % 3]
    return [direction for direction in (upright, across) if direction]


def set_token(p: Board, seat: int, values: list[str]) -> None:
    at = CENTRE
    for value in values:
        direction = word(value, DIRECTIONS)
        if not CAN_STEP[direction][at]:
            raise AgonError("bad-position", "the token is at most one step from the centre each way")
        at += STEP[direction]
    p.token[seat] = at


# ---------------------------------------------------------------- the list


def number_of(field: str) -> tuple[Callable[..., list[str]], Callable[..., None]]:
    """Reading and setting a number, of a seat or of the whole."""

    def get(p: Any, *seat: str) -> list[str]:
        return [str(getattr(p, field)[seat_of(seat[0])] if seat else getattr(p, field))]

    def put(p: Any, *seat: str, values: list[str]) -> None:
        if seat:
            getattr(p, field)[seat_of(seat[0])] = whole(values)
        else:
            setattr(p, field, whole(values))

    return get, put


def word_of(field: str, codes: range) -> tuple[Callable[..., list[str]], Callable[..., None]]:
    """Reading and setting a word of a seat."""

    def get(p: Any, seat: str) -> list[str]:
        code = getattr(p, field)[seat_of(seat)]
        return [] if code == NONE else [WORDS.id(code)]

    def put(p: Any, seat: str, values: list[str]) -> None:
        getattr(p, field)[seat_of(seat)] = word(one(values), codes) if values else NONE

    return get, put


def derived(function: Callable[..., int]) -> Callable[..., list[str]]:
    """What the rules say of a seat."""
    return lambda p, seat: [str(p.rule(function)(p, seat_of(seat)))]


def derived_of_row(function: Callable[..., int]) -> Callable[..., list[str]]:
    return lambda p, seat, row: [str(p.rule(function)(p, seat_of(seat), ROW_IDS.index(row)))]


def zone_of(zone: int) -> tuple[Callable[..., list[str]], Callable[..., None]]:
    return lambda p: cards(p, zone), lambda p, values: set_zone(p, zone, values)


def baseline(p: Board) -> None:
    """The heroes of the baseline before the first roll: empty sheets, 5 gold, all market cards in the deck."""
    fill(p)
    for seat in range(p.players):
        race, role = HEROES[seat]
        p.race[seat], p.class_card[seat], p.side[seat] = WORDS.code(race), WORDS.code(role), SIDES[0]
        p.backstory[seat], p.alignment_card[seat] = BACKSTORIES[seat], ALIGNMENTS[seat]
        set_gold(p, seat, STARTING_GOLD)
    if is_solo(p):
        p.where[DIPLOMACY] = REMOVED
    p.mixed = p.random_market
    lay_coins(p)
    p.phase = ROLL


def settle(p: Board) -> None:
    """After `given`: a position that contradicts itself is refused."""
    for seat in range(p.players, len(SEAT_IDS)):
        if any(p.where[card] == OWNED[seat] for card in CARDS):
            raise AgonError("bad-position", f"{SEAT_IDS[seat]} does not play and owns a card")
    for seat in range(p.players):
        if p.rule(hands_used)(p, seat) > p.rule(hand_limit)(p, seat):
            raise AgonError("bad-position", f"the weapons of {SEAT_IDS[seat]} need more hands than there are")
    if p.phase == DICE_TURNS and not unselected(p):
        raise AgonError("bad-position", "the dice phase needs dice: give pool.initiative_1 and so on")
    if p.phase == MARKET_TURNS and all(p.initiative[seat] == NONE for seat in range(p.players)):
        raise AgonError("bad-position", "the market phase needs initiative.SEAT of somebody")
    if p.phase == OVER or not p.rule(invariant)(p):
        raise AgonError("bad-position", "the position contradicts itself")


PATHS = Paths(
    {
        "SEAT": SEAT_IDS,
        "ROW": ROW_IDS,
        "COLOUR": COLOUR_IDS,
        "INITIATIVE": INITIATIVE_IDS,
        "CARD": CARD_IDS,
        "TRAIT": TRAIT_IDS,
    },
    (
        Path(
            "phase",
            "setup, roll, dice, before_market, market, cleanup, scoring or over",
            lambda p: [PHASES[p.phase]],
            lambda p, values: setattr(p, "phase", among(values, PHASES)),
            takes=one_of(PHASES),
        ),
        Path("round", "number of the round", *number_of("round"), takes=within(Board.fields["round"])),
        Path("rounds", "rounds of the game", lambda p: [str(rounds(p))]),
        Path(
            "start",
            "the start player",
            lambda p: [SEAT_IDS[p.start]],
            lambda p, values: setattr(p, "start", among(values, SEAT_IDS[: p.players])),
            takes=one_of(SEAT_IDS),
        ),
        Path(
            "active",
            "whose turn it is",
            lambda p: [] if p.active == NONE else [SEAT_IDS[p.active]],
            takes=one_of(SEAT_IDS),
        ),
        Path("race.SEAT", "the character sheet", *word_of("race", RACES), takes=one_of(ids(RACES))),
        Path("side.SEAT", "male or female", *word_of("side", SIDES), takes=one_of(ids(SIDES))),
        Path("class.SEAT", "the class", *word_of("class_card", CLASSES), takes=one_of(ids(CLASSES))),
        Path(
            "backstory.SEAT", "the backstory card", *word_of("backstory", BACKSTORIES), takes=one_of(ids(BACKSTORIES))
        ),
        Path(
            "alignment.SEAT",
            "the alignment card",
            *word_of("alignment_card", ALIGNMENTS),
            takes=one_of(ids(ALIGNMENTS)),
        ),
        Path(
            "token.SEAT",
            "the alignment token: its way from the centre, such as none, up or up left",
            lambda p, seat: get_token(p, seat_of(seat)),
            lambda p, seat, values: set_token(p, seat_of(seat), values),
            is_set=True,
            takes=some_of(ids(DIRECTIONS)),
        ),
        Path(
            "sheet.SEAT.ROW",
            "the dice of a row from left to right; setting them takes them from the bag",
            lambda p, seat, row: [
                WORDS.id(p.sheet[seat_of(seat), s])
                for s in SLOTS_OF[ROW_IDS.index(row)]
                if p.sheet[seat_of(seat), s] != NONE
            ],
            lambda p, seat, row, values: set_row(p, seat_of(seat), ROW_IDS.index(row), values),
            takes=some_of(ids(DICE)),
        ),
        Path(
            "waiting.SEAT",
            "starting dice that are not placed yet",
            lambda p, seat: [
                WORDS.id(p.waiting[seat_of(seat), i]) for i in MOST_WAITING if p.waiting[seat_of(seat), i] != NONE
            ],
            lambda p, seat, values: set_waiting(p, seat_of(seat), values),
            is_set=True,
            takes=some_of(ids(DICE)),
        ),
        Path(
            "pool.INITIATIVE",
            "the die on an initiative card",
            lambda p, i: [] if p.pool[WORDS.code(i)] == NONE else [WORDS.id(p.pool[WORDS.code(i)])],
            lambda p, i, values: set_pool(p, WORDS.code(i), values),
            takes=one_of(ids(DICE)),
        ),
        Path(
            "coins",
            "the initiative cards with gold on them",
            lambda p: [WORDS.id(i) for i in INITIATIVES if p.coins[i]],
            set_coins,
            is_set=True,
            takes=some_of(INITIATIVE_IDS),
        ),
        Path(
            "initiative.SEAT",
            "the initiative card a seat has taken",
            *word_of("initiative", INITIATIVES),
            takes=one_of(INITIATIVE_IDS),
        ),
        Path(
            "bag.COLOUR",
            "dice of a colour in the bag; others are set aside",
            lambda p, colour: [str(p.bag[WORDS.code(colour)])],
            lambda p, colour, values: set_bag(p, WORDS.code(colour), whole(values)),
            takes=within(Board.fields["bag"]),
        ),
        Path("bag_size", "number of dice in the bag", lambda p: [str(sum(p.bag[c] for c in COLOURS))]),
        Path("aside", "number of dice aside", lambda p: [str(sum(p.aside[c] for c in COLOURS))]),
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
            "deck", "cards in the deck; others leave the game", *zone_of(IN_DECK), is_set=True, takes=some_of(CARD_IDS)
        ),
        Path("deck_size", "number of cards in the deck", lambda p: [str(deck_size(p))]),
        Path(
            "mixed", "1 if dots no longer matter in the deck", *number_of("mixed"), takes=within(Board.fields["mixed"])
        ),
        Path("discard", "the market discard", *zone_of(DISCARDED), is_set=True, takes=some_of(CARD_IDS)),
        Path("removed", "cards out of the game", *zone_of(REMOVED), is_set=True, takes=some_of(CARD_IDS)),
        Path(
            "cards.SEAT",
            "market cards owned",
            lambda p, seat: cards(p, OWNED[seat_of(seat)]),
            lambda p, seat, values: set_zone(p, OWNED[seat_of(seat)], values),
            is_set=True,
            takes=some_of(CARD_IDS),
        ),
        Path(
            "exhausted.SEAT",
            "exhausted skills",
            lambda p, seat: [WORDS.id(s) for s in SKILLS if p.where[s] == OWNED[seat_of(seat)] and p.exhausted[s]],
            lambda p, seat, values: set_exhausted(p, seat_of(seat), values),
            is_set=True,
            takes=some_of(ids(SKILLS)),
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
            lambda p, seat, card: [str(p.rule(price)(p, seat_of(seat), WORDS.code(card)))],
        ),
        Path("row_total.SEAT.ROW", "sum of the faces of a row", derived_of_row(row_total)),
        Path("score.SEAT.ROW", "attribute score: faces, race and weapons", derived_of_row(attribute_score)),
        Path(
            "goals.SEAT",
            "rows whose goal is met",
            lambda p, seat: [ROW_IDS[row] for row in ROWS if p.rule(meets_goal)(p, seat_of(seat), row)],
            is_set=True,
            takes=some_of(ROW_IDS),
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
            lambda p, seat, trait: [str(p.rule(trait_stars)(p, seat_of(seat), WORDS.code(trait)))],
        ),
        Path("gold_stars.SEAT", "stars for gold in the solo game", derived(gold_stars)),
        Path("total.SEAT", "stars as they would be scored now", derived(total_stars)),
        Path("stars.SEAT", "stars given in the final scoring", number_of("stars")[0]),
    ),
    baseline,
    settle,
)
