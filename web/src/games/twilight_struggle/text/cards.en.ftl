# The cards on the screen

cards-desk = Your cards
cards-hand = Your hand
cards-hand-empty = No cards in hand.
cards-hand-of = { $side ->
    [us] { $count ->
        [0] The US holds no cards.
        [one] The US holds one card.
       *[other] The US holds { $count } cards.
    }
   *[ussr] { $count ->
        [0] The USSR holds no cards.
        [one] The USSR holds one card.
       *[other] The USSR holds { $count } cards.
    }
}
cards-own-headline = Your headline, face down
cards-tray = Cards to choose from
cards-sort = Sort by
cards-sort-ops = value
cards-sort-side = side
cards-sort-region = region
cards-offered = can be chosen
cards-chosen = chosen, awaiting confirmation
cards-close = Close

# What is printed on a card

cards-number = No. { $number }
cards-ops = { $count ->
    [one] Worth one operations point
   *[other] Worth { $count } operations points
}
cards-side-us = US event
cards-side-ussr = USSR event
cards-side-neutral = Neutral event
cards-no-event = No event
cards-scoring = Scoring card
cards-star = Removed from the game after its event
cards-war = War card
cards-optional = Optional card
cards-lasting-turn = In force until the end of the turn
cards-lasting-permanent = In force for the rest of the game
cards-lasting-until-escaped = In force until the trapped side escapes by a die roll
cards-lasting-until-used = In force until used

# What can be done with a card

cards-use-title = The card you are playing
cards-use-event = Follow the text on the card.
cards-use-influence = Add influence where you already have some, or next to it.
cards-use-coup = Roll to remove the opponent’s influence from a country.
cards-use-realignment = Roll against the opponent, once per operations point.
cards-use-space = Discard the card for a die roll; its event does not happen.
cards-use-un-intervention = Its event does not happen; you use its operations.
cards-use-pass = Skip this.
cards-use-event-first = The opponent’s event happens now; then you conduct operations.
cards-use-ops-first = You conduct operations; then the opponent’s event happens.
cards-ops-changed = The printed value is shown; it may be changed by: { $cards }.

# Piles

cards-open-pile = { $count ->
    [one] { $pile }: one card; browse
   *[other] { $pile }: { $count } cards; browse
}
cards-search = Search names and texts
cards-filter-side = Side
cards-filter-era = Period
cards-all-sides = All sides
cards-all-eras = All periods
cards-found = { $count ->
    [one] One card
   *[other] { $count } cards
}
cards-none-found = No card matches.

# Effects

cards-effects-none = No lasting effects are in force.
cards-effect-side = { $side ->
    [us] Played by the US.
   *[ussr] Played by the USSR.
}
cards-effect-bound = { $side ->
    [us] The US must use it for operations in its next action round.
   *[ussr] The USSR must use it for operations in its next action round.
}
cards-effect-region = Named region: { $region }.

# Countries

cards-uncontrolled = uncontrolled

# The bid

cards-bid-title = Bid for sides
cards-bid-how = Choose the side you want and how much extra influence the other side gets for it. If both players want the same side, the higher bid takes it, and the other player gets that much extra influence. If you want different sides, you both get your wish, and nobody gets extra influence.
cards-bid-own = Your bid: { $bid }. The other player is still choosing.

# Words on the cards, explained

cards-words = Words on this card
cards-glossary-influence-name = Influence
cards-glossary-influence = A side’s strength in a country, in points. Each side’s influence is counted separately.
cards-glossary-control-name = Control
cards-glossary-control = A side controls a country when its influence there exceeds the opponent’s by at least the stability number.
cards-glossary-stability-name = Stability
cards-glossary-stability = How resistant a country is, from 1 to 5: the margin needed for control. A coup must beat twice this number.
cards-glossary-battleground-name = Battleground
cards-glossary-battleground = A key country: it scores an extra point, and a coup there lowers DEFCON by one.
cards-glossary-adjacent-name = Adjacent
cards-glossary-adjacent = Connected by a line on the map. A superpower can be adjacent to a country too.
cards-glossary-operations-name = Operations
cards-glossary-operations = Points to spend on placing influence, a coup or realignment rolls, as many as the card’s value.
cards-glossary-coup-name = Coup
cards-glossary-coup = Die roll plus operations, minus twice the stability. The result removes that much of the opponent’s influence; any excess is added as your own.
cards-glossary-free-coup-name = Free coup
cards-glossary-free-coup = A coup that ignores DEFCON restrictions and does not count as military operations.
cards-glossary-realignment-name = Realignment
cards-glossary-realignment = Both sides roll a die, with bonuses for adjacent controlled countries, more influence and an adjacent superpower. The lower result loses the difference in influence.
cards-glossary-military-operations-name = Military operations
cards-glossary-military-operations = By the end of the turn a side needs as many as the DEFCON level; each one missing gives the opponent a point. Coups and wars count.
cards-glossary-defcon-name = DEFCON
cards-glossary-defcon = How close nuclear war is, from 5 (peace) to 1. At 1 the phasing player loses the game. The lower it is, the more regions are closed to coups and realignments.
cards-glossary-space-race-name = Space Race
cards-glossary-space-race = Once per turn you can discard a card for a roll to advance on this track, which gives points and abilities.
cards-glossary-headline-name = Headline
cards-glossary-headline = The event each side chooses in secret at the start of a turn.
cards-glossary-scoring-name = Scoring
cards-glossary-scoring = Presence: at least one controlled country in the region. Domination: more countries and more battlegrounds than the opponent, including at least one non-battleground. Control: more countries, and all battlegrounds.
cards-glossary-war-name = War
cards-glossary-war = Decided by a die roll; adjacent countries controlled by the enemy subtract from it.
cards-glossary-action-round-name = Action round
cards-glossary-action-round = A side’s opportunity to play one card; there are six or seven in a turn.
cards-glossary-phasing-name = Phasing player
cards-glossary-phasing = The player whose round or headline it is.
cards-glossary-victory-points-name = VP
cards-glossary-victory-points = Victory points, on one track for both sides: what one gains, the other loses. Twenty points win immediately.
