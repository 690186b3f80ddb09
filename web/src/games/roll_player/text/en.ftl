# What the web board of Roll Player says beside the words of the rules.
board-your-sheet = your sheet
board-sheet-of = { $name }’s sheet
board-sheets = The heroes
board-no-hero-yet = a nameless hero
board-on-turn = to move
board-can-be-chosen = can be chosen
board-empty = empty
board-wanted = the backstory wants { $colour }
board-matched = matches the backstory
board-place = place { $die } here
board-row-score = score { $score }
board-goal-met = goal met
board-goal-missed = goal not met
board-stars = { $count ->
    [one] one star
   *[other] { $count } stars
}
board-gold-held = { $count } gold
board-tokens-held = { $count ->
    [one] one Charisma token
   *[other] { $count } Charisma tokens
}
board-centre = centre
board-token-here = the token is here
board-set = { $stars ->
    [one] { $material }: one star
   *[other] { $material }: { $stars } stars
}
board-upright = upright
board-none-yet = none yet
board-taken-by = taken by { $name }
board-arrow = moves the token: { $direction }
board-arrow-copied = moves the token as the copied skill does
board-market-empty = There are no cards in the market.
board-winner = winner
board-scoring = Scoring tables
board-cards = { $count ->
    [one] one card
   *[other] { $count } cards
}
board-gold-for-a-star = One star for every { $count } gold.
board-looking = Looking at { $name }’s sheet.
board-back = Back to mine
about-components = Some values of cards and classes are our own, because we do not know the printed ones.

# Buttons that make the selected choice

commit-market = Buy this card
commit-buy = Buy this card
commit-sell = Discard this card
commit-drop = Discard this card
