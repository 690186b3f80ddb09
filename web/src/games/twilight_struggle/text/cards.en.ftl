# The cards on the screen

cards-desk = Cards on the desk
cards-hand = Your hand
cards-hand-empty = No cards in hand.
cards-hand-of = { $side ->
    [us] { $count ->
        [one] The US holds one card.
       *[other] The US holds { $count } cards.
    }
   *[ussr] { $count ->
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
cards-chosen = chosen, waits for confirmation
cards-read = Read: { $card }
cards-read-short = Read
cards-close = Close
cards-back = Back to the pile

# What is printed on a card

cards-number = No. { $number }
cards-ops = { $count ->
    [one] Worth one operations point
   *[other] Worth { $count } operations points
}
cards-side-us = US event
cards-side-ussr = USSR event
cards-side-neutral = Event of either side
cards-no-event = No event
cards-scoring = Scoring card
cards-star = Leaves the game once its event has happened
cards-war = War card
cards-optional = Optional card
cards-lasting-turn = In force until the end of the turn
cards-lasting-permanent = In force for the rest of the game
cards-lasting-until-escaped = In force until its victim rolls itself free
cards-lasting-until-used = In force until it has been used

# What can be done with a card

cards-use-title = The card you are playing
cards-use-event = Carry out the text on the card.
cards-use-influence = Add influence where you have some, or next to it.
cards-use-coup = Roll to remove the opponent’s influence from a country.
cards-use-realignment = Roll against the opponent, point by point.
cards-use-space = Give up the card for a roll; its event does not happen.
cards-use-pass = Do without.
cards-use-event-first = The opponent’s event happens now; then you conduct operations.
cards-use-ops-first = You conduct operations; then the opponent’s event happens.
cards-ops-changed = The value shown is the printed one; it can be changed by: { $cards }.

# Piles

cards-open-pile = { $count ->
    [one] { $pile }: one card; look through it
   *[other] { $pile }: { $count } cards; look through them
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

cards-effects-none = No lasting effect is in force.
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

cards-uncontrolled = nobody controls it

# The bid

cards-bid-title = Bid for sides
cards-bid-how = Name the side you want, and how much extra influence the other side may have for it. If both want the same side, it goes to the higher number, and the other player gets that much extra influence. If you want different sides, both get their wish and nobody gets anything extra.
cards-bid-own = Your bid: { $bid }. The other player is still choosing.

# Words on the cards, explained

cards-words = Words on this card
cards-glossary-influence-name = Influence
cards-glossary-influence = How strong a side is in a country, in points. The sides count separately.
cards-glossary-control-name = Control
cards-glossary-control = A side controls a country when it has more influence there than the opponent, by the stability number at least.
cards-glossary-stability-name = Stability
cards-glossary-stability = How firm a country is, from 1 to 5: the number for control, and twice it must be beaten by a coup.
cards-glossary-battleground-name = Battleground
cards-glossary-battleground = An important country: it scores one point more, and a coup there lowers DEFCON by one.
cards-glossary-adjacent-name = Adjacent
cards-glossary-adjacent = Joined by a line on the map. A superpower can be next to a country too.
cards-glossary-operations-name = Operations
cards-glossary-operations = Points for placing influence, a coup or realignment rolls, as many as the card is worth.
cards-glossary-coup-name = Coup
cards-glossary-coup = A die plus the operations, less twice the stability. What is above zero removes the opponent’s influence; the rest is added as one’s own.
cards-glossary-free-coup-name = Free coup
cards-glossary-free-coup = Such a coup heeds no limits set by DEFCON and counts for no military operations.
cards-glossary-realignment-name = Realignment
cards-glossary-realignment = Both roll a die, with bonuses for adjacent controlled countries, more influence and a superpower next door. The lower loses the difference in influence.
cards-glossary-military-operations-name = Military operations
cards-glossary-military-operations = By the end of the turn a side needs as many as DEFCON shows; what is missing gives the opponent points. Coups and wars count.
cards-glossary-defcon-name = DEFCON
cards-glossary-defcon = How far nuclear war is, from 5 (peace) to 1. At 1 the phasing player loses the game. The lower it is, the more regions are closed to coups and realignments.
cards-glossary-space-race-name = Space Race
cards-glossary-space-race = Once a turn a card can be given up for a roll to advance on this track, which brings points and abilities.
cards-glossary-headline-name = Headline
cards-glossary-headline = The event both sides choose in secret at the start of a turn.
cards-glossary-scoring-name = Scoring
cards-glossary-scoring = Presence: a controlled country in the region. Domination: more countries and more battlegrounds, and at least one of another kind. Control: more countries, and all battlegrounds.
cards-glossary-war-name = War
cards-glossary-war = A die decides it; neighbours controlled by the enemy lower it.
cards-glossary-action-round-name = Action round
cards-glossary-action-round = A side’s chance to play one card; six or seven of them make a turn.
cards-glossary-phasing-name = Phasing player
cards-glossary-phasing = The player whose round or headline it is.
cards-glossary-victory-points-name = VP
cards-glossary-victory-points = Victory points, on one track for both sides: what one gains, the other loses. Twenty win at once.
